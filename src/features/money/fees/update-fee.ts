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
import { type FeeType, PaymentStatus } from '../ledger/fee.enums.ts';
import { assertUnpaid, balanceOf, settledOf } from '../ledger/fee-amounts.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { receive } from '../ledger/payment-postings.ts';
import type { UpdateFeeInput } from './fee.inputs.ts';
import { changeAmount, changePayer, moveDueDate, openFeeForPayer, payerErrors } from './fee-changes.ts';

/**
 * The input field that gets the error, by the name of the unique key. An enrollment can have only one fee of a type per
 * period.
 */
export const UNIQUE_KEYS = { fees_academy_id_enrollment_id_fee_type_period_unique: 'feeType' };

/**
 * Changes a fee that is not paid yet. If the input marks it as paid, pays its balance; support staff may do only this.
 * A value that equals the stored value is not a change. For callers who may not read fees, every value is a change,
 * because the response would otherwise reveal the stored value. Returns the fee's id. With an idempotency key, the
 * change runs only once.
 */
export function updateFee(
  ctx: RequestContext,
  id: string,
  { idempotencyKey, expectedVersion, ...input }: UpdateFeeInput,
): Promise<string> {
  const { paymentStatus, paymentMethod, parentId: givenParentId, ...changes } = input;
  const parentId = givenParentId?.toLowerCase() ?? givenParentId;
  const mayChange = requireAcademy(ctx).viewer.role !== 'support_staff';
  const isPaying = paymentStatus === PaymentStatus.PAID;
  if (isPaying) assertScope(ctx, 'payments:write');
  const maySee = mayReadResource(ctx.principal?.scopes, 'Fee');
  return writeOnce(
    ctx,
    { operation: 'updateFee', key: idempotencyKey, input: { id: id.toLowerCase(), ...input } },
    async (em) => {
      const opened = await openFeeForPayer(em, id, parentId);
      const fee = opened?.fee ?? null;
      const isChange =
        isAnyOther(changes, maySee ? fee : null) || (opened && maySee ? opened.payer !== null : parentId !== undefined);
      if (isChange && !mayChange) throw forbidden();
      if (!opened || !fee) throw notFound('Fee');
      assertVersion(fee, expectedVersion);
      if (isChange || isPaying) assertUnpaid(fee, isPaying ? 'paymentStatus' : 'id');
      const errors = { ...amountErrors(ctx, fee, changes), ...(await payerErrors(em, opened, parentId, maySee)) };
      // only a dry run needs this check: in a write, the unique key reports the error
      if (ctx.refused && (await isBilled(em, fee, changes.feeType))) errors.feeType = [messages.taken('feeType')];
      if (isPaying && !paymentMethod) errors.paymentMethod = [messages.required('paymentMethod')];
      refuseIfAny(errors);
      const { account, payer } = opened;
      const books = new LedgerPosting(ctx, em, payer?.account ? [account, payer.account] : [account]);
      if (payer) changePayer(books, fee, payer);
      const { amount = fee.amount, dueDate = fee.dueDate, ...others } = changes;
      await moveDueDate(em, fee, dueDate, books.today);
      assignGiven(fee, others);
      changeAmount(books, fee, amount);
      const open = balanceOf(fee);
      if (isPaying && paymentMethod && open > 0) {
        await receive(ctx, em, books, {
          account: fee.account,
          amount: open,
          parts: [{ of: fee, amount: open }],
          method: paymentMethod,
        });
      }
      await asFieldError(() => books.commit(), UNIQUE_KEYS);
      return fee.id;
    },
  );
}

/** Returns the errors of an amount that is lower than the paid and credited amounts together. */
export function amountErrors(ctx: RequestContext, fee: Fee, { amount }: UpdateFeeInput): FieldErrors {
  const settled = settledOf(fee);
  if (amount === undefined || amount >= settled) return {};
  const least = valueIfReadable(ctx, 'Fee', formatMoney(settled), 'what was paid and credited');
  return { amount: [messages.atLeast('amount', least)] };
}

/** Returns true if the enrollment has another fee of a type for the same period. */
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

/**
 * Returns true if any given value differs from the stored value. If `stored` is null, every given value counts as
 * different.
 */
const isAnyOther = (given: Partial<Fee>, stored: Fee | null): boolean =>
  Object.entries(given).some(
    ([name, value]) => value !== undefined && value !== (stored ? Reflect.get(stored, name) : undefined),
  );
