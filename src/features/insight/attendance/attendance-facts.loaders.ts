import { sql } from 'kysely';
import { computedOnce, isPairOf } from '../../../platform/loaders/planner-hints.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import { addDays, addMonths, daysBetween, earlierOf, monthEnd, monthStart } from '../../../platform/time/days.ts';
import { attendanceReads } from '../../learning/attendance/attendance.loaders.ts';
import { NO_BATCH } from '../../learning/attendance/attendance-month.entity.ts';
import { expected } from '../../learning/attendance/rates/expected.loaders.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { hadPlaceOn, hadPlaceWithin } from '../../scheduling/sessions/session.visibility.ts';
import { askedOf } from '../core/asked.loaders.ts';
import type { Asking } from '../core/report.loaders.ts';
import { lastDay } from '../core/report-period.ts';

/**
 * Returns the conditions that the rows `t` match the filter and are visible to the caller. The rows must have a student
 * and a batch.
 */
export function seenAndAsked(asking: Asking): Sql[] {
  const { context } = asking;
  return [
    sql`t.academy_id = ${context.academyId}`,
    conditionOf(attendanceReads.visibility(context)),
    ...askedOf(asking, { studentId: sql`t.student_id`, batchId: sql`t.batch_id` }),
  ];
}

const all = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

/** Returns true if the report covers few students. The queries then start from the rows of these students. */
export const isOfFew = ({ context, filter }: Asking): boolean => isFamily(context.viewer) || filter.has('studentId');

/**
 * Returns the condition that a day is in a range. The default range is the period of the report, up to the last day
 * that counts.
 */
export const isWithin = (day: Sql, { period }: Asking, from = period.from, to = lastDay(period)): Sql =>
  sql`${day} >= ${from} and ${day} <= ${to}`;

/** Returns the condition that a session has begun and was not cancelled, so that students were expected in it. */
const takesPlace = (session: Sql, { context }: Asking): Sql =>
  sql`(${session}.status = 'held' or (${session}.status <> 'cancelled' and ${session}.starts_at <= ${context.now}))`;

/** The column names for statuses. Rows of single marks and rows of sums use the same names. */
export const STATUSES = ['present', 'late', 'absent', 'excused'] as const;

/** Returns the condition that a mark `t` belongs to a session. */
const isInSession = sql`t.session_id is not null`;

/** Returns the condition that the student of a mark `t` had a place in the batch of the mark on its day. */
const isInPlace = ({ context }: Asking): Sql => sql`exists (select 1 from enrollments e
  where e.academy_id = ${context.academyId} and e.student_id = t.student_id and e.batch_id = t.batch_id
    and ${hadPlaceOn(sql`e`, sql`t.date`)})`;

/**
 * Selects single marks. `which` is a condition on the rows `t`, `columns` are further columns, and `isPlanned` is the
 * condition that a mark counts as planned.
 */
export function marksOf(asking: Asking, which: Sql, columns = sql``, isPlanned = isInSession): Sql {
  const each = STATUSES.map((status) => sql.raw(`case t.status when '${status}' then 1 else 0 end as ${status}`));
  return sql`select t.student_id, t.batch_id, t.date as day, ${sql.join(each)},
      case when ${isPlanned} then 1 else 0 end as planned, 0 as expected${columns}
    from attendance t where ${all([...seenAndAsked(asking), which])}`;
}

/** Selects the sessions `t` that have begun. `asked` contains the conditions of the filter. */
const sessions = (asking: Asking, asked: readonly Sql[] = askedOf(asking, { batchId: sql`t.batch_id` })): Sql =>
  sql`from class_sessions t where ${all([
    sql`t.academy_id = ${asking.context.academyId}`,
    conditionOf(attendanceReads.visibility(asking.context)),
    ...asked,
    isWithin(sql`t.date`, asking),
    takesPlace(sql`t`, asking),
  ])}`;

/**
 * Selects the counts of marks that sessions store, for sessions that have begun. `columns` are further columns of the
 * rows `t`, and `asked` contains the conditions of the filter. A session stores no number of the marks of students whose
 * place does not cover its day. Therefore, at most as many of its marks count as planned as students were expected.
 */
