import { Int } from 'type-graphql';
import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { follows } from '../../../platform/graphql/follows.ts';
import { acts, creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { followingMembers, members, writers } from '../../../platform/permissions/rules.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { endEnrollments, fitSeats, forbidDeletingCourseWithEnrollments, keepPlacesWithin } from './batch-lifecycle.ts';
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
import { enrollmentSteps } from './steps/enrollment-steps.ts';
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
      description: 'Returns an enrollment by id, or null if the caller cannot see it.',
    }),
    enrollments: readsList({ may: mayRead, description: 'The enrollments that the caller can see.' }),
    enrollmentChanged: follows({
      may: scoped('enrollments:read', followingMembers),
      by: { name: 'batchId', description: 'The batch whose enrollment changes are sent.', data: 'batch_id' },
      events: enrollmentEvents.types,
      description:
        'Sent when an enrollment in the batch is requested, approved, created, changed, completed or dropped. ' +
        'Deleted enrollments are not sent.',
    }),
    enrollStudent: creates(EnrollStudentInput, enrollStudent, {
      may: scoped('enrollments:write', writers(...office, 'parent', 'student')),
      description:
        'Enrolls a student. A full batch refuses an active enrollment; a pending one goes on the waitlist. ' +
        'Department heads enroll students in courses of their departments. Parents request places for their ' +
        'children, students for themselves.',
    }),
    approveEnrollment: acts(
      ApproveEnrollmentArgs,
      (ctx, { id, ...extras }, expectedVersion) => approveEnrollment(ctx, id, extras, expectedVersion),
      {
        may: mayWrite,
        description:
          'Makes a pending enrollment active, and bills its one-time fees, the current month and the current ' +
          'term. A waitlisted enrollment needs a free seat.',
      },
    ),
    dropEnrollment: acts(
      DropEnrollmentArgs,
      (ctx, { id, reason }, expectedVersion) => dropEnrollment(ctx, id, reason ?? null, expectedVersion),
      {
        may: scoped('enrollments:write', writers(...office, 'parent')),
        description:
          'Drops an open enrollment permanently. The first enrollment on the waitlist gets the seat. Parents ' +
          'can drop enrollments of their children.',
      },
    ),
    completeEnrollment: acts(
      CompleteEnrollmentArgs,
      (ctx, { id, ...given }, expectedVersion) => completeEnrollment(ctx, id, given, expectedVersion),
      {
        may: mayWrite,
        description:
          "Completes an active enrollment today with full progress. The enrollment must meet the course's " +
          'completion rule, unless an admin sends an `overrideReason`.',
      },
    ),
    reopenEnrollment: steps(reopenEnrollment, {
      may: scoped('enrollments:write', writers('academy_admin')),
      description:
        'Makes a completed enrollment active again, with the progress that it had before. The batch must have a free seat.',
    }),
    updateEnrollment: updates(UpdateEnrollmentInput, updateEnrollment, {
      may: scoped('enrollments:write', writers(...office, 'teacher', 'parent')),
      description:
        'Changes an enrollment. Teachers change the grade and progress in their batches. Parents can only ' +
        'drop enrollments of their children.',
    }),
    transferEnrollment: updates(TransferEnrollmentInput, transferEnrollment, {
      may: mayWrite,
      input: 'The batch to which the student transfers.',
      id: 'The id of the current enrollment.',
      description:
        'Transfers a student to another batch: drops the open enrollment and returns a new one in the other ' +
        'batch. It begins today or, if staff gave the place for a later day, on this day. If either step fails, ' +
        'nothing changes.',
    }),
    deleteEnrollment: deletes(deleteEnrollment, {
      may: mayWrite,
      description: 'Deletes an enrollment. An open enrollment is dropped first.',
    }),
    importEnrollments: importsCsv('enrollments', importEnrollments, {
      name: 'Enrollment',
      may: mayWrite,
      description:
        'Enrolls the students of a CSV file, row by row. A row with an `id` changes that enrollment instead. ' +
        'A student may also be identified by `student_external_id` or `student_number`, a batch by ' +
        '`batch_code` or `batch_name`, a course by `course_code`.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    course: refersTo(courseReads, 'courseId', 'The course; null if deleted.'),
    batch: refersTo(batchReads, 'batchId', 'The batch; null if the enrollment has none or the batch was deleted.'),
  },
  elsewhere: [
    listedIn(enrollmentsOfStudent, 'The enrollments of the student that the caller can see.'),
    listedIn(enrollmentsOfBatch, 'The enrollments in the batch that the caller can see.'),
    addedTo(
      'Batch.enrollmentCounts',
      FieldSummary(() => EnrollmentCounts, countsInBatch, {
        description: 'The number of enrollments in the batch that the caller can see, by status.',
      }),
    ),
    listedIn(enrollmentsOfCourse, 'The enrollments in the course that the caller can see.'),
    addedTo(
      'Course.studentCount',
      FieldSummary(() => Int, studentsOfCourse, {
        description:
          'The number of students with active enrollments in the course whom the caller can see. A student ' +
          'with several batches counts once.',
      }),
    ),
  ],
  entities: [EnrollmentTransfer, EnrollmentEvent, EnrollmentCount],
  recordings: [enrollmentEvents],
  subscribers: [enrollmentSteps],
  handlers: [
    endEnrollments,
    fitSeats,
    keepPlacesWithin,
    lockStudentsOfBatch,
    movePlaces,
    forbidDeletingCourseWithEnrollments,
    dropEnrollmentsOfStudent,
    dropEnrollmentsOfErased,
  ],
});
