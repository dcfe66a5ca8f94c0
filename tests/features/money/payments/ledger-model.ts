import fc from 'fast-check';

/**
 * A step of a random sequence. `fee` and `payment` are indexes of existing fees and ledger lines. Amounts are in minor
 * units.
 */
export type Step =
  | { readonly do: 'bill'; readonly amount: number }
  | { readonly do: 'rebill'; readonly fee: number; readonly amount: number }
  | { readonly do: 'pay'; readonly fee: number; readonly amount: number }
  | { readonly do: 'settle'; readonly fee: number }
  | { readonly do: 'refund'; readonly payment: number; readonly amount: number | null }
  | { readonly do: 'void'; readonly fee: number };

const amount = fc.integer({ min: 1, max: 12 });
const index = fc.nat({ max: 7 });

/** Random sequences of steps. Amounts are small and fees are few, so that the service often refuses a step. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('bill' as const), amount }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('rebill' as const), fee: index, amount }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), fee: index, amount }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const), fee: index }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        payment: index,
        amount: fc.option(amount, { nil: null }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), fee: index }) },
  ),
  { minLength: 5, maxLength: 30 },
);

export interface ModelFee {
  amount: number;
  voided: boolean;
}

/**
 * A payment or refund in the model. `fee` is the index of the fee. `refundOf` is the index of the refunded payment, or
 * null.
 */
export interface ModelLine {
  readonly fee: number;
  readonly amount: number;
  readonly refundOf: number | null;
}

/** A model of the expected behaviour of the service. It has fees and a ledger to which lines are only added. */
export class LedgerModel {
  readonly fees: ModelFee[] = [];
  readonly lines: ModelLine[] = [];

  /** Executes a step if the rules allow the step. Returns true if the step was executed. */
  take(step: Step): boolean {
    switch (step.do) {
      case 'bill':
        this.fees.push({ amount: step.amount, voided: false });
        return true;
      case 'rebill':
        // the stored amount is always accepted, because nothing changes
        if (this.fees[step.fee]?.amount === step.amount) return true;
        return this.change(step.fee, (fee) => {
          if (this.balance(step.fee) === 0 || step.amount < this.paid(step.fee)) return false;
          fee.amount = step.amount;
          return true;
        });
      case 'pay':
        return this.change(step.fee, () => this.enter(step.fee, step.amount));
      case 'settle':
        return this.change(step.fee, () => this.enter(step.fee, this.balance(step.fee)));
      case 'refund':
        return this.refund(step.payment, step.amount);
      case 'void':
        return this.change(step.fee, (fee) => {
          if (this.paid(step.fee) > 0) return false;
          fee.voided = true;
          return true;
        });
    }
  }

  /** Returns the paid amount of a fee: its payments less its refunds. */
  paid(fee: number): number {
    return this.lines.filter((line) => line.fee === fee).reduce((sum, line) => sum + line.amount, 0);
  }

  balance(fee: number): number {
    return (this.fees[fee]?.amount ?? 0) - this.paid(fee);
  }

  private change(index: number, work: (fee: ModelFee) => boolean): boolean {
    const fee = this.fees[index];
    return fee !== undefined && !fee.voided && work(fee);
  }

  private enter(fee: number, amount: number): boolean {
    if (amount < 1 || amount > this.balance(fee)) return false;
    this.lines.push({ fee, amount, refundOf: null });
    return true;
  }

  private refund(index: number, asked: number | null): boolean {
    const line = this.lines[index];
    if (!line || line.refundOf !== null) return false;
    const back = this.lines.filter(({ refundOf }) => refundOf === index).reduce((sum, { amount }) => sum + amount, 0);
    const left = line.amount + back;
    const amount = asked ?? left;
    if (left === 0 || amount > left) return false;
    this.lines.push({ fee: line.fee, amount: -amount, refundOf: index });
    return true;
  }
}
