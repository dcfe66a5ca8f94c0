import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { addDays, eachMonthEnd, monthEnd } from '../../../platform/time/days.ts';
import type { Asking } from '../core/report.loaders.ts';
import { monthOf } from '../core/report-period.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { isAskedEnrollment } from './asked-enrollments.loaders.ts';
import { BY_COURSE, flag, type Key, stepsOf, whoTookSteps } from './retention-steps.loaders.ts';
import { keptPlaces } from './transfers.loaders.ts';

/** The numbers of days after which the report counts the students who have not left. */
export const SURVIVAL_DAYS = [30, 90, 180, 365] as const;

/**
 * The columns for the survival of students, for each number of days. Example: `known30` counts the students who joined
 * at least 30 days before `asOf`. `survived30` counts how many of these students had not left after 30 days.
 */
const COHORTS = SURVIVAL_DAYS.flatMap((days) => [`known${days}`, `survived${days}`]);

/** The columns that count students. A student counts once in each group. */
const COUNTED = ['active', 'joined', 'gone', 'completed', 'ended', ...COHORTS];

const each = (names: readonly string[], of: (name: string) => string): Sql => sql.raw(names.map(of).join(', '));
const forDays = (of: (days: number) => Sql): Sql => sql.join(SURVIVAL_DAYS.map(of), sql``);

/** Returns the day that is a number of days after another day. */
const later = (day: Sql, days: number, { context }: Asking): Sql =>
  context.engine === 'postgresql' ? sql`(${day} + ${sql.lit(days)})` : sql`date(${day}, ${sql.lit(`+${days} days`)})`;

/**
 * Selects two departures of a student, from the steps `v` that meet a condition: the last step that completed an
 * enrollment, and the last step that dropped one.
 */
const lastDepartures = (isWithin: Sql): Sql => sql`
  max(case when ${isWithin} and v.finished = 1 then v.departure end) as last_completed,
  max(case when ${isWithin} and v.finished = 0 then v.departure end) as last_dropped`;

/** Returns the condition that the last departure of a student completed an enrollment. */
const isCompletedLast = (table: string): Sql =>
  sql`coalesce(${sql.ref(`${table}.last_completed`)}, '') > coalesce(${sql.ref(`${table}.last_dropped`)}, '')`;

/**
 * The condition that a student left: the student had a place at the start of the period and none at its end, and the
 * last departure did not complete an enrollment.
 */
const IS_GONE = sql`q.before > 0 and q.after <= 0 and not ${isCompletedLast('q')} and q.before + q.own <= 0`;

/**
 * Selects the number of active students who have taken no step since the period began, by group. For PostgreSQL, the
 * query does not use `not in`. If the values did not fit into memory, PostgreSQL would read `s` again for each student.
 * The condition on `s` comes after the grouping, so that PostgreSQL groups the students in the order of an index.
 */
function activeOthers(asking: Asking, { of, joined, isActive }: Key): Sql {
  const isOther =
    asking.context.engine === 'postgresql'
      ? sql`not exists (select 1 from stepping_students s where s.student_id = o.student_id)`
      : sql`o.student_id not in (select s.student_id from stepping_students s)`;
  return sql`select o.key, count(*) as active from (
      select ${of} as key, e.student_id from enrollments e ${joined(asking.context)}
      where e.deleted_at is null and ${isActive} and ${isAskedEnrollment(asking)}
      group by 1, 2) as o
    where ${isOther} group by 1`;
}

/**
 * Returns the CTEs of the report:
 * - `stepping_students`: the students who took a step since the period began.
 * - `other_students`: the number of active students who took no step since then.
 * - `place_steps`: the steps by which students became active or stopped being active, including moves.
 * - `step_sums`: the sums of these steps by student and group (`key`).
 * - `survivors`: the students who joined for the first time within the period, with their survival.
 * - `retention_counts`: all counts by the value of `of`.
 */
function retentionCtes(asking: Asking, key: Key, of: (table: string) => Sql): Sql {
  const { context, period } = asking;
  const within = sql`v.day >= ${period.from} and v.day <= ${lastDay(period)}`;
  return sql`${keptPlaces(context)}, stepping_students as materialized (${whoTookSteps(asking)}),
    other_students as materialized (${activeOthers(asking, key)}),
    place_steps as materialized (${stepsOf(asking, key)}),
    step_sums as materialized (
      select v.student_id, v.key, case when min(case when v.change = 1 then v.day end)
          = min(case when v.change = 1 and v.moved = 0 then v.day end) then min(case when v.change = 1 then v.day end) end as since,
        max(case when ${within} then v.reason end) as reason,
        max(${flag(sql`${within} and v.change = 1 and v.moved = 0`)}) as entered,
        sum(case when ${within} and v.moved = 0 then v.change else 0 end) as own,
        ${lastDepartures(within)},
        sum(case when v.day < ${period.from} then v.change else 0 end) as before,
        sum(case when v.day <= ${lastDay(period)} then v.change else 0 end) as after
      from place_steps v group by v.student_id, v.key),
    survivors as materialized (
      select l.key, l.since ${forDays((days) => {
        const isKnown = sql`${later(sql`l.since`, days, asking)} <= ${period.asOf}`;
        const isThere = sql`${sql.ref(`l.stay${days}`)} > 0 or ${sql.ref(`l.own${days}`)} > 0 or ${sql.ref(`l.done${days}`)} > 0`;
        return sql`, ${flag(isKnown)} as ${sql.ref(`known${days}`)},
          ${flag(sql`${isKnown} and (${isThere})`)} as ${sql.ref(`survived${days}`)}`;
      })}
      from (
        select v.student_id, v.key, q.since ${forDays((days) => {
          const isBy = sql`v.day <= ${later(sql`q.since`, days, asking)}`;
          return sql`, sum(case when ${isBy} then v.change else 0 end) as ${sql.ref(`stay${days}`)},
            sum(case when ${isBy} and v.moved = 0 then v.change else 0 end) as ${sql.ref(`own${days}`)},
            max(case when ${isBy} then v.finished else 0 end) as ${sql.ref(`done${days}`)}`;
        })}
        from step_sums q join place_steps v on v.student_id = q.student_id and (v.key = q.key or (v.key is null and q.key is null))
        where q.since >= ${period.from} and q.since <= ${lastDay(period)}
        group by v.student_id, v.key, q.since) as l),
    retention_counts as (
      select ${of('q')} as key, sum(${flag(sql`q.before > 0`)}) as active,
        sum(${flag(sql`q.before <= 0 and q.entered > 0`)}) as joined, sum(${flag(IS_GONE)}) as gone,
        sum(${flag(sql`q.before > 0 and q.after <= 0 and ${isCompletedLast('q')}`)}) as completed, sum(${flag(sql`q.after > 0`)}) as ended,
        ${each(COHORTS, (name) => `0 as ${name}`)}
      from step_sums q group by 1
      union all
      select ${of('o')}, sum(o.active), 0, 0, 0, sum(o.active), ${each(COHORTS, () => '0')} from other_students o group by 1
      union all
      select ${of('h')}, 0, 0, 0, 0, 0, ${each(COHORTS, (name) => `sum(h.${name})`)} from survivors h group by 1)`;
}

