import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { FIRST_DAY } from '../../../platform/time/days.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import type { Account } from '../accounts/account.entity.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { FormerDueDate } from '../ledger/former-due-date.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { OpenPosting } from '../ledger/ledger.types.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import { type LockedFee, lockFee } from '../ledger/lock-fees.ts';
import { taxesIn } from './fee-taxes.ts';
import { findOnFee } from './void-fee.ts';

/** Changes the amount of a fee. `amount` includes taxes. Recalculates the taxes and appends a price step. */
export function changeAmount(books: OpenPosting, fee: Fee, amount: number, label = 'Change'): void {
  const difference = amount - fee.amount;
  if (difference === 0) return;
  const priced = pricedAt(fee, amount, label);
  books.postFee(fee, { kind: EntryKind.ADJUST, amount: difference, tax: priced.tax - fee.tax });
  Object.assign(fee, priced);
}

/** Returns the values of a fee for another amount: the taxes at the same rates, and a further price step. */
export function pricedAt(fee: Fee, amount: number, label = 'Change'): Pick<Fee, 'amount' | 'tax' | 'taxes' | 'steps'> {
  const { tax, taxes, steps } = fee;
  const difference = amount - fee.amount;
  if (difference === 0) return { amount, tax, taxes, steps };
  const step = { label, basis: null, fraction: null, amount: difference, total: amount };
  return { amount, ...taxesIn(fee, amount), steps: steps && [...steps, step] };
}

/** Changes the due date of a locked fee. Stores the former due date, because reports for days before today use it. */
export async function moveDueDate(em: SqlEntityManager, fee: Fee, dueDate: string, today: string): Promise<void> {
  if (dueDate === fee.dueDate) return;
  const last = await em.findOne(FormerDueDate, { fee }, { orderBy: { until: 'desc' } });
  const since = last?.until ?? FIRST_DAY;
  // a due date that was set today was not in effect at the end of any day, so it is not stored
  if (since < today) {
    em.persist(Object.assign(new FormerDueDate(), { fee, dueDate: fee.dueDate, since, until: today }));
  }
  fee.dueDate = dueDate;
}

/** The new payer of a fee. */
export interface NewPayer {
  /** The parent to bill. Null to bill no particular parent: the student's usual payer then pays. */
  readonly parent: Parent | null;
  /** The new payer's locked account; null if the fee cannot be billed to this payer. */
  readonly account: Account | null;
}

/** A locked fee and its locked account. */
export interface FeeForPayer extends LockedFee {
  /** The new payer; null if the payer does not change. */
  readonly payer: NewPayer | null;
}

/**
 * Locks a fee, its account, and the account of the new payer. `parentId` is the id of the parent to bill, null to bill
 * no particular parent, and undefined if the payer does not change. Returns null if the fee does not exist.
 */
export async function openFeeForPayer(
  em: SqlEntityManager,
  id: string,
  parentId: string | null | undefined,
): Promise<FeeForPayer | null> {
  const known = parentId === undefined ? null : await findRecord(em, Fee, id);
  if (parentId === undefined || (known && (known.parent?.id ?? null) === parentId)) {
    const opened = await lockFee(em, id);
    return opened && { ...opened, payer: null };
  }
  if (!known) return null;
  // a person who is being erased cannot be billed
  const found = parentId === null ? null : await findRecord(em, Parent, parentId, { lock: 'shared' });
  const parent = found?.erasedAt ? null : found;
  const billed = { studentId: known.student?.id ?? null, parentId: parent?.id ?? null };
  const isSomebody = parentId === null ? billed.studentId !== null : parent !== null;
  const accounts = await openAccounts(em, isSomebody ? [billed] : [], [known.account.id]);
  const fee = await findRecord(em, Fee, id, { lock: true });
  const account = accounts.all.find((each) => each.id === fee?.account.id);
  // the fee moved to another payer meanwhile, so this function starts again
  if (fee && !account) return openFeeForPayer(em, id, parentId);
  return fee && account ? { fee, account, payer: { parent, account: accounts.of[0] ?? null } } : null;
}

/**
 * Returns the validation errors for billing a fee to another payer: a fee with payments or credits must keep its
 * account. `maySee` is false if the caller may not see the payer. Such a caller gets the same errors whether or not the
 * input names the present payer.
 */
export async function payerErrors(
  em: SqlEntityManager,
  { fee, payer }: FeeForPayer,
  parentId: string | null | undefined,
  maySee: boolean,
): Promise<FieldErrors> {
  if (parentId === undefined || (!payer && maySee)) return {};
  if (payer && !payer.account) {
    return { parentId: [parentId === null ? messages.required('parentId') : messages.selected('parentId')] };
  }
  const staysInAccount = !payer || payer.account?.id === fee.account.id;
  const onFee = staysInAccount && maySee ? null : await findOnFee(em, fee);
  return onFee ? { parentId: [`A fee with ${onFee} on it cannot be billed to another payer.`] } : {};
}

/**
 * Bills a locked fee to another payer. If the account changes, posts entries that move the fee from the old account to
 * the new one.
 */
export function changePayer(books: LedgerPosting, fee: Fee, { parent, account }: NewPayer): void {
  fee.parent = parent;
  if (!account || account.id === fee.account.id) return;
  const { amount, tax } = fee;
  books.postFee(fee, { kind: EntryKind.ADJUST, amount: -amount, tax: -tax });
  fee.account = account;
  books.postFee(fee, { kind: EntryKind.ADJUST, amount, tax });
}
