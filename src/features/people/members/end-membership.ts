import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { handOverKeys } from '../../identity/api-keys/keys-of-member.ts';
import { MemberKeys } from './member-keys.enums.ts';
import { assertAdminStays, linkUser } from './member-role.ts';
import { Membership } from './membership.entity.ts';
import { memberLeft } from './membership.signals.ts';

/**
 * Ends a locked membership in a locked academy. Revokes or transfers the API keys that the member created, and returns
 * their ids. Throws BAD_USER_INPUT if the member is the only admin of the academy.
 */
export async function endMembership(
  ctx: RequestContext,
  em: SqlEntityManager,
  membership: Membership,
  keys = MemberKeys.REVOKE,
): Promise<string[]> {
  if (membership.role === MemberRole.ACADEMY_ADMIN) await assertAdminStays(em, 'id');
  const userId = membership.user.id;
  const heirId = await heirOf(ctx, em, userId, keys);
  linkUser(membership, null);
  em.remove(membership);
  await ctx.signals.publish(ctx, em, memberLeft, { userId });
  // after the signal: its handlers lock calendar feeds, which come before API keys in the lock order
  return handOverKeys(em, userId, heirId);
}

/**
 * Transfers the API keys that a member created to another admin, or revokes them. A key may act as an admin, so its
 * creator must be an admin.
 */
export async function giveUpKeys(
  ctx: RequestContext,
  em: SqlEntityManager,
  userId: string,
  keys: MemberKeys,
): Promise<void> {
  await handOverKeys(em, userId, await heirOf(ctx, em, userId, keys));
}

/**
 * Returns the id of the admin who gets the API keys that a member created. If the caller is another admin of the
 * academy, this is the caller. Otherwise, it is the other admin who became a member first. Returns null if the keys
 * must be revoked.
 */
async function heirOf(
  { principal }: RequestContext,
  em: SqlEntityManager,
  userId: string,
  keys: MemberKeys,
): Promise<string | null> {
  if (keys === MemberKeys.REVOKE) return null;
  const others = { role: MemberRole.ACADEMY_ADMIN, user: { $ne: userId } };
  const admins = await em.find(Membership, others, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const heir = admins.find(({ user }) => user.id === principal?.userId) ?? admins[0];
  return heir?.user.id ?? null;
}
