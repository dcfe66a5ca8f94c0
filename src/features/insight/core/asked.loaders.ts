import { sql } from 'kysely';
import { isValue, type Sql } from '../../../platform/loaders/read-model.ts';
import type { Asking } from './report.loaders.ts';

/** The columns to which the filter applies. For an omitted column, the filter uses the value of the row's batch. */
interface Columns {
  readonly studentId?: Sql;
  readonly batchId: Sql;
  readonly courseId?: Sql;
  readonly instructorId?: Sql;
}

/** Returns the filter's conditions on rows with these columns. */
export function askedOf({ context, filter }: Asking, columns: Columns): Sql[] {
  const { academyId } = context;
  const inBatches = (condition: Sql) =>
    sql`${columns.batchId} in (select b.id from batches b where b.academy_id = ${academyId} and ${condition})`;
  const ofCourse = (condition: (courseId: Sql) => Sql) =>
    columns.courseId ? condition(columns.courseId) : inBatches(condition(sql`b.course_id`));
  const members: Record<string, (isOne: (column: Sql) => Sql) => Sql | undefined> = {
    studentId: (isOne) => columns.studentId && isOne(columns.studentId),
    batchId: (isOne) => isOne(columns.batchId),
    courseId: (isOne) => ofCourse(isOne),
    departmentId: (isOne) =>
      ofCourse(
        (courseId) => sql`${courseId} in (select c.id from courses c
          where c.academy_id = ${academyId} and ${isOne(sql`c.department_id`)})`,
      ),
    instructorId: (isOne) =>
      columns.instructorId ? isOne(columns.instructorId) : inBatches(isOne(sql`b.instructor_id`)),
  };
  return [...filter].flatMap(([name, value]) => members[name]?.((column) => isValue(column, value, context)) ?? []);
}
