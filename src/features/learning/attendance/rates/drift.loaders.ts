import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { AttendanceStatus } from '../attendance.enums.ts';
import { NO_BATCH } from '../attendance-month.entity.ts';

// Drift is the difference between stored sums and the marks. Each writer changes marks and sums together, so concurrent
// writers do not change the drift. It is therefore safe to add the drift to the sums, if only one process does so at a
// time.

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;
const STATUSES = [PRESENT, LATE, ABSENT, EXCUSED];
const SUMS = [...STATUSES, 'unplanned'];

const columns = (names: readonly string[], of: (name: string) => Sql): Sql => sql.join(names.map(of));
const each = (names: readonly string[], prefix = ''): Sql => columns(names, (name) => sql.raw(prefix + name));
const totals = (names: readonly string[]): Sql => columns(names, (name) => sql.raw(`sum(${name}) as ${name}`));
const isAny = (names: readonly string[]): Sql => sql.raw(names.map((name) => `sum(${name}) <> 0`).join(' or '));

// not `case status when …`: in a statement that writes, Citus sends it to the worker with a wrong condition
const statuses = columns(STATUSES, (status) =>
  sql.raw(`case when status = '${status}' then 1 else 0 end as ${status}`),
);

/**
 * Selects the monthly sums that differ from the marks of the students, with the difference. Normally there are no such
 * sums.
 */
function driftOfMonths(em: SqlEntityManager, studentIds: readonly string[]): Sql {
  const engine = engineOf(em);
  const month =
    engine === 'postgresql' ? sql`date_trunc('month', date::timestamp)::date` : sql`substr(date, 1, 8) || '01'`;
  const isTheirs = sql`academy_id = ${academyOf(em)} and ${inIds(sql`student_id`, studentIds, engine)}`;
  return sql`select academy_id, month, batch_id, student_id, ${totals(SUMS)} from (
      select academy_id, ${month} as month, coalesce(batch_id, ${sql.lit(NO_BATCH)}) as batch_id, student_id,
        ${statuses}, case when session_id is null then 1 else 0 end as unplanned from attendance where ${isTheirs}
      union all
      select academy_id, month, batch_id, student_id, ${each(SUMS, '-')} from attendance_months where ${isTheirs}) as w
    group by academy_id, month, batch_id, student_id having ${isAny(SUMS)}`;
}

/**
 * Selects the sessions of batches whose stored counts differ from the marks in the session, with the difference and the
 * time of the first mark. Normally there are no such sessions.
 */
function driftOfSessions(em: SqlEntityManager, batchIds: readonly string[]): Sql {
  const own = sql`c.academy_id = ${academyOf(em)} and ${inIds(sql`c.batch_id`, batchIds, engineOf(em))}`;
  return sql`select id, ${totals(STATUSES)}, min(made) as first from (
      select session_id as id, ${statuses}, created_at as made, null as kept from attendance
      where academy_id = ${academyOf(em)} and session_id in (select c.id from class_sessions c where ${own})
      union all
      select c.id, ${each(STATUSES, '-c.')}, null, c.first_marked_at from class_sessions c where ${own}) as w
    group by id having ${isAny(STATUSES)} or min(made) is distinct from min(kept)`;
}

async function countOf(em: SqlEntityManager, drift: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${drift}) as d`.execute(em.getKysely());
  return Number(rows[0]?.count);
}

/** Returns the number of monthly sums that differ from the marks of students. */
export const countMonths = (em: SqlEntityManager, studentIds: readonly string[]): Promise<number> =>
  countOf(em, driftOfMonths(em, studentIds));

/** Corrects the monthly sums. The academy must be locked. */
export async function mendMonths(em: SqlEntityManager, studentIds: readonly string[]): Promise<void> {
  const key = sql`academy_id, month, batch_id, student_id`;
  await sql`insert into attendance_months as s (${key}, ${each(SUMS)})
    select ${key}, ${each(SUMS)} from (${driftOfMonths(em, studentIds)}) as d where true order by ${key}
    on conflict (${key}) do update set ${columns(SUMS, (name) => sql.raw(`${name} = s.${name} + excluded.${name}`))}
    `.execute(em.getKysely());
}

/** Returns the number of sessions, in the given batches, whose stored counts differ from the marks in the session. */
export const countSessions = (em: SqlEntityManager, batchIds: readonly string[]): Promise<number> =>
  countOf(em, driftOfSessions(em, batchIds));

/** Corrects the counts of sessions. The academy must be locked. */
export async function mendSessions(em: SqlEntityManager, batchIds: readonly string[]): Promise<void> {
  await sql`update class_sessions as s
    set ${columns(STATUSES, (status) => sql.raw(`${status} = s.${status} + d.${status}`))}, first_marked_at = d.first
    from (${driftOfSessions(em, batchIds)}) as d
    where s.academy_id = ${academyOf(em)} and s.id = d.id`.execute(em.getKysely());
}

/**
 * Reads a page of ids from a table of the academy: up to `most` ids that follow the id `last`, in order. Includes
 * deleted rows.
 */
export async function idsAfter(
  em: SqlEntityManager,
  table: 'batches' | 'students',
  last: string | undefined,
  most: number,
): Promise<string[]> {
  const isAfter = last === undefined ? sql`` : sql`and t.id > ${last}`;
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(table)} t
    where t.academy_id = ${academyOf(em)} ${isAfter} order by t.id limit ${sql.lit(most)}`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
