import { type FieldErrors, forbidden } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { Viewer } from '../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Batch } from '../batches/batch.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';
import type { UpdateEnrollmentInput } from './enrollment.inputs.ts';
import type { PlaceMove } from './enrollment.signals.ts';
import { checkFirstDay } from './enrollment-target.ts';
import { holdPlace } from './hold-place.ts';

export type ChangedDays = Pick<UpdateEnrollmentInput, 'enrollmentDate' | 'activeFrom'>;

const CORRECTORS = ['academy_admin', 'administrator', 'super_admin'];

/**
 * Throws FORBIDDEN if the caller changes the first day of a place but is not an admin. Only admins may do so, because
 * the change may credit or bill fees.
 */
export function assertMayCorrect({ role }: Pick<Viewer, 'role'>, { activeFrom }: ChangedDays): void {
  if (activeFrom !== undefined && !CORRECTORS.includes(role)) throw forbidden();
}

/** An enrollment and its batch; the batch is null for an enrollment in a course only. */
interface EnrollmentPlace {
  readonly enrollment: Enrollment;
  readonly batch: Batch | null;
}

/**
 * Changes the enrollment date or the first day of the place of a locked enrollment. If the enrollment got its place on
 * the former enrollment date, the place now counts as given on the new date. Adds errors to `errors` if the days are
 * invalid. Returns null if the first day of the place is unchanged.
 */
export function changeDays(
  ctx: RequestContext,
  { enrollment, batch }: EnrollmentPlace,
  { enrollmentDate, activeFrom }: ChangedDays,
  errors: FieldErrors,
): PlaceMove | null {
  const { activeFrom: before, billedFrom } = enrollment;
  if (enrollmentDate !== undefined && enrollmentDate !== enrollment.enrollmentDate) {
    checkFirstDay(ctx, { field: 'enrollmentDate', day: enrollmentDate }, batch, errors);
    const isFollowed = enrollment.heldFrom === enrollment.enrollmentDate;
    enrollment.enrollmentDate = enrollmentDate;
    if (isFollowed) holdPlace(enrollment, batch, enrollmentDate);
  }
  if (activeFrom !== undefined && activeFrom !== before) {
    if (activeFrom === null) errors.activeFrom = [messages.required('activeFrom')];
    else checkActiveFrom(ctx, { enrollment, batch }, activeFrom, errors);
    if (before !== null && activeFrom !== null) holdPlace(enrollment, batch, activeFrom);
  }
  if (before === null || enrollment.activeFrom === null || enrollment.activeFrom === before) return null;
  enrollment.billedFrom = null;
  return { id: enrollment.id, from: billedFrom ?? before, to: enrollment.activeFrom };
}

function checkActiveFrom(
  ctx: RequestContext,
  { enrollment, batch }: EnrollmentPlace,
  day: string,
  errors: FieldErrors,
): void {
  const leaving = enrollment.droppedOn ?? enrollment.completionDate;
  if (enrollment.activeFrom === null) errors.activeFrom = [messages.prohibitedUnless('activeFrom', 'status', 'active')];
  else if (batch && day < batch.startDate) {
    const first = valueIfReadable(ctx, 'Batch', batch.startDate, 'the first day of the batch');
    errors.activeFrom = [messages.dateAfterOrEqual('activeFrom', first)];
  } else if (leaving !== null && day > leaving) {
    const last = valueIfReadable(ctx, 'Enrollment', leaving, 'the day of leaving');
    errors.activeFrom = [messages.dateBeforeOrEqual('activeFrom', last)];
  } else checkFirstDay(ctx, { field: 'activeFrom', day }, batch, errors);
}
