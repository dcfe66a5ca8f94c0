import { expect, test } from 'vitest';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { createRateLimits } from '../../../../src/platform/http/rate-limits.ts';
import { aUser, config, database, identify, PASSWORD, signIn, signUp, useDatabase } from './setup.ts';

useDatabase();

const wrong = { code: 'UNAUTHENTICATED', message: 'Invalid credentials.' };

test('login creates a new login session each time', async () => {
  const { id, email } = await aUser();
  const first = await signIn(email);
  const second = await signIn(` ${email.toUpperCase()} `);
  expect(second.user.id).toBe(id);
  const [a, b] = [await identify(first.token), await identify(second.token)];
  expect(a.principal?.userId).toBe(id);
  expect(b.principal?.userId).toBe(id);
  expect(a.principal?.sessionId).not.toBe(b.principal?.sessionId);
});

test('login refuses an unknown e-mail address and a wrong password with the same text', async () => {
  const { email } = await aUser();
  await expect(signIn(email, 'not the password')).rejects.toMatchObject(wrong);
  await expect(signIn('nobody@example.test')).rejects.toMatchObject(wrong);
});

test('login takes the same time for unknown e-mail addresses and wrong passwords', async () => {
  const { user } = await signUp();
  const time = async (email: string) => {
    const start = performance.now();
    await expect(signIn(email, 'not the password')).rejects.toMatchObject(wrong);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 7; i++) {
    known.push(await time(user.email));
    unknown.push(await time('nobody@example.test'));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[3] ?? 0;
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test('login checks the whole password, although bcrypt reads only 72 bytes', async () => {
  const password = 'p'.repeat(72);
  const { user } = await signUp({ password });
  await expect(signIn(user.email, `${password}x`)).rejects.toMatchObject(wrong);
});

test('login reports missing and malformed fields', async () => {
  await expect(signIn('nobody', '')).rejects.toMatchObject({
    details: {
      fields: {
        email: ['The email field must be a valid email address.'],
        password: ['The password field is required.'],
      },
    },
  });
});

test('login counts an attempt before it checks the password, whether the password is right or wrong', async () => {
  const { email } = await aUser();
  const limits = createRateLimits({ ...config, loginLimitPerMinute: 2 });
  await expect(signIn(email, 'not the password', { limits })).rejects.toMatchObject(wrong);
  await signIn(email.toUpperCase(), PASSWORD, { limits });
  await expect(signIn(email, PASSWORD, { limits })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await signIn((await aUser()).email, PASSWORD, { limits });
});

test('login deletes only expired login sessions of the same user', async () => {
  const [user, other] = [await aUser(), await aUser()];
  await signIn(user.email);
  await signIn(user.email);
  await signIn(other.email);
  const expire = { expiresAt: new Date(Date.now() - 1000).toISOString() };
  await systemTransaction(database(), async (em) => {
    const [oldest] = await em.find(Session, { user: user.id }, { orderBy: { id: 'asc' }, limit: 1 });
    Object.assign(oldest!, expire);
    await em.nativeUpdate(Session, { user: other.id }, expire);
  });
  await signIn(user.email);
  const em = database().orm.em.fork();
  expect(await em.count(Session, { user: user.id })).toBe(2);
  expect(await em.count(Session, { user: other.id })).toBe(1);
});
