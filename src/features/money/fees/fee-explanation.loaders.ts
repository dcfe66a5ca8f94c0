import DataLoader from 'dataloader';
import { requestLoader } from '../../../platform/loaders/request-loader.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { formerDueDates } from '../ledger/entries/due-dates.loaders.ts';
import { entriesOfFees } from '../ledger/entries/entries.loaders.ts';
import type { EntryRow } from '../ledger/entries/entries.types.ts';
import { inWords } from '../ledger/entries/entries-in-words.loaders.ts';
import { type Fee, singleStep } from '../ledger/fee.entity.ts';
import { feeTypeInWords, PaymentStatus } from '../ledger/fee.enums.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { type FeeExplanation, StatusRule } from './fee-explanation.types.ts';

/** The fields of a fee that its explanation needs in addition to the ledger entries. */
export type Explained = Pick<Fee, 'id' | 'dueDate' | 'steps' | 'title' | 'feeType' | 'currency'>;

/** The sums of a fee's ledger entries up to a day, in minor units. */
interface Sums {
  readonly amount: number;
  readonly paidAmount: number;
  readonly creditedAmount: number;
  readonly balance: number;
  readonly isVoided: boolean;
}

/** Explains the status and the amounts of a fee at the end of a day, by its ledger entries up to that day. */
export function explainFee(fee: Explained, rows: readonly EntryRow[], asOf: string): FeeExplanation {
  const { isVoided, ...sums } = sumsOf(rows);
  const { rule, status } = statusOf({ ...sums, isVoided }, { isBilled: rows.length > 0, isPast: fee.dueDate < asOf });
  const entries = inWords(rows, 0);
  const explanation = { asOf, entries, ...sums, dueDate: fee.dueDate, status, rule };
  return { ...explanation, steps: stepsOf(fee, sums.amount), sentence: sentenceOf(fee, explanation) };
}

function sumsOf(rows: readonly EntryRow[]): Sums {
  const sum = (holds: (row: EntryRow) => boolean) =>
    rows.reduce((total, row) => (holds(row) ? total + row.amount : total), 0);
  return {
    amount: sum(({ kind }) => kind === EntryKind.CHARGE || kind === EntryKind.ADJUST),
    paidAmount: 0 - sum(({ paymentId }) => paymentId !== null),
    creditedAmount: 0 - sum(({ creditNoteId }) => creditNoteId !== null),
    balance: sum(() => true),
    isVoided: rows.some(({ kind }) => kind === EntryKind.VOID),
  };
}

/** Returns the first matching rule, and the payment status that it determines. */
function statusOf(
  { balance, paidAmount, isVoided }: Sums,
  { isBilled, isPast }: { isBilled: boolean; isPast: boolean },
): Pick<FeeExplanation, 'rule' | 'status'> {
  if (!isBilled) return { rule: StatusRule.NOT_BILLED, status: null };
  if (isVoided) return { rule: StatusRule.VOIDED, status: PaymentStatus.PAID };
  if (balance <= 0) return { rule: StatusRule.NOTHING_LEFT, status: PaymentStatus.PAID };
  if (isPast) return { rule: StatusRule.PAST_DUE, status: PaymentStatus.OVERDUE };
  if (paidAmount > 0) return { rule: StatusRule.PART_PAID, status: PaymentStatus.PARTIAL };
  return { rule: StatusRule.NOTHING_PAID, status: PaymentStatus.PENDING };
}

/**
 * Returns the steps of the price. For a fee without stored steps, returns a single step, or no step if nothing was
 * billed.
 */
const stepsOf = (fee: Explained, amount: number): FeeExplanation['steps'] =>
  fee.steps ?? (amount === 0 ? [] : [singleStep(fee, amount)]);

function sentenceOf(fee: Explained, { rule, ...at }: Omit<FeeExplanation, 'steps' | 'sentence'>): string {
  const name = fee.title ?? feeTypeInWords(fee.feeType);
  const money = (minor: number) => `${formatMoney(minor)} ${fee.currency}`;
  if (rule === StatusRule.NOT_BILLED) return `${name} was not billed yet on ${at.asOf}.`;
  if (rule === StatusRule.VOIDED) return `${name} was voided: nothing has to be paid.`;
  const settled = [
    ...(at.paidAmount > 0 ? [`${money(at.paidAmount)} of it was paid`] : []),
    ...(at.creditedAmount > 0 ? [`${money(at.creditedAmount)} was credited`] : []),
  ];
  const billed = [`${money(at.amount)} was billed for ${name}`, ...settled].join(', ');
  switch (rule) {
    case StatusRule.NOTHING_LEFT:
      return `${billed}: nothing is left to pay.`;
    case StatusRule.PAST_DUE:
      return `${billed}. ${money(at.balance)} should have been paid by ${at.dueDate}.`;
    default:
      return `${billed}. ${money(at.balance)} is left to pay by ${at.dueDate}.`;
  }
}

/**
 * Explains the status and the amounts of a fee at the end of a day. For a list of fees, a data loader reads the ledger
 * entries once, for all fees of the list.
 */
export function explanationOf(
  ctx: RequestContext,
  fee: Explained,
  asOf: string | null | undefined,
): Promise<FeeExplanation> {
  const day = asOf ?? requireReadContext(ctx).today;
  const make = () => new DataLoader((fees: readonly Explained[]) => explanations(ctx, fees, day), { cache: false });
  return requestLoader(ctx, `explanation ${day}`, make).load(fee);
}

async function explanations(ctx: RequestContext, fees: readonly Explained[], asOf: string): Promise<FeeExplanation[]> {
  const ids = fees.map(({ id }) => id);
  // if the academy has moved to a time zone further west, entries may be dated tomorrow. Such entries count today, as
  // in balances
  const { today } = requireReadContext(ctx);
  const lines = await entriesOfFees(ctx, ids, asOf < today ? asOf : null);
  const dueDates = await formerDueDates(ctx, ids, asOf);
  const entries = Map.groupBy(lines, ({ feeId }) => feeId);
  return fees.map((fee) => {
    const dueDate = dueDates.get(fee.id) ?? fee.dueDate;
    return explainFee({ ...fee, dueDate }, entries.get(fee.id) ?? [], asOf);
  });
}
