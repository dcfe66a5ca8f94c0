import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../platform/errors/app-error.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { User } from '../auth/user.entity.ts';
import type { Fee } from './fee.entity.ts';
import { Payment } from './payment.entity.ts';
import { nextReceiptNumber } from './receipts.ts';

/** What is left to pay of a fee, in minor units. */
export const balanceOf = (fee: Fee): number => fee.amount - fee.paidAmount;

/** Refuses a voided fee: BAD_USER_INPUT on `field`. */
export function assertNotVoided(fee: Fee, field: string): void {
  if (fee.voidedAt !== null) throw invalidField(field, 'The fee has been voided.');
}

/** Refuses a fee that is voided or of which nothing is left to pay: BAD_USER_INPUT on `field`. */
export function assertUnpaid(fee: Fee, field: string): void {
  assertNotVoided(fee, field);
  if (balanceOf(fee) <= 0) throw invalidField(field, 'The fee has already been paid.');
}

/** A line of the ledger that is to be entered. */
export interface Entry {
  /** Minor units; negative for money that is given back. */
  readonly amount: number;
  readonly method: Payment['method'];
  readonly reference?: string | null | undefined;
  /** Now when left out. */
  readonly paidAt?: string | null | undefined;
  readonly refundOf?: Payment;
}

/**
 * Enters a line into the ledger under the next receipt number, and keeps the fee in step: what is paid of it, and how it
 * was last paid. The fee's row must be locked, and the amount checked.
 */
export async function enterPayment(
  ctx: RequestContext,
  em: SqlEntityManager,
  fee: Fee,
  { amount, method, reference = null, paidAt, refundOf }: Entry,
): Promise<Payment> {
  const payment = new Payment();
  payment.fee = fee;
  payment.amount = amount;
  payment.method = method;
  payment.reference = reference;
  payment.paidAt = paidAt ?? new Date().toISOString();
  payment.receiver = em.getReference(User, requireAcademy(ctx).viewer.userId);
  payment.refundOf = refundOf ?? null;
  payment.receiptNumber = await nextReceiptNumber(em);
  fee.paidAmount += amount;
  if (!refundOf) {
    fee.paymentMethod = method;
    fee.receiptNumber = payment.receiptNumber;
  }
  em.persist(payment);
  return payment;
}
