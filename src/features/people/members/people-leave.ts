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

/** When a student was deleted: ends the student's access. */
export const endStudent = onSignal(studentDeleted, (ctx: RequestContext, em, { student }) =>
  endAccess(ctx, em, { student }),
);

/** When a parent was deleted: ends the parent's access. */
export const endParent = onSignal(parentDeleted, (ctx: RequestContext, em, { parent }) =>
  endAccess(ctx, em, { parent }),
);

/**
 * When a staff member was deleted or has left: ends the staff member's access. If the end date is in the future, the
 * access ends after this date, because the staff member still marks attendance. Open invitations are revoked
 * immediately.
 */
export const endStaff = onSignal(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  if (lastDayOf(staff, todayOf(ctx)) === null) return endAccess(ctx, em, { staff });
  if (await isLastAdmin(em, await em.findOne(Membership, { staff }))) await assertAdminStays(em, 'id');
  await revokeInvitations(em, { staff });
});

/** When a staff member has got another role: copies the role to the staff member's memberships and open invitations. */
export const followStaffRole = onSignal(staffRoleChanged, async (_ctx, em, { staff }) => {
  for (const membership of await lockWhere(em, Membership, { staff, role: MemberRole.STAFF })) {
    membership.staffRole = staff.role;
  }
  for (const invitation of await openInvitations(em, { staff })) invitation.staffRole = staff.role;
});

/**
 * Throws FORBIDDEN if an administrator is about to change the record of a staff member whose membership the
 * administrator may not change, such as an academy admin.
 */
export const protectAdmins = onSignal(staffWriting, async (ctx: RequestContext, em, { staff }) => {
  const membership = await em.findOne(Membership, { staff });
  if (membership) assertMayGrant(ctx, membership);
});

export type Person =
  | Pick<Membership & Invitation, 'student'>
  | Pick<Membership & Invitation, 'parent'>
  | Pick<Membership & Invitation, 'staff'>;

/**
 * Ends a person's membership and revokes the person's open invitations. Throws if the person is the only admin of the
 * academy. The academy must be locked.
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
