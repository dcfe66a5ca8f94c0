import { mulDiv } from './mul-div.ts';
import { WHOLE } from './percents.ts';
import { split } from './split.ts';

/** What a step of a price is about. */
export type StepKind = 'price' | 'proration' | 'discount' | 'tax' | 'installment';

/** A share: 7 of 9 sessions, 1000 of 10,000 hundredths of a per cent. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * A step of a price, in minor units. Each begins with the rounded total of the one before and rounds once; all are kept with
 * what was billed, so that it can be told later how it came about.
 */
export interface PriceStep {
  readonly kind: StepKind;
  readonly label: string;
  /** The running total before, which the fraction is of. */
  readonly basis: number;
  /** Null for a plain amount. */
  readonly fraction: Fraction | null;
  /** What the step adds; below 0 for what it takes off. The amounts of all steps sum to what is billed. */
  readonly amount: number;
  /** The running total behind it. */
  readonly total: number;
  /** Tax that is within the total already, which the step adds nothing to; left out of other steps. */
  readonly included?: number;
}

/** What is billed. */
export interface Price {
  readonly steps: readonly PriceStep[];
  /** `amount` without `tax`. */
  readonly net: number;
  readonly tax: number;
  readonly amount: number;
}

/** The part of a period that is paid for. */
export interface Proration {
  readonly label: string;
  readonly billable: number;
  /** Of so many: 0 where there is nothing in the whole period. */
  readonly scheduled: number;
}

/** What is taken off: a share of what is left, in hundredths of a per cent, or an amount, but never more than is left. */
export interface Reduction {
  readonly label: string;
  readonly percent: number | null;
  readonly amount: number | null;
}

/** A tax: added to what is left or, where it is `inclusive`, part of it. */
export interface Tax {
  readonly label: string;
  /** Hundredths of a per cent. */
  readonly percent: number;
  readonly inclusive: boolean;
}

/** What a price is made of, in the order in which it counts. */
export interface PriceParts {
  readonly label: string;
  /** Minor units. */
  readonly price: number;
  readonly proration?: Proration | null;
  readonly reductions?: readonly Reduction[];
  readonly tax?: Tax | null;
}

/** A price with its steps: the share of the period, what is taken off one after another, and tax on what is left. */
export function priceOf({ label, price, proration = null, reductions = [], tax = null }: PriceParts): Price {
  const steps: PriceStep[] = [{ kind: 'price', label, basis: 0, fraction: null, amount: price, total: price }];
  let total = price;
  const add = (step: Omit<PriceStep, 'basis' | 'total'>): void => {
    steps.push({ ...step, basis: total, total: total + step.amount });
    total += step.amount;
  };
  if (proration && (proration.scheduled === 0 || proration.billable !== proration.scheduled)) {
    const { billable: numerator, scheduled: denominator } = proration;
    const fraction = denominator === 0 ? null : { numerator, denominator };
    add({ kind: 'proration', label: proration.label, fraction, amount: shareOf(total, proration) - total });
  }
  for (const reduction of reductions) {
    const off = amountOff(reduction, total);
    if (off > 0) add({ kind: 'discount', label: reduction.label, fraction: fractionOf(reduction), amount: 0 - off });
  }
  const taxed = tax && tax.percent > 0 ? taxOn(total, tax) : 0;
  if (tax && taxed > 0) {
    const denominator = tax.inclusive ? WHOLE + tax.percent : WHOLE;
    const step = { kind: 'tax', label: tax.label, fraction: { numerator: tax.percent, denominator } } as const;
    add(tax.inclusive ? { ...step, amount: 0, included: taxed } : { ...step, amount: taxed });
  }
  return { steps, net: total - taxed, tax: taxed, amount: total };
}

/** What of a price is paid for; nothing where there is nothing in the whole period. */
export const shareOf = (price: number, { billable, scheduled }: Pick<Proration, 'billable' | 'scheduled'>): number =>
  scheduled === 0 ? 0 : mulDiv(price, billable, scheduled);

/** What a reduction takes off a price. */
export const amountOff = ({ percent, amount }: Pick<Reduction, 'percent' | 'amount'>, price: number): number =>
  Math.min(percent === null ? (amount ?? 0) : mulDiv(price, percent, WHOLE), price);

const fractionOf = ({ percent }: Reduction): Fraction | null =>
  percent === null ? null : { numerator: percent, denominator: WHOLE };

/** The tax on a price, or within it. */
export const taxOn = (price: number, { percent, inclusive }: Pick<Tax, 'percent' | 'inclusive'>): number =>
  mulDiv(price, percent, inclusive ? WHOLE + percent : WHOLE);

/** A price in instalments by their weights, each with the steps of the whole and its share of the tax. */
export function inInstallments(price: Price, weights: readonly number[], labelOf: (number: number) => string): Price[] {
  const denominator = weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = split(price.amount, weights);
  const taxes = split(price.tax, amounts.some((amount) => amount > 0) ? amounts : weights);
  return amounts.map((amount, index) => {
    const tax = taxes[index] as number;
    const fraction = { numerator: weights[index] as number, denominator };
    const step = { basis: price.amount, fraction, amount: amount - price.amount, total: amount };
    const steps = [...price.steps, { kind: 'installment', label: labelOf(index + 1), ...step } as const];
    return { steps, net: amount - tax, tax, amount };
  });
}
