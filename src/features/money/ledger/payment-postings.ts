import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { dayOf, requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { User } from '../../identity/auth/user.entity.ts';
import type { Account } from '../accounts/account.entity.ts';
import type { AllocatedAmount } from './allocation.ts';
import type { Fee } from './fee.entity.ts';
import { tellLastPayment } from './fee-amounts.ts';
import { EntryKind } from './ledger.enums.ts';
import type { LedgerPosting } from './ledger-posting.ts';
import { nextReceiptNumber } from './numbers/receipts.ts';
import { Payment } from './payment.entity.ts';

/** A payment to record. */
export interface Receipt {
  readonly account: Account;
  /** The amount in minor units, greater than 0. */
  readonly amount: number;
  /**
   * The parts of the amount that pay fees. The rest becomes credit. The fees must be locked, and no part may exceed the
   * open amount of its fee.
   */
  readonly parts: readonly AllocatedAmount<Fee>[];
  readonly method: Payment['method'];
  readonly reference?: string | null | undefined;
  /** The time of the payment; the present time when omitted. */
  readonly paidAt?: string | null | undefined;
}

/** Records a payment with the next receipt number. The sum of the parts for fees must not exceed the amount. */
export async function receive(
  ctx: RequestContext,
  em: SqlEntityManager,
  books: LedgerPosting,
  { account, amount, parts, ...receipt }: Receipt,
): Promise<Payment> {
  const payment = await newPayment(ctx, em, { account, amount, parts, ...receipt });
  const posting = { kind: EntryKind.PAYMENT, paymentId: payment.id, effectiveOn: requireValue(payment.paidOn) };
  let left = amount;
  for (const { of: fee, amount: some } of parts) {
    books.postFee(fee, { ...posting, amount: -some });
    fee.paidAmount += some;
    tellLastPayment(fee, payment);
    left -= some;
  }
  books.post(account.id, { ...posting, fee: null, amount: -left });
  return payment;
}

/** A refund to record for a payment. */
interface GivenBack {
  readonly payment: Payment;
  readonly account: Account;
  readonly parts: readonly AllocatedAmount<Fee | null>[];
  readonly reference: string | null;
}

/** Records a refund. Each refunded part of the payment is credit (`of` is null) or an allocation to a fee. */
export async function giveBack(
  ctx: RequestContext,
  em: SqlEntityManager,
  books: LedgerPosting,
  { payment, account, parts, reference }: GivenBack,
): Promise<Payment> {
  const amount = -parts.reduce((sum, part) => sum + part.amount, 0);
  const refund = await newPayment(ctx, em, { account, amount, parts, method: payment.method, reference });
  refund.currency = payment.currency;
  refund.refundOf = payment;
  for (const { of: fee, amount: some } of parts) {
    const of = { paymentId: payment.id, refundId: refund.id };
    books.post(account.id, {
      kind: EntryKind.REFUND,
      ...of,
      fee,
      amount: some,
      effectiveOn: requireValue(refund.paidOn),
    });
    if (fee) fee.paidAmount -= some;
  }
  return refund;
}

/**
 * Builds a payment with the next receipt number. The payment refers to a fee only if its whole amount is for that fee.
 */
async function newPayment(
  ctx: RequestContext,
  em: SqlEntityManager,
  {
    account,
    amount,
    parts,
    method,
    reference = null,
    paidAt,
  }: Omit<Receipt, 'parts'> & { parts: readonly AllocatedAmount<Fee | null>[] },
): Promise<Payment> {
  const { currency, viewer } = requireAcademy(ctx);
  const [part, ...more] = parts;
  const fee = part && more.length === 0 && part.amount === Math.abs(amount) ? part.of : null;
  const payment = new Payment();
  payment.account = account;
  payment.fee = fee;
  payment.amount = amount;
  payment.currency = fee?.currency ?? currency;
  payment.method = method;
  payment.reference = reference;
  payment.paidAt = paidAt ?? now();
  payment.paidOn = dayOf(ctx, payment.paidAt);
  payment.receiver = em.getReference(User, viewer.userId);
  payment.receiptNumber = await nextReceiptNumber(em);
  em.persist(payment);
  return payment;
}
