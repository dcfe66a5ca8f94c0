import { percentText, WHOLE } from '../../../platform/money/percents.ts';
import { type Fraction, netOf, type Price, type PriceStep } from '../../../platform/money/price.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { PriceStep as FeeStep, FeeTax } from '../ledger/fee-values.entity.ts';

/** Returns the steps of a price in the form that fees store, with their fractions as text. */
export const feeStepsOf = ({ steps }: Pick<Price, 'steps'>): FeeStep[] =>
  steps.map(({ kind, label, basis, fraction, amount, total, included }) => ({
    label: included === undefined ? label : `${label}, ${formatMoney(included)} included`,
    basis: fraction && basisOf(kind, basis, fraction),
    fraction: fraction && fractionText(kind, fraction),
    amount,
    total,
  }));

/**
 * Returns the basis that a stored step shows. A stored tax step shows the percentage of the tax, which applies to the
 * net price, without included taxes.
 */
const basisOf = (kind: PriceStep['kind'], basis: number, { denominator }: Fraction): number =>
  kind === 'tax' ? netOf(basis, denominator - WHOLE) : basis;

/** Returns a fraction as text: `7/9` for sessions, days and weighted installments, `10 %` for discounts and taxes. */
const fractionText = (kind: PriceStep['kind'], { numerator, denominator }: Fraction): string =>
  kind === 'tax' || (kind === 'discount' && denominator === WHOLE)
    ? percentText(numerator)
    : `${numerator}/${denominator}`;

/** Returns the taxes of a price in the form that fees store. */
export const feeTaxesOf = ({ taxes }: Pick<Price, 'taxes'>): FeeTax[] =>
  taxes.map(({ id: taxRateId, label: name, percent, inclusive, amount }) => ({
    ...{ taxRateId, name, percent, inclusive, amount },
  }));
