import { sql } from 'kysely';
import { rare } from '../../../platform/loaders/planner-hints.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { hadPlaceIn } from '../../academics/enrollments/enrollment.enums.ts';
import { conditionOf, studentVisibility } from '../../people/students/student.visibility.ts';

/**
 * Returns the condition that the student of an enrollment `e` had a place in the batch on at least one day of a period
 * (see `hadPlaceIn`).
 */
export const hadPlaceWithin = (e: Sql, first: Sql, last: Sql): Sql => hadPlaceIn<Sql>(sql, [e, first, last]);

/** Returns the condition that the student of an enrollment `e` had a place in the batch on a date. */
export const hadPlaceOn = (e: Sql, date: Sql): Sql => hadPlaceWithin(e, date, date);

/**
 * Returns the condition that an enrollment `e` exists and was active on at least one day of a period. Lists and rules
 * use it; counts of past days use {@link hadPlaceWithin}.
 */
export const wasActiveWithin = (e: Sql, first: Sql, last: Sql): Sql =>
  sql`${e}.deleted_at is null and ${hadPlaceWithin(e, first, last)}`;

/** Returns the condition that an enrollment `e` was active on a date. */
export const wasActiveOn = (date: Sql): Sql => wasActiveWithin(sql`e`, date, date);

/**
 * Returns the condition that at least one student was active in the batch of session `t` on the session's day.
 * `students` is a condition on the enrollment `e` of the student.
 */
export const hasActive = (students: Sql, { academyId }: ReadContext): Sql => sql`exists (select 1 from enrollments e
  where e.academy_id = ${academyId} and e.batch_id = t.batch_id and ${students} and ${wasActiveOn(sql`t.date`)})`;

/**
 * Returns the condition that one of a few students was active in the batch of session `t` on the session's day.
 * `students` is a condition on the enrollment `e` of the student. The query finds the batches of these students first.
 * Otherwise, SQLite would scan all sessions by date, because it cannot know that only few sessions match.
 */
export function isOf(students: Sql, context: ReadContext): Sql {
  const isTheirs = sql`t.batch_id in (select e.batch_id from enrollments e
    where e.academy_id = ${context.academyId} and ${students} and e.deleted_at is null)`;
  return sql`(${rare(isTheirs, context)} and ${hasActive(students, context)})`;
}

/** Returns the condition that the caller can see a student `s`. */
export const seenStudents = (context: ReadContext): Sql =>
  sql`s.academy_id = ${context.academyId} and s.deleted_at is null and ${conditionOf(studentVisibility(context, sql`s.id`))}`;
