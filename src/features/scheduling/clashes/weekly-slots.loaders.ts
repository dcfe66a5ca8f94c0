import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { wasActiveWithin } from '../sessions/session.visibility.ts';
import { ClashKind } from './clash.enums.ts';
import { type ClashScope, isActiveFrom } from './clash-sql.loaders.ts';

const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 7 * DAY_SECONDS;

/** The day from which seconds and weekdays are counted. It is a Thursday. */
const FIRST_DAY = sql`date '1970-01-01'`;

/** The first and last day of the compared sessions. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A CTE: its name and its `select`. */
type Table = readonly [name: string, select: Sql];

/**
 * Returns the CTEs that compare the weekly slots of many sessions on PostgreSQL. A weekly slot is a weekday and a time
 * at which a batch has sessions. `weekly_slots` contains the slots. `sharing_batches` contains the pairs of batches
 * that may expect the same student at the same time. An academy has only about one slot for every ten sessions, because
 * a slot has sessions in several weeks.
 */
export function slotTables({ academyId, kinds }: ClashScope, days: Days): Table[] {
  const has = (kind: ClashKind) => kinds.includes(kind);
  return [
    ['weekly_slots', weeklySlots(academyId, days)],
    ...(has(ClashKind.INSTRUCTOR) || has(ClashKind.ROOM) ? [['slots_in_line', SLOTS_IN_LINE] as const] : []),
    ...(has(ClashKind.STUDENT) ? studentTables(academyId, days) : []),
    ...(has(ClashKind.AVAILABILITY) ? [['availability', availability(academyId)] as const] : []),
  ];
}

/**
 * Selects the slots (`batch_id`, `begins`) that may have clashes of a kind. The query uses the CTEs of {@link
 * slotTables}.
 */
export const slotsOfKind = (kind: SlotKind, { academyId }: ClashScope): Sql => SLOTS[kind](academyId);

export type SlotKind = Exclude<ClashKind, ClashKind.TIME_OFF>;

/** Returns the seconds between {@link FIRST_DAY} and an instant, or the length of an interval in seconds. */
const seconds = (time: Sql): Sql => sql`cast(date_part('epoch', ${time}) as bigint)`;

const remainder = (second: Sql): Sql =>
  sql`((${second} % ${sql.lit(WEEK_SECONDS)} + ${sql.lit(WEEK_SECONDS)}) % ${sql.lit(WEEK_SECONDS)})`;

/** Returns the number of seconds between the start of the week (Thursday, 00:00) and an instant, in UTC. */
export const secondOfWeek = (instant: Sql): Sql => remainder(seconds(instant));

/**
 * Selects the weekly slots of batches, from their sessions. `is_double` is true if two sessions of a slot start at the
 * same instant. Sessions are grouped by the difference between their start and their date in UTC. `begins` is the
 * second of the week at which the slot begins. It is computed once for each group, because it would take twice as long
 * to compute it for each session.
 */
const weeklySlots = (academyId: string | null, { from, to }: Days): Sql => sql`
  select x.*, x.begins + x.length as ends
  from (select x.batch_id, x.instructor_id, x.room_id, x.start_time, x.end_time, x.weekday,
      ${remainder(sql`x.weekday * ${sql.lit(DAY_SECONDS)} + ${seconds(sql`x.later`)}`)} as begins, ${seconds(sql`x.length`)} as length,
      count(*) > bit_count(cast(bit_or(cast(1 as bigint) << (x.week & 63)) as bit(64))) as is_double
    from (select s.batch_id, s.instructor_id, s.room_id, s.start_time, s.end_time,
        (s.date - ${FIRST_DAY}) % 7 as weekday, (s.date - ${FIRST_DAY}) / 7 as week,
        s.starts_at - s.date as later, s.ends_at - s.starts_at as length
      from class_sessions s where s.academy_id = ${academyId} and s.status <> 'cancelled'
        and s.date >= ${from} and s.date <= ${to} offset 0) as x
    group by x.batch_id, x.instructor_id, x.room_id, x.start_time, x.end_time, x.weekday, x.later, x.length) as x`;

/**
 * Selects the slots. A slot that lasts past the end of the week is selected twice: once as it is, and once one week
 * earlier. Overlapping slots are then next to each other when they are sorted by time.
 */
const SLOTS_IN_LINE = sql`select w.batch_id, w.begins as slot, w.instructor_id, w.room_id, w.is_double,
    w.begins - v.earlier as begins, w.ends - v.earlier as ends
  from weekly_slots w join (values (0), (${sql.lit(WEEK_SECONDS)})) as v (earlier) on v.earlier = 0 or w.ends > v.earlier`;

