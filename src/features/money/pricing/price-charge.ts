import { itemAt } from '../../../platform/errors/require-value.ts';
import { inInstallments, type Price, priceOf, shareOf, type Tax } from '../../../platform/money/price.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import type { FeePlanItem } from '../plans/fee-plan.entity.ts';
import type { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import type { Charge } from './charges.ts';
import {
  type BilledDiscount,
  type DiscountStanding,
  inOrder,
  isGiven,
  rankOf,
  reductionOf,
} from './discounts-given.ts';
import { installmentDates } from './due-dates.ts';

/** The fields of a tax rate that billing needs. */
export type BilledTax = Pick<TaxRate, 'id' | 'name' | 'percent' | 'inclusive'>;

/** The price of a charge. */
export interface PricedCharge {
  readonly price: Price;
  /** The discounts, in order of application. */
  readonly discounts: readonly BilledDiscount[];
  /** The rank of the student among siblings. Null if no discount needs the rank, and for single sessions. */
  readonly siblingRank: number | null;
}

/** Everything that determines the price of a charge, except the charge itself. */
export interface PriceBasis {
  readonly discounts: readonly BilledDiscount[];
  readonly standing: DiscountStanding;
  taxesOf(item: FeePlanItem): readonly BilledTax[];
}

/** Returns the price of a charge; null if there is nothing to bill. */
export function priceCharge(
  { item, proration, day }: Pick<Charge, 'item' | 'proration' | 'day'>,
  { discounts, standing, taxesOf }: PriceBasis,
): PricedCharge | null {
  const share = proration ? shareOf(item.amount, proration) : item.amount;
  const fee = { feeType: item.feeType, day, isOnce: item.frequency === BillingFrequency.ONE_TIME };
  const given = discounts.filter((discount) => isGiven(discount, standing, fee));
  const ordered = inOrder(given, share);
  const parts = { label: item.title, price: item.amount, proration, reductions: ordered.map(reductionOf) };
  const price = priceOf({ ...parts, taxes: taxesOf(item).map(taxAs) });
  if (price.amount === 0) return null;
  const isSession = item.frequency === BillingFrequency.PER_SESSION;
  return { price, discounts: ordered, siblingRank: isSession ? null : rankOf(discounts, standing, fee) };
}

const taxAs = ({ id, name: label, percent, inclusive }: BilledTax): Tax => ({ id, label, percent, inclusive });

/** A fee for a charge: the whole charge, or an installment. */
export interface PricedInstallment {
  /** The number of the installment, from 1. */
  readonly number: number;
  readonly count: number;
  readonly price: Price;
  readonly dueDate: string;
}

/** Returns the installments of a charge, or its single fee. Omits installments with an amount of 0. */
export function installmentsOf({ item, dueDate }: Pick<Charge, 'item' | 'dueDate'>, price: Price): PricedInstallment[] {
  const { installments } = item;
  if (!installments) return [{ number: 1, count: 1, price, dueDate }];
  const count = installments.weights.length;
  const dates = installmentDates(installments, dueDate);
  return inInstallments(price, installments.weights, (number) => `Installment ${number} of ${count}`)
    .map((part, index) => ({ number: index + 1, count, price: part, dueDate: itemAt(dates, index) }))
    .filter((each) => each.price.amount > 0);
}
