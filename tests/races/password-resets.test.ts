import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TokenPurpose } from '../../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../../src/features/identity/auth/account/account-tokens.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { accountOf } from '../features/identity/auth/accounts.ts';
import { userWithPassword } from '../features/people/members/setup.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';

describe('parallel password changes in two processes', () => {
  let apps: TestApp[];

  beforeAll(async () => {
    const shared = { DATABASE_URL: await migratedDatabaseUrl(), JWT_SECRET: 'the same signing key for both of them' };
    apps = [await startTestApp(shared), await startTestApp(shared)];
  });
  afterAll(async () => {
    for (const app of apps) await app.stop();
  });

  const appOf = (n: number) => apps[n % apps.length] as TestApp;
  const tokenFor = (userId: string) =>
    systemTransaction(appOf(0).services.database, async (em) =>
      newAccountToken(em, userId, TokenPurpose.PASSWORD_RESET, { isMailed: true }),
    );
  const reset = (n: number, token: string) => {
    const password = `new password ${n}`;
    const body = { token, password, password_confirmation: password };
    return rest(appOf(n), {}, 'POST', '/auth/reset-password', body);
  };
  const signIn = (n: number, email: string, password: string) =>
    rest(appOf(n), {}, 'POST', '/auth/login', { email, password });

  it('only one of 50 resets with the same token succeeds, and login sessions end in both processes', async () => {
    const user = await userWithPassword(appOf(0));
    const token = await tokenFor(user.userId);
    expect((await rest(appOf(1), user, 'GET', '/auth/me')).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(n, token)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(422)]);
    for (let n = 0; n < 2; n++) {
      expect((await rest(appOf(n), user, 'GET', '/auth/me')).status).toBe(401);
      expect((await signIn(n, user.email, `new password ${winner}`)).status).toBe(200);
    }
  });

  it('only one of several resets with different tokens of a user succeeds', async () => {
    const user = await userWithPassword(appOf(0));
    const tokens = [];
    for (let n = 0; n < 8; n++) tokens.push(await tokenFor(user.userId));
    const answers = await Promise.all(tokens.map((token, n) => reset(n, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('a login session that starts with the old password during the reset is ended too', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await userWithPassword(appOf(0));
      const token = await tokenFor(user.userId);
      const [done, ...signedIn] = await Promise.all([
        reset(0, token),
        ...Array.from({ length: 8 }, (_, n) => signIn(n, user.email, user.password)),
      ]);
      expect(done.status).toBe(200);
      for (const { status } of signedIn) expect([200, 401]).toContain(status);
      const { sessions } = await accountOf(appOf(0), user.userId);
      expect(sessions.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    }
  });
});
