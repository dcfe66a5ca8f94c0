import { mulDiv } from '../../../platform/money/mul-div.ts';
import { WHOLE } from '../../../platform/money/percents.ts';
import { addDays, laterOf } from '../../../platform/time/days.ts';
import { LatePenaltyKind } from '../../academy/academies/academy.enums.ts';
import type { LatePenalty } from '../../academy/academies/academy-settings.ts';
import type { PenaltyBasis } from '../ledger/fee.entity.ts';

/** When a fee had to be paid, and what was left to pay of it at the end of its grace, in minor units. */
export interface Lateness {
  readonly dueDate: string;
  /** The day on which it was billed. */
  readonly chargedOn: string;
  readonly balance: number;
}

/** What the penalty for a fee is worked out from. The days of grace count from the due date, or the charge if that was later. */
export const basisOf = (
  { kind, amount, graceDays }: LatePenalty,
  { dueDate, chargedOn, balance }: Lateness,
): PenaltyBasis => ({
  graceEnd: addDays(laterOf(dueDate, chargedOn), graceDays),
  balance,
  percent: kind === LatePenaltyKind.PERCENT ? amount : null,
  amount: kind === LatePenaltyKind.FIXED ? amount : null,
});

/** The penalty for what was left to pay at the end of the grace, in minor units: 0 where there is none. */
export function penaltyOf({ balance, percent, amount }: PenaltyBasis): number {
  if (balance <= 0) return 0;
  return percent === null ? (amount ?? 0) : mulDiv(balance, percent, WHOLE);
}
