import { sql } from 'kysely';
import type { Sql } from '../../platform/loaders/read-model.ts';
import { addDays, eachMonthEnd, monthEnd } from '../../platform/time/days.ts';
import { isAskedEnrollment } from './asked-enrollments.loaders.ts';
import type { Asking } from './report.loaders.ts';
import { monthOf } from './report-period.loaders.ts';
import { lastDay } from './report-period.ts';

/** After how many days it is told who is still there. */
export const SURVIVAL_DAYS = [30, 90, 180, 365] as const;

/** What is counted of students, once each of what they are told of. */
export const COUNTED = [
  ...['active', 'joined', 'gone', 'completed', 'ended'],
  ...SURVIVAL_DAYS.flatMap((days) => [`known${days}`, `survived${days}`]),
];

const each = (names: readonly string[], of: (name: string) => string): Sql => sql.raw(names.map(of).join(', '));
const flag = (condition: Sql): Sql => sql`case when ${condition} then 1 else 0 end`;
const forDays = (of: (days: number) => Sql): Sql => sql.join(SURVIVAL_DAYS.map(of), sql``);

/** The day so many days behind another. */
const later = (day: Sql, days: number, { context }: Asking): Sql =>
  context.engine === 'postgresql' ? sql`(${day} + ${sql.lit(days)})` : sql`date(${day}, ${sql.lit(`+${days} days`)})`;

/**
 * `v`: the steps to and from being active; `m`: by student, what they are told of (`key`), and when: `''` before the period, its
 * months, `~` behind it; `p`: by student and key alone.
 */
function known(asking: Asking, key: Sql): Sql {
  const { context, period } = asking;
  const within = sql`v.day >= ${period.from} and v.day <= ${lastDay(period)}`;
  return sql`v as materialized (
      select e.student_id, ${key} as key, w.effective_on as day, w.to_stage,
        case when w.to_stage = 'active' then 1 else -1 end as change,
        case when w.to_stage = 'dropped' then e.drop_reason end as reason,
        min(case when w.to_stage = 'active' then w.effective_on end) over (partition by e.student_id, ${key}) as since
      from enrollment_events w
      join enrollments e on e.academy_id = w.academy_id and e.id = w.enrollment_id
      left join batches b on b.academy_id = e.academy_id and b.id = e.batch_id
      where w.academy_id = ${context.academyId} and w.effective_on <= ${period.asOf}
        and (w.to_stage = 'active' or w.from_stage = 'active') and ${isAskedEnrollment(asking)}),
    m as materialized (
      select v.student_id, v.key, v.since,
        case when v.day < ${period.from} then '' when v.day > ${lastDay(period)} then '~' else ${monthOf(sql`v.day`)} end as month,
        sum(v.change) as change, max(${flag(sql`${within} and v.to_stage = 'active'`)}) as entered,
        max(${flag(sql`${within} and v.to_stage = 'completed'`)}) as finished,
        max(case when ${within} then v.reason end) as reason
        ${forDays((days) => {
          const isBy = sql`v.day <= ${later(sql`v.since`, days, asking)}`;
          return sql`, sum(case when ${isBy} then v.change else 0 end) as ${sql.ref(`left${days}`)},
            max(${flag(sql`${isBy} and v.to_stage = 'completed'`)}) as ${sql.ref(`done${days}`)}`;
        })}
      from v group by 1, 2, 3, 4),
    p as materialized (
      select q.key, q.since, q.reason, ${flag(sql`q.before > 0`)} as active, ${flag(sql`q.after > 0`)} as ended,
        ${flag(sql`q.before <= 0 and q.entered > 0`)} as joined,
        ${flag(sql`q.before > 0 and q.after <= 0 and q.finished = 0`)} as gone,
        ${flag(sql`q.before > 0 and q.after <= 0 and q.finished > 0`)} as completed
        ${forDays((days) => {
          const isKnown = sql`q.since >= ${period.from} and q.since <= ${lastDay(period)}
            and ${later(sql`q.since`, days, asking)} <= ${period.asOf}`;
          const isThere = sql`(${sql.ref(`q.left${days}`)} > 0 or ${sql.ref(`q.done${days}`)} > 0)`;
          return sql`, ${flag(isKnown)} as ${sql.ref(`known${days}`)},
            ${flag(sql`${isKnown} and ${isThere}`)} as ${sql.ref(`survived${days}`)}`;
        })}
      from (
        select m.student_id, m.key, m.since, max(m.reason) as reason, max(m.entered) as entered, max(m.finished) as finished,
          sum(case when m.month = '' then m.change else 0 end) as before,
          sum(case when m.month <> '~' then m.change else 0 end) as after
          ${forDays(
            (days) => sql`, sum(${sql.ref(`m.left${days}`)}) as ${sql.ref(`left${days}`)},
            max(${sql.ref(`m.done${days}`)}) as ${sql.ref(`done${days}`)}`,
          )}
        from m group by m.student_id, m.key, m.since) as q)`;
}

