import { sql } from 'kysely';
import { isPairOf, unindexed } from '../../../platform/loaders/planner-hints.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { addDays } from '../../../platform/time/days.ts';
import { NO_BATCH } from '../../learning/attendance/attendance-month.entity.ts';
import { isBelow, WEIGHTS } from '../../learning/attendance/rates/attendance-rates.loaders.ts';
import type { Asking, Group, Report } from '../core/report.loaders.ts';
import { byBatch, byStudent, inOrder } from '../core/report-groups.loaders.ts';
import {
  byMonths,
  isWithin,
  marksOf,
  seenAndAsked,
  timesExpected,
  timesManyExpected,
} from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES, RATES_IN_WORDS, ratesOfRow } from './attendance-measures.loaders.ts';
import { LowAttendanceGroup } from './low-attendance.types.ts';

const { STUDENT, BATCH } = LowAttendanceGroup;

/**
 * The number of days that the report covers if the filter does not set this number. The last of these days is the date
 * of the report.
 */
const DAYS = 30;
/** The minimum number of marks that a student needs to get a rate, if the filter does not set this number. */
const MIN_MARKS = 4;

/** The report includes a student with this number of consecutive absences, regardless of the attendance rate. */
const RUNNING = 3;

/** Returns the request with the days that the report covers as its period. */
function withinDays(asking: Asking): Asking {
  const { asOf } = asking.period;
  return { ...asking, period: { from: addDays(asOf, 1 - daysOf(asking)), to: asOf, asOf } };
}

const daysOf = ({ filter }: Asking): number => Number(filter.get('days') ?? DAYS);

/** Returns the condition that an enrollment was open at the end of the day `asOf`. */
const isOpen = (
  e: Sql,
  { period: { asOf } }: Asking,
): Sql => sql`${e}.deleted_at is null and ${unindexed(sql`${e}.enrollment_date`)} <= ${asOf}
  and (${e}.status in ('pending', 'active') or ${e}.completion_date > ${asOf} or ${e}.dropped_on > ${asOf})`;

/** Returns the rate in percent below which attendance is low. */
const threshold = ({ filter, context }: Asking): Sql =>
  filter.has('threshold')
    ? sql`${sql.lit(Number(filter.get('threshold')))}`
    : sql`(select cast(o.settings ->> 'lowAttendanceThreshold' as integer) from academies o where o.id = ${context.academyId})`;

/**
 * Returns the threshold as a number. If the filter has no threshold, one more SQL statement reads the threshold from
 * the settings.
 */
async function thresholdUsed(asking: Asking): Promise<number> {
  const { ctx, filter } = asking;
  if (filter.has('threshold')) return Number(filter.get('threshold'));
  const [row] = await ctx.heavyReads.run<{ threshold: number }>(ctx, sql`select ${threshold(asking)} as threshold`);
  return Number(row?.threshold);
}

/** Returns the minimum number of marks that a student must have to get a rate. */
const minMarks = (asking: Asking): Sql => sql.lit(minMarksOf(asking));

const minMarksOf = ({ filter }: Asking): number => Number(filter.get('minMarks') ?? MIN_MARKS);

/**
 * Selects the students `c` who may have low attendance. It looks only at marks other than `present` (and other than
 * `late`, if late counts as attended), because such marks are few. To estimate the rate, it assumes only as many
 * `present` marks as are needed to reach the minimum number of marks. More `present` marks raise the rate, so the
 * estimate is never higher than the reported rate.
 */
function candidates(asking: Asking): Sql {
  const count = (name: string) => sql`sum(case t.status when ${sql.lit(name)} then 1 else 0 end)`;
  const value = (name: string) => (name === 'present' ? sql`(${minMarks(asking)} - count(*))` : count(name));
  const { part, whole } = ratesOfRow(value, asking.context).rate;
  const bringsDown = sql`(t.status <> 'late' or ${WEIGHTS.lateHalves(asking.context)} < 2)`;
  const which = [...seenAndAsked(asking), isWithin(sql`t.date`, asking), sql`t.status <> 'present'`, bringsDown];
  return sql`select t.student_id, ${count('absent')} as absent from attendance t where ${sql.join(which, sql` and `)} group by t.student_id
    having 100 * ${part} < ${threshold(asking)} * ${whole} or ${count('absent')} >= ${sql.lit(RUNNING)}`;
}

/** Selects open enrollments. */
const openEnrollments = (asking: Asking): Sql =>
  sql`from enrollments e where e.academy_id = ${asking.context.academyId} and ${isOpen(sql`e`, asking)}`;

/** Returns the CTEs with the candidates `c` and their open enrollments `p`. */
const tables = (asking: Asking): Sql => sql`candidates as materialized (${candidates(asking)}),
  open_places as materialized (select e.academy_id, e.student_id, e.batch_id, e.enrollment_date, e.active_from, e.status, e.completion_date, e.dropped_on,
    e.deleted_at ${openEnrollments(asking)} and e.student_id in (select c.student_id from candidates c))`;

/**
 * Returns the condition that a mark or a sum of marks `t` counts: the student must have an open enrollment `p` in the
 * batch of `t`. If `t` has no batch, any open enrollment of the student is enough. The condition is written so that it
 * is evaluated for each row; otherwise PostgreSQL would look up the rows of each enrollment.
 */
