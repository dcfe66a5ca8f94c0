import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { wasActiveOn, wasActiveWithin } from '../sessions/session.visibility.ts';
import { ClashKind } from './clash.enums.ts';

/** The sessions for which clashes are searched, and the kinds of clashes. */
export interface ClashScope extends Pick<ReadContext, 'engine'> {
  readonly academyId: string | null;
  /** A condition on the sessions `s`. The other session of a clash does not need to meet this condition. */
  readonly sessions: Sql;
  readonly kinds: readonly ClashKind[];
  /**
   * Conditions on two sessions `s` and `o`, which clash if one of the conditions is true. For any two sessions, at most
   * one of the conditions may be true. Each condition must limit the start of `o` to a range. By default, all
   * overlapping sessions clash.
   */
  readonly pairs?: readonly Sql[];
  /** A condition on the time off `f`. By default, `f` must be approved. */
  readonly timeOff?: Sql;
}

const COLUMNS = [
  ...['id', 'batch_id', 'instructor_id', 'room_id', 'date', 'start_time', 'end_time'],
  ...['starts_at', 'ends_at', 'wall_start', 'wall_end'],
];

/** The condition that the session `s` begins before `o`. If both begin at the same time, `s` must have the lower id. */
export const isEarlier = sql`(s.starts_at < o.starts_at or (s.starts_at = o.starts_at and s.id < o.id))`;

/**
 * The condition that `o` starts during `s`, and that {@link isEarlier} is true. An index finds such sessions quickly,
 * because only few sessions start in this period.
 */
export const beginsMeanwhile = sql`o.starts_at >= s.starts_at and o.starts_at < s.ends_at and ${isEarlier}`;

/**
 * Returns the columns of sessions `s` that the conditions for clashes use. A session that overlaps `s` cannot start
 * before `earliest`, because a session lasts at most one day, which may have 25 hours. So the search need not read
 * older sessions. `earliest` is a column, because PostgreSQL cannot search an index with a computed value under
 * row-level security.
 */
export function comparedColumns({ engine }: Pick<ReadContext, 'engine'>): Sql {
  const earliest =
    engine === 'postgresql'
      ? sql`s.starts_at - interval '26 hours'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', s.starts_at, '-26 hours')`;
  return sql`${sql.raw(COLUMNS.map((name) => `s.${name}`).join(', '))}, ${earliest} as earliest`;
}

/**
 * The condition that two sessions overlap. Sessions do not overlap if one starts at the instant at which the other
 * ends.
 */
export const overlaps = sql`o.starts_at < s.ends_at and o.ends_at > s.starts_at and o.starts_at > s.earliest`;

/**
 * The maximum number of days between the local dates of two overlapping sessions. It is more than one, because the
 * sessions may have different time zones.
 */
export const DAYS_APART = 2;

/**
 * The condition that the dates of `o` and `s` are at most {@link DAYS_APART} days apart. An index finds such sessions.
 * Their instants then decide whether the two sessions overlap.
 */
export const isOnDaysAbout = (context: Pick<ReadContext, 'engine'>): Sql =>
  sql`o.date between ${daysFrom(sql`s.date`, -DAYS_APART, context)} and ${daysFrom(sql`s.date`, DAYS_APART, context)}`;

/** Returns the date that is `days` days after `date`, or before it if `days` is negative. */
const daysFrom = (date: Sql, days: number, { engine }: Pick<ReadContext, 'engine'>): Sql =>
  engine === 'postgresql' ? sql`(${date} + (${sql.lit(days)}))` : sql`date(${date}, ${sql.lit(`${days} days`)})`;

/** Selects the ids of students who are active in both batches: in each of them on the date that is given with it. */
export const studentsOfBoth = (academyId: string | null, one: BatchDay, other: BatchDay): Sql => sql`select e.student_id
  from enrollments e where e.academy_id = ${academyId} and e.batch_id = ${one.batchId} and ${wasActiveOn(one.date)}
    and e.student_id in (select e.student_id from enrollments e
      where e.academy_id = ${academyId} and e.batch_id = ${other.batchId} and ${wasActiveOn(other.date)})`;

