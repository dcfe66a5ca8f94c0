import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../platform/loaders/read-model.ts';
import { ownRows, studentColumn } from '../students/student.scope.ts';
import { Enrollment } from './enrollment.entity.ts';

export const enrollmentReads: ReadModel<Enrollment> = {
  entity: Enrollment,
  scope(viewer) {
    switch (viewer.role) {
      case 'department_head':
        return sql`exists (select 1 from courses c
          join departments d on d.academy_id = c.academy_id and d.id = c.department_id
          where c.academy_id = t.academy_id and c.id = t.course_id
            and d.deleted_at is null and d.head_staff_id = ${viewer.staffId})`;
      case 'teacher':
        return sql`exists (select 1 from batches b where b.academy_id = t.academy_id and b.id = t.batch_id
          and b.deleted_at is null and b.instructor_id = ${viewer.staffId})`;
      default:
        return ownRows(viewer);
    }
  },
  search: [studentColumn('name'), studentColumn('student_number')],
  filters: {
    studentId: equals('studentId'),
    courseId: equals('courseId'),
    batchId: equals('batchId'),
    status: equals('status'),
  },
};

export const enrollmentsOfStudent: Relation<Enrollment> = {
  name: 'Student.enrollments',
  model: enrollmentReads,
  key: sql`t.student_id`,
};

export const enrollmentsOfBatch: Relation<Enrollment> = {
  name: 'Batch.enrollments',
  model: enrollmentReads,
  key: sql`t.batch_id`,
};

export const enrollmentsOfCourse: Relation<Enrollment> = {
  name: 'Course.enrollments',
  model: enrollmentReads,
  key: sql`t.course_id`,
};
