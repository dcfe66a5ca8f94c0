import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import { assertNotVoided } from '../ledger/fee-amounts.ts';
import { CreditReason } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { lockFeeAt, lockOpenFees } from '../ledger/lock-fees.ts';
import { reducePenalty } from './reduce-penalty.ts';

/** Waives a penalty permanently. Its paid part becomes credit. The overdue fee gets no other penalty. */
export function waivePenalty(
  ctx: RequestContext,
  id: string,
  reason: string,
  expectedVersion?: number | null,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { fee, account } = await lockFeeAt(em, id, expectedVersion);
    if (fee.feeType !== FeeType.LATE_PAYMENT_PENALTY) throw invalidField('id', 'The fee is not a penalty.');
    if (fee.waivedAt) throw invalidField('id', 'The penalty has already been waived.');
    assertNotVoided(fee, 'id');
    // locks the fees that the credit may pay
    await lockOpenFees(em, [account.id], requireAcademy(ctx).currency);
    const books = new LedgerPosting(ctx, em, [account]);
    fee.waivedAt = now();
    fee.waiveReason = reason;
    await reducePenalty(em, books, fee, { amount: 0, label: 'Waived', reason: CreditReason.GOODWILL, note: reason });
    await books.commit();
  });
}
