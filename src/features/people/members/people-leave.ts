import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { parentDeleted } from '../parents/parent.signals.ts';
import { staffLeft, staffRoleChanged, staffWriting } from '../staff/staff.signals.ts';
import { lastDayOf } from '../staff/staff-values.ts';
import { studentDeleted } from '../students/student.signals.ts';
import { endMembership } from './end-membership.ts';
import { Invitation } from './invitations/invitation.entity.ts';
import { assertAdminStays, assertMayGrant, isLastAdmin } from './member-role.ts';
import { Membership } from './membership.entity.ts';

/** Ends the access of a deleted student. */
export const endStudent = onSignal(studentDeleted, (ctx: RequestContext, em, { student }) =>
  endAccess(ctx, em, { student }),
);

/** Ends the access of a deleted parent. */
export const endParent = onSignal(parentDeleted, (ctx: RequestContext, em, { parent }) =>
  endAccess(ctx, em, { parent }),
);

/**
 * Ends the access of a staff member who was deleted or has left. If the end date is in the future, the access ends
 * after that date, because the staff member marks attendance until then. Open invitations are revoked at once.
 */
export const endStaff = onSignal(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  if (lastDayOf(staff, todayOf(ctx)) === null) return endAccess(ctx, em, { staff });
  if (await isLastAdmin(em, await em.findOne(Membership, { staff }))) await assertAdminStays(em, 'id');
  await revokeInvitations(em, { staff });
});

/** Copies the new role of a staff member to their memberships and open invitations. */
export const followStaffRole = onSignal(staffRoleChanged, async (_ctx, em, { staff }) => {
  for (const membership of await lockWhere(em, Membership, { staff, role: MemberRole.STAFF })) {
    membership.staffRole = staff.role;
  }
  for (const invitation of await openInvitations(em, { staff })) invitation.staffRole = staff.role;
});

/** Throws if an administrator changes the staff record of an academy admin. */
export const protectAdmins = onSignal(staffWriting, async (ctx: RequestContext, em, { staff }) => {
  const membership = await em.findOne(Membership, { staff });
  if (membership) assertMayGrant(ctx, membership);
});

export type Person =
  | Pick<Membership & Invitation, 'student'>
  | Pick<Membership & Invitation, 'parent'>
  | Pick<Membership & Invitation, 'staff'>;

/**
 * Ends a person's membership and revokes the person's invitations. Throws for the last admin of the academy. The
 * academy must be locked.
 */
export async function endAccess(ctx: RequestContext, em: SqlEntityManager, person: Person): Promise<void> {
  const [membership] = await lockWhere(em, Membership, person);
  await revokeInvitations(em, person);
  if (membership) await endMembership(ctx, em, membership);
}

async function revokeInvitations(em: SqlEntityManager, person: Person): Promise<void> {
  for (const invitation of await openInvitations(em, person)) invitation.revokedAt = now();
}

const openInvitations = (em: SqlEntityManager, person: Person): Promise<Invitation[]> =>
  lockWhere(em, Invitation, { ...person, acceptedAt: null, revokedAt: null });
