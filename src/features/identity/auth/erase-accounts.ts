import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockCopied } from '../../../platform/database/copied-rows.ts';
import { ERASED, erasedEmail } from '../../../platform/privacy/erased-values.ts';
import { AccountToken } from './account/account-token.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { User } from './user.entity.ts';

/** Locks users in the order of their ids. Until the transaction ends, these users cannot join an academy. */
export async function lockAccounts(em: SqlEntityManager, ids: readonly string[]): Promise<User[]> {
  const locked = await lockCopied(em, User, ids, LockMode.PESSIMISTIC_WRITE);
  return em.find(User, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' }, ...locked });
}

/**
 * Erases a locked user. Afterwards, the user cannot sign in, all login sessions have ended, and another user can
 * register with the e-mail address. The row is kept, because payments and attendance marks refer to it. Must run in a
 * transaction of the database owner.
 */
export async function eraseAccount(em: SqlEntityManager, user: User): Promise<void> {
  Object.assign(user, { name: `${ERASED} user`, email: erasedEmail(), emailVerifiedAt: null });
  user.passwordHash = `erased-${randomUUID()}`;
  await em.nativeDelete(Session, { user });
  await em.nativeDelete(AccountToken, { user });
  await em.flush();
}
