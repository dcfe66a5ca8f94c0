import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inArraySubquery } from '../../../platform/loaders/planner-hints.ts';
import { inIds, type Sql } from '../../../platform/loaders/read-model.ts';
import { type Days, monthEnd } from '../../../platform/time/days.ts';
import type { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import type { BilledTerm } from './billing-periods.ts';
import type { BilledDiscount } from './discounts-given.ts';
import type { BilledTax } from './price-charge.ts';
import type { Beginning, BilledPlan, EnrollmentFacts, PricedBatch } from './priced-enrollment.ts';
import type { BilledRank } from './sibling-ranks.ts';

// Reads the data that determines prices, as plain rows of the academy. The number of SQL statements does not depend on
// the number of enrollments.

const enrollment = (
  em: SqlEntityManager,
): Sql => sql`e.id, e.student_id as "studentId", e.course_id as "courseId", e.batch_id as "batchId",
  e.enrollment_date as "enrollmentDate", coalesce(e.held_from, e.enrollment_date) as "heldFrom",
  coalesce(e.active_from, e.enrollment_date) as "activeFrom", coalesce(e.dropped_on, e.completion_date) as until,
  case when e.status = 'dropped' then e.dropped_on end as "leftOn", e.created_at as "createdAt",
  (select l.course_id from enrollment_transfers r join enrollments l on l.academy_id = ${academyOf(em)} and l.id = r.left_id
    where r.academy_id = ${academyOf(em)} and r.entered_id = e.id and r.was_active) as "leftCourseId"`;

/** Reads enrollments by their ids, including ended enrollments, in the order of the ids. */
export const readEnrollments = (em: SqlEntityManager, ids: readonly string[]): Promise<EnrollmentFacts[]> =>
  rowsOf(
    em,
    sql`select ${enrollment(em)} from enrollments e
      where e.academy_id = ${academyOf(em)} and e.deleted_at is null and ${inIds(sql`e.id`, ids, engineOf(em))}
      order by e.id`,
  );

/**
 * For enrollments that followed a transfer within the course, reads when the student's time in the course began. The
 * keys of the map are the ids of these enrollments.
 */
export async function readBeginnings(em: SqlEntityManager, ids: readonly string[]): Promise<Map<string, Beginning>> {
  const academyId = academyOf(em);
  const withinCourse = sql`join enrollments e on e.academy_id = ${academyId} and e.id = r.entered_id
    join enrollments l on l.academy_id = ${academyId} and l.id = r.left_id and l.course_id = e.course_id`;
  const rows = await rowsOf<Beginning & { readonly enteredId: string }>(
    em,
    sql`with recursive way as (
        select r.entered_id as id, r.left_id, 1 as steps from enrollment_transfers r ${withinCourse}
        where r.academy_id = ${academyId} and r.was_active and ${inIds(sql`r.entered_id`, ids, engineOf(em))}
        union all
        select way.id, r.left_id, way.steps + 1 from way
        join enrollment_transfers r on r.academy_id = ${academyId} and r.entered_id = way.left_id and r.was_active
          ${withinCourse})
      select way.id as "enteredId", l.id, l.enrollment_date as "enrollmentDate",
        coalesce(l.held_from, l.enrollment_date) as "heldFrom", l.created_at as "createdAt", b.start_date as "batchStart"
      from way join enrollments l on l.academy_id = ${academyId} and l.id = way.left_id
      left join batches b on b.academy_id = ${academyId} and b.id = l.batch_id
      order by way.steps`,
  );
  // for each enrollment, the row with the longest chain of transfers comes last, and the last row counts
  return new Map(rows.map(({ enteredId, ...beginning }) => [enteredId, beginning]));
}

/**
 * Reads the enrollments of students that count for discounts on any day from `since` on. These are enrollments that
 * ended on or after that day, and active enrollments, except the enrollments of students who are paused now. Earlier
 * pauses are not stored, so a present pause counts for all days.
 */
export function readCountedEnrollments(
  em: SqlEntityManager,
  studentIds: readonly string[],
  since: string,
): Promise<EnrollmentFacts[]> {
  const academyId = academyOf(em);
  return rowsOf(
    em,
    sql`select ${enrollment(em)} from enrollments e
      join students s on s.academy_id = ${academyId} and s.id = e.student_id and s.deleted_at is null
      where e.academy_id = ${academyId} and e.deleted_at is null and ${inIds(sql`e.student_id`, studentIds, engineOf(em))}
        and ((e.status = 'active' and s.status = 'active')
          or (e.status in ('completed', 'dropped') and coalesce(e.dropped_on, e.completion_date) >= ${since}))
      order by e.id`,
  );
}

/** The payer of a student. `parentId` is null if the student pays. */
export interface Payer {
  readonly studentId: string;
  readonly parentId: string | null;
}

/**
 * Selects, for each student, the parent who receives the bills. If several parents receive bills, selects the primary
 * parent or, if none of them is primary, the parent with the oldest link to the student.
 */
const payers = (em: SqlEntityManager, isWanted: Sql) => sql<Payer>`select n."studentId", n."parentId" from (
    select l.student_id as "studentId", l.parent_id as "parentId", row_number() over (
      partition by l.student_id order by l.is_primary desc, l.created_at, l.id) as place
    from parent_students l join parents p on p.academy_id = ${academyOf(em)} and p.id = l.parent_id
    where l.academy_id = ${academyOf(em)} and l.receives_billing and p.deleted_at is null and ${isWanted}) as n
  where n.place = 1`;

/** Reads the payers of students, and all other students of these payers. */
export async function readPayers(em: SqlEntityManager, studentIds: readonly string[]): Promise<Payer[]> {
  const own = await rowsOf(em, payers(em, inIds(sql`l.student_id`, studentIds, engineOf(em))));
  const parentIds = [...new Set(own.map(({ parentId }) => parentId as string))];
  const linked = sql`select o.student_id from parent_students o
    where o.academy_id = ${academyOf(em)} and ${inIds(sql`o.parent_id`, parentIds, engineOf(em))}`;
  const isLinked = inArraySubquery(sql`l.student_id`, linked, { engine: engineOf(em) });
  const theirs = (await rowsOf(em, payers(em, isLinked))).filter(({ parentId }) =>
    parentIds.includes(parentId as string),
  );
  const paid = new Set(theirs.map(({ studentId }) => studentId));
  const alone = studentIds.filter((id) => !paid.has(id)).map((studentId) => ({ studentId, parentId: null }));
  return [...theirs, ...alone];
}

/** The price of a course, which applies if there is no fee plan. */
export interface CoursePrice {
  readonly id: string;
  readonly price: number | null;
  readonly billingFrequency: BillingFrequency;
}

export async function readCourses(em: SqlEntityManager, ids: readonly string[]): Promise<CoursePrice[]> {
  const rows = await rowsOf<CoursePrice>(
    em,
    sql`select c.id, c.price, c.billing_frequency as "billingFrequency" from courses c
      where c.academy_id = ${academyOf(em)} and ${inIds(sql`c.id`, ids, engineOf(em))}`,
  );
  return rows.map((row) => ({ ...row, price: hundredths(row.price) }));
}

/** Converts an amount: PostgreSQL returns large numbers as text. */
const hundredths = (value: unknown): number | null => (value === null ? null : Number(value));

const WEEKDAYS = Object.values(Weekday);

/** Reads the dates and weekdays of batches. */
export async function readBatches(em: SqlEntityManager, ids: readonly string[]): Promise<PricedBatch[]> {
  const rows = await rowsOf<Omit<PricedBatch, 'weekdays'> & { daysOfWeek: unknown }>(
    em,
    sql`select b.id, b.start_date as "startDate", b.end_date as "endDate", b.days_of_week as "daysOfWeek" from batches b
      where b.academy_id = ${academyOf(em)} and ${inIds(sql`b.id`, ids, engineOf(em))}`,
  );
  return rows.map(({ daysOfWeek, ...batch }) => ({
    ...batch,
    weekdays: new Set(fromJsonColumn<Weekday[]>(daysOfWeek).map((day) => WEEKDAYS.indexOf(day))),
  }));
}

/** The assignment of an add-on plan to an enrollment. */
export interface AddOn {
  readonly enrollmentId: string;
  readonly planId: string;
}

/** Reads the add-on plans of enrollments. */
export const readAddOns = (em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<AddOn[]> =>
  rowsOf(
    em,
    sql`select a.enrollment_id as "enrollmentId", a.plan_id as "planId" from enrollment_add_ons a
      where a.academy_id = ${academyOf(em)} and ${inIds(sql`a.enrollment_id`, enrollmentIds, engineOf(em))}
      order by a.id`,
  );

/**
 * Reads the active plans of courses and batches, and the active plans with the given ids. With `withFormer`, includes
 * archived and deleted plans.
 */
export async function readPlans(
  em: SqlEntityManager,
  {
    ids,
    courseIds,
    batchIds,
    withFormer,
  }: Readonly<Record<'ids' | 'courseIds' | 'batchIds', readonly string[]>> & { readonly withFormer: boolean },
): Promise<BilledPlan[]> {
  const engine = engineOf(em);
  const isBilledBy = withFormer ? sql`p.status <> 'draft'` : sql`p.status = 'active' and p.deleted_at is null`;
  const rows = await rowsOf<BilledPlan>(
    em,
    sql`select p.id, p.course_id as "courseId", p.batch_id as "batchId", p.drop_policy as "dropPolicy", p.revisions,
      p.created_at as "createdAt" from fee_plans p
      where p.academy_id = ${academyOf(em)} and ${isBilledBy}
        and (${inIds(sql`p.id`, ids, engine)} or ${inIds(sql`p.course_id`, courseIds, engine)}
          or ${inIds(sql`p.batch_id`, batchIds, engine)})`,
  );
  return rows.map((row) => ({ ...row, revisions: fromJsonColumn(row.revisions) }));
}

/** Reads the terms that overlap the days, optionally with deleted terms. */
export const readTerms = (em: SqlEntityManager, { from, until }: Days, withDeleted = false): Promise<BilledTerm[]> =>
  rowsOf(
    em,
    sql`select t.id, t.starts_on as "startsOn", t.ends_on as "endsOn" from terms t
      where t.academy_id = ${academyOf(em)} and t.starts_on <= ${until} and t.ends_on >= ${from}
        and ${withDeleted ? sql`true` : sql`t.deleted_at is null`}
      order by t.starts_on`,
  );

export async function readTaxRates(em: SqlEntityManager, ids: readonly string[]): Promise<BilledTax[]> {
  const rows = await rowsOf<BilledTax>(
    em,
    sql`select t.id, t.name, t.percent, t.inclusive from tax_rates t
      where t.academy_id = ${academyOf(em)} and ${inIds(sql`t.id`, ids, engineOf(em))}`,
  );
  return rows.map((row) => ({ ...row, percent: Number(row.percent), inclusive: Boolean(row.inclusive) }));
}

/** The use of a discount by an enrollment. */
export interface Use {
  readonly enrollmentId: string;
  readonly discountId: string;
}

/** Reads which coupons, and which discounts with a maximum number of uses, the enrollments use. */
export const readUses = (em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<Use[]> =>
  rowsOf(
    em,
    sql`select u.enrollment_id as "enrollmentId", u.discount_id as "discountId" from discount_uses u
      where u.academy_id = ${academyOf(em)} and ${inIds(sql`u.enrollment_id`, enrollmentIds, engineOf(em))}`,
  );

/**
 * Reads the ranks among siblings by which students were billed: for one-time charges, and for months and terms in or
 * near the given days. Omits fees that are voided or fully credited.
 */
export async function readBilledRanks(
  em: SqlEntityManager,
  studentIds: readonly string[],
  { from, until }: Days,
  terms: readonly BilledTerm[],
): Promise<BilledRank[]> {
  const engine = engineOf(em);
  const termOf = new Map(terms.map((term) => [term.id, term]));
  const month = (day: string) => day.slice(0, MONTH);
  const rows = await rowsOf<Pick<BilledRank, 'studentId' | 'feeType' | 'rank'> & { readonly period: string }>(
    em,
    sql`select f.student_id as "studentId", f.fee_type as "feeType", f.sibling_rank as rank, f.period from fees f
      where f.academy_id = ${academyOf(em)} and ${inIds(sql`f.student_id`, studentIds, engine)}
        and f.sibling_rank is not null and f.voided_at is null and f.period is not null
        and f.amount > (select coalesce(sum(n.amount), 0) from credit_notes n
          where n.academy_id = ${academyOf(em)} and n.fee_id = f.id and n.voided_at is null)
        and (length(f.period) <> ${MONTH} or f.period between ${month(from)} and ${month(until)})`,
  );
  return rows.flatMap(({ period, rank, ...row }): BilledRank[] => {
    const billed = { ...row, rank: Number(rank) };
    if (period === 'once') return [{ ...billed, days: null }];
    const term = termOf.get(period);
    if (term) return [{ ...billed, days: { from: term.startsOn, until: term.endsOn } }];
    return period.length === MONTH
      ? [{ ...billed, days: { from: `${period}-01`, until: monthEnd(`${period}-01`) } }]
      : [];
  });
}

/** The length of the part of a date that identifies the month. */
const MONTH = 'YYYY-MM'.length;

/** A discount, and the number of enrollments that use it. */
export interface CountedDiscount extends BilledDiscount {
  readonly uses: number;
}

/**
 * Reads the discounts that students and enrollments may receive:
 * - discounts for all students
 * - discounts whose conditions name one of these students or enrollments
 * - the coupons in `ids`.
 */
export async function readDiscounts(
  em: SqlEntityManager,
  { ids, studentIds, enrollmentIds }: Readonly<Record<'ids' | 'studentIds' | 'enrollmentIds', readonly string[]>>,
): Promise<CountedDiscount[]> {
  const engine = engineOf(em);
  const rows = await rowsOf<CountedDiscount>(
    em,
    sql`select d.id, d.name, d.kind, d.percent, d.amount, d.fee_types as "feeTypes", d.priority, d.exclusive,
      d.valid_from as "validFrom", d.valid_until as "validUntil", d.max_uses as "maxUses", d.rank_from as "rankFrom",
      d.min_courses as "minCourses", d.days_before_start as "daysBeforeStart", d.student_id as "studentId",
      d.enrollment_id as "enrollmentId", case when d.max_uses is null then 0 else (select count(*) from discount_uses u
        where u.academy_id = ${academyOf(em)} and u.discount_id = d.id) end as uses
      from discounts d where d.academy_id = ${academyOf(em)} and d.deleted_at is null
        and (d.kind in ('sibling', 'multi_course', 'early_bird') or ${inIds(sql`d.id`, ids, engine)}
          or ${inIds(sql`d.student_id`, studentIds, engine)} or ${inIds(sql`d.enrollment_id`, enrollmentIds, engine)})
      order by d.id`,
  );
  return rows.map((row) => ({
    ...row,
    percent: hundredths(row.percent),
    amount: hundredths(row.amount),
    feeTypes: fromJsonColumn(row.feeTypes),
    exclusive: Boolean(row.exclusive),
    uses: Number(row.uses),
  }));
}

/**
 * Reads the days of the weekly schedule on which batches are not charged. On such a day, there is a closure, or a user
 * cancelled the session.
 */
export const readExcused = (
  em: SqlEntityManager,
  batchIds: readonly string[],
  { from, until }: Days,
): Promise<{ readonly batchId: string; readonly day: string }[]> =>
  rowsOf(
    em,
    sql`select s.batch_id as "batchId", s.slot_date as day from class_sessions s
      where s.academy_id = ${academyOf(em)} and ${inIds(sql`s.batch_id`, batchIds, engineOf(em))}
        and s.status = 'cancelled' and s.excuses_fees and s.slot_date between ${from} and ${until}
      order by s.slot_date`,
  );
