import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { tellBilled } from '../../../scheduling/changes/preview/rehearsal.ts';
import type { FeeRow } from '../../fees/insert-fees.ts';
import type { BilledCharge } from '../billed-charges.ts';

/**
 * A credit for a charge. `amount` is in minor units; it is negative if the amount is charged again. `sessions` is the
 * number of credited sessions to show in the preview.
 */
interface CreditedCharge {
  readonly charge: BilledCharge;
  readonly amount: number;
  readonly sessions: number;
}

/** Adds a credit for a charge to the running preview. Does nothing if no preview is running. */
export function tellCredit(ctx: RequestContext, { charge, amount, sessions }: CreditedCharge): void {
  const { enrollmentId, periodKey, fees } = charge;
  if (amount !== 0) {
    tellBilled(ctx, [{ enrollmentId, title: fees[0]?.label ?? null, period: periodKey, sessions, amount }]);
  }
}

/** Adds new fees to the running preview. Does nothing if no preview is running. */
export function tellFees(ctx: RequestContext, fees: readonly FeeRow[]): void {
  const changes = fees.flatMap(({ enrollmentId, title, period, amount }) =>
    enrollmentId && period ? [{ enrollmentId, title, period, sessions: 0, amount: -amount }] : [],
  );
  tellBilled(ctx, changes);
}
