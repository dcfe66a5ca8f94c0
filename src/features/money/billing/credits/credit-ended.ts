import type { SqlEntityManager } from '@mikro-orm/sql';
import { onSignal } from '../../../../platform/signals/signals.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { batchEnded } from '../../../academics/batches/batch.signals.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { enrollmentsDropped, enrollmentTransferred } from '../../../academics/enrollments/enrollment.signals.ts';
import { DiscountUse } from '../../discounts/discount-use.entity.ts';
import { EnrollmentAddOn } from '../../plans/enrollment-add-on.entity.ts';
import { DropPolicy } from '../../plans/fee-plan.enums.ts';
import { isBilledAnew } from '../../pricing/charges.ts';
import { billActivation } from '../bill-activation.ts';
import { wereBilled } from './charge-credits.loaders.ts';
import { creditUnused, type IsCredited } from './credit-unused.ts';

/** Where somebody leaves, their plan says whether they pay for what they do not use. */
const byPolicy: IsCredited = (_charge, item) => item?.dropPolicy === DropPolicy.CREDIT_UNUSED;

/** Nobody pays for what the academy calls off. */
const always: IsCredited = () => true;

/** Enrollments, deleted ones too, that were active up to now and billed; the coupons of others are for somebody else again. */
async function activeAmong(em: SqlEntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || !(await wereBilled(em, ids))) return [];
  const where = { id: { $in: [...ids] } };
  const dropped = await em.find(Enrollment, where, { filters: { notDeleted: false } });
  const never = dropped.filter(({ droppedOn }) => droppedOn === null);
  if (never.length > 0) await em.nativeDelete(DiscountUse, { enrollment: { $in: never } });
  return dropped.filter(({ droppedOn }) => droppedOn !== null).map(({ id }) => id);
}

/** What somebody who was dropped does not use is credited, as their plan has it. */
export const creditDropped = onSignal(enrollmentsDropped, async (ctx: RequestContext, em, { ids }) =>
  creditUnused(ctx, em, await activeAmong(em, ids), byPolicy),
);

/** What nobody can use of a batch that was cancelled or deleted is credited, whatever the plan. */
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
 * Who moves is billed in the new batch, and credited what they do not use of the months and terms of the old one. What is
 * billed once is credited only where it is billed anew.
 */
export const followTransfer = onSignal(enrollmentTransferred, async (ctx: RequestContext, em, { left, entered }) => {
  await takeAlong(em, left, entered);
  if (left.droppedOn === null) return;
  await billActivation(ctx, em, [entered.id]);
  const courses = { leftCourseId: left.course.id, courseId: entered.course.id };
  const isLeft: IsCredited = ({ periodKey }, item) =>
    periodKey !== 'once' || (item !== undefined && isBilledAnew(item.item, courses));
  await creditUnused(ctx, em, [left.id], isLeft);
});

/** What an enrollment was made with goes with the student. */
async function takeAlong(em: SqlEntityManager, left: Enrollment, entered: Enrollment): Promise<void> {
  for (const { plan } of await em.find(EnrollmentAddOn, { enrollment: left })) {
    em.persist(Object.assign(new EnrollmentAddOn(), { enrollment: entered, plan }));
  }
  for (const use of await em.find(DiscountUse, { enrollment: left })) use.enrollment = entered;
  await em.flush();
}
