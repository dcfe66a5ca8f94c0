import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { authenticate } from '../../../src/features/identity/auth/callers/authenticate.ts';
import { ReadRoute } from '../../../src/platform/database/replica/read-route.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import { createRelay } from '../../../src/platform/events/relay.ts';
import { createContext } from '../../../src/platform/tenancy/context.ts';
import type { TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';
import {
  createStudent,
  pauseReplay,
  preferring,
  readsOnReplica,
  replayed,
  type Servers,
  startServers,
  startWithReplica,
  studentNames,
  twoAdmins,
  untilUsable,
} from './setup.ts';

let servers: Servers;
let app: TestApp;
/** Another process of the service. */
let second: TestApp;

beforeAll(async () => {
  servers = await startServers();
  app = await startWithReplica(servers);
  // nothing listens on the port, because only the start of the program serves metrics
  second = await startWithReplica(servers, { METRICS_PORT: '9464' });
  await untilUsable(app);
  await untilUsable(second);
});
afterAll(async () => {
  await app?.stop();
  await second?.stop();
  await servers?.stop();
});

/** Exports the students as CSV, and returns their first names. */
async function exportedNames(as: Credentials): Promise<string[]> {
  const headers = { accept: 'text/csv', authorization: `Bearer ${as.token}`, 'x-academy-id': `${as.academyId}` };
  const response = await fetch(`${app.url}/api/v1/students?sort=created_at`, {
    headers: { ...headers, ...as.headers },
  });
  expect(response.status).toBe(200);
  const [, ...lines] = (await response.text()).trim().split('\r\n');
  return lines.map((line) => /Ada|Ben|Cid/.exec(line)?.[0] ?? line);
}

it('lists read the replica if the request prefers it, exports read it by default, and both include the recent writes of the caller', async () => {
  const academy = await seedAcademy(app);
  const [writer, other] = await twoAdmins(servers, academy);
  await createStudent(app, writer, 'Ada');
  await replayed(servers);
  const resume = await pauseReplay(servers);
  await createStudent(app, writer, 'Ben');

  expect(await studentNames(app, other)).toEqual(['Ada', 'Ben']);
  expect(await studentNames(app, preferring('primary', other))).toEqual(['Ada', 'Ben']);
  expect(await studentNames(app, preferring('replica', other))).toEqual(['Ada']);
  expect(await exportedNames(other)).toEqual(['Ada']);
  expect(await exportedNames(preferring('primary', other))).toEqual(['Ada', 'Ben']);
  expect(await studentNames(app, preferring('replica', writer))).toEqual(['Ada', 'Ben']);
  expect(await exportedNames(writer)).toEqual(['Ada', 'Ben']);
  expect(await studentNames(second, preferring('replica', other))).toEqual(['Ada']);
  expect(await studentNames(second, preferring('replica', writer))).toEqual(['Ada', 'Ben']);

  await resume();
  await expect.poll(() => exportedNames(other)).toEqual(['Ada', 'Ben']);
  const before = readsOnReplica(app);
  expect(await exportedNames(writer)).toEqual(['Ada', 'Ben']);
  expect(readsOnReplica(app)).toBeGreaterThan(before);
});

it('reports read the replica unless the caller requests the primary or has just written', async () => {
  const academy = await seedAcademy(app);
  const [writer, other] = await twoAdmins(servers, academy);
  const courseId = (await academy.with.course()).id;
  await replayed(servers);
  await pauseReplay(servers);
  const days = { start_date: '2026-03-02', end_date: '2026-12-18', start_time: '09:00', end_time: '10:00' };
  const batch = { name: 'Violin', course_id: courseId, max_students: 8, days_of_week: ['monday'], ...days };
  const created = await rest(app, writer, 'POST', '/batches', batch);
  expect(created.status).toBe(201);
  const batches = async (as: Credentials) => {
    const { body } = await rest(app, as, 'GET', '/reports/capacity?from=2026-04-01&to=2026-04-30');
    return body.totals.batches;
  };
  expect(await batches(other)).toBe(0);
  expect(await batches(preferring('primary', other))).toBe(1);
  expect(await batches(writer)).toBe(1);
});

it('the event feed reads the primary if the replica does not have the given sequence number yet', async () => {
  const academy = await seedAcademy(app);
  const [writer, other] = await twoAdmins(servers, academy);
  await replayed(servers);
  await pauseReplay(servers);
  await createStudent(app, writer, 'Ada');
  await createRelay(app.services, []).drain();
  const feed = async (as: Credentials, query = '') => (await rest(app, as, 'GET', `/events${query}`)).body;
  const { data, meta } = await feed(preferring('primary', other));
  expect(data).not.toEqual([]);
  expect(await feed(preferring('replica', other))).toEqual({ data: [], meta: { last_sequence: 0, has_more: false } });
  const query = `?after=${meta.last_sequence}`;
  expect(await feed(preferring('replica', other), query)).toEqual({ data: [], meta });
});

it('a request with an API key includes the recent writes of the key', async () => {
  const academy = await seedAcademy(app);
  const [admin, other] = await twoAdmins(servers, academy);
  const input = { name: 'Sync', role: 'ACADEMY_ADMIN', scopes: ['students:read', 'students:write'] };
  const made = await gql(
    app,
    admin,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { token } }',
    {
      input: { ...input, expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    },
  );
  expect(made.errors).toBeUndefined();
  const key = { token: made.data.createApiKey.token };
  await replayed(servers);
  await pauseReplay(servers);
  await createStudent(app, key, 'Ada');
  expect(await studentNames(app, preferring('replica', key))).toEqual(['Ada']);
  expect(await studentNames(app, preferring('replica', other))).toEqual([]);
});

it('a mutation reads only the primary, even if its request prefers the replica', async () => {
  const academy = await seedAcademy(app);
  const [writer, other] = await twoAdmins(servers, academy);
  await pauseReplay(servers);
  const id = await createStudent(app, writer, 'Ada');
  const late = preferring('replica', other);
  expect((await rest(app, late, 'GET', `/students/${id}`)).status).toBe(404);
  const changed = await rest(app, late, 'PUT', `/students/${id}`, { first_name: 'Eva' });
  expect([changed.status, changed.body.data?.first_name]).toEqual([200, 'Eva']);
});

it('all reads of a request use the primary after a mutation of the request has begun', async () => {
  const academy = await seedAcademy(app);
  const [writer, other] = await twoAdmins(servers, academy);
  await pauseReplay(servers);
  await createStudent(app, writer, 'Ada');
  const { principal, academy: chosen } = await authenticate(app.services.database, app.config, {
    authorization: `Bearer ${other.token}`,
    academyId: academy.id,
  });
  const readRoute = new ReadRoute(other.userId, 'replica');
  const ctx = createContext(app.services, { requestId: 'test', ip: '', principal, academy: chosen, readRoute });
  onTestFinished(() => ctx.end());
  const names = () => ctx.session.query(sql<{ name: string }>`select first_name as name from students`);
  expect(await names()).toEqual([]);
  await ctx.beginMutation();
  expect(await names()).toEqual([{ name: 'Ada' }]);
});

it('callers are checked on the primary: a revoked login session and a removed role are refused before the replica has the change', async () => {
  const academy = await seedAcademy(app);
  const [leaving, demoted] = await twoAdmins(servers, academy);
  const [late, lower] = [preferring('replica', leaving), preferring('replica', demoted)];
  // the service remembers both callers
  for (const as of [late, lower, late, lower]) expect((await rest(app, as, 'GET', '/fees')).status).toBe(200);
  await pauseReplay(servers);
  await systemTransaction(app.services.database, (em) =>
    em
      .getConnection()
      .execute(
        'update sessions set revoked_at = now() where user_id = ?',
        [leaving.userId],
        'run',
        em.getTransactionContext(),
      ),
  );
  await academy.run((em) =>
    em
      .getConnection()
      .execute(
        `update caller_memberships set role = 'staff', staff_role = 'teacher' where user_id = ?`,
        [demoted.userId],
        'run',
        em.getTransactionContext(),
      ),
  );
  expect((await rest(app, late, 'GET', '/fees')).status).toBe(401);
  expect((await rest(app, late, 'GET', '/reports/capacity')).status).toBe(401);
  expect((await rest(app, lower, 'GET', '/fees')).status).toBe(403);
  expect((await rest(app, lower, 'GET', '/reports/revenue')).status).toBe(403);
});

it('row-level security restricts reads on the replica to the academy', async () => {
  const [academy, neighbour] = [await seedAcademy(app), await seedAcademy(app)];
  const [admin] = await twoAdmins(servers, academy);
  await neighbour.with.student({ firstName: 'Ben' });
  await academy.with.student({ firstName: 'Ada' });
  await replayed(servers);
  const before = readsOnReplica(app);
  expect(await studentNames(app, preferring('replica', admin))).toEqual(['Ada']);
  expect(readsOnReplica(app)).toBeGreaterThan(before);
  const foreign = { ...preferring('replica', admin), academyId: neighbour.id };
  expect((await rest(app, foreign, 'GET', '/students')).status).toBe(403);

  // the statement has no condition on the academy
  const { database } = app.services;
  const route = new ReadRoute(admin.userId, 'replica');
  const reader = await database.openReader(academy.id, { route });
  const names = await reader.query(CompiledQuery.raw('select first_name, current_user as role from students'));
  await reader.end();
  expect(names).toEqual([{ first_name: 'Ada', role: 'academy_tenant' }]);
  expect(readsOnReplica(app)).toBe(before + 3);
});

it('the header that selects the server accepts only primary and replica', async () => {
  const academy = await seedAcademy(app);
  const [admin] = await twoAdmins(servers, academy);
  const wrong = preferring('nearest', admin);
  const { status, body } = await rest(app, wrong, 'GET', '/students');
  expect([status, body.message]).toEqual([400, 'The X-Read-Preference header must be primary or replica.']);
  expect((await gql(app, wrong, '{ me { id } }')).status).toBe(400);
});

it('metrics contain the lag of the replica, and count reads by server', async () => {
  const academy = await seedAcademy(second);
  const [admin] = await twoAdmins(servers, academy);
  const count = async (target: string): Promise<number> => {
    const text = (await second.metrics?.registry.metrics()) ?? '';
    expect(text).toMatch(/^replica_lag_seconds\{state="used"\} \d/m);
    return Number(new RegExp(`^replica_reads_total\\{target="${target}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  const [replica, ownWrite] = [await count('replica'), await count('primary_own_write')];
  await studentNames(second, preferring('replica', admin));
  await pauseReplay(servers);
  await createStudent(second, admin, 'Ada');
  await studentNames(second, preferring('replica', admin));
  expect([await count('replica'), await count('primary_own_write')]).toEqual([replica + 2, ownWrite + 2]);
});
