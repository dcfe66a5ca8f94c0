import { expect, test } from 'vitest';
import { logout } from '../../../../src/features/identity/auth/auth.service.ts';
import { aUser, context, identify, signIn, signOut, useDatabase } from './setup.ts';

useDatabase();

test('logout invalidates the token, and keeps the other login sessions of the user', async () => {
  const { email } = await aUser();
  const [first, second] = [await signIn(email), await signIn(email)];
  expect(await signOut(first.token)).toEqual({ message: 'Logged out.' });
  expect((await identify(first.token)).principal).toBeNull();
  expect((await identify(second.token)).principal).not.toBeNull();
});

test('logout refuses a caller without a valid token', async () => {
  const { token } = await signIn((await aUser()).email);
  await signOut(token);
  await expect(signOut(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'Unauthenticated.' });
  await expect(logout(await context())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
