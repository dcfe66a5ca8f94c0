import { BillingFrequency } from '../../../academics/courses/course.enums.ts';
import { AttendanceStatus } from '../../../learning/attendance/attendance.enums.ts';
import type { FeePlanItem } from '../../plans/fee-plan.entity.ts';
import { type Charge, sessionItems } from '../../pricing/charges.ts';
import { dueDateOf } from '../../pricing/due-dates.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import type { Mark } from '../billing.loaders.ts';

/** Returns true if sessions may be billed to an enrollment on any day. */
export const hasSessionItems = ({ plans, addOns, course }: PricedEnrollment): boolean =>
  course.billingFrequency === BillingFrequency.PER_SESSION ||
  [...plans, ...addOns].some(({ revisions }) =>
    revisions.some(({ items }) => items.some(({ frequency }) => frequency === BillingFrequency.PER_SESSION)),
  );

/**
 * Returns true if a student with this attendance mark must pay for the session. `status` is null if the student is
 * unmarked.
 */
export function isCharged(
  status: AttendanceStatus | null,
  { chargeAbsent }: Pick<FeePlanItem, 'chargeAbsent'>,
): boolean {
  switch (status) {
    case AttendanceStatus.PRESENT:
    case AttendanceStatus.LATE:
      return true;
    case AttendanceStatus.ABSENT:
      return chargeAbsent;
    default:
      return false;
  }
}

/**
 * Returns a charge for each marked session that the student must pay for. The period key of the charge is the id of the
 * session.
 */
export const sessionCharges = (enrollment: PricedEnrollment, marks: readonly Mark[]): Charge[] =>
  marks.flatMap(({ sessionId, date, status }) => {
    const period = { key: sessionId, from: date, until: date };
    return sessionItems(enrollment, date)
      .filter(({ item }) => isCharged(status, item))
      .map((each) => ({
        ...{ ...each, period, enrollmentId: enrollment.id, day: date, proration: null },
        dueDate: dueDateOf(each.item.due, period, enrollment.heldFrom),
      }));
  });
