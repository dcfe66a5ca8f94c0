import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import { type Days, monthEnd } from '../../../platform/time/days.ts';
import type { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import type { BilledTerm } from './billing-periods.ts';
import type { BilledDiscount } from './discounts-given.ts';
import type { BilledTax } from './price-charge.ts';
import type { BilledPlan, PricedBatch } from './priced-enrollment.ts';
import type { BilledRank } from './sibling-ranks.ts';

// Reads the prices, discounts and calendars that determine charges, as plain rows of the academy. The number of SQL statements does not depend on
// the number of enrollments.

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
