import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { mulDiv } from '../../../platform/money/mul-div.ts';
import { priceOf, taxOn } from '../../../platform/money/price.ts';
import { assertScope } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney, MAX_MINOR_UNITS } from '../../../platform/validation/scalars.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { feeTypeInWords } from '../ledger/fee.enums.ts';
import { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import { feeStepsOf, feeTaxesOf } from './fee-steps.ts';

/** The locked tax rates that new fees may use. */
export interface TaxRateChoice {
  /** Returns the tax rates with the given ids, in the same order. Adds an error for each unknown or repeated id. */
  select(ids: readonly string[] | null | undefined, errors: FieldErrors): TaxRate[];
}

/**
 * Locks the tax rates for new fees. The transaction must lock people and enrollments before this call, and accounts
 * after it. An API key needs the scope for tax rates, because the amount of the fee reveals the percentage.
 */
export async function lockTaxRateChoice(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<TaxRateChoice> {
  if (ids.length > 0) assertScope(ctx, 'tax_rates:read');
  const known = new Map((await lockRecords(em, TaxRate, ids, { lock: 'shared' })).map((rate) => [rate.id, rate]));
  return {
    select(given, errors) {
      const chosen = (given ?? []).map((id) => id.toLowerCase());
      if (new Set(chosen).size < chosen.length) errors.taxRateIds = [messages.distinct('taxRateIds')];
      return chosen.flatMap((id, place) => {
        const path = `taxRateIds.${place}`;
        if (!known.has(id)) errors[path] = [messages.selected(path)];
        return known.get(id) ?? [];
      });
    },
  };
}

/** Adds taxes to a new fee: each rate applies to the net price. Records the calculation in the price steps. */
export function addTaxes(fee: Fee, taxRates: readonly TaxRate[]): void {
  if (taxRates.length === 0) return;
  const taxes = taxRates.map(({ id, name: label, percent, inclusive }) => ({ id, label, percent, inclusive }));
  const price = priceOf({ label: fee.title ?? feeTypeInWords(fee.feeType), price: fee.amount, taxes });
  const { amount, tax } = price;
  Object.assign(fee, { amount, tax, taxes: feeTaxesOf(price), steps: feeStepsOf(price) });
}

/** Returns an error if a fee is above the largest allowed amount after the taxes were added. */
export const taxedAmountErrors = ({ amount }: Pick<Fee, 'amount'>): FieldErrors =>
  amount > MAX_MINOR_UNITS ? { amount: [messages.atMost('amount', formatMoney(MAX_MINOR_UNITS))] } : {};

/**
 * Returns the taxes in a new amount of a fee, at the tax rates with which the fee was billed. If these rates were not
 * stored, the tax keeps its share of the amount.
 */
export function taxesIn({ amount: former, tax, taxes }: Fee, amount: number): Pick<Fee, 'tax' | 'taxes'> {
  if (!taxes) return { tax: former === 0 ? 0 : mulDiv(tax, amount, former), taxes };
  // the amount contains all taxes, also those that were added on top of the price
  const included = taxes.reduce((sum, { percent }) => sum + percent, 0);
  const anew = taxes.map((each) => ({ ...each, amount: taxOn(amount, each, included) }));
  return { tax: anew.reduce((sum, each) => sum + each.amount, 0), taxes: anew };
}
