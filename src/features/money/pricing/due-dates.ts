import { addDays, addMonths, type Days } from '../../../platform/time/days.ts';
import type { FeeDue, Installments } from '../plans/fee-plan.entity.ts';
import { DueAnchor, InstallmentInterval } from '../plans/fee-plan.enums.ts';

/**
 * Returns the due date for the fee of a period. If a billing run bills the fee after this date, the fee is due on the
 * day of the run instead.
 */
export const dueDateOf = ({ anchor, offsetDays }: FeeDue, period: Days, heldFrom: string): string =>
  addDays(anchorOf(anchor, period, heldFrom), offsetDays);

function anchorOf(anchor: DueAnchor, { from, until }: Days, heldFrom: string): string {
  switch (anchor) {
    case DueAnchor.ENROLLMENT:
      return heldFrom;
    case DueAnchor.PERIOD_START:
      return from;
    case DueAnchor.PERIOD_END:
      return until;
  }
}

/** Returns the due dates of the installments of a fee. The first installment has the due date of the fee. */
export const installmentDates = ({ weights, every }: Installments, dueDate: string): string[] =>
  weights.map((_, index) =>
    every === InstallmentInterval.WEEK ? addDays(dueDate, 7 * index) : addMonths(dueDate, index),
  );
