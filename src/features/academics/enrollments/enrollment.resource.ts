import { Int } from 'type-graphql';
import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { acts, creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { endEnrollments, fitSeats, forbidDeletingCourseWithEnrollments } from './batch-lifecycle.ts';
import {
  ApproveEnrollmentArgs,
  CompleteEnrollmentArgs,
  DropEnrollmentArgs,
  EnrollmentListArgs,
  EnrollStudentInput,
  TransferEnrollmentInput,
  UpdateEnrollmentInput,
} from './enrollment.inputs.ts';
import {
  countsInBatch,
  enrollmentReads,
  enrollmentsOfBatch,
  enrollmentsOfCourse,
  enrollmentsOfStudent,
  studentsOfCourse,
} from './enrollment.loaders.ts';
import { enrollmentEvents } from './enrollment.outbox.ts';
import { EnrollmentCount } from './enrollment-count.entity.ts';
import { EnrollmentCounts } from './enrollment-counts.types.ts';
import { EnrollmentTransfer } from './enrollment-transfer.entity.ts';
import { importEnrollments } from './import/import-enrollments.ts';
import { lockStudentsOfBatch, movePlaces } from './move-with-batch.ts';
import { approveEnrollment } from './steps/approve-enrollment.ts';
import { completeEnrollment, reopenEnrollment } from './steps/complete-enrollment.ts';
import { deleteEnrollment, dropEnrollment } from './steps/drop-enrollment.ts';
import { enrollStudent } from './steps/enroll-student.ts';
import { EnrollmentEvent } from './steps/enrollment-event.entity.ts';
import { EnrollmentSteps } from './steps/enrollment-steps.ts';
import { transferEnrollment } from './steps/transfer-enrollment.ts';
import { updateEnrollment } from './steps/update-enrollment.ts';
import { dropEnrollmentsOfErased, dropEnrollmentsOfStudent } from './student-leaves.ts';

const office = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;
const mayRead = scoped('enrollments:read', members);
const mayWrite = scoped('enrollments:write', writers(...office));

export const enrollments = resource({
  noun: 'enrollment',
  reads: enrollmentReads,
  list: EnrollmentListArgs,
  operations: {
    enrollment: readsOne({
      may: mayRead,
      description: 'Returns an enrollment by id, or null if the caller can see none.',
    }),
    enrollments: readsList({ may: mayRead, description: 'The visible enrollments.' }),
    enrollStudent: creates(EnrollStudentInput, enrollStudent, {
      may: scoped('enrollments:write', writers(...office, 'parent', 'student')),
      description:
        'Enrolls a student. A full batch refuses an active enrollment and lets a pending one wait for a seat. A department ' +
        'head enrolls students in their courses; parents request a place for their children, students for themselves.',
    }),
    approveEnrollment: acts(
      ApproveEnrollmentArgs,
      (ctx, { id, ...extras }, expectedVersion) => approveEnrollment(ctx, id, extras, expectedVersion),
      {
        may: mayWrite,
        description:
          'Makes a pending enrollment active, and bills its one-time fees, the current month and the current term; a waitlisted one ' +
          'needs a free seat.',
      },
    ),
    dropEnrollment: acts(
      DropEnrollmentArgs,
      (ctx, { id, reason }, expectedVersion) => dropEnrollment(ctx, id, reason ?? null, expectedVersion),
      {
        may: scoped('enrollments:write', writers(...office, 'parent')),
        description:
          'Ends an open enrollment for good; its seat goes to the first on the waitlist. Parents: their children.',
      },
    ),
    completeEnrollment: acts(
      CompleteEnrollmentArgs,
      (ctx, { id, ...given }, expectedVersion) => completeEnrollment(ctx, id, given, expectedVersion),
      {
        may: mayWrite,
        description:
          "Completes an active enrollment today, with all progress. It has to meet the course's completion rule, unless an admin " +
          'sends an `overrideReason`.',
      },
    ),
    reopenEnrollment: steps(reopenEnrollment, {
      may: scoped('enrollments:write', writers('academy_admin')),
      description: 'Makes a completed enrollment active again; it needs a free seat.',
    }),
    updateEnrollment: updates(UpdateEnrollmentInput, updateEnrollment, {
      may: scoped('enrollments:write', writers(...office, 'teacher', 'parent')),
      description:
        'Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children.',
    }),
    transferEnrollment: updates(TransferEnrollmentInput, transferEnrollment, {
      may: mayWrite,
      input: 'The batch that the student moves to.',
      id: 'The id of the enrollment to leave.',
      description:
        'Moves a student to another batch: drops the open enrollment and returns a new one there. If either fails, nothing changes.',
    }),
    deleteEnrollment: deletes(deleteEnrollment, {
      may: mayWrite,
      description: 'Hides an enrollment; an open one is dropped first.',
    }),
    importEnrollments: importsCsv('enrollments', importEnrollments, {
      name: 'Enrollment',
      may: mayWrite,
      description:
        'Enrolls the students of a CSV file, and changes the enrollments whose `id` a row has, one row after another. A ' +
        'student may also be named by `student_external_id` or `student_number`, a batch by `batch_code` or `batch_name`, ' +
        'a course by `course_code`.',
    }),
  },
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null when deleted or not visible.'),
    course: refersTo(courseReads, 'courseId', 'The course; null when deleted.'),
    batch: refersTo(batchReads, 'batchId', 'The batch; null when there is none or it was deleted.'),
  },
  elsewhere: [
    listedIn(enrollmentsOfStudent, 'The visible enrollments of the student.'),
    listedIn(enrollmentsOfBatch, 'The visible enrollments in the batch.'),
    addedTo(
      'Batch.enrollmentCounts',
      FieldSummary(() => EnrollmentCounts, countsInBatch, {
        description: 'How many of these there are, without reading them.',
      }),
    ),
    listedIn(enrollmentsOfCourse, 'The visible enrollments in the course.'),
    addedTo(
      'Course.studentCount',
      FieldSummary(() => Int, studentsOfCourse, {
        description:
          'The students with active enrollments in the course that the caller may see. A student with several batches counts once.',
      }),
    ),
  ],
  entities: [EnrollmentTransfer, EnrollmentEvent, EnrollmentCount],
  recordings: [enrollmentEvents],
  subscribers: [new EnrollmentSteps()],
  handlers: [
    endEnrollments,
    fitSeats,
    lockStudentsOfBatch,
    movePlaces,
    forbidDeletingCourseWithEnrollments,
    dropEnrollmentsOfStudent,
    dropEnrollmentsOfErased,
  ],
});
