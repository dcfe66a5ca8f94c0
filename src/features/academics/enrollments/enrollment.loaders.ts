import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { countsByStatus, type Summary } from '../../../platform/loaders/summary.ts';
import { enrollmentVisibility, searchByStudent, studentTexts } from '../../people/students/student.visibility.ts';
import { Enrollment, LEARNS } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { EnrollmentCount } from './enrollment-count.entity.ts';

const enrollmentCounts: ReadModel<EnrollmentCount> = {
  entity: EnrollmentCount,
  visibility: () => 'all',
  filters: {
    courseId: equals('courseId'),
    status: equals('status'),
  },
};

export const enrollmentReads: ReadModel<Enrollment> = {
  entity: Enrollment,
  visibility: (context) => enrollmentVisibility(context, 't'),
  computed: studentTexts,
  search: Object.keys(studentTexts),
  searchIndex: searchByStudent('enrollments', ['status']),
  counts: enrollmentCounts,
  filters: {
    studentId: equals('studentId'),
    courseId: equals('courseId'),
    batchId: equals('batchId'),
    status: equals('status'),
    enrolledFrom: atLeast('enrollmentDate'),
    enrolledTo: atMost('enrollmentDate'),
  },
  filterScopes: { search: ['students:read'] },
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
  scanCost: 200,
  isCounted: true,
};

export const countsInBatch: Summary = {
  name: 'Batch.enrollmentCounts',
  relation: enrollmentsOfBatch,
  values: countsByStatus(Object.values(EnrollmentStatus)),
};

export const studentsOfCourse: Summary = {
  name: 'Course.studentCount',
  relation: enrollmentsOfCourse,
  where: () => sql.raw(LEARNS),
  values: { studentCount: sql`count(distinct t.student_id)` },
  scanCost: 100,
};
