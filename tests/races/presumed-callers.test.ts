import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../src/features/identity/auth/account/passwords.ts';
import { setSuperAdmin } from '../../src/features/identity/auth/super-admins.ts';
import { changeMemberRole, membershipOf, removeMember } from '../features/people/members/setup.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { type Credentials, codes, gql, rest } from '../support/clients.ts';
import { fetchContent, uploaded } from '../support/files.ts';
import { SECRET } from '../support/process.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { type HeldConnection, openHeldConnection } from './held-connection.ts';

const QUERY = '{ students(first: 5) { totalCount nodes { id firstName } } }';
const MUTATION = 'mutation { createDepartment(input: { name: "Made by somebody" }) { name } }';

// `asked` receives the tested requests. `other` makes the changes to data that `asked` has cached. It also returns the
// expected response, because it has never received the token before.
let asked: TestApp;
let other: TestApp;
let way: HeldConnection;

beforeAll(async () => {
  const url = await migratedDatabaseUrl();
  way = await openHeldConnection(Number(new URL(url).port));
  const held = new URL(url);
  held.port = String(way.port);
  const options = { planAtOnce: true };
  other = await startTestApp({ DATABASE_URL: url, JWT_SECRET: SECRET }, undefined, undefined, options);
  asked = await startTestApp({ DATABASE_URL: held.href, JWT_SECRET: SECRET }, undefined, undefined, options);
});

// a failed test must not hold the requests of the next one
afterEach(() => way.letGo());

afterAll(async () => {
  await asked.stop();
  await other.stop();
  way.close();
});

/** A member who has sent requests before, and a colleague who changes the member's access. */
interface Scene {
  academy: SeededAcademy;
  boss: Member;
  member: Member;
  /** Another academy with students of its own. */
  elsewhere: SeededAcademy;
  /** Runs SQL as the owner of the database. */
  run(statement: ReturnType<typeof sql>): Promise<unknown>;
}

/** A request of the member. */
type Ask = (app: TestApp, as: Credentials) => Promise<{ status: number; shown: unknown }>;

const PROTOCOLS: Record<string, Ask> = {
  GraphQL: async (app, as) => {
    const { status, data, errors } = await gql(app, as, QUERY);
    return { status, shown: { data, errors } };
  },
  REST: async (app, as) => {
    const { status, body } = await rest(app, as, 'GET', '/students?per_page=5');
    return { status, shown: JSON.parse(JSON.stringify(body).replaceAll(app.url, '')) };
  },
};

async function sceneOf(role: 'academy_admin' | 'teacher', isSuper = false): Promise<Scene> {
  const [academy, elsewhere] = [await seedAcademy(other), await seedAcademy(other)];
  await academy.with.student();
  await academy.with.student();
  await elsewhere.with.student();
  const [boss, member] = [await academy.as('academy_admin'), await academy.as(role)];
  const { kysely } = other.services.database;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(kysely);
  if (isSuper) await setSuperAdmin(other.services.database, await emailOf(member), true, 'op@host');
  return { academy, boss, member, elsewhere, run };
}

async function emailOf({ userId }: Member): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(
    other.services.database.kysely,
  );
  return rows[0]?.email ?? '';
}

const idOf = async ({ academy }: Scene, { userId }: Member): Promise<string> =>
  (await membershipOf({ app: other, academy } as never, userId))?.id;

interface Change {
  readonly name: string;
  readonly role?: 'academy_admin' | 'teacher';
  readonly isSuper?: boolean;
  /** Is true if the member omits the X-Academy-ID header. */
  readonly isOwnAcademy?: boolean;
  /** Is true if a Citus cluster refuses the change. */
  readonly isOnOneServer?: boolean;
  /** HTTP status of the next read after the change. */
  readonly status: number;
  change(scene: Scene): Promise<unknown>;
}

