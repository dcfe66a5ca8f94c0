import type { SqlEntityManager } from '@mikro-orm/sql';
import { forbidden } from '../../../platform/errors/app-error.ts';
import { assertOnly } from '../../../platform/permissions/fields.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { StaffRole } from '../../academy/academies/academy.enums.ts';
import type { Staff } from './staff.entity.ts';
import { staffWriting } from './staff.signals.ts';
import type { UpdateStaffMemberInput } from './staff-member.inputs.ts';

/** The names of the fields that staff members may change in their own record. */
const OWN_DATA = ['email', 'phone', 'qualifications', 'weeklyAvailability'];

/** Throws FORBIDDEN if the caller's role does not allow the changes in any staff record. */
export function assertMaySend(ctx: RequestContext, changes: UpdateStaffMemberInput): void {
  const { role } = requireAcademy(ctx).viewer;
  if (role === 'teacher' || role === 'support_staff') assertOnly(changes, OWN_DATA);
  if (role === 'administrator' && changes.role === StaffRole.ADMINISTRATOR) throw forbidden();
}

/**
 * Throws FORBIDDEN if the caller may not make the changes in the record of this staff member. Administrators may change
 * all staff except administrators and academy admins. All staff may change the fields {@link OWN_DATA} of their own
 * record. The staff member must be locked.
 */
export async function assertMayWrite(
  ctx: RequestContext,
  em: SqlEntityManager,
  staff: Staff,
  changes: UpdateStaffMemberInput | 'delete',
): Promise<void> {
  const { role, staffId } = requireAcademy(ctx).viewer;
  if (role === 'super_admin' || role === 'academy_admin') return;
  if (staff.id === staffId && changes !== 'delete') return assertOnly(changes, OWN_DATA);
  if (role !== 'administrator' || staff.role === StaffRole.ADMINISTRATOR) throw forbidden();
  await ctx.signals.publish(ctx, em, staffWriting, { staff });
}
