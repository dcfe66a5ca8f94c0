import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../platform/loaders/read-model.ts';

/** Whether a student left the enrollment for another one of the same course: in reports that is neither leaving nor joining. */
export const isLeftWithinCourse = (enrollmentId: Sql, { academyId }: Pick<ReadContext, 'academyId'>): Sql =>
  sql`${enrollmentId} in (select r.left_id from enrollment_transfers r
    join enrollments l on l.academy_id = ${academyId} and l.id = r.left_id
    join enrollments n on n.academy_id = ${academyId} and n.id = r.entered_id and n.course_id = l.course_id
    where r.academy_id = ${academyId})`;