/** Returns the group key of a row. */
const ofKey = (table: string): Sql => sql.ref(`${table}.key`);

/** Counts each student once per group. */
export const byKey = (asking: Asking, key: Key): Sql => sql`with recursive ${retentionCtes(asking, key, ofKey)}
  select p.*, ${each(COUNTED, (name) => `p.${name} as all_${name}`)} from retention_counts p`;

/**
 * Counts, for each reason, the students who left. `everyone` is the number of students who were active at the start of
 * the period.
 */
export const byReason = (asking: Asking): Sql => {
  const why = (table: string) =>
    table === 'q' ? sql`case when ${IS_GONE} then q.reason end` : sql`cast(null as text)`;
  return sql`with recursive ${retentionCtes(asking, BY_COURSE, why)}
  select p.gone, p.key as reason, sum(p.active) over () as everyone,
    ${each(
      COUNTED.filter((name) => name !== 'gone'),
      (name) => `0 as ${name}`,
    )}, ${each(COUNTED, (name) => `p.${name} as all_${name}`)}
  from retention_counts p`;
};

/**
 * Counts students by month. Each row also has the number of students who were active at the start of the month. The
 * first row has the totals of the period.
 */
export function byMonths(asking: Asking): Sql {
  const { period } = asking;
  const last = lastDay(period);
  const months = [...eachMonthEnd(period.from, monthEnd(last < period.from ? addDays(period.from, -1) : last))].map(
    (day) => day.slice(0, 7),
  );
  const moved = ['joined', 'gone', 'completed'];
  const list = months.map((month) => sql`select cast(${month} as text) as month`);
  const none = sql`select cast(null as text) as month where 1 = 0`;
  return sql`with recursive months as materialized (${list.length > 0 ? sql.join(list, sql` union all `) : none}), ${retentionCtes(asking, BY_COURSE, ofKey)},
    month_steps as (
      select v.student_id, v.key, case when v.day < ${period.from} then '' else ${monthOf(sql`v.day`)} end as month,
        sum(v.change) as change, sum(case when v.moved = 0 then v.change else 0 end) as own,
        max(${flag(sql`v.change = 1 and v.moved = 0`)}) as entered, ${lastDepartures(sql`1 = 1`)}
      from place_steps v where v.day <= ${last} group by 1, 2, 3),
    running_steps as (select m.*, sum(m.change) over (partition by m.student_id, m.key order by m.month) as after from month_steps m),
    month_changes as (
      select n.month, sum(${flag(sql`n.after > 0`)} - ${flag(sql`n.after - n.change > 0`)}) as change,
        sum(${flag(sql`n.after - n.change <= 0 and n.entered > 0`)}) as joined,
        sum(${flag(sql`n.after - n.change > 0 and n.after <= 0 and not ${isCompletedLast('n')} and n.after - n.change + n.own <= 0`)}) as gone,
        sum(${flag(sql`n.after - n.change > 0 and n.after <= 0 and ${isCompletedLast('n')}`)}) as completed
      from running_steps n group by n.month
      union all select '', sum(o.active), 0, 0, 0 from other_students o),
    month_cohorts as (select ${monthOf(sql`h.since`)} as month, ${each(COHORTS, (name) => `sum(h.${name}) as ${name}`)} from survivors h group by 1),
    period_totals as (select ${each(COUNTED, (name) => `coalesce(sum(p.${name}), 0) as all_${name}`)} from retention_counts p)
    select k.month, (select coalesce(sum(a.change), 0) from month_changes a where a.month < k.month) as active,
      (select coalesce(sum(a.change), 0) from month_changes a where a.month <= k.month) as ended,
      ${each(moved, (name) => `coalesce(a.${name}, 0) as ${name}`)}, ${each(COHORTS, (name) => `coalesce(c.${name}, 0) as ${name}`)},
      ${each(COUNTED, (name) => `case when k.month = (select min(o.month) from months as o) then t.all_${name} else 0 end as all_${name}`)}
    from months k left join month_changes a on a.month = k.month left join month_cohorts c on c.month = k.month cross join period_totals t`;
}
