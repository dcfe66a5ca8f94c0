import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { deleteRows, updateRows } from '../../platform/database/bulk-rows.ts';
import { lockRecords } from '../../platform/database/records.ts';
import { onJob } from '../../platform/jobs/job-kind.ts';
import { mulDiv } from '../../platform/money/mul-div.ts';
import { shareTaxes } from '../../platform/money/price.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { laterOf } from '../../platform/time/days.ts';
import { inAcademyOf } from '../academies/job-academy.ts';
import type { Account } from '../accounts/account.entity.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Books } from '../fees/books.ts';
import { CreditNote } from '../fees/credit-note.entity.ts';
import type { Fee } from '../fees/fee.entity.ts';
import { type FeeRow, insertFees } from '../fees/insert-fees.ts';
import { CreditReason } from '../fees/ledger.enums.ts';
import { voidCreditNote } from '../fees/void-credit-note.ts';
import { postCreditNote } from '../ledger/create-credit-note.ts';
import { againKeyOf, chargeKeyIn } from '../pricing/charges.ts';
import { type ExcusedDays, sessionsCharged } from '../sessions/excused-sessions.ts';
import { type BilledCharge, chargeOf } from './billed-charges.ts';
import { ChargeCredit } from './charge-credit.entity.ts';
import { type KnownCredit, readKnownCredits, readLearners } from './charge-credits.loaders.ts';
import { lockCharges, lockFees } from './credit-charges.ts';
import { pricingOfBilled } from './known-charges.ts';

/** Takes back what was credited for sessions to come that are charged again: a closure was deleted, shortened or changed. */
export const chargeAgain = onJob(sessionsCharged, async (job, days) => {
  const { ctx } = await inAcademyOf(job);
  try {
    await job.finish((em) => takeBackDays(ctx, em, days));
  } finally {
    await ctx.end();
  }
});

async function takeBackDays(ctx: RequestContext, em: SqlEntityManager, { batchId, days }: ExcusedDays): Promise<void> {
  const span = { from: days.toSorted()[0] as string, until: days.toSorted().at(-1) as string };
  const ids = await readLearners(em, batchId, span);
  const enrollments = await lockRecords(em, Enrollment, ids, { filters: { notDeleted: false } });
  const { charges, accounts } = await lockCharges(em, ids);
  const credits = await readKnownCredits(em, ids);
  const taken = takenBack(charges, credits, await chargedDays(em, enrollments, { days, span }));
  if (taken.length === 0) return;
  const { currency } = requireAcademy(ctx);
  const fees = await lockFees(
    em,
    accounts,
    currency,
    taken.map(({ charge }) => charge),
  );
  const books = new Books(ctx, em, [...accounts.values()]);
  const rows: FeeRow[] = [];
  for (const each of taken) {
    const kept = await voidNote(em, books, { ...each, accounts, fees });
    if (!kept) rows.push(...feeAgain(each, fees, { today: books.today, n: numberOf(each.charge, rows) }));
  }
  await insertFees(em, books, rows);
  await books.close();
  await deleteRows(
    em,
    ChargeCredit,
    taken.flatMap(({ credits: own }) => own.map(({ id }) => id)),
  );
}

/** The days among those asked about that each enrollment is charged for by now. */
async function chargedDays(
  em: SqlEntityManager,
  enrollments: readonly Enrollment[],
  {
    days,
    span,
  }: { readonly days: readonly string[]; readonly span: { readonly from: string; readonly until: string } },
): Promise<Map<string, Set<string>>> {
  const pricing = await pricingOfBilled(em, enrollments, span);
  // a day may have been excused again meanwhile
  return new Map(pricing.enrollments.map(({ id, excused }) => [id, new Set(days).difference(new Set(excused))]));
}

/** What of a charge is taken back: credits of one credit note, or of several if `creditNoteId` is null. */
interface TakenBack {
  readonly charge: BilledCharge;
  readonly creditNoteId: string | null;
  readonly credits: readonly KnownCredit[];
  /** What else the credit note is for. */
  readonly others: readonly KnownCredit[];
}

/** Returns what was credited for days that are charged again. What was credited as an enrollment ended stays. */
export function takenBack(
  charges: readonly BilledCharge[],
  credits: readonly KnownCredit[],
  charged: ReadonlyMap<string, ReadonlySet<string>>,
): TakenBack[] {
  const isTaken = ({ enrollmentId, slotDate, amount }: KnownCredit) =>
    amount > 0 && slotDate !== null && charged.get(enrollmentId)?.has(slotDate) === true;
  return charges.flatMap((charge) => {
    if (charge.isEnded) return [];
    const own = credits.filter((each) => each.enrollmentId === charge.enrollmentId && each.charge === chargeOf(charge));
    return [...Map.groupBy(own.filter(isTaken), ({ creditNoteId }) => creditNoteId)].map(([creditNoteId, some]) => {
      const others = own.filter((each) => each.creditNoteId === creditNoteId && !isTaken(each));
      return { charge, creditNoteId, credits: some, others };
    });
  });
}

const sumOf = (credits: readonly KnownCredit[]): number => credits.reduce((sum, { amount }) => sum + amount, 0);

/** Voids the credit note, and issues one for what else it was for. Returns false if it is spent, or not known. */
async function voidNote(
  em: SqlEntityManager,
  books: Books,
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
  // some of it may have been charged again by a fee before
  if (!note || !fee || note.amount !== sumOf(credits) + rest) return false;
  if (!(await voidCreditNote(em, books, note, fee))) return false;
  if (rest === 0) return true;
  const account = accounts.get(fee.account.id) as Account;
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

/** The number of the next fee that charges something of a charge again. */
const numberOf = ({ fees }: BilledCharge, rows: readonly FeeRow[]): number => fees.length + rows.length + 1;

/** The fee that charges again what was credited and is spent. */
function feeAgain(
  { charge, credits }: TakenBack,
  fees: ReadonlyMap<string, Fee>,
  { today, n }: { readonly today: string; readonly n: number },
): FeeRow[] {
  const [billed] = charge.fees;
  const fee = billed && fees.get(billed.id);
  if (!billed || !fee) return [];
  const amount = sumOf(credits);
  const { feeType, title, currency, parent, student, account, dueDate } = fee;
  const tax = fee.amount === 0 ? 0 : mulDiv(amount, fee.tax, fee.amount);
  const taxes = fee.taxes && (shareTaxes(fee.taxes, [tax])[0] ?? null);
  const label = credits.length === 1 ? '1 session is held after all' : `${credits.length} sessions are held after all`;
  return [
    {
      ...{ id: uuid(), feeType, title, currency, amount, tax, taxes, period: charge.periodKey },
      ...{ studentId: student?.id ?? null, parentId: parent?.id ?? null, accountId: account.id },
      enrollmentId: charge.enrollmentId,
      dueDate: laterOf(dueDate, today),
      steps: [{ label, basis: null, fraction: null, amount, total: amount }],
      billingKey: againKeyOf(chargeKeyIn(billed.billingKey), n),
      ...{ penaltyForId: null, installment: null, billingRunId: null },
    },
  ];
}
