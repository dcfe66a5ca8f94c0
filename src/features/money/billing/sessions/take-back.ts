import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteRows, updateRows } from '../../../../platform/database/bulk-rows.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Account } from '../../accounts/account.entity.ts';
import { voidCreditNote } from '../../credit-notes/void-credit-note.ts';
import { CreditNote } from '../../ledger/credit-note.entity.ts';
import { postCreditNote } from '../../ledger/credit-note-postings.ts';
import type { Fee } from '../../ledger/fee.entity.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { LedgerPosting } from '../../ledger/ledger-posting.ts';
import { type BilledCharge, chargeOf } from '../billed-charges.ts';
import { ChargeCredit } from '../credits/charge-credit.entity.ts';
import type { KnownCredit } from '../credits/charge-credits.loaders.ts';
import { type LockedCharges, lockFees } from '../credits/credit-charges.ts';
import { billFurther, type FurtherFee } from '../further-fees.ts';
import { tellCredit } from '../runs/tell-preview.ts';

/**
 * The credits to revoke for one charge and one credit note. If `creditNoteId` is null, each of these credits belongs to
 * several credit notes or to none.
 */
export interface TakenBack {
  readonly charge: BilledCharge;
  readonly creditNoteId: string | null;
  readonly credits: readonly KnownCredit[];
  /** The other credits in the credit note, which are not revoked. */
  readonly others: readonly KnownCredit[];
}

/** A charge that increases, because days that were excluded from it must now be paid. */
export interface RaisedCharge {
  readonly charge: BilledCharge;
  /** The additional amount in minor units; 0 if the charge was credited completely. */
  readonly amount: number;
  /** The records of the days that were not billed. */
  readonly notes: readonly KnownCredit[];
}

/**
 * The days to charge now: days that were credited before (`taken`), and days that were not billed before (`raised`).
 */
export interface ChargedDays {
  readonly taken: readonly TakenBack[];
  readonly raised: readonly RaisedCharge[];
  /** The label of the price step of new fees. If omitted, the label states the number of sessions. */
  readonly label?: string;
}

/** Returns the credits to revoke, because their days are charged again. */
export function takenBack(
  charges: readonly BilledCharge[],
  credits: readonly KnownCredit[],
  charged: ReadonlyMap<string, ReadonlySet<string>>,
): TakenBack[] {
  const isTaken = ({ enrollmentId, slotDate, amount }: KnownCredit) =>
    amount > 0 && slotDate !== null && charged.get(enrollmentId)?.has(slotDate) === true;
  return charges.flatMap((charge) => {
    const own = creditsOf(charge, credits);
    return [...Map.groupBy(own.filter(isTaken), ({ creditNoteId }) => creditNoteId)].map(([creditNoteId, some]) => {
      const others = own.filter((each) => each.creditNoteId === creditNoteId && !isTaken(each));
      return { charge, creditNoteId, credits: some, others };
    });
  });
}

export const creditsOf = (charge: BilledCharge, credits: readonly KnownCredit[]): KnownCredit[] =>
  credits.filter((each) => each.enrollmentId === charge.enrollmentId && each.charge === chargeOf(charge));

export const sumOf = (credits: readonly KnownCredit[]): number => credits.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Revokes credits by voiding their credit notes. If the money of a credit note is spent, bills a new fee instead. Days
 * that were not billed before also get a new fee. The accounts of the charges must be locked.
 */
export async function chargeDays(
  ctx: RequestContext,
  em: SqlEntityManager,
  accounts: LockedCharges['accounts'],
  { taken, raised, label }: ChargedDays,
): Promise<void> {
  const charges = [...taken, ...raised].map(({ charge }) => charge);
  if (charges.length === 0) return;
  const fees = await lockFees(em, accounts, requireAcademy(ctx).currency, charges);
  const books = new LedgerPosting(ctx, em, [...accounts.values()]);
  const owed: FurtherFee[] = raised.map(({ charge, amount, notes }) => ({
    ...{ charge, amount, label: labelOf(notes.length), isAgain: false },
  }));
  for (const each of taken) {
    const { charge, credits } = each;
    if (await voidNote(em, books, { ...each, accounts, fees })) {
      tellCredit(ctx, { charge, amount: -sumOf(credits), sessions: credits.length });
      continue;
    }
    owed.push({ charge, amount: sumOf(credits), label: label ?? labelOf(credits.length), isAgain: true });
  }
  const billed = owed.filter(({ amount }) => amount > 0);
  if (billed.length > 0) await billFurther(em, books, billed, fees);
  await books.commit();
  const settled = [...taken.flatMap(({ credits }) => credits), ...raised.flatMap(({ notes }) => notes)];
  await deleteRows(
    em,
    ChargeCredit,
    settled.map(({ id }) => id),
  );
}

const labelOf = (sessions: number): string =>
  sessions === 1 ? '1 session is held after all' : `${sessions} sessions are held after all`;

/**
 * Voids the credit note, and issues a new credit note for the credits in `others`. Returns false if the credit note
 * cannot be voided: its money is spent, a part of its amount was charged again, or the credits are not from a single
 * credit note.
 */
async function voidNote(
  em: SqlEntityManager,
  books: LedgerPosting,
  {
    creditNoteId,
    credits,
    others,
    accounts,
    fees,
  }: TakenBack & { readonly accounts: ReadonlyMap<string, Account>; readonly fees: ReadonlyMap<string, Fee> },
): Promise<boolean> {
  const note = creditNoteId && (await em.findOne(CreditNote, { id: creditNoteId }));
  const fee = note ? fees.get(note.fee?.id ?? '') : undefined;
  const rest = sumOf(others);
  // a part of the credit note may have been charged again by a new fee
  if (!note || !fee || note.amount !== sumOf(credits) + rest) return false;
  if (!(await voidCreditNote(em, books, note, fee))) return false;
  if (rest === 0) return true;
  const account = requireValue(accounts.get(fee.account.id));
  const { currency } = note;
  const reason = CreditReason.CORRECTION;
  const next = await postCreditNote(em, books, account, { fee, amount: rest, reason, currency });
  await em.flush();
  await updateRows(
    em,
    ChargeCredit,
    others.map(({ id }) => ({ id, creditNoteId: next.id })),
  );
  return true;
}