const CHANGES: Change[] = [
  {
    name: 'the login session is revoked',
    status: 401,
    change: ({ member, run }) => run(sql`update sessions set revoked_at = now() where user_id = ${member.userId}`),
  },
  {
    name: 'the login session has expired',
    status: 401,
    change: ({ member, run }) =>
      run(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${member.userId}`),
  },
  {
    name: 'the password is changed elsewhere, which ends the login session',
    status: 401,
    async change({ member, run }) {
      const [email, password] = [await emailOf(member), 'a password of before'];
      await run(sql`update users set password_hash = ${await hashPassword(password)} where id = ${member.userId}`);
      const { token } = (await rest(other, {}, 'POST', '/auth/login', { email, password })).body;
      const chosen = { password: 'a brand new password', password_confirmation: 'a brand new password' };
      const done = await rest(other, { token }, 'POST', '/auth/password', { current_password: password, ...chosen });
      expect(done.status).toBe(200);
    },
  },
  {
    name: 'the token has just been rotated',
    status: 401,
    change: async ({ member }) =>
      expect((await rest(other, { token: member.token }, 'POST', '/auth/refresh')).status).toBe(200),
  },
  {
    name: 'the member becomes a parent',
    status: 200,
    async change(scene) {
      const { id: parentId } = await scene.academy.with.parent();
      const part = { role: 'PARENT', parentId };
      expect(codes(await changeMemberRole(other, scene.boss, await idOf(scene, scene.member), part))).toEqual([]);
    },
  },
  {
    name: 'the membership is removed',
    status: 403,
    change: async (scene) =>
      expect(codes(await removeMember(other, scene.boss, await idOf(scene, scene.member)))).toEqual([]),
  },
  {
    name: 'the role of a staff member changes',
    role: 'teacher',
    status: 200,
    change: async ({ boss, member }) =>
      expect((await rest(other, boss, 'PUT', `/staff/${member.staffId}`, { role: 'administrator' })).status).toBe(200),
  },
  {
    name: 'the member moves to another academy',
    // Citus refuses to change the academy of a row
    isOnOneServer: true,
    isOwnAcademy: true,
    status: 200,
    async change({ member, elsewhere, run }) {
      for (const table of ['memberships', 'caller_memberships']) {
        await run(sql`update ${sql.table(table)} set academy_id = ${elsewhere.id} where user_id = ${member.userId}`);
      }
    },
  },
  {
    name: 'the academy is suspended',
    status: 200,
    change: ({ academy, run }) => run(sql`update academies set status = 'suspended' where id = ${academy.id}`),
  },
  {
    name: 'the academy changes its time zone and currency',
    status: 200,
    change: ({ academy, run }) =>
      run(sql`update academies set settings = settings || '{"timezone":"Asia/Tokyo","currency":"JPY"}'
        where id = ${academy.id}`),
  },
  {
    name: 'a teacher becomes a Super Admin',
    role: 'teacher',
    status: 200,
    change: async ({ member }) => setSuperAdmin(other.services.database, await emailOf(member), true, 'op@host'),
  },
  {
    name: 'a teacher is a Super Admin no longer',
    role: 'teacher',
    isSuper: true,
    status: 200,
    change: async ({ member }) => setSuperAdmin(other.services.database, await emailOf(member), false, 'op@host'),
  },
];

/** The changes that the database of this test run allows. */
const POSSIBLE = CHANGES.filter(({ isOnOneServer }) => !isOnOneServer || !inject('citusUrl'));

/** Returns true if the last statements were sent in one message: the check together with the rows. */
const isOneMessage = (): boolean =>
  way.sent.some((chunk) => chunk.includes('session with') && /begin read only|set role/.test(chunk));

async function departmentsOf({ academy, run }: Scene): Promise<unknown> {
  await run(sql`select set_config('app.academy_id', ${academy.id}, false)`);
  return ((await run(sql`select id from departments where academy_id = ${academy.id}`)) as { rows: unknown[] }).rows;
}

describe.each(Object.entries(PROTOCOLS))(
  'known caller, whose permissions are checked while the rows are read, using %s',
  (protocol, ask) => {
    describe.each(POSSIBLE)(
      'change of the caller: $name',
      ({ role = 'academy_admin', isSuper, isOwnAcademy, status, change }) => {
        const prepared = async () => {
          const scene = await sceneOf(role, isSuper);
          const as = isOwnAcademy ? { token: scene.member.token } : scene.member;
          for (let time = 0; time < 3; time++) expect((await ask(asked, as)).status).toBe(200);
          way.sent.length = 0;
          const before = await ask(asked, as);
          // the tests prove something only if the check and the rows were requested in one message
          expect(isOneMessage()).toBe(true);
          return { scene, as, before };
        };

        it('a read that starts after the change uses the new permissions', async () => {
          const { scene, as } = await prepared();
          await change(scene);
          const now = await ask(asked, as);
          expect(now).toEqual(await ask(other, as));
          expect(now.status).toBe(protocol === 'REST' ? status : 200);
        });

        it('a read whose caller is checked after the change uses the new permissions, even if it starts before the change', async () => {
          const { scene, as } = await prepared();
          way.hold();
          const answer = ask(asked, as);
          await way.held();
          await change(scene);
          way.letGo();
          const now = await answer;
          expect(now).toEqual(await ask(other, as));
          expect(now.status).toBe(protocol === 'REST' ? status : 200);
        });

        it('a mutation whose caller is checked after the change uses the new permissions, even if it starts before the change', async () => {
          const { scene, as } = await prepared();
          way.hold();
          const mutation =
            protocol === 'REST'
              ? rest(asked, as, 'POST', '/departments', { name: 'Made by somebody' }).then(({ status }) => status)
              : gql(asked, as, MUTATION).then((answer) => codes(answer)[0] ?? 'done');
          await way.held();
          await change(scene);
          way.letGo();
          const outcome = await mutation;
          const right =
            protocol === 'REST'
              ? (await rest(other, as, 'POST', '/departments', { name: 'Made by another' })).status
              : (codes(await gql(other, as, MUTATION.replace('somebody', 'another')))[0] ?? 'done');
          expect(outcome).toBe(right);
          const isDone = outcome === 201 || outcome === 'done';
          // created through both services, or through none
          if (!isOwnAcademy) expect(await departmentsOf(scene)).toHaveLength(isDone ? 2 : 0);
        });
      },
    );
  },
);

describe.each(POSSIBLE)('known caller who requests the content of a file: $name', ({ role, isSuper, change }) => {
  it('a request whose caller is checked after the change uses the new permissions, even if it starts before the change', async () => {
    const scene = await sceneOf(role ?? 'academy_admin', isSuper);
    const { member } = scene;
    const { id } = await uploaded(other, member);
    const read = async (app: TestApp) => {
      const response = await fetchContent(app, `/api/v1/files/${id}/content`, member);
      return { status: response.status, text: await response.text() };
    };
    for (let time = 0; time < 3; time++) expect((await read(asked)).status).toBe(200);
    way.hold();
    const answer = read(asked);
    await way.held();
    await change(scene);
    way.letGo();
    expect(await answer).toEqual(await read(other));
  });
});
