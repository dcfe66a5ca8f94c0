import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { type FieldErrors, forbidden, notFound, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { mayReadResource, valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { assertScope } from '../../../platform/permissions/selection-scopes.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { type FeeType, type PaymentMethod, PaymentStatus } from '../ledger/fee.enums.ts';
import { assertNotInvoiced, assertUnpaid, balanceOf, settledOf } from '../ledger/fee-amounts.ts';
import { lockInvoicedPeople } from '../ledger/invoices/write-invoice.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { receive } from '../ledger/payment-postings.ts';
import type { UpdateFeeInput } from './fee.inputs.ts';
import {
  changeAmount,
  changePayer,
  type FeeForPayer,
  moveDueDate,
  openFeeForPayer,
  payerErrors,
} from './fee-changes.ts';
import { changesInvoice, isAnyOther } from './printed-values.ts';
import { type Replacement, replaceErrors, replaceFee } from './replace-fee.ts';

/**
 * Maps the name of a unique key to the input field that gets the error if a request violates this key. An enrollment
 * can have only one fee of a type per period.
 */
export const UNIQUE_KEYS = { fees_academy_id_enrollment_id_fee_type_period_unique: 'feeType' };

/**
 * Changes a fee that is not paid yet. If the input marks the fee as paid, pays its balance. Support staff can only mark
 * fees as paid. A value that equals the stored value is not a change. For callers who may not read fees, every value is
 * a change, because the response would otherwise reveal the stored value. If the fee has an invoice, the values that
 * the invoice prints cannot change; with `replace`, a new fee replaces the fee. Returns the id of the changed or the
 * new fee. With an idempotency key, the change runs only once.
 */
export function updateFee(
  ctx: RequestContext,
  id: string,
  { idempotencyKey, expectedVersion, ...input }: UpdateFeeInput,
): Promise<string> {
  const { paymentStatus, paymentMethod, parentId: givenParentId, replace, ...changes } = input;
  const parentId = givenParentId?.toLowerCase() ?? givenParentId;
  const mayChange = requireAcademy(ctx).viewer.role !== 'support_staff';
  const isPaying = paymentStatus === PaymentStatus.PAID;
  if (isPaying) assertScope(ctx, 'payments:write');
  if (replace) for (const scope of ['credit_notes:write', 'invoices:write'] as const) assertScope(ctx, scope);
  const maySee = mayReadResource(ctx.principal?.scopes, 'Fee');
  return writeOnce(
    ctx,
    { operation: 'updateFee', key: idempotencyKey, input: { id: id.toLowerCase(), ...input } },
    async (em) => {
      if (replace) await lockInvoicedPeople(em, id, parentId);
      const opened = await openFeeForPayer(em, id, parentId);
      const fee = opened?.fee ?? null;
      const known = maySee ? fee : null;
      const isChange =
        isAnyOther(changes, known) || (opened && maySee ? opened.payer !== null : parentId !== undefined);
      if (isChange && !mayChange) throw forbidden();
      if (!opened || !fee) throw notFound('Fee');
      assertVersion(fee, expectedVersion);
      const isInvoiceChange =
        fee.invoicedAt !== null &&
        (changesInvoice(known, changes) || (maySee ? isOtherPayer(opened) : parentId !== undefined));
      if (isInvoiceChange && !replace) assertNotInvoiced(fee, 'id');
      if (isChange || isPaying) assertUnpaid(fee, isPaying ? 'paymentStatus' : 'id');
      const { account, payer } = opened;
      const books = new LedgerPosting(ctx, em, payer?.account ? [account, payer.account] : [account]);
      refuseIfAny({
        ...amountErrors(ctx, fee, changes),
        ...(await payerErrors(em, opened, parentId, maySee)),
        // only a dry run needs this check: in a write, the unique key reports the error
        ...(ctx.refused && (await isBilled(em, fee, changes.feeType)) && { feeType: [messages.taken('feeType')] }),
        ...(isPaying && !paymentMethod && { paymentMethod: [messages.required('paymentMethod')] }),
        ...(isInvoiceChange && (await replaceErrors(em, fee, { isPaying, isOwn: books.isOwn(fee) }))),
      });
      const target = isInvoiceChange
        ? await replaceFee(em, books, { ...opened, changes })
        : await changeFee(em, books, opened, changes);
      if (isPaying && paymentMethod) await payBalance(em, books, target, paymentMethod);
      await asFieldError(() => books.commit(), UNIQUE_KEYS);
      return target.id;
    },
  );
}

/** Records a payment of the open amount of a locked fee. Does nothing if the amount is 0. */
async function payBalance(em: SqlEntityManager, books: LedgerPosting, fee: Fee, method: PaymentMethod): Promise<void> {
  const amount = balanceOf(fee);
  if (amount <= 0) return;
  const { account } = fee;
  await receive(books.ctx, em, books, { account, amount, parts: [{ of: fee, amount }], method });
}

/** Changes a locked fee. Returns the fee. */
async function changeFee(
  em: SqlEntityManager,
  books: LedgerPosting,
  { fee, payer }: FeeForPayer,
  changes: Replacement['changes'],
): Promise<Fee> {
  if (payer) changePayer(books, fee, payer);
  const { amount = fee.amount, dueDate = fee.dueDate, ...others } = changes;
  await moveDueDate(em, fee, dueDate, books.today);
  assignGiven(fee, others);
  changeAmount(books, fee, amount);
  return fee;
}

/** Returns true if the change moves the fee to another account. */
const isOtherPayer = ({ fee, payer }: FeeForPayer): boolean => !!payer?.account && payer.account.id !== fee.account.id;

/** Returns an error if the new amount is lower than the sum of the paid and the credited amount. */
export function amountErrors(ctx: RequestContext, fee: Fee, { amount }: UpdateFeeInput): FieldErrors {
  const settled = settledOf(fee);
  if (amount === undefined || amount >= settled) return {};
  const least = valueIfReadable(ctx, 'Fee', formatMoney(settled), 'what was paid and credited');
  return { amount: [messages.atLeast('amount', least)] };
}

/** Returns true if the enrollment of a fee has another fee with the type `feeType` for the same period. */
export const isBilled = async (
  em: SqlEntityManager,
  { id, enrollment, period, billingKey }: Fee,
  feeType?: FeeType,
): Promise<boolean> =>
  feeType !== undefined &&
  enrollment !== null &&
  period !== null &&
  billingKey === null &&
  (await em.count(Fee, { id: { $ne: id }, enrollment, period, feeType, voidedAt: null, billingKey: null })) > 0;
