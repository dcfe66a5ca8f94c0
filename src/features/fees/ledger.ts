import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, findRecord } from '../../platform/database/records.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { mulDiv } from '../../platform/money/mul-div.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { wallClock } from '../../platform/time/wall-clock.ts';
import type { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { User } from '../auth/user.entity.ts';
import type { Part } from './allocation.ts';
import type { Books } from './books.ts';
import { Fee } from './fee.entity.ts';
import { taxesIn } from './fee-taxes.ts';
import { EntryKind } from './ledger.enums.ts';
import { Payment } from './payment.entity.ts';
import { nextReceiptNumber } from './receipts.ts';

/** What is left to pay of a fee, in minor units: nothing of a voided one. */
export const balanceOf = (fee: Fee): number => (fee.voidedAt ? 0 : fee.amount - settledOf(fee));

/** What says how much tax there is in money that is of a fee. */
export type Taxed = Pick<Fee, 'amount' | 'tax'> & Partial<Pick<Fee, 'paidAmount' | 'creditedAmount'>>;

/**
 * The tax in an amount by which a fee is owed more, or less, in minor units: what the tax in all that is settled of it changes by, so
 * that many small payments come to the tax of the whole.
 */
export function taxIn({ amount: whole, tax, paidAmount = 0, creditedAmount = 0 }: Taxed, amount: number): number {
  if (tax === 0 || whole === 0) return 0;
  const settled = paidAmount + creditedAmount;
  return mulDiv(settled, tax, whole) - mulDiv(settled - amount, tax, whole);
}

/** What is paid or credited of a fee, in minor units. */
export const settledOf = ({ paidAmount, creditedAmount }: Fee): number => paidAmount + creditedAmount;

/** Refuses a voided fee: BAD_USER_INPUT on `field`. */
export function assertNotVoided(fee: Fee, field: string): void {
  if (fee.voidedAt !== null) throw invalidField(field, 'The fee has been voided.');
}

/** Refuses a fee that is voided or of which nothing is left to pay: BAD_USER_INPUT on `field`. */
export function assertUnpaid(fee: Fee, field: string): void {
  assertNotVoided(fee, field);
  if (balanceOf(fee) <= 0) throw invalidField(field, 'The fee has already been paid.');
}

/** A fee with the account that it is billed to, both locked. */
export interface OpenedFee {
  readonly fee: Fee;
  readonly account: Account;
}

/** Locks a fee behind its account; null where there is none. */
export async function openFee(em: SqlEntityManager, id: string): Promise<OpenedFee | null> {
  const known = await findRecord(em, Fee, id);
  if (!known) return null;
  for (let accountId = known.account.id; ; ) {
    const [account] = await lockAccounts(em, [accountId]);
    const fee = await findRecord(em, Fee, id, { lock: true });
    if (!fee || !account) return null;
    if (fee.account.id === accountId) return { fee, account };
    // it was given to another payer meanwhile
    accountId = fee.account.id;
  }
}

/** The same of a fee that must be there, as the caller has seen it: NOT_FOUND or CONFLICT otherwise. */
export async function openFeeAt(
  em: SqlEntityManager,
  id: string,
  expectedVersion: number | null | undefined,
): Promise<OpenedFee> {
  const opened = await openFee(em, id);
  if (!opened) throw notFound('Fee');
  assertVersion(opened.fee, expectedVersion);
  return opened;
}

/** Changes the amount of a fee, its taxes included. These are computed anew; the steps of its price gain one. */
export function changeAmount(books: Books, fee: Fee, amount: number, label = 'Change'): void {
  const difference = amount - fee.amount;
  if (difference === 0) return;
  const taxed = taxesIn(fee, amount);
  books.postFee(fee, { kind: EntryKind.ADJUST, amount: difference, tax: taxed.tax - fee.tax });
  Object.assign(fee, { amount, ...taxed });
  if (!fee.steps) return;
  const step = { label, basis: null, fraction: null, amount: difference, total: amount };
  fee.steps = [...fee.steps, step];
}

/** Money that was received, or is given back. */
export interface Receipt {
  readonly account: Account;
  /** Minor units; above zero. */
  readonly amount: number;
  /** What goes to which fee; what is left of the amount is credit. Fees are locked, and not given more than is open. */
  readonly parts: readonly Part<Fee>[];
  readonly method: Payment['method'];
  readonly reference?: string | null | undefined;
  /** Now when left out. */
  readonly paidAt?: string | null | undefined;
}

/** Records money that was received, under the next receipt number. The parts must not come to more than the amount. */
export async function receive(
  ctx: RequestContext,
  em: SqlEntityManager,
  books: Books,
  { account, amount, parts, ...receipt }: Receipt,
): Promise<Payment> {
  const payment = await newPayment(ctx, em, { account, amount, parts, ...receipt });
  const posting = { kind: EntryKind.PAYMENT, paymentId: payment.id, effectiveOn: payment.paidOn as string };
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

/** Records money that is given back of a payment: of what of it is credit (`of` is null), and what is on fees. */
export async function giveBack(
  ctx: RequestContext,
  em: SqlEntityManager,
  books: Books,
  payment: Payment,
  { parts, reference, account }: { account: Account; parts: readonly Part<Fee | null>[]; reference: string | null },
): Promise<Payment> {
  const amount = -parts.reduce((sum, part) => sum + part.amount, 0);
  const refund = await newPayment(ctx, em, { account, amount, parts, method: payment.method, reference });
  refund.currency = payment.currency;
  refund.refundOf = payment;
  for (const { of: fee, amount: some } of parts) {
    const of = { paymentId: payment.id, refundId: refund.id };
    books.post(account.id, { kind: EntryKind.REFUND, ...of, fee, amount: some, effectiveOn: refund.paidOn as string });
    if (fee) fee.paidAmount -= some;
  }
  return refund;
}

/** The row of a payment, with the next receipt number: it is of a fee where all of it is. */
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
  }: Omit<Receipt, 'parts'> & { parts: readonly Part<Fee | null>[] },
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
  payment.paidAt = paidAt ?? new Date().toISOString();
  payment.paidOn = dayOf(ctx, payment.paidAt);
  payment.receiver = em.getReference(User, viewer.userId);
  payment.receiptNumber = await nextReceiptNumber(em);
  em.persist(payment);
  return payment;
}

/** Keeps how a fee was last paid. */
export function tellLastPayment(fee: Fee, { method, receiptNumber }: Payment): void {
  fee.paymentMethod = method;
  fee.receiptNumber = receiptNumber;
}

/** The day of an instant, as the academy's clocks show it. */
export const dayOf = (ctx: RequestContext, instant: string): string =>
  wallClock(requireAcademy(ctx).timezone).dayOf(instant);
