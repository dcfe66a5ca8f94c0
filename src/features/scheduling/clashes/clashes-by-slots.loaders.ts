import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { addDays } from '../../../platform/time/days.ts';
import { ClashKind } from './clash.enums.ts';
import {
  type ClashScope,
  clashesOfKind,
  columnsOf,
  comparedColumns,
  DAYS_APART,
  isEarlier,
  isOfTwo,
  overlaps,
  type PairKind,
  studentsOfBoth,
} from './clash-sql.loaders.ts';
import { type Days, type SlotKind, secondOfWeek, slotsOfKind, slotTables } from './weekly-slots.loaders.ts';

/**
 * Selects the clashes of the sessions of many batches on PostgreSQL. Each pair of sessions occurs once. A weekly slot
 * is a weekday and a time at which a batch has sessions. The query first finds weekly slots that overlap, and then
 * compares only the sessions of these slots. The CTE `sessions_by_day` contains the sessions that may clash with other
 * sessions, once for each UTC day that they touch. The CTE `single_sessions` contains the sessions whose room may be
 * too small, and those that may be outside the instructor's availability.
 */
export function clashesBySlots(scope: ClashScope, { from, to }: Days): Sql {
  const near = { from: addDays(from, -DAYS_APART), to: addDays(to, DAYS_APART) };
  const kinds = scope.kinds.filter((kind) => kind !== ClashKind.TIME_OFF);
  const ofTwo = kinds.filter(isOfTwo);
  const ofOne = kinds.filter((kind) => !isOfTwo(kind));
  const tables = [
    ...(kinds.length > 0 ? slotTables(scope, near) : []),
    ...(ofTwo.length > 0 ? [['sessions_by_day', sessionsByDay(scope, ofTwo, near)] as const] : []),
    ...(ofOne.length > 0 ? [['single_sessions', sessionsOfKinds(scope, ofOne)] as const] : []),
  ];
  const names = tables.map(([name, select]) => sql`${sql.ref(name)} as materialized (${select})`);
  const arms = scope.kinds.map((kind) =>
    kind === ClashKind.TIME_OFF ? timeOff(scope, near) : isOfTwo(kind) ? PAIRS[kind](scope) : single(kind, scope),
  );
  return sql`(${names.length > 0 ? sql`with ${sql.join(names)}` : sql``} ${sql.join(arms, sql` union all `)})`;
}

/**
 * Selects the sessions of the weekly slots in which sessions may clash with each other. The period is longer than the
 * requested one, because a session on a nearby day may overlap.
 */
const sessionsByDay = (scope: ClashScope, kinds: readonly SlotKind[], { from, to }: Days): Sql => {
  const slots = kinds.map((kind) => slotsOfKind(kind, scope));
  return sql`select s.*, cast(s.starts_at as date) as first_day, cast(s.starts_at as date) + v.later as day
    from (select x.batch_id, array_agg(x.begins) as begins from (${sql.join(slots, sql` union all `)}) as x group by x.batch_id) as c
      cross join lateral (select ${comparedColumns(scope)}, ${scope.sessions} as is_asked
        from ${sessionsOfSlots(scope)} and s.date >= ${from} and s.date <= ${to} offset 0) as s
      join (values (0), (1), (2)) as v (later) on s.ends_at > cast(s.starts_at as date) + v.later`;
};

/** Selects the requested sessions of the weekly slots that may have clashes of the given kinds. */
const sessionsOfKinds = (scope: ClashScope, kinds: readonly SlotKind[]): Sql => {
  const slots = kinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, x.batch_id, x.begins from (${slotsOfKind(kind, scope)}) as x`,
  );
  return sql`select c.kind, s.*
    from (select x.kind, x.batch_id, array_agg(x.begins) as begins from (${sql.join(slots, sql` union all `)}) as x group by 1, 2) as c
      cross join lateral (select ${comparedColumns(scope)}
        from ${sessionsOfSlots(scope)} and ${scope.sessions} offset 0) as s`;
};

/**
 * Returns the `from` and the `where` of a query for the sessions `s` in the slots `c` of a batch. Callers can add
 * conditions.
 */
const sessionsOfSlots = ({ academyId }: ClashScope): Sql => sql`class_sessions s where s.academy_id = ${academyId}
  and s.batch_id = c.batch_id and s.status <> 'cancelled' and ${secondOfWeek(sql`s.starts_at`)} = any(c.begins)`;

/**
 * The condition that two sessions overlap. In `sessions_by_day`, a session has a row for each day that it touches. The
 * condition is true only for the first day that both sessions touch, so each pair is found once. If both sessions were
 * requested, `s` is the earlier one.
 */
const isPair = sql`o.day = s.day and ${overlaps} and s.is_asked and s.day = greatest(s.first_day, o.first_day)
  and (${isEarlier} or not o.is_asked)`;

const sharing = (kind: ClashKind, column: 'instructor_id' | 'room_id') => (): Sql =>
  sql`select ${columnsOf(kind)} from sessions_by_day as s
    join sessions_by_day as o on ${sql.ref(`o.${column}`)} = ${sql.ref(`s.${column}`)} and ${isPair} and o.id <> s.id`;

const PAIRS: Record<PairKind, (scope: ClashScope) => Sql> = {
  instructor: sharing(ClashKind.INSTRUCTOR, 'instructor_id'),
  room: sharing(ClashKind.ROOM, 'room_id'),
  student: ({ academyId }) => sql`select ${columnsOf(ClashKind.STUDENT)}
    from (select s.*, p.other_id, p.is_lasting from sharing_batches p join sessions_by_day as s on s.batch_id = p.batch_id offset 0) as s
      join sessions_by_day as o on o.batch_id = s.other_id and ${isPair}
    where s.is_lasting = 1 or exists (${studentsOfBoth(
      academyId,
      { batchId: sql`s.batch_id`, date: sql`s.date` },
      { batchId: sql`o.batch_id`, date: sql`o.date` },
    )})`,
};

const single = (kind: ClashKind, scope: ClashScope): Sql =>
  clashesOfKind(kind, scope, { sessions: sql`(select u.* from single_sessions u where u.kind = ${sql.lit(kind)})` });

/**
 * Selects the clashes of sessions with time off. The query reads the time off first, because an academy has far fewer
 * periods of time off than sessions.
 */
const timeOff = (
  { academyId, sessions, timeOff: which = sql`f.status = 'approved'` }: ClashScope,
  { from, to }: Days,
): Sql => sql`select ${columnsOf(ClashKind.TIME_OFF)} from staff_time_off f
  cross join lateral (select s.* from class_sessions s where s.academy_id = ${academyId} and s.instructor_id = f.staff_id
    and s.status <> 'cancelled' and ${sessions} and s.date >= f.start_date - ${sql.lit(DAYS_APART)}
    and s.date <= f.end_date + ${sql.lit(DAYS_APART)} and f.wall_start < s.wall_end and f.wall_end > s.wall_start offset 0) as s
  where f.academy_id = ${academyId} and f.deleted_at is null and ${which} and f.start_date <= ${to} and f.end_date >= ${from}`;
