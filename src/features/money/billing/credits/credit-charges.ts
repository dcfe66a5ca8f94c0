import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows, type PlainRow } from '../../../../platform/database/bulk-rows.ts';
import { itemAt, requireValue } from '../../../../platform/errors/require-value.ts';
import { split } from '../../../../platform/money/split.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import type { Account } from '../../accounts/account.entity.ts';
import { lockAccounts } from '../../accounts/open-accounts.ts';
import type { CreditNote } from '../../ledger/credit-note.entity.ts';
import { postCreditNote } from '../../ledger/credit-note-postings.ts';
import type { Fee } from '../../ledger/fee.entity.ts';
import { balanceOf } from '../../ledger/fee-amounts.ts';
import type { CreditReason } from '../../ledger/ledger.enums.ts';
import { LedgerPosting } from '../../ledger/ledger-posting.ts';
import { lockOpenFees } from '../../ledger/lock-fees.ts';
import { type BilledCharge, chargeOf, readBilledCharges } from '../billed-charges.ts';
import { tellCredit } from '../runs/tell-preview.ts';
import { ChargeCredit } from './charge-credit.entity.ts';

/** An amount to credit for a charge. */
export interface DueCredit {
  readonly charge: BilledCharge;
  /**
   * The amount in minor units. If it is 0, the days in `days` are still recorded, so that they are not credited later.
   */
  readonly amount: number;
  /** The days to credit. Empty to credit the whole unused part of the charge, because the enrollment ended. */
  readonly days: readonly string[];
}

/**
 * Credits the charges of locked enrollments. Locks the accounts and their fees, and then calls `decide`, which returns
 * the credits. All installments of a charge are credited as one total, beginning with the last installment.
 */
export async function creditCharges(
  ctx: RequestContext,
  em: SqlEntityManager,
  { enrollmentIds, reason }: { enrollmentIds: readonly string[]; reason: CreditReason },
  decide: (charges: readonly BilledCharge[]) => Promise<readonly DueCredit[]>,
): Promise<void> {
  const { charges, accounts } = await lockCharges(em, enrollmentIds);
  const due = charges.length > 0 ? await decide(charges) : [];
  if (due.length === 0) return;
  const { currency } = requireAcademy(ctx);
  const fees = await lockFees(
    em,
    accounts,
    currency,
    due.map(({ charge }) => charge),
  );
  const books = new LedgerPosting(ctx, em, [...accounts.values()]);
  const rows: PlainRow[] = [];
  for (const each of due) {
    const notes: CreditNote[] = [];
    for (const [fee, part] of partsOf(each.charge, each.amount, books, fees)) {
      const account = requireValue(accounts.get(fee.account.id));
      notes.push(await postCreditNote(em, books, account, { fee, amount: part, reason, currency }));
    }
    rows.push(...rowsOf(each, notes));
    const amount = notes.reduce((sum, note) => sum + note.amount, 0);
    tellCredit(ctx, { charge: each.charge, amount, sessions: isUuid(each.charge.periodKey) ? each.days.length : 0 });
  }
  await books.commit();
  await insertRows(em, ChargeCredit, rows);
}

/** The charges of enrollments, and the locked accounts of these charges by id. */
export interface LockedCharges {
  readonly charges: readonly BilledCharge[];
  readonly accounts: ReadonlyMap<string, Account>;
}

/**
 * Locks the accounts of the charges of enrollments. Reads the charges again after locking, because a fee may have been
 * moved to another payer meanwhile.
 */
export async function lockCharges(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<LockedCharges> {
  const locked = new Set<string>();
  const accounts = new Map<string, Account>();
  for (;;) {
    const charges = await readBilledCharges(em, enrollmentIds);
    const others = accountsOf(charges).difference(locked);
    if (others.size === 0) return { charges, accounts };
    for (const account of await lockAccounts(em, others)) accounts.set(account.id, account);
    for (const id of others) locked.add(id);
  }
}

/** Locks the fees of charges, and the open fees of the accounts, because new credit of an account may pay them. */
export async function lockFees(
  em: SqlEntityManager,
  accounts: LockedCharges['accounts'],
  currency: string,
  charges: readonly BilledCharge[],
): Promise<Map<string, Fee>> {
  const feeIds = charges.flatMap(({ fees }) => fees.map(({ id }) => id));
  return new Map((await lockOpenFees(em, [...accounts.keys()], currency, feeIds)).map((fee) => [fee.id, fee]));
}

const accountsOf = (charges: readonly BilledCharge[]): Set<string> =>
  new Set(charges.flatMap(({ fees }) => fees.map(({ accountId }) => accountId)));

/**
 * Divides a credit among the fees of a charge, the last fee first. A fee receives at most the amount that can still be
 * credited on it.
 */
function partsOf(
  { fees: billed }: BilledCharge,
  amount: number,
  books: LedgerPosting,
  fees: ReadonlyMap<string, Fee>,
): [Fee, number][] {
  let left = amount;
  return billed.toReversed().flatMap(({ id, amount: whole, noted }): [Fee, number][] => {
    const fee = fees.get(id);
    if (!fee) return [];
    // only fees in the academy's currency can produce account credit
    const most = books.isOwn(fee) ? whole - noted : Math.min(whole - noted, balanceOf(fee));
    const part = Math.min(left, most);
    left -= part;
    return part > 0 ? [[fee, part]] : [];
  });
}

/** Returns the rows to store for the credited days, so that these days are not credited again. */
function rowsOf({ charge, amount, days }: DueCredit, notes: readonly CreditNote[]): PlainRow[] {
  const { enrollmentId } = charge;
  const creditNoteId = notes.length === 1 ? itemAt(notes, 0).id : null;
  const common = { enrollmentId, charge: chargeOf(charge), creditNoteId };
  if (days.length === 0) return [{ id: uuid(), ...common, slotDate: null, amount }];
  const shares = split(
    amount,
    days.map(() => 1),
  );
  return days.map((slotDate, index) => ({ id: uuid(), ...common, slotDate, amount: shares[index] ?? 0 }));
}
