import type { SqlEntityManager } from '@mikro-orm/sql';
import { onSignal } from '../../../../platform/signals/signals.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { batchEnded } from '../../../academics/batches/batch.signals.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import {
  enrollmentsCompleted,
  enrollmentsDropped,
  enrollmentTransferred,
} from '../../../academics/enrollments/enrollment.signals.ts';
import { DiscountUse } from '../../discounts/discount-use.entity.ts';
import { EnrollmentAddOn } from '../../plans/enrollment-add-on.entity.ts';
import { DropPolicy } from '../../plans/fee-plan.enums.ts';
import { isBilledAnew } from '../../pricing/charges.ts';
import { billActivation } from '../bill-activation.ts';
import { wereBilled } from './charge-credits.loaders.ts';
import { creditUnused, type IsCredited } from './credit-unused.ts';

/** Returns true if the fee plan credits unused sessions of students who leave. */
const byPolicy: IsCredited = (_charge, { item }) => item?.dropPolicy === DropPolicy.CREDIT_UNUSED;

/**
 * Returns true for every charge: all unused sessions of a cancelled or deleted batch are credited, regardless of the
 * fee plan.
 */
const always: IsCredited = () => true;

/**
 * Returns the ids of those given enrollments that were active until now. Includes deleted enrollments. Returns an empty
 * list if none of the given enrollments was billed. Also releases the coupons of enrollments that were never active.
 */
async function activeAmong(em: SqlEntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || !(await wereBilled(em, ids))) return [];
  const where = { id: { $in: [...ids] } };
  const dropped = await em.find(Enrollment, where, { filters: { notDeleted: false } });
  const never = dropped.filter(({ droppedOn }) => droppedOn === null);
  if (never.length > 0) await em.nativeDelete(DiscountUse, { enrollment: { $in: never } });
  return dropped.filter(({ droppedOn }) => droppedOn !== null).map(({ id }) => id);
}

/** Credits the unused part of the charges of a dropped enrollment, if the fee plan requires it. */
export const creditDropped = onSignal(enrollmentsDropped, async (ctx: RequestContext, em, { ids }) =>
  creditUnused(ctx, em, await activeAmong(em, ids), byPolicy),
);

/**
 * Credits the unused part of the charges for a cancelled or deleted batch, regardless of the fee plan's rule for
 * students who leave.
 */
export const creditOfBatch = onSignal(batchEnded, async (ctx: RequestContext, em, { batch, how }) => {
  const today = todayOf(ctx);
  const justNow = { $or: [{ droppedOn: today }, { droppedOn: null }] };
  const dropped = await em.find(Enrollment, { batch, dropReason: `batch_${how}`, ...justNow });
  const ids = await activeAmong(
    em,
    dropped.map(({ id }) => id),
  );
  if (how !== 'completed') await creditUnused(ctx, em, ids, always);
});

/**
 * Credits the months and terms that begin after the completion of an enrollment and were billed in advance. Otherwise,
 * the amount would depend on whether a billing run came before or after the completion.
 */
export const creditCompleted = onSignal(enrollmentsCompleted, async (ctx: RequestContext, em, { ids }) => {
  const today = todayOf(ctx);
  const isAhead: IsCredited = (_charge, { period }) => period.from > today;
  if (await wereBilled(em, ids)) await creditUnused(ctx, em, ids, isAhead);
});

/**
 * Bills a transferred student in the new batch, and credits the unused months and terms of the old batch. One-time
 * charges of the old batch are credited only if the new batch bills them again.
 */
export const followTransfer = onSignal(enrollmentTransferred, async (ctx: RequestContext, em, { left, entered }) => {
  await takeAlong(em, left, entered);
  if (left.droppedOn === null) return;
  await billActivation(ctx, em, [entered.id]);
  const courses = { leftCourseId: left.course.id, courseId: entered.course.id };
  const isLeft: IsCredited = ({ periodKey }, { item }) =>
    periodKey !== 'once' || (item !== undefined && isBilledAnew(item.item, courses));
  await creditUnused(ctx, em, [left.id], isLeft);
});

/** Moves the add-on plans and the coupon of an enrollment to the new enrollment. */
async function takeAlong(em: SqlEntityManager, left: Enrollment, entered: Enrollment): Promise<void> {
  for (const { plan } of await em.find(EnrollmentAddOn, { enrollment: left })) {
    em.persist(Object.assign(new EnrollmentAddOn(), { enrollment: entered, plan }));
  }
  for (const use of await em.find(DiscountUse, { enrollment: left })) use.enrollment = entered;
  await em.flush();
}
