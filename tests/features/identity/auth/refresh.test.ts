import { expect, test } from 'vitest';
import { refresh } from '../../../../src/features/identity/auth/auth.service.ts';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { aUser, context, counted, database, identify, refreshed, signIn, signOut, useDatabase } from './setup.ts';

useDatabase();

const refused = { code: 'UNAUTHENTICATED', message: 'Unauthenticated.' };

const isAccepted = async (token: string): Promise<boolean> => (await identify(token)).principal !== null;

/** Moves the last refresh of the login sessions of a user into the past. */
const backdate = (userId: string, seconds: number) =>
  systemTransaction(database(), (em) =>
    em.nativeUpdate(Session, { user: userId }, { rotatedAt: new Date(Date.now() - seconds * 1000).toISOString() }),
  );

test('refreshToken replaces the token within the same login session', async () => {
  const user = await aUser();
  const old = await signIn(user.email);
  const before = await identify(old.token);
  const { token, user: answered, expiresAt } = await refreshed(old.token);
  expect(answered).toMatchObject({ id: user.id, email: user.email, name: user.name });
  expect(expiresAt >= old.expiresAt).toBe(true);
  expect(token).not.toBe(old.token);
  expect((await identify(token)).principal?.sessionId).toBe(before.principal?.sessionId);
  expect(await isAccepted(old.token)).toBe(false);
});

test('refreshToken succeeds once for parallel calls with the same token, and the new token can be used', async () => {
  const { token } = await signIn((await aUser()).email);
  const contexts = await Promise.all(Array.from({ length: 5 }, () => context(token)));
  const results = await Promise.allSettled(contexts.map((ctx) => refresh(ctx)));
  const won = results.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
  expect(await isAccepted(won[0]!.value.token)).toBe(true);
});

test('a replaced token that is used within 10 seconds is refused, and the login session continues', async () => {
  const user = await aUser();
  const old = await signIn(user.email);
  const { token } = await refreshed(old.token);
  await backdate(user.id, 9);
  const { result, statements } = await counted(() => identify(old.token));
  expect(result.principal).toBeNull();
  expect(result.academy).toMatchObject(refused);
  expect(statements).toHaveLength(1);
  await expect(refreshed(old.token)).rejects.toMatchObject(refused);
  expect(await isAccepted(token)).toBe(true);
});

test('a replaced token that is used after more than 10 seconds ends the login session, with one more statement', async () => {
  const user = await aUser();
  const old = await signIn(user.email);
  const other = await signIn(user.email);
  const { token } = await refreshed(old.token);
  await backdate(user.id, 11);
  const { result, statements } = await counted(() => identify(old.token));
  expect(result.principal).toBeNull();
  expect(statements).toHaveLength(2);
  expect(await isAccepted(token)).toBe(false);
  expect(await isAccepted(other.token)).toBe(true);
});

test('a token whose replacement was also replaced ends the login session if it is used, even within 10 seconds', async () => {
  const oldest = await signIn((await aUser()).email);
  const old = await refreshed(oldest.token);
  const { token } = await refreshed(old.token);
  expect(await isAccepted(token)).toBe(true);
  expect(await isAccepted(oldest.token)).toBe(false);
  expect(await isAccepted(token)).toBe(false);
});

test('refreshToken refuses a token of an ended login session', async () => {
  const { token } = await signIn((await aUser()).email);
  const ctx = await context(token);
  await signOut(token);
  await expect(refresh(ctx)).rejects.toMatchObject(refused);
  await expect(refresh(await context())).rejects.toMatchObject(refused);
});
