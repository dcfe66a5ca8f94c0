import { sql } from 'kysely';
import type { Sql } from '../../platform/loaders/read-model.ts';
import { addDays } from '../../platform/time/days.ts';
import { ClashKind } from './clash.enums.ts';
import {
  type ClashScope,
  clashesOfKind,
  comparedColumns,
  DAYS_APART,
  isOutside,
  sharedStudents,
} from './clash-sql.loaders.ts';

const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/**
 * The clashes of the sessions of many batches, on PostgreSQL. Sessions repeat weekly, so an academy has one slot for some ten
 * sessions: slots are compared with each other, and the sessions of those that overlap are compared one by one.
 */
export function clashesBySlots(scope: ClashScope, { from, to }: { from: string; to: string }): Sql {
  const { kinds } = scope;
  const near = sql`s.date >= ${addDays(from, -DAYS_APART)} and s.date <= ${addDays(to, DAYS_APART)}`;
  // the days of all: PostgreSQL knows how many batches there are, and not how many of them have slots
  const days = sql`select b.id as batch_id, cast(${from} as date) as first, cast(${to} as date) as last
    from batches b where b.academy_id = ${scope.academyId}`;
  const pairs = sql`, q as materialized (select distinct p.batch_id, p.other_id, p.is_lasting, a.begins
      from (${sharedStudents(scope, days)}) as p join w as a on a.batch_id = p.batch_id
      join w as b on b.batch_id = p.other_id and ${slotsOverlap}),
    p as materialized (select distinct q.batch_id, q.other_id, q.is_lasting from q)`;
  const found = kinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, c.batch_id, c.begins from (${SLOTS[kind](scope)}) as c`,
  );
  const arms = kinds.map((kind) =>
    clashesOfKind(kind, scope, { sessions: sql`(select s.* from sessions as s where s.kind = ${sql.lit(kind)})` }),
  );
  return sql`(with w as materialized (${weeklySlots(scope, near)}), d as materialized (${slotsOfDays})
    ${kinds.includes(ClashKind.STUDENT) ? pairs : sql``},
    c as (select c.kind, c.batch_id, array_agg(c.begins) as begins from (${sql.join(found, sql` union all `)}) as c group by 1, 2),
    sessions as materialized (select c.kind, s.* from c cross join lateral (${sessionsOfSlots(scope)} offset 0) as s)
    ${sql.join(arms, sql` union all `)})`;
}

const seconds = (instant: Sql): Sql => sql`cast(date_part('epoch', ${instant}) as bigint)`;

/** The second of the week, in UTC. */
const secondOfWeek = (second: Sql): Sql =>
  sql`((${second} % ${sql.lit(WEEK_SECONDS)} + ${sql.lit(WEEK_SECONDS)}) % ${sql.lit(WEEK_SECONDS)})`;

/** The weekly slots of sessions: what those of a batch have in common that are weeks apart. `is_double`: two of them begin together. */
const weeklySlots = ({ academyId }: ClashScope, sessions: Sql): Sql => sql`
  select row_number() over () as number, x.batch_id, x.instructor_id, x.room_id, x.start_time, x.end_time, ${secondOfWeek(sql`x.first`)} as begins,
    ${secondOfWeek(sql`x.first`)} + max(x.last - x.first) as ends, min(x.date) as date, max(x.date) as last_date,
    count(*) > bit_count(cast(bit_or(cast(1 as bigint) << cast(x.first / ${sql.lit(WEEK_SECONDS)} & 63 as integer)) as bit(64))) as is_double
  from (select s.batch_id, s.instructor_id, s.room_id, s.start_time, s.end_time, s.date,
      ${seconds(sql`s.starts_at`)} as first, ${seconds(sql`s.ends_at`)} as last
    from class_sessions s where s.academy_id = ${academyId} and s.status <> 'cancelled' and ${sessions} offset 0) as x
  group by x.batch_id, x.instructor_id, x.room_id, x.start_time, x.end_time, ${secondOfWeek(sql`x.first`)},
    (x.date - date '2000-01-03') % 7`;

/** The sessions `s` that a scope asks for of the slots `c` of a batch. */
const sessionsOfSlots = (scope: ClashScope): Sql => sql`select ${comparedColumns(scope)} from class_sessions s
  where s.academy_id = ${scope.academyId} and s.batch_id = c.batch_id and s.status <> 'cancelled' and ${scope.sessions}
    and ${secondOfWeek(seconds(sql`s.starts_at`))} = any(c.begins)`;

/** Whether two slots overlap, one of them in the week after the other's where it goes on into that. */
const slotsOverlap = sql`((a.begins < b.ends and b.begins < a.ends)
  or b.begins < a.ends - ${sql.lit(WEEK_SECONDS)} or a.begins < b.ends - ${sql.lit(WEEK_SECONDS)})`;

/** The slots `w` by each day of the week, in UTC, that they are on: those of one day are compared with each other. */
const slotsOfDays = sql`select w.number, w.batch_id, w.instructor_id, w.room_id, w.begins, w.ends, w.is_double,
    (w.begins / ${sql.lit(DAY_SECONDS)} + v.later) % 7 as day
  from w join (values (0), (1), (2)) as v (later)
    on w.ends > (w.begins / ${sql.lit(DAY_SECONDS)} + v.later) * ${sql.lit(DAY_SECONDS)}`;

const sharing = (column: 'instructor_id' | 'room_id') => (): Sql =>
  sql`select distinct a.batch_id, a.begins from d as a
    join d as b on b.day = a.day and ${sql.ref(`b.${column}`)} = ${sql.ref(`a.${column}`)} and ${slotsOverlap}
    where a.number <> b.number or a.is_double`;

/** The slots in which there may be clashes of a kind. Sessions of other slots have none. */
const SLOTS: Record<ClashKind, (scope: ClashScope) => Sql> = {
  instructor: sharing('instructor_id'),
  room: sharing('room_id'),
  time_off: ({ academyId, timeOff = sql`f.status = 'approved'` }) => sql`
    select distinct a.batch_id, a.begins from w as a join staff_time_off f on f.academy_id = ${academyId}
      and f.staff_id = a.instructor_id and f.deleted_at is null and ${timeOff}
      and f.start_date <= a.last_date + ${sql.lit(DAYS_APART)} and f.end_date >= a.date - ${sql.lit(DAYS_APART)}`,
  availability: (scope) => sql`select distinct s.batch_id, s.begins from w as s
    join staff w on w.academy_id = ${scope.academyId} and w.id = s.instructor_id where ${isOutside(scope)}`,
  capacity: ({ academyId }) => sql`select distinct a.batch_id, a.begins from w as a
    join rooms r on r.academy_id = ${academyId} and r.id = a.room_id
    join batches b on b.academy_id = ${academyId} and b.id = a.batch_id and b.max_students > r.capacity`,
  student: () => sql`select distinct q.batch_id, q.begins from q`,
};
