import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';

/**
 * Returns the condition that a student left an active enrollment for another one in the same course. In reports, such a
 * student neither leaves nor joins.
 */
export const isLeftWithinCourse = (enrollmentId: Sql, { academyId }: Pick<ReadContext, 'academyId'>): Sql =>
  sql`${enrollmentId} in (select r.left_id from enrollment_transfers r
    join enrollments l on l.academy_id = ${academyId} and l.id = r.left_id
    join enrollments n on n.academy_id = ${academyId} and n.id = r.entered_id and n.course_id = l.course_id
    where r.academy_id = ${academyId} and r.was_active)`;

/**
 * The condition that the student had the place of an enrollment `e` on at least one day. It is false if the enrollment
 * was dropped before the place began or on its first day.
 */
export const WAS_HELD = sql`(e.dropped_on is null or e.dropped_on > e.active_from)`;

/**
 * Returns CTEs to follow `with recursive`. `moves` are the transfers of active places within a course. `kept` are those
 * moves that continue an existing place: the student had it on at least one day, in the left enrollment or in an
 * earlier one. Reports count such a move neither as leaving nor as joining.
 */
export const keptPlaces = ({ academyId }: Pick<ReadContext, 'academyId'>): Sql => sql`moves as materialized (
    select r.left_id, r.entered_id, e.active_from < e.dropped_on as was_held from enrollment_transfers r
    join enrollments e on e.academy_id = ${academyId} and e.id = r.left_id
    join enrollments n on n.academy_id = ${academyId} and n.id = r.entered_id and n.course_id = e.course_id
    where r.academy_id = ${academyId} and r.was_active),
  kept as (
    select m.left_id, m.entered_id from moves m where m.was_held
    union select m.left_id, m.entered_id from kept k join moves m on m.left_id = k.entered_id)`;

/** The condition that an enrollment `e` continues the place of an earlier enrollment. */
export const IS_KEPT = sql`e.id in (select k.entered_id from kept k)`;

/** The condition that a later enrollment continues the place of an enrollment `e` that the student left. */
export const IS_LEFT_FOR_KEPT = sql`e.id in (select k.left_id from kept k)`;
