import { mulDiv } from '../../../platform/money/mul-div.ts';
import { WHOLE } from '../../../platform/money/percents.ts';
import { addDays, laterOf } from '../../../platform/time/days.ts';
import { LatePenaltyKind } from '../../academy/academies/academy.enums.ts';
import type { LatePenalty } from '../../academy/academies/academy-settings.ts';
import type { PenaltyBasis } from '../ledger/fee-values.entity.ts';

/**
 * The facts about a fee that determine its penalty. `balance` is its open amount at the end of the grace period, in
 * minor units.
 */
export interface Lateness {
  readonly dueDate: string;
  /** The day on which the fee was billed. */
  readonly chargedOn: string;
  readonly balance: number;
}

/**
 * Returns the values from which a penalty is computed, in the form that the penalty stores. The grace period starts on
 * the due date, or on the day of the charge if that was later.
 */
export const basisOf = (
  { kind, amount, graceDays }: LatePenalty,
  { dueDate, chargedOn, balance }: Lateness,
): PenaltyBasis => ({
  graceEnd: addDays(laterOf(dueDate, chargedOn), graceDays),
  balance,
  percent: kind === LatePenaltyKind.PERCENT ? amount : null,
  amount: kind === LatePenaltyKind.FIXED ? amount : null,
});

/**
 * Returns the penalty in minor units. It depends on the amount that was open at the end of the grace period. 0 means no
 * penalty.
 */
export function penaltyOf({ balance, percent, amount }: PenaltyBasis): number {
  if (balance <= 0) return 0;
  return percent === null ? (amount ?? 0) : mulDiv(balance, percent, WHOLE);
}
