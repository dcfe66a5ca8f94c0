import { findRecord } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { writeOnce } from '../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { formatMoney } from '../../platform/validation/scalars.ts';
import { Fee } from './fee.entity.ts';
import { assertUnpaid, balanceOf, enterPayment } from './ledger.ts';
import type { RecordPaymentInput } from './payment.inputs.ts';

/** Records money that was received for a fee. Answers the id of the payment; with an idempotency key, of the first. */
export function recordPayment(ctx: RequestContext, { idempotencyKey, ...input }: RecordPaymentInput): Promise<string> {
  const feeId = input.feeId.toLowerCase();
  return writeOnce(ctx, 'recordPayment', idempotencyKey, { ...input, feeId }, async (em) => {
    const fee = await findRecord(em, Fee, feeId, { lock: true });
    if (!fee) throw invalidField('feeId', messages.selected('feeId'));
    assertUnpaid(fee, 'feeId');
    if (input.amount > balanceOf(fee))
      throw invalidField('amount', messages.atMost('amount', formatMoney(balanceOf(fee))));
    const payment = await enterPayment(ctx, em, fee, input);
    return payment.id;
  });
}