/** Selects the slots that overlap another slot with the same instructor or room. */
const sharing = (column: 'instructor_id' | 'room_id') => (): Sql => {
  const ofOne = sql`partition by ${sql.ref(`l.${column}`)} order by l.begins`;
  return sql`select x.batch_id, x.slot as begins from (select l.batch_id, l.slot, l.begins, l.ends, l.is_double,
      max(l.ends) over (${ofOne} rows between unbounded preceding and 1 preceding) as taken_until,
      lead(l.begins) over (${ofOne}) as next
    from slots_in_line l where ${sql.ref(`l.${column}`)} is not null) as x
    where x.is_double or x.taken_until > x.begins or x.next < x.ends`;
};

/**
 * Returns these CTEs:
 * - `sharing_pairs`: pairs of batches that share students. If a student is active in both batches all the time
 *   (`is_lasting`), later steps do not check each day.
 * - `slot_days`: the slots, once for each UTC weekday that they touch.
 * - `pair_slots`: the slots of the first batch of each pair.
 * - `overlapping_slots`: the slots of the first batch that overlap a slot of the second batch, each with this slot.
 * - `sharing_batches`: the pairs of batches in `overlapping_slots`, in both orders.
 *
 * Each step is a separate CTE, because PostgreSQL would otherwise begin by comparing the slots of all batches.
 */
const studentTables = (academyId: string | null, { from, to }: Days): Table[] => {
  const [first, last] = [sql`cast(${from} as date)`, sql`cast(${to} as date)`];
  return [
    [
      'sharing_pairs',
      sql`select e.batch_id, f.batch_id as other_id,
          max(case when ${isActiveFrom(sql`e`, first)} and ${isActiveFrom(sql`f`, first)} then 1 else 0 end) as is_lasting
        from enrollments e join enrollments f on f.academy_id = ${academyId} and f.student_id = e.student_id
          and f.batch_id > e.batch_id and ${wasActiveWithin(sql`f`, first, last)}
        where e.academy_id = ${academyId} and ${wasActiveWithin(sql`e`, first, last)} group by e.batch_id, f.batch_id`,
    ],
    [
      'slot_days',
      sql`select w.batch_id, w.begins, w.ends, (w.begins / ${sql.lit(DAY_SECONDS)} + v.later) % 7 as day
        from weekly_slots w join (values (0), (1), (2)) as v (later)
          on w.ends > (w.begins / ${sql.lit(DAY_SECONDS)} + v.later) * ${sql.lit(DAY_SECONDS)}`,
    ],
    [
      'pair_slots',
      sql`select h.batch_id, h.other_id, h.is_lasting, d.begins, d.ends, d.day from sharing_pairs h join slot_days d on d.batch_id = h.batch_id`,
    ],
    [
      'overlapping_slots',
      sql`select a.batch_id, a.other_id, a.is_lasting, a.begins, b.begins as other_begins
        from pair_slots as a join slot_days as b on b.batch_id = a.other_id and b.day = a.day and ((a.begins < b.ends and b.begins < a.ends)
          or b.begins < a.ends - ${sql.lit(WEEK_SECONDS)} or a.begins < b.ends - ${sql.lit(WEEK_SECONDS)})`,
    ],
    [
      'sharing_batches',
      sql`select distinct q.batch_id, q.other_id, q.is_lasting from overlapping_slots q
        union all select distinct q.other_id, q.batch_id, q.is_lasting from overlapping_slots q`,
    ],
  ];
};

/** Selects the weekly availability of the staff members for whom it is stored. */
const availability = (academyId: string | null): Sql => sql`select w.id as staff_id, a.value ->> 'day' as day,
    cast(a.value ->> 'startTime' as time) as start_time, cast(a.value ->> 'endTime' as time) as end_time
  from staff w cross join lateral jsonb_array_elements(w.weekly_availability) a where w.academy_id = ${academyId}`;

const SLOTS: Record<SlotKind, (academyId: string | null) => Sql> = {
  instructor: sharing('instructor_id'),
  room: sharing('room_id'),
  availability: () => sql`select s.batch_id, s.begins
    from (select w.*, to_char(${FIRST_DAY} + w.weekday, 'fmday') as day from weekly_slots w) as s
    where s.instructor_id in (select v.staff_id from availability v) and not exists (select 1 from availability v where v.staff_id = s.instructor_id
      and v.day = s.day and v.start_time <= s.start_time and v.end_time >= s.end_time and s.end_time > s.start_time)`,
  capacity: (academyId) => sql`select a.batch_id, a.begins from weekly_slots as a
    join rooms r on r.academy_id = ${academyId} and r.id = a.room_id
    join batches b on b.academy_id = ${academyId} and b.id = a.batch_id and b.max_students > r.capacity`,
  student: () =>
    sql`select q.batch_id, q.begins from overlapping_slots q union all select q.other_id, q.other_begins from overlapping_slots q`,
};
