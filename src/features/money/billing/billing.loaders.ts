import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds, listParameter, type Sql } from '../../../platform/loaders/read-model.ts';
import type { Days } from '../../../platform/time/days.ts';
import type { AttendanceStatus } from '../../learning/attendance/attendance.enums.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import type { Installment } from '../ledger/fee-values.entity.ts';

// Reads the data that billing needs for many enrollments. Each function of this file sends at most one SQL statement.

/** An enrollment that may be billed, with its state and the state of its student. */
export interface Billable {
  readonly id: string;
  readonly isDropped: boolean;
  /** True if the student is active and not paused. */
  readonly isLearning: boolean;
}

/**
 * Returns the SQL condition that an enrollment is or was active, and that neither the enrollment nor its student is
 * deleted. `enrollment` is the alias of the enrollments table. The query must join students as `s`.
 */
const billable = (enrollment: 'e' | 'o'): Sql => {
  const column = (name: string) => sql.ref(`${enrollment}.${name}`);
  return sql`${column('deleted_at')} is null and s.deleted_at is null and s.erased_at is null
    and (${column('status')} in ('active', 'completed')
      or (${column('status')} = 'dropped' and ${column('dropped_on')} is not null))`;
};

/**
 * The SQL condition that an enrollment `e` is or was active, and that neither the enrollment nor its student `s` is
 * deleted.
 */
export const IS_BILLABLE = billable('e');

/** Reads those of the given enrollments that may be billed, by enrollment id. */
export async function readBillable(em: SqlEntityManager, ids: readonly string[]): Promise<Map<string, Billable>> {
  const rows = await rowsOf<{ id: string; status: string; studentStatus: string }>(
    em,
    sql`select e.id, e.status, s.status as "studentStatus" from enrollments e
      join students s on s.academy_id = ${academyOf(em)} and s.id = e.student_id
      where e.academy_id = ${academyOf(em)} and ${inIds(sql`e.id`, ids, engineOf(em))} and ${IS_BILLABLE}`,
  );
  return new Map(
    rows.map(({ id, status, studentStatus }) => [
      id,
      { id, isDropped: status === 'dropped', isLearning: studentStatus === 'active' },
    ]),
  );
}

/** The kinds of prices by which enrollments may be billed. */
export interface PricedBy {
  /** True if the academy bills the prices of courses automatically. */
  readonly isAutomatic: boolean;
  /** True if any of the enrollments has a fee plan: a plan of its batch or its course, or an add-on plan. */
  readonly isPlanned: boolean;
}

/** Reads which kinds of prices apply to the enrollments, in one SQL statement. */
export async function readPricedBy(em: SqlEntityManager, ids: readonly string[]): Promise<PricedBy> {
  const rows = await rowsOf<{ auto: string | number; planned: boolean | number }>(
    em,
    sql`select a.settings -> 'billing' ->> 'auto' as auto, exists (select 1 from enrollments e
        where e.academy_id = ${academyOf(em)} and ${inIds(sql`e.id`, ids, engineOf(em))}
          and (exists (select 1 from fee_plans p where p.academy_id = ${academyOf(em)} and p.course_id = e.course_id)
            or exists (select 1 from fee_plans p where p.academy_id = ${academyOf(em)} and p.batch_id = e.batch_id)
            or exists (select 1 from enrollment_add_ons o where o.academy_id = ${academyOf(em)} and o.enrollment_id = e.id))
      ) as planned from academies a where a.id = ${academyOf(em)}`,
  );
  const [{ auto, planned } = { auto: 0, planned: 0 }] = rows;
  return { isAutomatic: ['true', '1'].includes(String(auto)), isPlanned: Boolean(planned) };
}

/** A fee with a billing key. */
export interface KeyedFee {
  readonly billingKey: string;
  readonly installment: Installment | null;
}

/** Reads the fees with the given billing keys, including voided fees. */
export async function readKeyed(em: SqlEntityManager, keys: readonly string[]): Promise<KeyedFee[]> {
  if (keys.length === 0) return [];
  const isOne =
    engineOf(em) === 'postgresql'
      ? sql`f.billing_key = any(${keys}::text[])`
      : sql`f.billing_key in (select value from json_each(${listParameter(keys, 'sqlite')}))`;
  const rows = await rowsOf<KeyedFee>(
    em,
    sql`select f.billing_key as "billingKey", f.installment from fees f
      where f.academy_id = ${academyOf(em)} and f.billing_key is not null and ${isOne}`,
  );
  return rows.map((row) => ({ ...row, installment: fromJsonColumn(row.installment) }));
}

