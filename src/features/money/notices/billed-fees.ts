import type { NoticeFacts, Placeholders } from '../../operations/notices/core/notice-kinds.ts';
import type { NoticeReading } from '../../operations/notices/core/notice-run.types.ts';
import type { NewNotice } from '../../operations/notices/core/notify.ts';
import type { Recipient } from '../../operations/notices/core/recipient.types.ts';
import { payersById, studentsById } from '../../operations/notices/core/recipients.sql.ts';
import { amountInWords, dayInWords } from '../../operations/notices/core/texts.ts';
import { SuppressionReason } from '../../operations/notices/notice-send.enums.ts';
import { accountPayers, type BilledFee, feesById, namesOfStudents } from './billed-fees.loaders.ts';

/** The number of fees that a message lists. */
const MOST_LISTED = 20;

/** Returns the payers of accounts, by account id. Includes payers who are inactive. */
export async function payersOf(run: NoticeReading, accountIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const accounts = await accountPayers(run, accountIds);
  const parentIds = accounts.flatMap(({ parentId }) => parentId ?? []);
  const studentIds = accounts.flatMap(({ studentId }) => studentId ?? []);
  const parents = parentIds.length > 0 ? await payersById(run, parentIds) : new Map<string, Recipient[]>();
  const students = studentIds.length > 0 ? await studentsById(run, studentIds, { evenLeft: true }) : new Map();
  return new Map(
    accounts.map(({ id, parentId, studentId }) => [id, parents.get(parentId ?? '') ?? students.get(studentId) ?? []]),
  );
}

/**
 * Returns a notice about fees of one account. The resource of the notice is the fee or, if there are several fees, the
 * account.
 */
export function noticeAbout(
  accountId: string,
  fees: readonly Pick<BilledFee, 'id' | 'studentId'>[],
  { dedupeKey, recipients }: Pick<NewNotice, 'dedupeKey' | 'recipients'>,
): NewNotice {
  const feeIds = fees.map(({ id }) => id);
  const studentIds = [...new Set(fees.flatMap(({ studentId }) => studentId ?? []))];
  const [only, ...others] = feeIds;
  const common = { dedupeKey, recipients, params: { accountId, feeIds, studentIds } };
  if (only !== undefined && others.length === 0) return { ...common, resource: { type: 'fee', id: only } };
  return { ...common, resource: { type: 'account', id: accountId }, subjects: feeIds };
}

/** Returns the ids of the fees that a notice is about. */
const feeIdsOf = ({ params }: Pick<NoticeFacts, 'params'>): readonly string[] =>
  Array.isArray(params.feeIds) ? params.feeIds : [];

/**
 * Returns the reason why a message about fees is no longer needed: each fee is voided, was moved to another payer, or
 * has no open amount.
 */
export async function settledReason(
  run: NoticeReading,
  { params }: Pick<NoticeFacts, 'params'>,
): Promise<SuppressionReason | null> {
  const fees = [...(await feesById(run, feeIdsOf({ params }))).values()].filter(({ isVoided }) => !isVoided);
  if (fees.length === 0) return SuppressionReason.VOIDED;
  const own = fees.filter(({ accountId }) => accountId === params.accountId);
  if (own.length === 0) return SuppressionReason.CORRECTED;
  return own.every(({ balance }) => balance <= 0) ? SuppressionReason.PAID : null;
}

/** The descriptions of the placeholders of {@link feeValues}. */
export const FEE_PLACEHOLDERS = {
  fees: 'The fees with their students, amounts and due dates: the first 20.',
  total: 'The total amount of the fees.',
  due_date: 'The earliest due date of the fees, in words.',
};

/**
 * Returns the values of the placeholders about fees. Fees that were voided or moved to another payer are omitted. With
 * `isOpen`, paid fees are omitted too, and the amounts are the open amounts. If no fee is left, the values contain all
 * fees as they were billed. An inbox entry does not name students whom its viewer may not see.
 */
export async function feeValues(
  run: NoticeReading,
  facts: readonly Pick<NoticeFacts, 'params' | 'viewer'>[],
  locale: string,
  { isOpen }: { readonly isOpen: boolean },
): Promise<Placeholders[]> {
  const known = await feesById(run, [...new Set(facts.flatMap(feeIdsOf))]);
  const knownOf = (each: Pick<NoticeFacts, 'params'>) => feeIdsOf(each).flatMap((id) => known.get(id) ?? []);
  const shown = facts.flatMap((each) => knownOf(each).map((fee) => ({ viewer: each.viewer, fee })));
  const nameOf = await namesOfStudents(run, shown);
  return facts.map((each) => {
    const { viewer } = each;
    const all = knownOf(each);
    const own = all.filter(({ accountId, isVoided }) => accountId === each.params.accountId && !isVoided);
    const wanted = isOpen ? own.filter(({ balance }) => balance > 0) : own;
    const fees = (wanted.length > 0 ? wanted : all).toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
    const amountOf = (fee: BilledFee) => (isOpen && wanted.length > 0 ? fee.balance : fee.amount);
    const listed = fees.slice(0, MOST_LISTED).map((fee) => {
      const billed = { ...fee, student: nameOf({ viewer, fee }), amount: amountOf(fee) };
      return feeInWords(run, billed, locale);
    });
    return {
      fees: [...listed, ...(fees.length > MOST_LISTED ? ['…'] : [])].join('; '),
      total: totalInWords(run, fees, amountOf),
      due_date: fees[0] ? dayInWords(fees[0].dueDate, locale) : '',
    };
  });
}

/**
 * Describes a fee without words that would need a translation: "Books (Mia Lee): USD 12.00, Friday 27 November 2026".
 */
function feeInWords(run: NoticeReading, fee: BilledFee, locale: string): string {
  const type = fee.feeType.replaceAll('_', ' ');
  const title = fee.title || type.charAt(0).toUpperCase() + type.slice(1);
  const student = fee.student === null ? '' : ` (${fee.student})`;
  return `${title}${student}: ${amountInWords(run, fee.amount, fee.currency)}, ${dayInWords(fee.dueDate, locale)}`;
}

/** Returns the sum of amounts in words. If the fees have several currencies, returns one sum for each. */
function totalInWords(run: NoticeReading, fees: readonly BilledFee[], amountOf: (fee: BilledFee) => number): string {
  const sums = new Map<string, number>();
  for (const fee of fees) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + amountOf(fee));
  if (sums.size === 0) return amountInWords(run, 0);
  return [...sums].map(([currency, sum]) => amountInWords(run, sum, currency)).join(' + ');
}
