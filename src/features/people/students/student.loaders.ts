import { sql } from 'kysely';
import { equals, isValue, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { ownTexts } from '../../../platform/loaders/search.ts';
import { Student } from './student.entity.ts';
import {
  conditionOf,
  enrollmentVisibility,
  hasParent,
  studentVisibility,
  visibleOfMost,
} from './student.visibility.ts';
import { StudentCount } from './student-count.entity.ts';

const studentCounts: ReadModel<StudentCount> = {
  entity: StudentCount,
  visibility: () => 'all',
  filters: {
    status: equals('status'),
  },
};

export const studentReads: ReadModel<Student> = {
  entity: Student,
  visibility: (context) => studentVisibility(context, sql`t.id`),
  visibilityOfMost: (context) => visibleOfMost(context, sql`t.id`),
  isByIds: ({ viewer }) => viewer.role === 'teacher',
  searchIndex: ownTexts('students'),
  counts: studentCounts,
  filters: {
    status: equals('status'),
    batchId: (batchId, _column, context) => sql`t.id in (select e.student_id from enrollments e
      where e.academy_id = ${context.academyId} and ${isValue(sql`e.batch_id`, batchId, context)} and e.status <> 'dropped'
        and e.deleted_at is null and ${conditionOf(enrollmentVisibility(context, 'e'))})`,
    parentId: (parentId, _column, context) => hasParent(context, sql`t.id`, parentId),
  },
  filterScopes: { batchId: ['enrollments:read'], parentId: ['parents:read'] },
};
