import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { askedOf } from '../core/asked.loaders.ts';
import type { Asking, Piece } from '../core/report.loaders.ts';

/** Returns the conditions on enrollments `e`: they match the filter, and the caller can see them. */
export function isAskedEnrollment(asking: Asking): Sql {
  const { context } = asking;
  const columns = { studentId: sql`e.student_id`, courseId: sql`e.course_id`, batchId: sql`e.batch_id` };
  const isSeen = conditionOf(enrollmentVisibility(context, 'e'));
  return sql.join([sql`e.academy_id = ${context.academyId}`, isSeen, ...askedOf(asking, columns)], sql` and `);
}

/** Returns the number of days from the first day to the second. */
export const daysFrom = (first: Sql, second: Sql, { engine }: ReadContext): Sql =>
  engine === 'postgresql'
    ? sql`(${second} - ${first})`
    : sql`cast(julianday(${second}) - julianday(${first}) as integer)`;

/** Returns the median of numbers, rounded half up; null if there are none. */
export const median =
  (number: (asking: Asking) => Sql): Piece =>
  (asking) => {
    const middle =
      asking.context.engine === 'postgresql'
        ? sql`percentile_cont(0.5) within group (order by ${number(asking)})`
        : sql`median(${number(asking)})`;
    return sql`cast(floor(${middle} + 0.5) as integer)`;
  };