/** Students, once each of what they are told of. */
export const byKey = (asking: Asking, key: Sql): Sql => sql`with ${known(asking, key)}
  select p.*, ${each(COUNTED, (name) => `p.${name} as all_${name}`)} from p`;

/** Those who left by why, beside how many there were: `everyone`. */
export const byReason = (asking: Asking): Sql => sql`with ${known(asking, sql`e.course_id`)}
  select p.gone, case when p.gone = 1 then p.reason end as reason, sum(p.active) over () as everyone,
    ${each(
      COUNTED.filter((name) => name !== 'gone'),
      (name) => `0 as ${name}`,
    )}, ${each(COUNTED, (name) => `p.${name} as all_${name}`)}
  from p`;

/** The months one by one, each with who was active when it began; the first has what the whole period comes to. */
export function byMonths(asking: Asking): Sql {
  const { period } = asking;
  const last = lastDay(period);
  const months = [...eachMonthEnd(period.from, monthEnd(last < period.from ? addDays(period.from, -1) : last))].map(
    (day) => day.slice(0, 7),
  );
  const moved = ['joined', 'gone', 'completed'];
  const cohorts = COUNTED.slice(5);
  const list = months.map((month) => sql`select cast(${month} as text) as month`);
  const none = sql`select cast(null as text) as month where 1 = 0`;
  return sql`with k as materialized (${list.length > 0 ? sql.join(list, sql` union all `) : none}), ${known(asking, sql`e.course_id`)},
    n as (
      select m.*, sum(m.change) over (partition by m.student_id, m.key order by m.month) as after from m where m.month <> '~'),
    a as (
      select n.month, sum(${flag(sql`n.after > 0`)} - ${flag(sql`n.after - n.change > 0`)}) as change,
        sum(${flag(sql`n.after - n.change <= 0 and n.entered > 0`)}) as joined,
        sum(${flag(sql`n.after - n.change > 0 and n.after <= 0 and n.finished = 0`)}) as gone,
        sum(${flag(sql`n.after - n.change > 0 and n.after <= 0 and n.finished > 0`)}) as completed
      from n group by n.month),
    c as (select ${monthOf(sql`p.since`)} as month, ${each(cohorts, (name) => `sum(p.${name}) as ${name}`)} from p group by 1),
    t as (select ${each(COUNTED, (name) => `coalesce(sum(p.${name}), 0) as all_${name}`)} from p)
    select k.month, (select coalesce(sum(a.change), 0) from a where a.month < k.month) as active,
      (select coalesce(sum(a.change), 0) from a where a.month <= k.month) as ended,
      ${each(moved, (name) => `coalesce(a.${name}, 0) as ${name}`)}, ${each(cohorts, (name) => `coalesce(c.${name}, 0) as ${name}`)},
      ${each(COUNTED, (name) => `case when k.month = (select min(o.month) from k as o) then t.all_${name} else 0 end as all_${name}`)}
    from k left join a on a.month = k.month left join c on c.month = k.month cross join t`;
}
