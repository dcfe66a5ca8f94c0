import { sql } from 'kysely';
import { inIds } from '../../../platform/loaders/read-model.ts';
import type { Viewer } from '../../../platform/permissions/roles.ts';
import type { NoticeReading } from '../../operations/notices/core/notice-run.types.ts';
import { visibleStudents } from '../../operations/notices/core/visible-students.loaders.ts';

/** A fee as notices describe it, in its present state. */
export interface BilledFee {
  readonly id: string;
  readonly accountId: string;
  readonly title: string | null;
  readonly feeType: string;
  readonly studentId: string | null;
  readonly student: string | null;
  readonly amount: number;
  /** The open amount; 0 for a voided fee. */
  readonly balance: number;
  readonly currency: string;
  readonly dueDate: string;
  readonly isVoided: boolean;
}

interface FeeRow extends Omit<BilledFee, 'isVoided'> {
  readonly settled: number;
  readonly voidedAt: string | null;
}

/** Returns fees by id. Ids of unknown fees are skipped. */
export async function feesById(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Map<string, BilledFee>> {
  const academyId = academy.id;
  const rows = await read(sql<FeeRow>`select f.id, f.account_id as "accountId", f.title, f.fee_type as "feeType",
        f.student_id as "studentId", s.name as student, f.amount, f.paid_amount + f.credited_amount as settled,
        f.currency, cast(f.due_date as text) as "dueDate", f.voided_at as "voidedAt"
      from fees f left join students s on s.academy_id = ${academyId} and s.id = f.student_id
      where f.academy_id = ${academyId} and ${inIds(sql`f.id`, ids, engine)}`);
  return new Map(
    rows.map(({ settled, voidedAt, ...row }) => {
      const [amount, isVoided] = [Number(row.amount), voidedAt !== null];
      return [row.id, { ...row, amount, isVoided, balance: isVoided ? 0 : amount - Number(settled) }];
    }),
  );
}

/** A fee in a notice, and the user to whom the notice is shown; undefined for a message. */
interface ShownFee {
  readonly viewer: Viewer | undefined;
  readonly fee: BilledFee;
}

/**
 * Returns a function that returns the name of a fee's student. The name is null if the fee has no student, or if the
 * viewer may not see the student. Bills are sent to the payer of the account in any case, so messages contain the name.
 */
export async function namesOfStudents(
  reading: NoticeReading,
  shown: readonly ShownFee[],
): Promise<(shown: ShownFee) => string | null> {
  const pairs = shown.flatMap(({ viewer, fee: { studentId } }) => (viewer && studentId ? [{ viewer, studentId }] : []));
  const visible = await visibleStudents(reading, pairs);
  return ({ viewer, fee: { studentId, student } }) =>
    viewer && !visible.has(`${viewer.userId} ${studentId}`) ? null : student;
}

/** The payer of an account: a parent or a student. */
interface AccountPayer {
  readonly id: string;
  readonly parentId: string | null;
  readonly studentId: string | null;
}

/** Returns the payers of accounts. */
export const accountPayers = (
  { academy, engine, read }: NoticeReading,
  accountIds: readonly string[],
): Promise<AccountPayer[]> =>
  read(sql<AccountPayer>`select a.id, a.parent_id as "parentId", a.student_id as "studentId" from accounts a
      where a.academy_id = ${academy.id} and ${inIds(sql`a.id`, accountIds, engine)}`);

/** The id of a new fee, and the id of the transaction that created it. */
export interface CreatedFee {
  readonly feeId: string;
  readonly transactionId: string;
}

/**
 * Returns the fees that the given transactions created. Includes only fees whose events have no sequence number yet, or
 * a sequence number greater than `last`.
 */
export function feesCreatedAfter(
  { academy, engine, read }: NoticeReading,
  last: number,
  transactionIds: readonly string[],
): Promise<CreatedFee[]> {
  const created = sql`select e.resource_id as "feeId", e.transaction_id as "transactionId" from outbox_events e
    where e.academy_id = ${academy.id} and e.type = 'fee.created'
      and ${inIds(sql`e.transaction_id`, transactionIds, engine)}`;
  return read(sql<CreatedFee>`${created} and e.sequence > ${last} union all ${created} and e.sequence is null`);
}

/** An open fee that is due on one of the given days. */
interface DueFee {
  readonly id: string;
  readonly accountId: string;
  readonly studentId: string | null;
  readonly dueDate: string;
  /** The time of the charge: RFC 3339, UTC. */
  readonly createdAt: string;
}

/** Returns the open fees that are due on one of the given days, grouped by account. */
export async function openFeesDueOn({ academy, read }: NoticeReading, days: readonly string[]): Promise<DueFee[]> {
  if (days.length === 0) return [];
  const rows = await read(sql<DueFee>`
      select f.id, f.account_id as "accountId", f.student_id as "studentId", cast(f.due_date as text) as "dueDate",
        f.created_at as "createdAt"
      from fees f where f.academy_id = ${academy.id} and f.due_date in (${sql.join(days.map((day) => sql`${day}`))})
        and f.voided_at is null and f.paid_amount + f.credited_amount < f.amount
      order by f.account_id, f.due_date, f.id`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
