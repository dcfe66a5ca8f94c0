import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockCopied } from '../../../../platform/database/copied-rows.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { type AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { hashOf, newSecret } from '../../../../platform/secrets/secret-hash.ts';
import { now } from '../../../../platform/time/now.ts';
import { User } from '../user.entity.ts';
import { AccountToken, TokenPurpose } from './account-token.entity.ts';

/** The number of minutes for which a token is valid, by the purpose of the token. */
export const VALID_MINUTES: Record<TokenPurpose, number> = {
  [TokenPurpose.PASSWORD_RESET]: 30,
  [TokenPurpose.EMAIL_VERIFICATION]: 24 * 60,
};

/** Returns the error for an invalid token. Its text is the same whether the token is unknown, used or expired. */
export const invalidToken = (): AppError => invalidField('token', 'The token is invalid or has expired.');

/**
 * Creates a token for the user and returns its text. Only a hash of the text is stored, with the next flush. Earlier
 * tokens of the user stay valid.
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

/** Returns true if a token exists and is neither used nor expired. */
export async function isUsable(database: Database, purpose: TokenPurpose, token: string): Promise<boolean> {
  const usable = { tokenHash: hashOf(token), purpose, usedAt: null, expiresAt: { $gt: now() } };
  return (await database.orm.em.fork().count(AccountToken, usable)) > 0;
}

/**
 * Marks a token and all other tokens of its user for the same purpose as used. Returns the user, locked, and whether
 * the token was sent by mail. Throws BAD_USER_INPUT for the field `token` if the token cannot be used. If several
 * requests use the token at the same time, only one succeeds.
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
 * Reads a user again and locks the row until the transaction ends, so that concurrent changes of the account run one
 * after another.
 */
export async function lockUser(em: SqlEntityManager, id: string): Promise<User> {
  return em.findOneOrFail(User, { id }, await lockCopied(em, User, [id], LockMode.PESSIMISTIC_WRITE));
}
