import { invalidField } from '../../../platform/errors/app-error.ts';
import { mulDiv } from '../../../platform/money/mul-div.ts';
import type { Fee } from './fee.entity.ts';
import type { Payment } from './payment.entity.ts';

/** Returns the open amount of a fee, in minor units; 0 for a voided fee. */
export const balanceOf = (fee: Fee): number => (fee.voidedAt ? 0 : fee.amount - settledOf(fee));

/** The fields that determine the tax in an amount of a fee. */
export type Taxed = Pick<Fee, 'amount' | 'tax'> & Partial<Pick<Fee, 'paidAmount' | 'creditedAmount'>>;

/**
 * Returns the tax that belongs to `amount`, a change of a fee's open amount, in minor units. It is the difference
 * between the taxes in the settled amount before and after the change. Therefore, the taxes of many small payments add
 * up to the tax of the fee.
 */
export function taxIn({ amount: whole, tax, paidAmount = 0, creditedAmount = 0 }: Taxed, amount: number): number {
  if (tax === 0 || whole === 0) return 0;
  const settled = paidAmount + creditedAmount;
  return mulDiv(settled, tax, whole) - mulDiv(settled - amount, tax, whole);
}

/** Returns the paid and credited amount of a fee, in minor units. */
export const settledOf = ({ paidAmount, creditedAmount }: Fee): number => paidAmount + creditedAmount;

/** Throws BAD_USER_INPUT on `field` if the fee is voided. */
export function assertNotVoided(fee: Fee, field: string): void {
  if (fee.voidedAt !== null) throw invalidField(field, 'The fee has been voided.');
}

/** Throws BAD_USER_INPUT on `field` if the fee is voided or has an invoice. */
export function assertNotInvoiced(fee: Fee, field: string): void {
  assertNotVoided(fee, field);
  if (fee.invoicedAt !== null) throw invalidField(field, 'The fee has been invoiced.');
}

/** Throws BAD_USER_INPUT on `field` if the fee is voided or fully settled. */
export function assertUnpaid(fee: Fee, field: string): void {
  assertNotVoided(fee, field);
  if (balanceOf(fee) <= 0) throw invalidField(field, 'The fee has already been paid.');
}

/**
 * Copies the method and the receipt number of a payment to the fee. A fee stores these values only for its last
 * payment.
 */
export function tellLastPayment(fee: Fee, { method, receiptNumber }: Payment): void {
  fee.paymentMethod = method;
  fee.receiptNumber = receiptNumber;
}
