import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { tellBilled } from '../../../scheduling/changes/preview/rehearsal.ts';
import type { FeeRow } from '../../fees/insert-fees.ts';
import type { BilledCharge } from '../billed-charges.ts';

/** A credit of a charge, in minor units; below 0 if it is charged again. `sessions`: how many single sessions it is for. */
interface CreditedCharge {
  readonly charge: BilledCharge;
  readonly amount: number;
  readonly sessions: number;
}

/** Notes a credit of a charge for the preview in which it is posted; does nothing elsewhere. */
export function tellCredit(ctx: RequestContext, { charge, amount, sessions }: CreditedCharge): void {
  const { enrollmentId, periodKey, fees } = charge;
  if (amount !== 0) {
    tellBilled(ctx, [{ enrollmentId, title: fees[0]?.label ?? null, period: periodKey, sessions, amount }]);
  }
}

/** Notes new fees for the preview in which they are billed; does nothing elsewhere. */
export function tellFees(ctx: RequestContext, fees: readonly FeeRow[]): void {
  const changes = fees.flatMap(({ enrollmentId, title, period, amount }) =>
    enrollmentId && period ? [{ enrollmentId, title, period, sessions: 0, amount: -amount }] : [],
  );
  tellBilled(ctx, changes);
}
