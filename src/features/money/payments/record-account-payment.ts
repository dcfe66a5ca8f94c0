import { type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { type AllocatedAmount, inOrder, take } from '../ledger/allocation.ts';
import { refuseClosedBooks } from '../ledger/closed-books.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { balanceOf } from '../ledger/fee-amounts.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { lockOpenFees } from '../ledger/lock-fees.ts';
import { receive } from '../ledger/payment-postings.ts';
import type { AllocationInput, RecordAccountPaymentInput } from './account-payment.inputs.ts';

/**
 * Records a payment for several fees or as credit of an account. Returns the id of the payment. If the idempotency key
 * was used before, returns the id of the payment that was recorded then.
 */
export function recordAccountPayment(
  ctx: RequestContext,
  { idempotencyKey, ...input }: RecordAccountPaymentInput,
): Promise<string> {
  const accountId = input.accountId.toLowerCase();
  const request = { ...input, accountId, allocations: input.allocations?.map(inLowerCase) };
  return writeOnce(ctx, { operation: 'recordAccountPayment', key: idempotencyKey, input: request }, async (em) => {
    await refuseClosedBooks(ctx, em, input.paidAt);
    const [account] = await lockAccounts(em, [accountId]);
    if (!account) throw invalidField('accountId', messages.selected('accountId'));
    const books = new LedgerPosting(ctx, em, [account]);
    const { amount, allocations } = request;
    // without allocations, the payment may pay any open fee
    const named = allocations?.map(({ feeId }) => feeId);
    const fees = await lockOpenFees(em, [account.id], requireAcademy(ctx).currency, named);
    const open = inOrder(fees.filter((fee) => isOpen(books, account, fee)));
    const parts = allocations
      ? partsTold(ctx, amount, allocations, new Map(open.map((fee) => [fee.id, fee])))
      : take(
          amount,
          open.map((fee) => ({ of: fee, amount: balanceOf(fee) })),
        ).taken;
    const payment = await receive(ctx, em, books, { ...input, account, parts });
    await books.commit();
    return payment.id;
  });
}

const inLowerCase = ({ feeId, amount }: AllocationInput): AllocationInput => ({ feeId: feeId.toLowerCase(), amount });

const isOpen = (books: LedgerPosting, account: Account, fee: Fee): boolean =>
  fee.account.id === account.id && fee.voidedAt === null && books.isOwn(fee) && balanceOf(fee) > 0;

/** Returns the allocations in the input. If any are invalid, throws BAD_USER_INPUT with all errors. */
function partsTold(
  ctx: RequestContext,
  amount: number,
  allocations: readonly AllocationInput[],
  open: ReadonlyMap<string, Fee>,
): AllocatedAmount<Fee>[] {
  const errors: FieldErrors = {};
  const parts = new Map<string, AllocatedAmount<Fee>>();
  for (const [index, { feeId, amount: some }] of allocations.entries()) {
    const path = (field: string) => `allocations.${index}.${field}`;
    const fee = open.get(feeId);
    if (!fee) errors[path('feeId')] = [messages.selected(path('feeId'))];
    else if (parts.has(feeId)) errors[path('feeId')] = [messages.distinct(path('feeId'))];
    else if (some > balanceOf(fee)) {
      const most = valueIfReadable(ctx, 'Fee', formatMoney(balanceOf(fee)), 'the balance of the fee');
      errors[path('amount')] = [messages.atMost(path('amount'), most)];
    }
    if (fee) parts.set(feeId, { of: fee, amount: some });
  }
  const told = allocations.reduce((sum, allocation) => sum + allocation.amount, 0);
  if (told > amount) errors.allocations = [messages.atMost('allocations', formatMoney(amount))];
  refuseIfAny(errors);
  return [...parts.values()];
}
