import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { TaxRate } from './tax-rate.entity.ts';
import type { CreateTaxRateInput, UpdateTaxRateInput } from './tax-rate.inputs.ts';
import { taxRateDeleting } from './tax-rate.signals.ts';

/** Creates a tax rate. Returns its id. */
export function createTaxRate(ctx: RequestContext, input: CreateTaxRateInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const taxRate = new TaxRate();
    assignGiven(taxRate, input);
    em.persist(taxRate);
    return taxRate.id;
  });
}

/** Changes a tax rate. The change applies only to fees that are billed later. */
export function updateTaxRate(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateTaxRateInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const taxRate = await getRecord(em, TaxRate, id, { name: 'Tax rate', lock: true });
    assertVersion(taxRate, expectedVersion);
    assignGiven(taxRate, input);
  });
}

/** Deletes a tax rate, so that lists omit it. Refuses if a draft or active fee plan uses the tax rate. */
export function deleteTaxRate(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const taxRate = await getRecord(em, TaxRate, id, { name: 'Tax rate', lock: true });
    assertVersion(taxRate, expectedVersion);
    await ctx.signals.publish(ctx, em, taxRateDeleting, { taxRate });
    taxRate.deletedAt = now();
  });
}