interface BatchDay {
  readonly batchId: Sql;
  readonly date: Sql;
}

/**
 * Returns SQL for a table of clashes. Each row contains a session, and the session or time off with which it clashes.
 * Cancelled sessions have no clashes. For each kind, the query reads the sessions of the scope once, and finds the
 * clashing records by an index. The cost of a week therefore depends only on the sessions of that week.
 */
export function clashesSql(scope: ClashScope): Sql {
  const { academyId, sessions, kinds } = scope;
  const days = sql`select batch_id, min(date) as first, max(date) as last from compared_sessions s group by batch_id`;
  const arms = kinds.map((kind) => clashesOfKind(kind, scope, { sessions: sql`compared_sessions` }));
  return sql`(with compared_sessions as (select ${comparedColumns(scope)} from class_sessions s
      where s.academy_id = ${academyId} and s.status <> 'cancelled' and ${sessions})
      ${kinds.includes(ClashKind.STUDENT) ? sql`, sharing_batches as (${sharedStudents(scope, days)})` : sql``}
    ${sql.join(arms, sql` union all `)})`;
}

/** The table from which the clashes of one kind are selected. */
interface ClashSources {
  /** A table of the sessions `s` with their {@link comparedColumns}. */
  readonly sessions: Sql;
}

/**
 * Returns a `select` of the clashes of one kind. Clashes of students need the table `sharing_batches`, which {@link
 * sharedStudents} selects.
 */
export const clashesOfKind = (kind: ClashKind, scope: ClashScope, sources: ClashSources): Sql =>
  ARMS[kind](scope, sources);

/**
 * Selects the pairs of batches that share students in the period of the sessions. There are far fewer such pairs than
 * pairs of sessions at the same time. `is_lasting` is 1 if a student is active in both batches for the whole period;
 * the query then need not check each day. `days` selects the first and last session day of each batch.
 */
export function sharedStudents({ academyId, engine }: Pick<ClashScope, 'academyId' | 'engine'>, days: Sql): Sql {
  const first = daysFrom(sql`x.first`, -DAYS_APART, { engine });
  const last = daysFrom(sql`x.last`, DAYS_APART, { engine });
  return sql`select e.batch_id, f.batch_id as other_id,
      max(case when ${isActiveFrom(sql`e`, first)} and ${isActiveFrom(sql`f`, first)} then 1 else 0 end) as is_lasting
    from (${days}) x
      cross join enrollments e cross join enrollments f
    where e.academy_id = ${academyId} and e.batch_id = x.batch_id and ${wasActiveWithin(sql`e`, sql`x.first`, sql`x.last`)}
      and f.academy_id = ${academyId} and f.student_id = e.student_id and f.batch_id <> e.batch_id
      and ${wasActiveWithin(sql`f`, first, last)}
    group by e.batch_id, f.batch_id`;
}

/** Returns the condition that an enrollment `e` is active now, and was already active on the given day. */
export const isActiveFrom = (e: Sql, day: Sql): Sql => sql`${e}.status = 'active' and ${e}.active_from <= ${day}`;

/**
 * Returns the columns for a clash. Depending on the kind, the session `s` clashes with another session `o`, with time
 * off `f`, or with no other record.
 */
export function columnsOf(kind: ClashKind): Sql {
  const ofTwo = isOfTwo(kind);
  const isTimeOff = kind === ClashKind.TIME_OFF;
  const none = sql`cast(null as uuid)`;
  const other = (name: string) => sql`${sql.ref(`${ofTwo ? 'o' : 's'}.${name}`)} as ${sql.ref(`other_${name}`)}`;
  const against = ofTwo ? sql`o` : isTimeOff ? sql`f` : sql`s`;
  return sql`cast(${sql.lit(kind)} as text) as kind, s.id as session_id, s.batch_id, s.instructor_id, s.room_id,
    s.date, s.start_time, s.starts_at,
    ${ofTwo ? sql`o.id` : none} as other_session_id, ${ofTwo ? sql`o.batch_id` : none} as other_batch_id,
    ${other('date')}, ${other('start_time')}, ${other('starts_at')},
    ${isTimeOff ? sql`f.id` : none} as time_off_id, ${identity(kind, sql`s.id`, sql`${against}.id`)} as id`;
}

