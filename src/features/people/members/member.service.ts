import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { endMembership, giveUpKeys } from './end-membership.ts';
import type { ChangeMemberRoleArgs } from './member.inputs.ts';
import { MemberKeys } from './member-keys.enums.ts';
import { assertAdminStays, assertMayGrant, linkUser, lockPeople, type PeopleIds, partOf } from './member-role.ts';
import { Membership } from './membership.entity.ts';
import { membershipReads } from './membership.loaders.ts';
import { memberRoleChanged } from './membership.signals.ts';

/**
 * Gives a member another role, which applies from the next request on. If the member was an academy admin, the API keys
 * that the member created are revoked or transferred, because they may act as an admin.
 */
export function changeMemberRole(ctx: RequestContext, { id, keys, ...input }: ChangeMemberRoleArgs): Promise<void> {
  return ctx.session.write(async (em) => {
    const membership = await writableMember(ctx, em, id, input);
    const errors: FieldErrors = {};
    const part = await partOf(ctx, em, { input, userId: membership.user.id }, errors);
    refuseIfAny(errors);
    const isDemoted = isAdmin(membership) && !isAdmin(part);
    if (isDemoted) await assertAdminStays(em, 'role');
    const before = recordIds(membership);
    linkUser(membership, null);
    Object.assign(membership, part);
    linkUser(part, membership.user);
    const userId = membership.user.id;
    await ctx.signals.publish(ctx, em, memberRoleChanged, { userId, before, after: recordIds(part) });
    if (isDemoted) await giveUpKeys(ctx, em, userId, keys ?? MemberKeys.REVOKE);
  });
}

/**
 * Ends a membership. The user loses access immediately. The record of the person is kept. Returns the ids of the API
 * keys that the member created.
 */
export const removeMember = (ctx: RequestContext, id: string, keys: MemberKeys): Promise<string[]> =>
  ctx.session.write(async (em) => endMembership(ctx, em, await writableMember(ctx, em, id), keys));

const recordIds = ({ staff, parent, student }: Pick<Membership, 'staff' | 'parent' | 'student'>) => ({
  staffId: staff?.id ?? null,
  parentId: parent?.id ?? null,
  studentId: student?.id ?? null,
});

const isAdmin = ({ role }: { role: MemberRole }): boolean => role === MemberRole.ACADEMY_ADMIN;

/**
 * Returns a membership that the caller may change, locked. Also locks the staff, parent or student records of the
 * present role, and those in `next`, which are for the new role.
 */
async function writableMember(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  next: PeopleIds = {},
): Promise<Membership> {
  await assertVisible(ctx, em, { model: membershipReads, id, name: 'Member' });
  await lockAcademy(em, ctx.session.academyId);
  await lockPeople(em, await getRecord(em, Membership, id, { name: 'Member' }), next);
  const membership = await getRecord(em, Membership, id, { name: 'Member', lock: true });
  assertMayGrant(ctx, membership);
  return membership;
}
