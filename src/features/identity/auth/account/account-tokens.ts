import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../../../platform/database/database.ts';
import { type AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { hashOf, newSecret } from '../../../../platform/secrets/secret-hash.ts';
import { now } from '../../../../platform/time/now.ts';
import { User } from '../user.entity.ts';
import { AccountToken, TokenPurpose } from './account-token.entity.ts';

/** The number of minutes for which a token is valid. */
export const VALID_MINUTES: Record<TokenPurpose, number> = {
  [TokenPurpose.PASSWORD_RESET]: 30,
  [TokenPurpose.EMAIL_VERIFICATION]: 24 * 60,
};

/** Returns the error for an invalid token. The text is the same for all reasons. */
export const invalidToken = (): AppError => invalidField('token', 'The token is invalid or has expired.');

/**
 * Adds a new token of the user to the unit of work and returns its text, which is not stored. Earlier tokens stay
 * valid.
 */
export function newAccountToken(
  em: SqlEntityManager,
  userId: string,
  purpose: TokenPurpose,
  { isMailed }: Pick<AccountToken, 'isMailed'>,
): string {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + VALID_MINUTES[purpose] * 60_000).toISOString();
  const user = em.getReference(User, userId);
  em.create(AccountToken, { user, purpose, tokenHash: hashOf(token), isMailed, expiresAt }, { partial: true });
  return token;
}

/** Returns true if a token can be used now. */
export async function isUsable(database: Database, purpose: TokenPurpose, token: string): Promise<boolean> {
  const usable = { tokenHash: hashOf(token), purpose, usedAt: null, expiresAt: { $gt: now() } };
  return (await database.orm.em.fork().count(AccountToken, usable)) > 0;
}

/**
 * Marks a token as used, together with all other tokens of its user for the same purpose. Returns the locked user, and
 * whether the token was sent by mail. Throws BAD_USER_INPUT on `token` if the token cannot be used. If several callers
 * use the token at the same time, only one succeeds.
 */
export async function spendToken(
  em: SqlEntityManager,
  purpose: TokenPurpose,
  token: string,
): Promise<{ user: User; isMailed: boolean }> {
  const known = await em.findOne(AccountToken, { tokenHash: hashOf(token), purpose });
  if (!known) throw invalidToken();
  const user = await lockUser(em, known.user.id);
  const isSpent = await em.nativeUpdate(
    AccountToken,
    { id: known.id, usedAt: null, expiresAt: { $gt: now() } },
    { usedAt: now() },
  );
  if (isSpent !== 1) throw invalidToken();
  await spendAll(em, user.id, purpose);
  return { user, isMailed: known.isMailed };
}

/** Marks all tokens of a user for a purpose as used. */
export async function spendAll(em: SqlEntityManager, userId: string, purpose: TokenPurpose): Promise<void> {
  await em.nativeUpdate(AccountToken, { user: userId, purpose, usedAt: null }, { usedAt: now() });
}

/**
 * Reads a user again and locks the row until the transaction ends. Concurrent changes of the account therefore run one
 * after another.
 */
export const lockUser = (em: SqlEntityManager, id: string): Promise<User> =>
  em.findOneOrFail(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