/** A kind of clash between two sessions that overlap. */
export type PairKind = ClashKind.INSTRUCTOR | ClashKind.ROOM | ClashKind.STUDENT;
const PAIRS: readonly ClashKind[] = [ClashKind.INSTRUCTOR, ClashKind.ROOM, ClashKind.STUDENT] satisfies PairKind[];
export const isOfTwo = (kind: ClashKind): kind is PairKind => PAIRS.includes(kind);

/**
 * Returns a version 8 UUID for a clash. It consists of the kind of the clash and of random digits from the ids of both
 * clashing records.
 */
function identity(kind: ClashKind, one: Sql, other: Sql): Sql {
  const part = (id: Sql, from: number, length: number) =>
    sql`substr(cast(${id} as text), ${sql.lit(from)}, ${sql.lit(length)})`;
  const place = sql.lit(`-8${Object.values(ClashKind).indexOf(kind)}`);
  return sql`${part(one, 25, 8)} || '-' || ${part(one, 33, 4)} || ${place} || ${part(one, 22, 2)}
    || '-8' || ${part(other, 21, 3)} || '-' || ${part(other, 25, 12)}`;
}

type Arm = (scope: ClashScope, sources: ClashSources) => Sql;

// SQLite reads the tables of a `cross join` in the order in which they are written; the statements below use this to
// fix the fastest order

/** Returns conditions on two sessions. If the sessions clash, exactly one of the conditions is true. */
const pairsOf = (scope: ClashScope): readonly Sql[] => scope.pairs ?? [overlaps];

/**
 * Returns a function that selects the clashes of sessions with the same instructor or the same room. An index on
 * `column` and a range of time finds the other session. On PostgreSQL, `offset` forces this search. Without it, and
 * with old statistics, PostgreSQL would join all sessions of an instructor or a room, and only then compare the times.
 * The days let it search a range of any index that it chooses.
 */
const sharing =
  (kind: ClashKind, column: 'instructor_id' | 'room_id'): Arm =>
  (scope, { sessions }) =>
    sql.join(
      pairsOf(scope).map((isPair) => {
        const isOther = sql`o.academy_id = ${scope.academyId} and ${sql.ref(`o.${column}`)} = ${sql.ref(`s.${column}`)}
          and ${isPair} and o.id <> s.id and o.status <> 'cancelled'`;
        const found =
          scope.engine === 'postgresql'
            ? sql`cross join lateral (select o.* from class_sessions o where ${isOther} and ${isOnDaysAbout(scope)} offset 0) as o`
            : sql`cross join class_sessions o where ${isOther}`;
        return sql`select ${columnsOf(kind)} from ${sessions} as s ${found}`;
      }),
      sql` union all `,
    );

const ARMS: Record<ClashKind, Arm> = {
  instructor: sharing(ClashKind.INSTRUCTOR, 'instructor_id'),
  room: sharing(ClashKind.ROOM, 'room_id'),
  time_off: ({ academyId, timeOff = sql`f.status = 'approved'` }, { sessions }) => sql`
    select ${columnsOf(ClashKind.TIME_OFF)} from ${sessions} as s
    join staff_time_off f on f.academy_id = ${academyId} and f.staff_id = s.instructor_id
      and f.wall_start < s.wall_end and f.wall_end > s.wall_start and f.deleted_at is null and ${timeOff}`,
  availability: (scope, { sessions }) => sql`select ${columnsOf(ClashKind.AVAILABILITY)} from ${sessions} as s
    join staff w on w.academy_id = ${scope.academyId} and w.id = s.instructor_id
    where ${isOutside(scope)}`,
  capacity: ({ academyId }, { sessions }) => sql`select ${columnsOf(ClashKind.CAPACITY)} from ${sessions} as s
    join rooms r on r.academy_id = ${academyId} and r.id = s.room_id and r.capacity is not null
    join batches b on b.academy_id = ${academyId} and b.id = s.batch_id and b.max_students > r.capacity`,
  student: (scope, { sessions }) =>
    sql`select ${columnsOf(ClashKind.STUDENT)} from ${sessionsOfPairs(
      scope,
      sql`sharing_batches`,
      sessions,
      sql`(${sql.join(pairsOf(scope), sql`) or (`)})`,
    )} and (p.is_lasting = 1 or exists (${studentsOfBoth(
      scope.academyId,
      { batchId: sql`s.batch_id`, date: sql`s.date` },
      { batchId: sql`o.batch_id`, date: sql`o.date` },
    )}))`,
};

