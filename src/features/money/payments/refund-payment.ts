import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord, lockRecords } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { type AllocatedAmount, newestDueFirst, take } from '../ledger/allocation.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { moneyOfPayment } from '../ledger/money.sql.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { giveBack } from '../ledger/payment-postings.ts';
import type { RefundPaymentInput } from './payment.inputs.ts';

/**
 * Refunds a payment, in full or in part. The refund is at most the amount that was not refunded yet. The money is taken
 * from the credit of the payment first, and then from the fees that the payment paid, the latest due date first.
 * Returns the id of the refund. If the idempotency key was used before, returns the id of the refund that was recorded
 * then.
 */
export function refundPayment(
  ctx: RequestContext,
  id: string,
  { idempotencyKey, amount = null, reason = null }: RefundPaymentInput,
): Promise<string> {
  const request = { id: id.toLowerCase(), amount, reason };
  return writeOnce(ctx, { operation: 'refundPayment', key: idempotencyKey, input: request }, async (em) => {
    const payment = await getRecord(em, Payment, id, { name: 'Payment' });
    if (payment.refundOf) throw invalidField('id', 'A refund cannot be refunded.');
    // parallel refunds wait for this lock of the account, because payments are never locked
    const [account] = await lockAccounts(em, [payment.account.id]);
    if (!account) throw new Error('A payment has no account.');
    const parts = await partsOf(em, payment);
    const left = parts.reduce((sum, part) => sum + part.amount, 0);
    if (left <= 0) throw invalidField('id', 'The payment has already been refunded.');
    if (amount && amount > left) {
      const most = valueIfReadable(ctx, 'Payment', formatMoney(left), 'what is left of the payment');
      throw invalidField('amount', messages.atMost('amount', most));
    }
    const { taken } = take(amount ?? left, parts);
    const books = new LedgerPosting(ctx, em, [account]);
    const refund = await giveBack(ctx, em, books, { payment, account, parts: taken, reference: reason });
    await books.commit();
    return refund.id;
  });
}

/** Returns the allocations of a payment in the order of refunding. Locks the fees. */
async function partsOf(em: SqlEntityManager, payment: Payment): Promise<AllocatedAmount<Fee | null>[]> {
  const money = new Map((await moneyOfPayment(em, payment.id)).map(({ feeId, amount }) => [feeId, amount]));
  const fees = await lockRecords(em, Fee, money.keys());
  return [null, ...newestDueFirst(fees)].map((of) => ({ of, amount: money.get(of?.id ?? null) ?? 0 }));
}
