import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { enrollmentsActivated, extrasChoosing, extrasChosen } from '../../academics/enrollments/enrollment.signals.ts';
import { billActivation } from './bill-activation.ts';
import { findExtras, lockExtras, putExtras } from './extras.ts';

/** Who enrolls is told of a coupon and of plans that nobody may be enrolled with. */
export const refuseExtras = onSignal(
  extrasChoosing,
  async (ctx: RequestContext, em, { enrollment, extras, errors }) =>
    void (await findExtras(em, enrollment, extras, { today: todayOf(ctx), errors })),
);

/** The coupon and the plans that somebody was enrolled with are kept: who waits for approval is billed with them later. */
export const keepExtras = onSignal(extrasChosen, async (ctx: RequestContext, em, { enrollment, extras }) =>
  putExtras(em, enrollment, await lockExtras(em, enrollment, extras, todayOf(ctx))),
);

/** Whoever becomes active is billed at once. */
export const billActivated = onSignal(enrollmentsActivated, (ctx: RequestContext, em, { ids }) =>
  billActivation(ctx, em, ids),
);
