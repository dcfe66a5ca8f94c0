import { assertVersion, getRecord } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Fee } from './fee.entity.ts';
import { assertNotVoided } from './ledger.ts';

/** Voids a fee for good. What was paid must have been given back before. */
export function voidFee(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const fee = await getRecord(em, Fee, id, 'Fee', { lock: true });
    assertVersion(fee, expectedVersion);
    assertNotVoided(fee, 'id');
    if (fee.paidAmount > 0) throw invalidField('id', 'A fee with money on it cannot be voided.');
    fee.voidedAt = new Date().toISOString();
  });
}