/**
 * Returns the `from` and the `where` of a query for pairs of sessions. `pairs` is a table of pairs of batches
 * (`batch_id`, `other_id`). Each row of the query has a session `s` of the first batch and a session `o` of the second
 * batch. Both are on nearby days, and `isPair` is true for them. `cross join` in SQLite and `offset` in PostgreSQL fix
 * the order of the joins, so that an index finds `o` by its batch. Callers can add conditions.
 */
export function sessionsOfPairs(
  context: Pick<ReadContext, 'engine' | 'academyId'>,
  pairs: Sql,
  sessions: Sql,
  isPair: Sql,
): Sql {
  const { academyId, engine } = context;
  const isOther = sql`o.academy_id = ${academyId} and o.batch_id = p.other_id and o.status <> 'cancelled'
    and ${isOnDaysAbout(context)} and (${isPair})`;
  return engine === 'postgresql'
    ? sql`${pairs} as p join ${sessions} as s on s.batch_id = p.batch_id
        cross join lateral (select o.* from class_sessions o where ${isOther} offset 0) as o where 1 = 1`
    : sql`${pairs} as p cross join ${sessions} as s cross join class_sessions as o where s.batch_id = p.batch_id and ${isOther}`;
}

/**
 * Returns the condition that the session `s` is outside the weekly availability of the staff member `w`. The condition
 * is false if no availability is stored for `w`. Adjoining and overlapping periods of a day count as one period: the
 * session is within the availability if a period contains its start, and if at each later end of a period, until the
 * end of the session, another period goes on.
 */
export function isOutside({ engine }: Pick<ReadContext, 'engine'>): Sql {
  const [begin, end] = [timeOf(engine, 'startTime'), timeOf(engine, 'endTime')];
  const each = (alias: string, condition: Sql): Sql => sql`exists (select 1
    from ${sql.raw(engine === 'postgresql' ? 'jsonb_array_elements' : 'json_each')}(w.weekly_availability) as ${sql.ref(alias)}
    where ${sql.ref(`${alias}.value`)} ->> 'day' = ${dayOfSession(engine)} and ${condition})`;
  const count = sql.raw(engine === 'postgresql' ? 'jsonb_array_length' : 'json_array_length');
  const goesOn = each('b', sql`${begin('b')} <= ${end('a')} and ${end('b')} > ${end('a')}`);
  return sql`${count}(w.weekly_availability) > 0 and not (s.end_time > s.start_time
    and ${each('a', sql`${begin('a')} <= s.start_time and ${end('a')} > s.start_time`)}
    and not ${each('a', sql`${end('a')} > s.start_time and ${end('a')} < s.end_time and not ${goesOn}`)})`;
}

/** Returns a function that selects the start or the end of the period of availability with the given alias. */
const timeOf = (engine: ReadContext['engine'], name: 'startTime' | 'endTime') => (alias: string) => {
  const text = sql`(${sql.ref(`${alias}.value`)} ->> ${sql.lit(name)})`;
  return engine === 'postgresql' ? sql`cast(${text} as time)` : text;
};

const dayOfSession = (engine: ReadContext['engine']): Sql =>
  engine === 'postgresql' ? sql`(select to_char(s.date, 'fmday'))` : weekdayOf(sql`s.date`);

/** Returns SQL for the weekday of a date on SQLite, which counts weekdays from Sunday. */
function weekdayOf(date: Sql): Sql {
  const names = Object.values(Weekday).map((day, fromMonday) => `when '${(fromMonday + 1) % 7}' then '${day}'`);
  return sql`case strftime('%w', ${date}) ${sql.raw(names.join(' '))} end`;
}
