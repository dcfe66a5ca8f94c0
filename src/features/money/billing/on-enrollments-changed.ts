import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { enrollmentsActivated, extrasChoosing, extrasChosen } from '../../academics/enrollments/enrollment.signals.ts';
import { billActivation } from './bill-activation.ts';
import { findExtras, lockExtras, putExtras } from './extras.ts';

/** Refuses a coupon or add-on plans that the enrollment may not use. */
export const refuseExtras = onQuestion(extrasChoosing, async (ctx: RequestContext, em, { enrollment, extras }) => {
  const errors: FieldErrors = {};
  await findExtras(em, enrollment, extras, { today: todayOf(ctx), errors });
  return errors;
});

/**
 * Stores the coupon and the add-on plans of an enrollment. When a pending enrollment is approved, it is billed with
 * this coupon and these plans.
 */
export const keepExtras = onSignal(extrasChosen, async (ctx: RequestContext, em, { enrollment, extras }) =>
  putExtras(em, enrollment, await lockExtras(em, enrollment, extras, todayOf(ctx))),
);

/** Bills an enrollment as soon as it becomes active. */
export const billActivated = onSignal(enrollmentsActivated, (ctx: RequestContext, em, { ids }) =>
  billActivation(ctx, em, ids),
);
