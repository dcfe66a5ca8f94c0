import { sql } from 'kysely';
import { equals, type ReadModel } from '../../platform/loaders/read-model.ts';
import { Student } from './student.entity.ts';
import { conditionOf, enrollmentsInSight, hasParent, studentsInSight } from './student.scope.ts';

export const studentReads: ReadModel<Student> = {
  entity: Student,
  scope: (viewer) => studentsInSight(viewer, sql`t.id`),
  search: ['name', 'email', 'studentNumber'],
  filters: {
    status: equals('status'),
    batchId: (batchId, _column, { viewer }) => sql`exists (select 1 from enrollments e where e.academy_id = t.academy_id
      and e.student_id = t.id and e.batch_id = ${batchId} and e.status <> 'dropped' and e.deleted_at is null
      and ${conditionOf(enrollmentsInSight(viewer, 'e'))})`,
    parentId: (parentId, _column, { viewer }) => hasParent(viewer, sql`t.id`, parentId),
  },
};
