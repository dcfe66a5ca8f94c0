import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import type { FeePlanItem } from './fee-plan.entity.ts';
import { DueAnchor, ProrationBasis } from './fee-plan.enums.ts';
import type { FeePlanItemInput } from './fee-plan.inputs.ts';

/** Converts the items of an input to the stored form, with defaults for omitted fields. */
export const itemsOf = (inputs: readonly FeePlanItemInput[]): FeePlanItem[] =>
  inputs.map(({ code, feeType, title, amount, frequency, due, installments, ...given }) => ({
    ...{ code, feeType, title, amount, frequency },
    due: { anchor: due?.anchor ?? DueAnchor.PERIOD_START, offsetDays: due?.offsetDays ?? 0 },
    proration: given.proration ?? ProrationBasis.SESSIONS,
    ...taxesOf(given),
    installments: installments ? { weights: [...installments.weights], every: installments.every } : null,
    chargeAbsent: given.chargeAbsent ?? false,
    refundable: given.refundable ?? isRefundable(feeType),
  }));

/**
 * Returns the ids of the tax rates of an item, from `taxRateIds` or from the field `taxRateId` that older clients send.
 */
function taxesOf({ taxRateId, taxRateIds }: Pick<FeePlanItemInput, 'taxRateId' | 'taxRateIds'>) {
  const ids = (taxRateIds ?? (taxRateId ? [taxRateId] : [])).map((id) => id.toLowerCase());
  return { taxRateId: ids[0] ?? null, taxRateIds: ids };
}

/**
 * Returns true if fees of a type may be credited by default. Admission fees may not, because the work of an admission
 * is done immediately.
 */
export const isRefundable = (feeType: FeeType): boolean => feeType !== FeeType.ADMISSION;

/**
 * Locks the tax rates of an input, so that they are not deleted meanwhile. Must be called before the plan is locked.
 */
export const lockTaxRates = (em: SqlEntityManager, items: readonly FeePlanItemInput[] = []): Promise<TaxRate[]> =>
  lockRecords(
    em,
    TaxRate,
    items.flatMap(({ taxRateId, taxRateIds = [] }) => [taxRateId, ...taxRateIds]),
    { lock: 'shared' },
  );

/**
 * Returns the validation errors of items. The key of each error contains the position of its item. `taxRates` are the
 * tax rates that exist.
 */
export function itemErrors(inputs: readonly FeePlanItemInput[], taxRates: readonly TaxRate[]): FieldErrors {
  const items = itemsOf(inputs);
  const known = new Set(taxRates.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [index, item] of items.entries()) {
    const field = (name: keyof FeePlanItem) => `items.${index}.${name}`;
    if (items.findIndex(({ code }) => code === item.code) < index)
      errors[field('code')] = [messages.distinct(field('code'))];
    if (item.feeType === FeeType.LATE_PAYMENT_PENALTY) errors[field('feeType')] = [messages.selected(field('feeType'))];
    const isOne = !inputs[index]?.taxRateIds;
    for (const [place, id] of item.taxRateIds.entries()) {
      const path = isOne ? field('taxRateId') : `${field('taxRateIds')}.${place}`;
      if (!known.has(id)) errors[path] = [messages.selected(path)];
    }
    // an older client, which does not know `taxRateIds`, has changed `taxRateId` and sent `taxRateIds` back unchanged
    const given = inputs[index]?.taxRateId;
    if (!isOne && given !== undefined && (given?.toLowerCase() ?? null) !== item.taxRateId) {
      errors[field('taxRateId')] = [messages.selected(field('taxRateId'))];
    }
    if (item.installments && item.frequency === BillingFrequency.PER_SESSION) {
      const text = messages.prohibitedUnless(field('installments'), field('frequency'), WITH_INSTALLMENTS.join(', '));
      errors[field('installments')] = [text];
    }
  }
  return errors;
}

const WITH_INSTALLMENTS = Object.values(BillingFrequency).filter((each) => each !== BillingFrequency.PER_SESSION);
