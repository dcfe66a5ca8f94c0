import { percentText, WHOLE } from '../../../platform/money/percents.ts';
import type { Price, PriceStep } from '../../../platform/money/price.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { PriceStep as FeeStep, FeeTax } from '../ledger/fee.entity.ts';

/** The steps of a price as fees keep them: of equal amount, told in words. */
export const feeStepsOf = ({ steps }: Pick<Price, 'steps'>): FeeStep[] =>
  steps.map(({ kind, label, basis, fraction, amount, total, included }) => ({
    label: included === undefined ? label : `${label}, ${formatMoney(included)} included`,
    basis: fraction && basis,
    fraction: fraction && fractionText(kind, fraction),
    amount,
    total,
  }));

/** `7/9` of sessions or days, and of installments by their weights; `10 %` of what is taken off or taxed. */
const fractionText = (
  kind: PriceStep['kind'],
  { numerator, denominator }: NonNullable<PriceStep['fraction']>,
): string =>
  kind === 'tax' || (kind === 'discount' && denominator === WHOLE)
    ? percentText(numerator)
    : `${numerator}/${denominator}`;

/** The taxes of a price as fees keep them. */
export const feeTaxesOf = ({ taxes }: Pick<Price, 'taxes'>): FeeTax[] =>
  taxes.map(({ id: taxRateId, label: name, percent, inclusive, amount }) => ({
    ...{ taxRateId, name, percent, inclusive, amount },
  }));
