import { itemAt } from '../errors/require-value.ts';
import { mulDiv } from './mul-div.ts';
import { WHOLE } from './percents.ts';
import { split } from './split.ts';

/** The kind of a price step. */
export type StepKind = 'price' | 'proration' | 'discount' | 'tax' | 'installment';

/** A fraction, such as 7 of 9 sessions, or 1,000 of 10,000 hundredths of a per cent. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * A step of a price, in minor units. Each step begins with the rounded total of the step before, and rounds once. All
 * steps are stored with the fee, so that the price can be explained later.
 */
export interface PriceStep {
  readonly kind: StepKind;
  readonly label: string;
  /**
   * The amount to which the fraction applies. This is the previous total; for a tax, it is the price after reductions.
   * It contains included taxes, so the denominator of the fraction contains their percentages.
   */
  readonly basis: number;
  /** Null for a fixed amount. */
  readonly fraction: Fraction | null;
  /** The amount that the step adds; negative if it subtracts. The sum of all steps' amounts is the billed amount. */
  readonly amount: number;
  /** The running total after this step. */
  readonly total: number;
  /**
   * The amount of an inclusive tax, which the total already contains. Such a step adds nothing. Absent in all other
   * steps.
   */
  readonly included?: number;
}

/** The price of a charge. */
export interface Price {
  readonly steps: readonly PriceStep[];
  /** `amount` without `tax`. */
  readonly net: number;
  readonly tax: number;
  /** The taxes. Their sum is `tax`. */
  readonly taxes: readonly PricedTax[];
  readonly amount: number;
}

/** A tax with its amount. */
export interface PricedTax extends Tax {
  readonly amount: number;
}

/** The share of a period that is billed: `billable` of `scheduled` sessions or days. */
export interface Proration {
  readonly label: string;
  readonly billable: number;
  /** The number of sessions or days in the whole period. It may be 0. */
  readonly scheduled: number;
}

/**
 * A reduction. It is a percentage of the remaining amount, in hundredths of a per cent, or a fixed amount of at most
 * the remaining amount.
 */
export interface Reduction {
  readonly label: string;
  readonly percent: number | null;
  readonly amount: number | null;
}

/** A tax. It is added to the price after reductions. If `inclusive` is true, that price already contains the tax. */
export interface Tax {
  readonly label: string;
  /** The id of the tax rate. */
  readonly id: string;
  /** The percentage in hundredths of a per cent. It may have two decimal places. */
  readonly percent: number;
  readonly inclusive: boolean;
}

/** The parts of a price, in the order in which they are applied. */
export interface PriceParts {
  readonly label: string;
  /** The price in minor units. */
  readonly price: number;
  readonly proration?: Proration | null;
  readonly reductions?: readonly Reduction[];
  readonly taxes?: readonly Tax[];
}

/**
 * Returns a price with its steps. First comes the billed share of the period, then the reductions one after another,
 * then the taxes.
 */
export function priceOf({ label, price, proration = null, reductions = [], taxes: rates = [] }: PriceParts): Price {
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
  const [basis, included] = [total, includedPercent(rates)];
  const taxes = rates.map((rate) => ({ ...rate, amount: taxOn(basis, rate, included) }));
  const denominator = WHOLE + included;
  for (const tax of taxes) {
    if (tax.amount === 0) continue;
    const step = { kind: 'tax', label: tax.label, basis, fraction: { numerator: tax.percent, denominator } } as const;
    const added = tax.inclusive ? 0 : tax.amount;
    total += added;
    steps.push({ ...step, amount: added, total, ...(tax.inclusive && { included: tax.amount }) });
  }
  const tax = sumOf(taxes);
  return { steps, net: total - tax, tax, taxes, amount: total };
}

/** Returns the sum of the percentages of all included taxes, in hundredths of a per cent. */
const includedPercent = (taxes: readonly Tax[]): number =>
  taxes.reduce((sum, { percent, inclusive }) => sum + (inclusive ? percent : 0), 0);

const sumOf = (taxes: readonly PricedTax[]): number => taxes.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the billed share of a price; 0 if `scheduled` is 0. */
export const shareOf = (price: number, { billable, scheduled }: Pick<Proration, 'billable' | 'scheduled'>): number =>
  scheduled === 0 ? 0 : mulDiv(price, billable, scheduled);

/** Returns by how much a reduction lowers a price. */
export const amountOff = ({ percent, amount }: Pick<Reduction, 'percent' | 'amount'>, price: number): number =>
  Math.min(percent === null ? (amount ?? 0) : mulDiv(price, percent, WHOLE), price);

const fractionOf = ({ percent }: Reduction): Fraction | null =>
  percent === null ? null : { numerator: percent, denominator: WHOLE };

/**
 * Returns a tax on a price after discounts. It is a percentage of the net price, which is the price without its
 * included taxes. There are no taxes on taxes.
 */
export const taxOn = (price: number, { percent }: Pick<Tax, 'percent'>, included: number): number =>
  mulDiv(price, unitsOf(percent), unitsOf(WHOLE + included));

/** Returns a price without its included taxes. Their percentages add up to `included`. */
export const netOf = (price: number, included: number): number =>
  mulDiv(price, unitsOf(WHOLE), unitsOf(WHOLE + included));

/** Converts hundredths of a per cent, which may have two decimal places, to a whole number. */
const unitsOf = (hundredths: number): number => Math.round(hundredths * 100);

/**
 * Splits a price into installments, one for each weight, in proportion to the weights. Each installment has the steps
 * of the whole price, and its share of each tax.
 */
export function inInstallments(price: Price, weights: readonly number[], labelOf: (number: number) => string): Price[] {
  const denominator = weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = split(price.amount, weights);
  const taxes = split(price.tax, amounts.some((amount) => amount > 0) ? amounts : weights);
  const lists = shareTaxes(price.taxes, taxes);
  return amounts.map((amount, index) => {
    const [tax, own] = [itemAt(taxes, index), itemAt(lists, index)];
    const fraction = { numerator: itemAt(weights, index), denominator };
    const step = { basis: price.amount, fraction, amount: amount - price.amount, total: amount };
    const steps = [...price.steps, { kind: 'installment', label: labelOf(index + 1), ...step } as const];
    return { steps, net: amount - tax, tax, taxes: own, amount };
  });
}

/**
 * Distributes taxes among parts whose tax totals are known. All shares are whole units. The shares of each tax add up
 * to the tax, and the shares of each part add up to the total of the part.
 */
export function shareTaxes<Shared extends { readonly amount: number }>(
  taxes: readonly Shared[],
  parts: readonly number[],
): Shared[][] {
  let left = taxes.map(({ amount }) => amount);
  return parts.map((part) => {
    const shares = part > 0 ? split(part, left) : left.map(() => 0);
    left = left.map((amount, index) => amount - itemAt(shares, index));
    return taxes.map((tax, index) => ({ ...tax, amount: itemAt(shares, index) }));
  });
}
