import { getRecord } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { writeOnce } from '../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { formatMoney } from '../../platform/validation/scalars.ts';
import { Fee } from './fee.entity.ts';
import { enterPayment } from './ledger.ts';
import { Payment } from './payment.entity.ts';
import type { RefundPaymentInput } from './payment.inputs.ts';

/**
 * Gives back a payment, or a part of it: at most what is left of it. Answers the id of the refund; with an idempotency
 * key, of the first.
 */
export function refundPayment(
  ctx: RequestContext,
  id: string,
  { idempotencyKey, amount = null, reason = null }: RefundPaymentInput,
): Promise<string> {
  const request = { id: id.toLowerCase(), amount, reason };
  return writeOnce(ctx, 'refundPayment', idempotencyKey, request, async (em) => {
    const payment = await getRecord(em, Payment, id, 'Payment');
    if (payment.refundOf) throw invalidField('id', 'A refund cannot be refunded.');
    // the ledger's rows never change: parallel refunds queue for the fee
    const fee = await getRecord(em, Fee, payment.fee.id, 'Fee', { lock: true });
    const refunds = await em.find(Payment, { refundOf: payment });
    const left = refunds.reduce((rest, refund) => rest + refund.amount, payment.amount);
    if (left <= 0) throw invalidField('id', 'The payment has already been refunded.');
    if (amount && amount > left) throw invalidField('amount', messages.atMost('amount', formatMoney(left)));
    const refund = await enterPayment(ctx, em, fee, {
      amount: -(amount ?? left),
      method: payment.method,
      reference: reason,
      refundOf: payment,
    });
    return refund.id;
  });
}
