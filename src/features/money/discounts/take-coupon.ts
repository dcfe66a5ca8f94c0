import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Discount } from './discount.entity.ts';
import { DiscountKind } from './discount.enums.ts';
import { DiscountUse } from './discount-use.entity.ts';
import { isValidOn } from './valid-on.ts';

/**
 * Finds a coupon by its code, in upper or lower case, and locks it until the transaction ends. Because of the lock, two
 * enrollments cannot both get the last use. Throws BAD_USER_INPUT for the field `coupon` if no further enrollment may
 * use the coupon. The message is the same for an unknown, expired or used-up coupon.
 */
export async function lockCoupon(em: SqlEntityManager, code: string, today: string): Promise<Discount> {
  const [coupon] = await lockWhere<Discount>(em, Discount, ofCode(code));
  if (!coupon || !(await isGiven(em, coupon, today))) throw invalidField('coupon', messages.selected('coupon'));
  return coupon;
}

/** Finds a coupon like {@link lockCoupon}, but without a lock. Returns null if {@link lockCoupon} would throw. */
export async function findCoupon(em: SqlEntityManager, code: string, today: string): Promise<Discount | null> {
  const coupon = await em.findOne(Discount, ofCode(code));
  return coupon && (await isGiven(em, coupon, today)) ? coupon : null;
}

const ofCode = (code: string) => ({ kind: DiscountKind.COUPON, code: code.toUpperCase() });

const isGiven = async (em: SqlEntityManager, coupon: Discount, today: string): Promise<boolean> =>
  isValidOn(coupon, today) &&
  (coupon.maxUses === null || (await em.count(DiscountUse, { discount: coupon })) < coupon.maxUses);

/**
 * Records that an enrollment uses a coupon that {@link lockCoupon} returned. Later fees of the enrollment are billed
 * with the coupon.
 */
export function takeCoupon(em: SqlEntityManager, enrollment: Enrollment, coupon: Discount): void {
  const use = new DiscountUse();
  use.discount = coupon;
  use.enrollment = enrollment;
  em.persist(use);
}
