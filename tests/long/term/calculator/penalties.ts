import { mulDiv } from './arithmetic.ts';
import type { Billing } from './billing.ts';
import { addDays, type Day, later } from './days.ts';
import type { Fee } from './ledger.ts';
import type { Offer } from './offer.ts';

/** Penalties for late payment: a percentage of the balance at the end of the grace period, once per fee. */
export class Penalties {
  private readonly penalties = new Map<Fee, Fee>();

  constructor(
    private readonly billing: Billing,
    private readonly terms: Offer['penalty'],
  ) {}

  /** Returns the last day on which a fee may be paid without a penalty. */
  private graceEnd(fee: Fee): Day {
    return addDays(later(fee.due, fee.billedOn), this.terms.graceDays);
  }

  private amountFor(fee: Fee): number {
    return mulDiv(Math.max(0, fee.account.balance(fee, this.graceEnd(fee))), this.terms.percent, 10_000);
  }

  /** Posts penalties of fees whose grace period is over, each night. */
  post(): Fee[] {
    const { today } = this.billing;
    return this.billing.fees.flatMap((fee) => {
      const graceEnd = this.graceEnd(fee);
      const isOver = graceEnd < today && !this.penalties.has(fee);
      const amount = fee.isVoided || fee.penaltyFor || !isOver ? 0 : this.amountFor(fee);
      if (amount === 0) return [];
      const { account, student, course } = fee;
      const what = { key: `penalty of ${fee.key}`, type: 'late_payment_penalty', due: today, billedOn: today };
      const penalty: Fee = {
        ...what,
        id: '',
        account,
        student,
        course,
        taxes: [],
        penaltyFor: { fee, graceEnd },
        isVoided: false,
      };
      account.charge(penalty, amount);
      this.penalties.set(fee, penalty);
      return [penalty];
    });
  }

  /** After a back-dated payment of a fee, lowers the penalty to the amount that it would have had with this payment. */
  lower(fee: Fee): void {
    const penalty = this.penalties.get(fee);
    if (!penalty || penalty.isVoided) return;
    const { account } = fee;
    const { today } = this.billing;
    const amount = this.amountFor(fee);
    const surplus = account.amount(penalty) - account.notesFor(penalty) - amount;
    if (surplus <= 0) return;
    const unpaid = Math.min(surplus, account.balance(penalty));
    if (unpaid === account.amount(penalty)) account.void(penalty, today);
    else account.adjust(penalty, account.amount(penalty) - unpaid, today);
    if (surplus > unpaid) this.billing.note(penalty, surplus - unpaid);
  }

  /** Waives a penalty. If no money is on the penalty, voids it; otherwise, turns its paid part into credit. */
  waive(penalty: Fee): void {
    const { account } = penalty;
    const { today } = this.billing;
    if (account.balance(penalty) === account.amount(penalty)) account.void(penalty, today);
    else this.billing.note(penalty, account.amount(penalty) - account.notesFor(penalty));
  }
}
