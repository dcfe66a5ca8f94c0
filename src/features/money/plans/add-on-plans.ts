import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import type { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentAddOn } from './enrollment-add-on.entity.ts';
import { FeePlan } from './fee-plan.entity.ts';
import { FeePlanStatus } from './fee-plan.enums.ts';

/**
 * Finds and locks add-on plans (plans without a course or a batch) by their ids, so that they are not archived
 * meanwhile. For unknown ids, adds errors such as `addOnPlanIds.0` to `errors`.
 */
export async function lockAddOns(
  em: SqlEntityManager,
  ids: readonly string[],
  errors: FieldErrors,
): Promise<FeePlan[]> {
  return offeredAmong(await lockRecords(em, FeePlan, ids, { lock: 'shared' }), ids, errors);
}

/** Finds add-on plans like {@link lockAddOns}, without locks. */
export const findAddOns = async (
  em: SqlEntityManager,
  ids: readonly string[],
  errors: FieldErrors,
): Promise<FeePlan[]> =>
  offeredAmong(await em.find(FeePlan, { id: { $in: ids.filter(isUuid).map((id) => id.toLowerCase()) } }), ids, errors);

function offeredAmong(plans: readonly FeePlan[], ids: readonly string[], errors: FieldErrors): FeePlan[] {
  const offered = plans.filter(({ course, batch, status }) => !course && !batch && status === FeePlanStatus.ACTIVE);
  const wanted = ids.map((id) => id.toLowerCase());
  for (const [index, id] of wanted.entries()) {
    const field = `addOnPlanIds.${index}`;
    if (wanted.indexOf(id) < index) errors[field] = [messages.distinct(field)];
    else if (!offered.some((plan) => plan.id === id)) errors[field] = [messages.selected(field)];
  }
  return offered;
}

/**
 * Assigns add-on plans to an enrollment; {@link lockAddOns} must have returned them. From now on, these plans also bill
 * the enrollment.
 */
export function putAddOns(em: SqlEntityManager, enrollment: Enrollment, plans: readonly FeePlan[]): void {
  for (const plan of plans) {
    const addOn = new EnrollmentAddOn();
    addOn.enrollment = enrollment;
    addOn.plan = plan;
    em.persist(addOn);
  }
}
