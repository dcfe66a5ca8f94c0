import { Int, Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, FieldSummary, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { Batch } from '../batches/batch.entity.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { Course } from '../courses/course.entity.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentListArgs } from './enrollment.inputs.ts';
import {
  countsInBatch,
  enrollmentReads,
  enrollmentsOfBatch,
  enrollmentsOfCourse,
  enrollmentsOfStudent,
  studentsOfCourse,
} from './enrollment.loaders.ts';
import { EnrollmentCounts } from './enrollment-counts.types.ts';

export const EnrollmentConnection = connectionType(Enrollment, 'Enrollment');

@Resolver(() => Enrollment)
export class EnrollmentResolver {
  @QueryOne(() => Enrollment, enrollmentReads, { description: 'One enrollment; null when none is visible.' })
  enrollment!: Enrollment | null;

  @QueryList(() => EnrollmentConnection, enrollmentReads, EnrollmentListArgs, {
    description: 'The visible enrollments.',
  })
  enrollments!: Connection<Enrollment>;

  @FieldOne(() => Student, studentReads, 'studentId', {
    description: 'The student; null when deleted or not visible.',
  })
  student!: Student | null;

  @FieldOne(() => Course, courseReads, 'courseId', { description: 'The course; null when deleted.' })
  course!: Course | null;

  @FieldOne(() => Batch, batchReads, 'batchId', {
    description: 'The batch; null when there is none or it was deleted.',
  })
  batch!: Batch | null;
}

@Resolver(() => Student)
export class StudentEnrollmentsResolver {
  @FieldList(() => EnrollmentConnection, enrollmentsOfStudent, EnrollmentListArgs, {
    description: 'The visible enrollments of the student.',
  })
  enrollments!: Connection<Enrollment>;
}

@Resolver(() => Batch)
export class BatchEnrollmentsResolver {
  @FieldList(() => EnrollmentConnection, enrollmentsOfBatch, EnrollmentListArgs, {
    description: 'The visible enrollments in the batch.',
  })
  enrollments!: Connection<Enrollment>;

  @FieldSummary(() => EnrollmentCounts, countsInBatch, {
    description: 'How many of these there are, without reading them.',
  })
  enrollmentCounts!: EnrollmentCounts;
}

@Resolver(() => Course)
export class CourseEnrollmentsResolver {
  @FieldList(() => EnrollmentConnection, enrollmentsOfCourse, EnrollmentListArgs, {
    description: 'The visible enrollments in the course.',
  })
  enrollments!: Connection<Enrollment>;

  @FieldSummary(() => Int, studentsOfCourse, {
    description:
      'The students with active enrollments in the course that the caller may see: each once, in however many batches.',
  })
  studentCount!: number;
}
