import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, findRecord, lockRecords } from '../../../platform/database/records.ts';
import { type FieldErrors, invalidField, notFound, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { shareTaxes } from '../../../platform/money/price.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { assertNotInvoiced, balanceOf } from '../ledger/fee-amounts.ts';
import { type PriceStep } from '../ledger/fee-values.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { moveDueDate } from './fee-changes.ts';
import { FEWEST_PARTS, type FeePartInput, MOST_PARTS } from './split-fee.inputs.ts';

/**
 * Splits a fee without an invoice, payments or credits into installments, for one or several payers. The first
 * installment is the fee itself. Returns the ids of the installments, in the order of `parts`.
 */
export function splitFee(
  ctx: RequestContext,
  id: string,
  parts: readonly FeePartInput[],
  expectedVersion?: number | null,
): Promise<string[]> {
  return ctx.session.write(async (em) => {
    const known = await findRecord(em, Fee, id);
    if (!known) throw notFound('Fee');
    const errors = countErrors(parts);
    const parents = await parentsOf(em, parts, errors);
    refuseIfAny(errors);
    const payers = parts.map((_, index) => parents[index]?.id ?? known.parent?.id ?? null);
    const billed = payers.map((parentId) => ({ studentId: known.student?.id ?? null, parentId }));
    const accounts = await openAccounts(em, billed, [known.account.id]);
    const fee = await findRecord(em, Fee, id, { lock: true });
    if (!fee) throw notFound('Fee');
    assertVersion(fee, expectedVersion);
    refuseTouched(ctx, fee, parts);
    const held = accounts.all.find((account) => account.id === fee.account.id);
    // the fee moved to another payer meanwhile
    if (!held) throw notFound('Fee');
    const books = new LedgerPosting(ctx, em, accounts.all);
    const whole = { amount: fee.amount, tax: fee.tax, taxes: fee.taxes, steps: fee.steps };
    const shared = sharedOf(fee);
    const groupId = groupOf(fee);
    const taxes = sharesOf(whole.tax, parts, whole.amount);
    const lists = whole.taxes && shareTaxes(whole.taxes, taxes);
    await moveDueDate(em, fee, parts[0]?.dueDate ?? fee.dueDate, books.today);
    const ids = parts.map((part, index) => {
      // a part without a new payer stays in the account of the fee, even if another parent receives bills today
      const account = parents[index] ? accounts.of[index] : held;
      if (!account) throw new Error('A part was billed without an account.');
      const target = index === 0 ? fee : Object.assign(new Fee(), shared, { dueDate: part.dueDate });
      const [amount, tax] = [part.amount, taxes[index] ?? 0];
      if (index === 0 && account === held) {
        books.postFee(fee, { kind: EntryKind.ADJUST, amount: amount - whole.amount, tax: tax - whole.tax });
      } else {
        if (index === 0) books.postFee(fee, { kind: EntryKind.ADJUST, amount: -whole.amount, tax: -whole.tax });
        target.account = account;
        books.postFee(target, { kind: index === 0 ? EntryKind.ADJUST : EntryKind.CHARGE, amount, tax });
      }
      if (parents[index]) target.parent = parents[index] ?? null;
      target.amount = amount;
      target.tax = tax;
      target.taxes = lists?.[index] ?? null;
      target.steps = stepsOf(whole.steps, part.amount, whole.amount, `Part ${index + 1} of ${parts.length}`);
      target.installment = { groupId, number: index + 1, count: parts.length };
      em.persist(target);
      return target.id;
    });
    await books.commit();
    return ids;
  });
}

function countErrors({ length }: readonly FeePartInput[]): FieldErrors {
  if (length < FEWEST_PARTS) return { parts: [messages.atLeastItems('parts', FEWEST_PARTS)] };
  return length > MOST_PARTS ? { parts: [messages.atMostItems('parts', MOST_PARTS)] } : {};
}

/**
 * Finds the new payer of each part, in the order of the parts; null if the part has no new payer. Adds errors for
 * unknown ids, and for parents who are being erased.
 */
async function parentsOf(
  em: SqlEntityManager,
  parts: readonly FeePartInput[],
  errors: FieldErrors,
): Promise<(Parent | null)[]> {
  const ids = parts.map(({ parentId }) => parentId?.toLowerCase());
  const parents = new Map(
    (await lockRecords(em, Parent, ids, { lock: 'shared' })).map((parent) => [parent.id, parent]),
  );
  return ids.map((id, index) => {
    const parent = id ? parents.get(id) : null;
    if (id && (!parent || parent.erasedAt)) {
      const path = `parts.${index}.parentId`;
      errors[path] = [messages.selected(path)];
    }
    return parent ?? null;
  });
}

/** Throws if the fee has an invoice, payments or credits, or if the parts do not add up to its amount. */
function refuseTouched(ctx: RequestContext, fee: Fee, parts: readonly FeePartInput[]): void {
  assertNotInvoiced(fee, 'id');
  if (balanceOf(fee) < fee.amount) throw invalidField('id', 'A fee with money on it cannot be split.');
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== fee.amount) {
    const whole = valueIfReadable(ctx, 'Fee', formatMoney(fee.amount), 'the amount of the fee');
    throw invalidField('parts', `The parts field must add up to ${whole}.`);
  }
}

/** Returns the fields that all parts of a fee share. The billing key and the period stay with the first part. */
function sharedOf({ student, parent, enrollment, feeType, title, currency, notes }: Fee) {
  return { student, parent, enrollment, feeType, title, currency, notes };
}

/**
 * Returns the group id that the parts share. It is the id of the fee with the billing key, even if one of the parts is
 * split again.
 */
const groupOf = ({ id, billingKey, installment }: Fee): string => (billingKey ? id : (installment?.groupId ?? id));

/** Divides a sum among the parts in proportion to their amounts, in whole minor units. */
function sharesOf(sum: number, parts: readonly FeePartInput[], amount: number): number[] {
  let before = 0;
  const upTo = (some: number) => Number((BigInt(sum) * BigInt(some)) / BigInt(amount));
  return parts.map((part) => {
    const share = upTo(before + part.amount) - upTo(before);
    before += part.amount;
    return share;
  });
}

const stepsOf = (steps: readonly PriceStep[] | null, part: number, whole: number, label: string): PriceStep[] | null =>
  steps && [...steps, { label, basis: null, fraction: null, amount: part - whole, total: part }];
