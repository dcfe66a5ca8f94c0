import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { Membership } from '../../../src/features/people/members/membership.entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedSuperAdmin, seedUser } from '../../support/seed.ts';

const NO_ACCESS = { status: 403, code: 'FORBIDDEN', message: 'You do not have access to this academy.' };
const MALFORMED = {
  status: 400,
  code: 'ACADEMY_REQUIRED',
  message: 'The X-Academy-ID header must be a valid UUID.',
};
const REQUIRED = { status: 400, code: 'ACADEMY_REQUIRED', message: 'The X-Academy-ID header is required.' };
const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED', message: 'Unauthenticated.' };

describe('X-Academy-ID header', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let other: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    [academy, other] = [await seedAcademy(app), await seedAcademy(app)];
    admin = await academy.as('academy_admin');
    await other.as('academy_admin');
    await academy.with.course({ name: 'Ours' });
    await other.with.course({ name: 'Theirs' });
  });

  /**
   * Returns the names of the courses that a caller sees, or the error. Expects the same result over GraphQL and REST.
   */
  async function courses(credentials: Credentials): Promise<unknown> {
    const { data, errors, status } = await gql(app, credentials, '{ courses { nodes { name } } }');
    const answer = await rest(app, credentials, 'GET', '/courses');
    const [error] = errors ?? [];
    if (!error) {
      const names = data.courses.nodes.map((node: { name: string }) => node.name);
      expect(answer.body.data.map((row: { name: string }) => row.name)).toEqual(names);
      return names;
    }
    expect(status).toBe(200);
    expect(answer.body).toEqual({ message: error.message });
    return { status: answer.status, code: error.extensions.code, message: error.message };
  }

  const withHeader = (academyId: string): Credentials => ({ token: admin.token, academyId });
  const withoutHeader = (): Credentials => ({ token: admin.token });

  it('selects an academy of the caller, with the id in any letter case', async () => {
    expect(await courses(withHeader(academy.id))).toEqual(['Ours']);
    expect(await courses(withHeader(academy.id.toUpperCase()))).toEqual(['Ours']);
    expect(await courses(withHeader(` ${academy.id} `))).toEqual(['Ours']);
  });

  it('leads to the same error for academies that are unknown or deleted, or of which the caller is not a member', async () => {
    const deleted = await seedAcademy(app, { deletedAt: new Date().toISOString() });
    const former = await deleted.as('academy_admin');
    expect(await courses(withHeader(randomUUID()))).toEqual(NO_ACCESS);
    expect(await courses(withHeader(other.id))).toEqual(NO_ACCESS);
    expect(await courses(former)).toEqual(NO_ACCESS);
    expect(await courses({ ...admin, token: (await seedUser(app)).token })).toEqual(NO_ACCESS);
  });

  it.each([
    '',
    '1',
    'null',
    'undefined',
    '*',
    '%',
    "' or 1=1 --",
    '00000000000000000000000000000000',
    'x'.repeat(4000),
  ])('is refused if it is not a UUID: %s', async (academyId) => {
    expect(await courses(withHeader(academyId))).toEqual(MALFORMED);
  });

  it('is refused if it is sent more than once', async () => {
    const send = (academyIds: string[]) =>
      new Promise<string>((resolve, reject) => {
        const headers = ['authorization', `Bearer ${admin.token}`, ...academyIds.flatMap((id) => ['x-academy-id', id])];
        request(`${app.url}/api/v1/courses`, { headers: ['host', new URL(app.url).host, ...headers] }, (response) => {
          let body = `${response.statusCode} `;
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => resolve(body));
        })
          .on('error', reject)
          .end();
      });
    const refusal = `400 ${JSON.stringify({ message: MALFORMED.message })}`;
    expect(await send([academy.id, other.id])).toBe(refusal);
    expect(await send([other.id, academy.id])).toBe(refusal);
    expect(await send([academy.id, academy.id])).toBe(refusal);
    expect(await send([academy.id])).toMatch(/^200 /);
  });

  it('is optional for a member of one academy, except in the REST paths of batches', async () => {
    expect(await courses(withoutHeader())).toEqual(['Ours']);
    for (const path of ['/batches', `/batches/${randomUUID()}`]) {
      expect(await rest(app, withoutHeader(), 'GET', path)).toMatchObject({
        status: 400,
        body: { message: REQUIRED.message },
      });
    }
    expect((await rest(app, admin, 'GET', '/batches')).status).toBe(200);
  });

  it('is optional if the second academy of the caller is deleted', async () => {
    const gone = await seedAcademy(app, { deletedAt: new Date().toISOString() });
    const user = await joined(academy, gone);
    expect(await courses({ token: user.token })).toEqual(['Ours']);
  });

  it('is required from users without a membership and from members of two academies, who can choose one of the two', async () => {
    const user = await joined(academy, other);
    expect(await courses({ token: user.token })).toEqual(REQUIRED);
    expect(await courses({ token: user.token, academyId: academy.id })).toEqual(['Ours']);
    expect(await courses({ token: user.token, academyId: other.id })).toEqual(['Theirs']);
    expect(await courses({ token: (await seedUser(app)).token })).toEqual(REQUIRED);
  });

  it('is required from Super Admins, who can choose any existing academy', async () => {
    const { token } = await seedSuperAdmin(app);
    expect(await courses({ token })).toEqual(REQUIRED);
    expect(await courses({ token, academyId: academy.id })).toEqual(['Ours']);
    expect(await courses({ token, academyId: other.id })).toEqual(['Theirs']);
    expect(await courses({ token, academyId: randomUUID() })).toEqual(NO_ACCESS);
  });

  it('reveals nothing to callers without a valid token', async () => {
    for (const academyId of [academy.id, randomUUID(), 'malformed']) {
      expect(await courses({ academyId })).toEqual(UNAUTHENTICATED);
      expect(await courses({ academyId, token: 'forged' })).toEqual(UNAUTHENTICATED);
    }
  });

  /** Creates a user who administers both academies. */
  async function joined(first: SeededAcademy, second: SeededAcademy) {
    const member = await first.as('academy_admin');
    const { userId } = member;
    await second.run(async (em) => {
      const user = em.getReference(User, userId);
      em.create(Membership, { user, role: 'academy_admin' } as never, { partial: true });
    });
    return member;
  }
});