export function sumsOfSessions(asking: Asking, columns = sql``, asked?: readonly Sql[]): Sql {
  const { context } = asking;
  const lesser = sql.raw(context.engine === 'postgresql' ? 'least' : 'min');
  const rows = sql`select t.batch_id, t.date as day, t.present, t.late, t.absent, t.excused, ${expected(context)} as expected${columns}
    ${sessions(asking, asked)}`;
  return sql`select s.*, ${lesser}(s.present + s.late + s.absent + s.excused, s.expected) as planned
    from (${computedOnce(rows, context)}) as s`;
}

/** Selects the counts of marks that sessions store, and the marks without a session. */
export function bySessions(asking: Asking): Sql {
  const columns = sql.raw(
    ['batch_id', 'day', ...STATUSES, 'planned', 'expected'].map((name) => `m.${name}`).join(', '),
  );
  const others = marksOf(asking, sql`t.session_id is null and ${isWithin(sql`t.date`, asking)}`);
  return sql`select ${columns} from (${sumsOfSessions(asking)}) as m
    union all
    select ${columns} from (${others}) as m`;
}

/** Selects the numbers of planned marks and of expected students in the sessions of all batches in the report. */
export function totalsOfSessions(asking: Asking): Sql {
  const total = (name: string) => sql`cast(coalesce(sum(${sql.ref(`s.${name}`)}), 0) as bigint) as ${sql.ref(name)}`;
  return sql`select ${total('planned')}, ${total('expected')} from (${sumsOfSessions(asking)}) as s`;
}

/**
 * Selects the sessions in which the students of the report were expected, each session once per student. Used only for
 * reports that cover few students. `which` is a condition on the students' enrollments `t`.
 */
const expectationsOfFew = (asking: Asking, which: Sql = sql`1 = 1`): Sql =>
  sql`select distinct t.student_id, t.batch_id, c.id, c.date from enrollments t
    join class_sessions c on c.academy_id = ${asking.context.academyId} and c.batch_id = t.batch_id
      and ${isWithin(sql`c.date`, asking)} and ${takesPlace(sql`c`, asking)} and ${hadPlaceOn(sql`t`, sql`c.date`)}
    where ${all([...seenAndAsked(asking), which])}`;

/**
 * Returns the number of times that the students of the report were expected in sessions. `which` is a condition on
 * their enrollments `t`.
 */
export const timesExpected = (asking: Asking, which?: Sql): Sql =>
  sql`(select count(*) from (${expectationsOfFew(asking, which)}) as e)`;

/**
 * Returns the number of marks in sessions whose students were expected there. `which` is a condition on the marks `t`.
 * Used only for few students.
 */
export const timesMarked = (asking: Asking, which: Sql = sql`1 = 1`): Sql =>
  sql`(select count(*) from attendance t
    where ${all([...seenAndAsked(asking), which, isWithin(sql`t.date`, asking), isInSession, isInPlace(asking)])})`;

/**
 * Returns the same number as {@link timesExpected}, but faster for many students. The query counts the sessions of each
 * batch once. It uses this count for every student who was active from the first session to the last
 * (`lasting_places`). This is the case for most students. For the other students, the query counts each session.
 * `table` is SQL for the enrollments; it has the columns of the table `enrollments`.
 */
