import { TokenPurpose } from '../src/features/identity/auth/account/account-token.entity.ts';
import { newAccountToken } from '../src/features/identity/auth/account/account-tokens.ts';
import { User } from '../src/features/identity/auth/user.entity.ts';
import type { Database } from '../src/platform/database/database.ts';
import { systemTransaction } from '../src/platform/database/tenant-session.ts';
import { itemAt } from '../src/platform/errors/require-value.ts';
import type { Caller, MadeList, SignedIn } from './example-caller.ts';

/** The user whom the examples register. */
export const NEW_USER = { email: 'robin@example.com', password: 'correct horse battery' };

/**
 * Creates, changes and deletes an academy. Invites a person, who joins the demo academy, gets another role and is
 * removed. Deletes another invitation.
 */
export async function invite({ call, idOf }: Caller): Promise<void> {
  await call('post /academies', { body: { name: 'Harbour Divers', type: 'swimming', email: 'office@example.com' } });
  await call('put /academies/:id', {
    id: idOf('post /academies'),
    body: { settings: { timezone: 'Australia/Brisbane' } },
  });
  await call('delete /academies/:id', { id: idOf('post /academies') });
  const invited = { email: 'sam@example.com', role: 'academy_admin' };
  const { data: invitation } = await call('post /invitations', { body: invited });
  const accepting = { token: invitation.token, name: 'Sam Okafor', password: 'correct horse battery' };
  await call('post /invitations/accept', { body: accepting, open: true });
  const member = itemAt((await call<MadeList>('get /members', { query: 'search=sam@example.com' })).data, 0);
  await call('put /members/:id', { id: member.id, body: { role: 'staff', staff_id: idOf('post /staff') } });
  await call('delete /members/:id', { id: member.id });
  const { data: other } = await call('post /invitations', { body: { ...invited, email: 'kim@example.com' } });
  await call('delete /invitations/:id', { id: other.id });
}

/** Acts as a new user: verifies the e-mail address, changes the password, and resets a forgotten password. */
export async function recover({ call, signIn }: Caller, database: Database): Promise<void> {
  const { token } = await call<SignedIn>('post /auth/login', { body: NEW_USER, open: true });
  signIn(token);
  await call('post /auth/email-verification', {});
  const verification = { token: await accountToken(database, TokenPurpose.EMAIL_VERIFICATION) };
  await call('post /auth/verify-email', { body: verification, open: true });
  const password = 'staple battery horse';
  const chosen = { password, password_confirmation: password };
  await call('post /auth/password', { body: { current_password: NEW_USER.password, ...chosen } });
  await call('post /auth/forgot-password', { body: { email: NEW_USER.email }, open: true });
  const reset = { token: await accountToken(database, TokenPurpose.PASSWORD_RESET), ...chosen };
  await call('post /auth/reset-password', { body: reset, open: true });
}

/** Creates a token for the new user. Without the examples, the user would get this token by mail. */
function accountToken(database: Database, purpose: TokenPurpose): Promise<string> {
  return systemTransaction(database, async (em) => {
    const { id } = await em.findOneOrFail(User, { email: NEW_USER.email });
    return newAccountToken(em, id, purpose, { isMailed: true });
  });
}
