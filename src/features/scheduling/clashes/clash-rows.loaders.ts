import { type RawBuilder, sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { jsonArrayAgg, jsonObject } from '../../../platform/loaders/json.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { mayReadResource } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { conditionOf, studentVisibility } from '../../people/students/student.visibility.ts';
import { ClashKind, severityOf } from './clash.enums.ts';
import type { Clash } from './clash.types.ts';
import { studentsOfBoth } from './clash-sql.loaders.ts';

/** A clash as a statement returns it. `parent` is the id of the record whose clashes were requested. */
export type ClashRow = Clash & { readonly parent?: string };

/** The properties that take too long to compute for all clashes. They are computed only for the clashes of one page. */
const STUDENTS = ['students', 'studentCount'];

/** Selects the students who are expected in both sessions of a clash `c`. */
const clashing = ({ academyId }: ReadContext): Sql =>
  studentsOfBoth(
    academyId,
    { batchId: sql`c.batch_id`, date: sql`c.date` },
    { batchId: sql`c.other_batch_id`, date: sql`c.other_date` },
  );

/** Selects, as JSON, the students of both sessions of a clash `c` whom the caller can see. */
function studentsSql(context: ReadContext): Sql {
  if (!mayReadResource(context.scopes, 'Student')) return sql`null`;
  const student = jsonObject({ studentId: sql`p.id`, name: sql`p.name` }, context);
  return sql`(select ${jsonArrayAgg(student, sql`p.name, p.id`, context)} from students p
    where p.academy_id = ${context.academyId} and p.deleted_at is null and p.id in (${clashing(context)})
      and ${conditionOf(studentVisibility(context, sql`p.id`))})`;
}

const isOfStudents = sql`c.kind = ${sql.lit(ClashKind.STUDENT)}`;

/** Returns the columns of clashes `c`. The columns for students are included only if `properties` contains them. */
export function clashColumns(properties: readonly string[], context: ReadContext): Sql {
  const asked = STUDENTS.filter((each) => properties.includes(each));
  const students = asked.map((each) =>
    each === 'students'
      ? sql`, case when ${isOfStudents} then ${studentsSql(context)} end as students`
      : sql`, case when ${isOfStudents} then (select count(distinct x.student_id) from (${clashing(context)}) as x) else 0 end as "studentCount"`,
  );
  return sql`c.id, c.kind, c.date, c.start_time as "startTime", c.starts_at as "startsAt", c.session_id as "sessionId",
    c.batch_id as "batchId", c.instructor_id as "instructorId", c.room_id as "roomId",
    c.other_session_id as "otherSessionId", c.other_batch_id as "otherBatchId", c.time_off_id as "timeOffId"
    ${sql.join(students, sql``)}`;
}

/** Returns the clash in a row, with the properties that are derived from the columns of the row. */
export const clashOf = <Row extends ClashRow>(row: Row): Row => ({
  ...row,
  severity: severityOf(row.kind),
  students: fromJsonColumn(row.students ?? null) ?? [],
});

/** Reads clashes in the request's academy. */
export async function readClashes({ session }: RequestContext, statement: RawBuilder<ClashRow>): Promise<ClashRow[]> {
  const rows = await session.query(statement);
  return rows.map(clashOf);
}
