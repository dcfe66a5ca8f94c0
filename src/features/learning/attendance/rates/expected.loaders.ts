import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { unindexed } from '../../../../platform/loaders/planner-hints.ts';
import { inIds, type ReadContext, type Sql } from '../../../../platform/loaders/read-model.ts';
import { hadPlaceOn } from '../../../scheduling/sessions/session.visibility.ts';

/**
 * Returns the number of students who have a place in the batch of the session `t` on the day of the session. A student
 * with several enrollments counts once. Students and enrollments that were deleted later count too.
 */
const placed = (
  academyId: string | null | undefined,
): Sql => sql`(select count(distinct ${unindexed(sql`e.student_id`)}) from enrollments e
  where e.academy_id = ${academyId} and e.batch_id = t.batch_id and ${hadPlaceOn(sql`e`, sql`t.date`)})`;

/**
 * Returns the number of students expected in the session `t`. Past sessions store this number. For today's sessions,
 * and for past sessions that a later change of an enrollment affects, the query counts the students.
 */
export const expected = ({ academyId }: ReadContext): Sql => sql`coalesce(t.expected, ${placed(academyId)})`;

/**
 * Returns the condition for the past sessions `t` of the given batches that do not store their number of expected
 * students yet. It matches only sessions that are dated today or earlier in UTC, because the database triggers use the
 * date in UTC.
 */
function unsettled(em: SqlEntityManager, batchIds: readonly string[], today: string): Sql {
  const engine = engineOf(em);
  const last = engine === 'postgresql' ? sql`(now() at time zone 'UTC')::date` : sql`date('now')`;
  return sql`t.academy_id = ${academyOf(em)} and ${inIds(sql`t.batch_id`, batchIds, engine)}
    and t.date < ${today} and t.date <= ${last} and t.expected is null`;
}

/** Finds the batches with past sessions that do not store the number of expected students. */
export async function findUnsettled(
  em: SqlEntityManager,
  batchIds: readonly string[],
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct t.batch_id as id from class_sessions t
    where ${unsettled(em, batchIds, today)}`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/**
 * Stores the number of expected students in past sessions. The batches must be locked, so that enrollments stay
 * unchanged.
 */
export async function settleSessions(em: SqlEntityManager, batchIds: readonly string[], today: string): Promise<void> {
  await sql`update class_sessions as t set expected = ${placed(academyOf(em))}
    where ${unsettled(em, batchIds, today)}`.execute(em.getKysely());
}

/**
 * Returns the condition for sessions `t` of the given batches in which the stored number of expected students differs
 * from the enrollments.
 */
const isWrong = (em: SqlEntityManager, batchIds: readonly string[]): Sql => sql`t.academy_id = ${academyOf(em)}
  and ${inIds(sql`t.batch_id`, batchIds, engineOf(em))} and t.expected <> ${placed(academyOf(em))}`;

/** Returns the number of sessions, in the given batches, in which the stored number of expected students is wrong. */
export async function countWrong(em: SqlEntityManager, batchIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from class_sessions t
    where ${isWrong(em, batchIds)}`.execute(em.getKysely());
  return Number(rows[0]?.count);
}

/** Clears wrong numbers of expected students, so that they are counted again. */
export async function unsettleWrong(em: SqlEntityManager, batchIds: readonly string[]): Promise<void> {
  await sql`update class_sessions as t set expected = null where ${isWrong(em, batchIds)}`.execute(em.getKysely());
}