export function timesManyExpected(asking: Asking, which: Sql, table: Sql): Sql {
  if (isOfFew(asking)) return timesExpected(asking, which);
  const isLasting = isPairOf(
    [sql`e.student_id`, sql`e.batch_id`],
    { columns: [sql`w.student_id`, sql`w.batch_id`], from: sql`from lasting_places w` },
    asking.context,
  );
  return sql`(with held_sessions as materialized (select t.id, t.batch_id, t.date ${sessions(asking)}),
    session_days as materialized (select k.batch_id, count(*) as times, min(k.date) as first, max(k.date) as last from held_sessions k group by 1),
    asked_enrollments as materialized (select t.student_id, t.batch_id, t.active_from, t.status, t.completion_date, t.dropped_on
      from ${table} t where ${all([...seenAndAsked(asking), sql`t.batch_id is not null`, which])}),
    lasting_places as materialized (select distinct e.student_id, e.batch_id, d.times
      from asked_enrollments e join session_days d on d.batch_id = e.batch_id and ${hadPlaceWithin(sql`e`, sql`d.last`, sql`d.first`)}),
    other_places as (select distinct e.student_id, k.id
      from asked_enrollments e join held_sessions k on k.batch_id = e.batch_id and ${hadPlaceOn(sql`e`, sql`k.date`)}
      where not ${isLasting})
    select coalesce((select sum(w.times) from lasting_places w), 0) + (select count(*) from other_places o))`;
}

/** Selects marks, and the sessions in which students were expected. Used only for reports that cover few students. */
export const byMarks = (
  asking: Asking,
): Sql => sql`${marksOf(asking, isWithin(sql`t.date`, asking), sql``, sql`${isInSession} and ${isInPlace(asking)}`)}
  union all
  select e.student_id, e.batch_id, e.date, 0, 0, 0, 0, 0, 1 from (${expectationsOfFew(asking)}) as e`;

/**
 * Returns true if there are marks dated after a day. Such marks exist for up to a day after an academy has moved to a
 * time zone further west.
 */
async function isMarkedAfter({ ctx, context }: Asking, day: string): Promise<boolean> {
  const later = await ctx.session.query(
    sql`select t.id from attendance t where t.academy_id = ${context.academyId} and t.date > ${day} order by t.date limit 1`,
  );
  return later.length > 0;
}

/** The options of sums by month. */
interface OfMonths {
  /** A further condition on the rows `t` (marks and sums of marks), in addition to the filter. */
  readonly which?: Sql;
  /** True if a row may have negative numbers, which correct the sum of another row. */
  readonly canTakeAway?: boolean;
}

/**
 * Selects the marks of students: sums for whole months, and single marks for the days before and after these months. If
 * the report goes up to today, the current month counts as a whole month. If most days of the first month are in the
 * period, the query uses the sum of that month. It then subtracts the marks of the days before the period.
 */
export async function byMonths(
  asking: Asking,
  { which = sql`1 = 1`, canTakeAway = false }: OfMonths = {},
): Promise<Sql> {
  const { period, context } = asking;
  const marks = (from: string, to: string) =>
    marksOf(asking, sql`${isWithin(sql`t.date`, asking, from, to)} and ${which}`);
  const { from } = period;
  const to = lastDay(period);
  if (isOfFew(asking)) return marks(from, to);
  const takesAway =
    canTakeAway && daysBetween(monthStart(from), from) < daysBetween(from, earlierOf(monthEnd(from), to));
  const first = from === monthStart(from) || takesAway ? monthStart(from) : addMonths(monthStart(from), 1);
  const isWhole = to === monthEnd(to) || (to >= context.today && !(await isMarkedAfter(asking, to)));
  const until = isWhole ? addMonths(monthStart(to), 1) : monthStart(to);
  if (first >= until) return marks(from, to);
  const edges: [sign: '' | '-', from: string, to: string][] = [
    from < first ? ['', from, addDays(first, -1)] : ['-', first, addDays(from, -1)],
    ['', until, to],
  ];
  const ofDays = edges
    .filter(([, start, end]) => start <= end)
    .map(([sign, start, end]) => {
      const counts = [...STATUSES, 'planned'].map((name) => sql.raw(`${sign}m.${name}`));
      return sql` union all select m.student_id, m.batch_id, ${sql.join(counts)} from (${marks(start, end)}) as m`;
    });
  return sql`select t.student_id, nullif(t.batch_id, ${sql.lit(NO_BATCH)}) as batch_id,
      t.present, t.late, t.absent, t.excused, t.present + t.late + t.absent + t.excused - t.unplanned as planned
    from attendance_months t
    where ${all([...seenAndAsked(asking), sql`t.month >= ${first} and t.month < ${until}`, which])}${sql.join(ofDays, sql``)}`;
}
