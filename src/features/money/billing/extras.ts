import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import type { EnrollmentExtras } from '../../academics/enrollments/enrollment-extras.types.ts';
import type { Discount } from '../discounts/discount.entity.ts';
import { DiscountKind } from '../discounts/discount.enums.ts';
import { DiscountUse } from '../discounts/discount-use.entity.ts';
import { findCoupon, lockCoupon, takeCoupon } from '../discounts/take-coupon.ts';
import { findAddOns, lockAddOns, putAddOns } from '../plans/add-on-plans.ts';
import { EnrollmentAddOn } from '../plans/enrollment-add-on.entity.ts';
import type { FeePlan } from '../plans/fee-plan.entity.ts';

/** The coupon and the add-on plans that were chosen for an enrollment. */
export interface ChosenExtras {
  /** The chosen coupon. Null if no coupon was chosen, or if the enrollment already has this coupon. */
  readonly coupon: Discount | null;
  readonly addOns: readonly FeePlan[];
}

/**
 * Finds the coupon and the add-on plans for an existing or a proposed enrollment. Adds validation errors to `errors`.
 */
export async function findExtras(
  em: SqlEntityManager,
  enrollment: Enrollment | null,
  { coupon: code, addOnPlanIds }: EnrollmentExtras,
  { today, errors }: { readonly today: string; readonly errors: FieldErrors },
): Promise<ChosenExtras> {
  const addOns = await findAddOns(em, addOnPlanIds ?? [], errors);
  if (!code || (enrollment && (await hasGot(em, enrollment, code)))) return { coupon: null, addOns };
  const coupon = await findCoupon(em, code, today);
  if (!coupon) errors.coupon = [messages.selected('coupon')];
  return { coupon, addOns };
}

/**
 * Finds and locks the coupon and the add-on plans. Without the lock, two enrollments could get the last use of a
 * coupon. Throws BAD_USER_INPUT with all validation errors.
 */
export async function lockExtras(
  em: SqlEntityManager,
  enrollment: Enrollment,
  { coupon: code, addOnPlanIds }: EnrollmentExtras,
  today: string,
): Promise<ChosenExtras> {
  const errors: FieldErrors = {};
  // the lock order requires enrollments to be locked before coupons and plans
  await lockRecords(em, Enrollment, [enrollment.id], { lock: 'shared' });
  const addOns = await lockAddOns(em, addOnPlanIds ?? [], errors);
  refuseIfAny(errors);
  const isNew = code && !(await hasGot(em, enrollment, code));
  return { coupon: isNew ? await lockCoupon(em, code, today) : null, addOns };
}

/**
 * Returns true if an enrollment already uses the coupon with this code. The enrollment then keeps the coupon, even if
 * the coupon is not valid any more.
 */
export const hasGot = async (em: SqlEntityManager, enrollment: Enrollment, code: string): Promise<boolean> =>
  (await em.count(DiscountUse, { enrollment, discount: { kind: DiscountKind.COUPON, code: code.toUpperCase() } })) > 0;

/** Stores the coupon and the add-on plans of an enrollment. A new coupon replaces the old one. */
export async function putExtras(
  em: SqlEntityManager,
  enrollment: Enrollment,
  { coupon, addOns }: ChosenExtras,
): Promise<void> {
  if (addOns.length > 0) {
    const there = new Set((await em.find(EnrollmentAddOn, { enrollment })).map(({ plan }) => plan.id));
    putAddOns(
      em,
      enrollment,
      addOns.filter(({ id }) => !there.has(id)),
    );
  }
  if (coupon) {
    em.remove(await em.find(DiscountUse, { enrollment, discount: { kind: DiscountKind.COUPON } }));
    takeCoupon(em, enrollment, coupon);
  }
  await em.flush();
}