/** Reads the billing keys of the fees of enrollments, including voided fees. */
export async function readBillingKeys(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ billingKey: string }>(
    em,
    sql`select f.billing_key as "billingKey" from fees f
      where f.academy_id = ${academyOf(em)} and ${inIds(sql`f.enrollment_id`, enrollmentIds, engineOf(em))}
        and f.billing_key is not null`,
  );
  return rows.map(({ billingKey }) => billingKey);
}

/**
 * Reads the enrollment id, the type and the period of fees that were billed manually to the enrollments. Omits voided
 * fees, and fees without a period.
 */
export const readHandMade = (
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
): Promise<Pick<Fee, 'enrollmentId' | 'feeType' | 'period'>[]> =>
  rowsOf(
    em,
    sql`select f.enrollment_id as "enrollmentId", f.fee_type as "feeType", f.period from fees f
      where f.academy_id = ${academyOf(em)} and ${inIds(sql`f.enrollment_id`, enrollmentIds, engineOf(em))}
        and f.period is not null and f.billing_key is null and f.voided_at is null`,
  );

/** The attendance mark of an enrolled student in a session. */
export interface Mark {
  readonly enrollmentId: string;
  readonly sessionId: string;
  readonly date: string;
  readonly status: AttendanceStatus;
}

/**
 * Reads the attendance marks of enrolled students in sessions. If a student has two enrollments in a batch, the mark
 * counts for the later enrollment.
 */
export const readMarks = (
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
  { from, until }: Days,
): Promise<Mark[]> =>
  rowsOf(
    em,
    sql`select e.id as "enrollmentId", a.session_id as "sessionId", a.date, a.status from enrollments e
      join attendance a on a.academy_id = ${academyOf(em)} and a.student_id = e.student_id and a.batch_id = e.batch_id
      where e.academy_id = ${academyOf(em)} and ${inIds(sql`e.id`, enrollmentIds, engineOf(em))}
        and a.session_id is not null and a.date between ${from} and ${until} and a.date >= e.active_from
        and a.date <= coalesce(e.dropped_on, e.completion_date, a.date)
        and not exists (select 1 from enrollments o join students s on s.academy_id = ${academyOf(em)} and s.id = o.student_id
          where o.academy_id = ${academyOf(em)} and o.student_id = e.student_id and o.batch_id = e.batch_id
            and o.active_from <= a.date and (o.active_from, o.id) > (e.active_from, e.id)
            and ${billable('o')})
      order by a.date, a.session_id`,
  );

/** A fee for a session, with the current attendance mark of its student. */
export interface SessionFee {
  readonly feeId: string;
  readonly enrollmentId: string;
  readonly billingKey: string;
  readonly period: string;
  readonly date: string;
  readonly status: AttendanceStatus | null;
}

/**
 * For the given days, reads the fees for sessions in which the student is unmarked, absent or excused. The student may
 * not have to pay these fees. Fees without payments and credits come first, because they must be voided before credit
 * from the other fees is allocated to them.
 */
export const readDoubtful = (
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
  { from, until }: Days,
): Promise<SessionFee[]> =>
  rowsOf(
    em,
    sql`select f.id as "feeId", f.enrollment_id as "enrollmentId", f.billing_key as "billingKey", f.period, c.date, a.status
      from fees f join enrollments e on e.academy_id = ${academyOf(em)} and e.id = f.enrollment_id
      join class_sessions c on c.academy_id = ${academyOf(em)} and c.batch_id = e.batch_id and cast(c.id as text) = f.period
      left join attendance a on a.academy_id = ${academyOf(em)} and a.session_id = c.id and a.student_id = e.student_id
      where f.academy_id = ${academyOf(em)} and ${inIds(sql`f.enrollment_id`, enrollmentIds, engineOf(em))}
        and f.billing_key is not null and f.voided_at is null and c.date between ${from} and ${until}
        and coalesce(a.status, 'excused') in ('absent', 'excused')
      order by case when f.paid_amount + f.credited_amount = 0 then 0 else 1 end, f.id`,
  );
