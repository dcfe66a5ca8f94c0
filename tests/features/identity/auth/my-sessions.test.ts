import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { userWithPassword } from '../../people/members/setup.ts';
import { accountOf } from './accounts.ts';

describe('login sessions of a user', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  const signIn = async ({ email, password }: { email: string; password: string }, userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    return (await rest(app, { headers }, 'POST', '/auth/login', { email, password })).body.token as string;
  };
  const list = async (token: string) => (await rest(app, { token }, 'GET', '/auth/sessions?sort=created_at')).body.data;
  const isIn = async (token: string) => (await rest(app, { token }, 'GET', '/auth/me')).status === 200;

  it('are listed with user agent, address, times, and a flag for the current login session', async () => {
    const user = await userWithPassword(app);
    const token = await signIn(user, `Browser/1.0 ${'x'.repeat(300)}`);
    const [first, second, ...more] = await list(token);
    expect(more).toEqual([]);
    expect(first).toEqual({
      id: expect.any(String),
      expires_at: expect.stringMatching(/^20.*Z$/),
      last_used_at: expect.stringMatching(/^20.*Z$/),
      user_agent: 'tests/1.0',
      address: '192.0.2.0/24',
      current: false,
      created_at: expect.stringMatching(/^20.*Z$/),
    });
    expect(second).toMatchObject({ current: true, address: '127.0.0.0/24' });
    expect(second.user_agent).toHaveLength(255);
    const query = '{ mySessions(orderBy: [CREATED_AT_ASC]) { totalCount nodes { id current } } }';
    const nodes = [
      { id: first.id, current: false },
      { id: second.id, current: true },
    ];
    // the repeated query runs with a query plan, which must not mix up the callers
    for (const _ of [1, 2]) {
      const { result, statements } = await app.counting(() => gql(app, { token }, query));
      expect(result.data.mySessions).toEqual({ totalCount: 2, nodes });
      expect(statements.filter((sql) => /sessions/.test(sql)).length).toBeLessThanOrEqual(3);
    }
    const other = await gql(app, { token: user.token }, query);
    expect(other.data.mySessions.nodes.map((node: { current: boolean }) => node.current)).toEqual([true, false]);
    expect((await list((await seedUser(app)).token)).length).toBe(1);
  });

  it('can be ended one by one, with immediate effect', async () => {
    const user = await userWithPassword(app);
    const token = await signIn(user, 'Browser/2.0');
    const [first] = await list(token);
    const path = `/auth/sessions/${first.id}`;
    expect(await rest(app, { token }, 'DELETE', path)).toMatchObject({
      status: 200,
      body: { message: 'Session ended.' },
    });
    expect([await isIn(user.token), await isIn(token)]).toEqual([false, true]);
    expect((await rest(app, { token }, 'DELETE', path)).status).toBe(404);
    expect(await list(token)).toHaveLength(1);
    const [own] = await list(token);
    expect((await rest(app, { token }, 'DELETE', `/auth/sessions/${own.id}`)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
  });

  it('cannot be ended by other users or after their expiry', async () => {
    const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
    const [theirs] = await list(other.token);
    const over = await signIn(user, 'Browser/3.0');
    const [, old] = await list(over);
    const em = app.services.database.orm.em.fork();
    await em.nativeUpdate(Session, { id: old.id }, { expiresAt: new Date(Date.now() - 1).toISOString() });
    const before = [await accountOf(app, user.userId), await accountOf(app, other.userId)];
    const mutation = 'mutation ($id: ID!) { revokeSession(id: $id) { id } }';
    for (const id of [theirs.id, old.id, 'no-id', '']) {
      const { errors } = await gql(app, user, mutation, { id });
      expect(errors?.[0]).toMatchObject({ message: 'Session not found.', extensions: { code: 'NOT_FOUND' } });
      if (id === '') continue;
      const { status, body } = await rest(app, user, 'DELETE', `/auth/sessions/${id}`);
      expect([status, body]).toEqual([404, { message: 'Session not found.' }]);
    }
    expect((await rest(app, {}, 'DELETE', `/auth/sessions/${theirs.id}`)).status).toBe(401);
    expect((await rest(app, {}, 'DELETE', '/auth/sessions')).status).toBe(401);
    expect((await rest(app, {}, 'GET', '/auth/sessions')).status).toBe(401);
    expect([await accountOf(app, user.userId), await accountOf(app, other.userId)]).toEqual(before);
    expect(await list(user.token)).toHaveLength(1);
  });

  it('can be ended by one call, except the current login session', async () => {
    const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
    const tokens = [await signIn(user, 'a'), await signIn(user, 'b')];
    const done = await rest(app, user, 'DELETE', '/auth/sessions');
    expect([done.status, done.body]).toEqual([200, { message: 'All other sessions have ended.' }]);
    const still = await Promise.all([user.token, ...tokens, other.token].map(isIn));
    expect(still).toEqual([true, false, false, true]);
  });
});
