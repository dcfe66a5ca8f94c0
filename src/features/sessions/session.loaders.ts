import { sql } from 'kysely';
import {
  atLeast,
  atMost,
  equals,
  isValue,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Sql,
  type Visibility,
} from '../../platform/loaders/read-model.ts';
import { conditionOf, enrollmentVisibility } from '../students/student.visibility.ts';
import { ClassSession } from './class-session.entity.ts';

/** Whether an enrollment `e` was active on a date: a dropped one was until the day before. */
export const wasActiveOn = (date: Sql): Sql => sql`e.deleted_at is null and e.enrollment_date <= ${date}
  and (e.status = 'active' or (e.status = 'completed' and e.completion_date >= ${date})
    or (e.status = 'dropped' and e.dropped_on > ${date}))`;

/** Whether the session `t` is one of students: their batch, on a day on which they were active in it. `students`: a condition on `e`. */
const isOf = (
  students: Sql,
  { academyId }: ReadContext,
): Sql => sql`(t.batch_id in (select e.batch_id from enrollments e
    where e.academy_id = ${academyId} and ${students} and e.deleted_at is null)
  and exists (select 1 from enrollments e where e.academy_id = ${academyId} and e.batch_id = t.batch_id and ${students}
    and ${wasActiveOn(sql`t.date`)}))`;

/** Staff see all sessions, families those of enrollments that were active on the day. */
function visibility(context: ReadContext): Visibility {
  const { role } = context.viewer;
  if (role !== 'parent' && role !== 'student') return 'all';
  return isOf(conditionOf(enrollmentVisibility(context, 'e')), context);
}

export const classSessionReads: ReadModel<ClassSession> = {
  entity: ClassSession,
  visibility,
  propertyVisibility: (property, { role }) =>
    property === 'notes' && (role === 'parent' || role === 'student') ? sql`1 = 0` : undefined,
  order: ['date asc', 'startTime asc'],
  computed: {
    isSubstitute: () => sql`(t.instructor_id is not null and exists (select 1 from batches b
      where b.academy_id = t.academy_id and b.id = t.batch_id and (b.instructor_id is null or b.instructor_id <> t.instructor_id)))`,
  },
  filters: {
    from: atLeast('date'),
    to: atMost('date'),
    batchId: equals('batchId'),
    courseId: (courseId, _column, context) => sql`t.batch_id in (select b.id from batches b
      where b.academy_id = ${context.academyId} and ${isValue(sql`b.course_id`, courseId, context)})`,
    instructorId: equals('instructorId'),
    roomId: equals('roomId'),
    status: equals('status'),
  },
};

export const sessionsOfBatch: Relation<ClassSession> = {
  name: 'Batch.sessions',
  model: classSessionReads,
  key: sql`t.batch_id`,
};