const isInOpenPlace = (
  asking: Asking,
): Sql => sql`case when coalesce(t.batch_id, ${sql.lit(NO_BATCH)}) = ${sql.lit(NO_BATCH)}
  then t.student_id in (select p.student_id from open_places p)
  else ${isOfPlace(sql`p`, sql`from open_places p where p.batch_id is not null`, asking)} end`;

/** Returns the condition that a row `t` has the student and the batch of one of the enrollments `e`. */
const isOfPlace = (e: Sql, from: Sql, { context }: Asking): Sql =>
  isPairOf(
    [sql`t.student_id`, sql`t.batch_id`],
    { columns: [sql`${e}.student_id`, sql`${e}.batch_id`], from },
    context,
  );

/**
 * Selects the largest number of consecutive absences of each candidate `c`. Skips excused marks and unmarked sessions.
 * The marks are looked up by student, because few candidates have at least `RUNNING` absences. The upper limit for
 * `c.absent`, which no student reaches, makes PostgreSQL expect few rows. The condition `isInOpenPlace` comes after the
 * lookup, because PostgreSQL would otherwise not use the index.
 */
function runs(asking: Asking): Sql {
  const isOften = sql`c.absent between ${sql.lit(RUNNING)} and ${sql.lit(1_000_000)}`;
  const which = sql`t.student_id in (select c.student_id from candidates c where ${isOften}) and ${isWithin(sql`t.date`, asking)} and t.status <> 'excused'`;
  // the start time orders the lessons if a student has several lessons on a day
  const start = sql`case when d.lessons > 1 then coalesce((select cast(s.start_time as text) from class_sessions s
    where s.academy_id = ${asking.context.academyId} and s.id = d.session_id), '') end`;
  return sql`with marks as materialized (${marksOf(asking, which, sql`, t.id, t.session_id`)})
    select w.student_id, max(w.length) as running from (
      select l.student_id, count(*) as length from (
        select d.student_id, d.absent, sum(1 - d.absent) over (partition by d.student_id order by d.day, ${start}, d.id) as attended
        from (select t.*, count(*) over (partition by t.student_id, t.day) as lessons from marks as t where ${isInOpenPlace(asking)}) as d) as l
      where l.absent = 1 group by l.student_id, l.attended) as w
    group by w.student_id having sum(w.length) >= ${sql.lit(RUNNING)}`;
}

async function facts(given: Asking): Promise<Sql> {
  const asking = withinDays(given);
  if (asking.groupBy === BATCH) {
    const which = isOfPlace(sql`e`, openEnrollments(asking), asking);
    return sql`select m.*, 0 as expected, 0 as running from (${await byMonths(asking, { which, canTakeAway: true })}) as m`;
  }
  return sql`select m.student_id, m.batch_id, m.present, m.late, m.absent, m.excused, m.planned, 0 as expected, 0 as running
    from (${await byMonths(asking, { which: isInOpenPlace(asking), canTakeAway: true })}) as m
    union all
    select n.student_id, null, 0, 0, 0, 0, 0, 0, n.running from (${runs(asking)}) as n`;
}

/**
 * Computes the number of expected students only for the rows with low attendance, because computing it for all students
 * takes too long. `open` is the table of open enrollments.
 */
const ofKept = (property: string, column: Sql, open: Sql): Group['ofPage'] => ({
  expected: (given) => {
    const asking = withinDays(given);
    const which = (isTheirs: Sql) => sql`${isTheirs} and ${isOpen(sql`t`, asking)}`;
    const key = sql.ref(property);
    return {
      row: timesExpected(asking, which(sql`${column} = r.${key}`)),
      all: timesManyExpected(asking, which(sql`${column} in (select g.${key} from grouped_rows g)`), open),
    };
  },
});

/**
 * The coverage of students with low attendance. Sums by month also contain marks on days on which the student was not
 * active in the batch. Therefore, at most as many marks count as students were expected.
 */
const coverage: NonNullable<Report['shares']>[string] = (value) => {
  const [part, whole] = [value('planned'), value('expected')];
  return { part: sql`case when ${part} < ${whole} then ${part} else ${whole} end`, whole };
};

export const lowAttendance: Report = {
  name: 'low-attendance',
  definition:
    'Marks count in the days up to `asOf`, for students with an open enrollment in the batch. ' +
    `${RATES_IN_WORDS} Attendance is low if the rate is below the threshold and there are at least \`minMarks\` ` +
    'marks. Attendance is also low, at any rate, if a student was absent three times in succession, not ' +
    'counting excused and unmarked lessons.',
  groups: inOrder(['rate asc'], {
    [STUDENT]: { ...byStudent, ofPage: ofKept('studentId', sql`t.student_id`, sql`open_places`) },
    [BATCH]: { ...byBatch, ofPage: ofKept('batchId', sql`t.batch_id`, sql`enrollments`) },
  }),
  measures: { ...COUNTS_OF_EXPECTED, absencesRunning: { of: sql`coalesce(max(x.running), 0)`, total: 'max' } },
  shares: { ...RATES, coverage },
  beside: { days: daysOf, threshold: thresholdUsed, minMarks: minMarksOf },
  keeps(value, asking) {
    const { rate } = ratesOfRow(value, asking.context);
    const isLow = sql`${value('marked')} >= ${minMarks(asking)}
      and ${isBelow(rate, threshold(asking))}`;
    return sql`(${isLow} or ${value('absencesRunning')} >= ${sql.lit(RUNNING)})`;
  },
  tables: (given) => (given.groupBy === STUDENT ? tables(withinDays(given)) : null),
  facts,
};
