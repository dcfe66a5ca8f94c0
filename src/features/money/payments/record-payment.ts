import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { refuseClosedBooks } from '../ledger/closed-books.ts';
import { assertUnpaid, balanceOf } from '../ledger/fee-amounts.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { lockFee } from '../ledger/lock-fees.ts';
import { receive } from '../ledger/payment-postings.ts';
import type { RecordPaymentInput } from './payment.inputs.ts';

/**
 * Records a payment for a fee. Returns the id of the payment. If the idempotency key was used before, returns the id of
 * the payment that was recorded then.
 */
export function recordPayment(ctx: RequestContext, { idempotencyKey, ...input }: RecordPaymentInput): Promise<string> {
  const feeId = input.feeId.toLowerCase();
  return writeOnce(ctx, { operation: 'recordPayment', key: idempotencyKey, input: { ...input, feeId } }, async (em) => {
    await refuseClosedBooks(ctx, em, input.paidAt);
    const opened = await lockFee(em, feeId);
    if (!opened) throw invalidField('feeId', messages.selected('feeId'));
    const { fee, account } = opened;
    const { amount } = input;
    assertUnpaid(fee, 'feeId');
    if (amount > balanceOf(fee)) {
      const most = valueIfReadable(ctx, 'Fee', formatMoney(balanceOf(fee)), 'the balance of the fee');
      throw invalidField('amount', messages.atMost('amount', most));
    }
    const books = new LedgerPosting(ctx, em, [account]);
    const payment = await receive(ctx, em, books, { ...input, account, parts: [{ of: fee, amount }] });
    await books.commit();
    return payment.id;
  });
}
