import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { approveEnrollment } from '../../src/features/academics/enrollments/steps/approve-enrollment.ts';
import {
  completeEnrollment,
  reopenEnrollment,
} from '../../src/features/academics/enrollments/steps/complete-enrollment.ts';
import { dropEnrollment } from '../../src/features/academics/enrollments/steps/drop-enrollment.ts';
import { enrollStudent } from '../../src/features/academics/enrollments/steps/enroll-student.ts';
import { transferEnrollment } from '../../src/features/academics/enrollments/steps/transfer-enrollment.ts';
import { updateEnrollment } from '../../src/features/academics/enrollments/steps/update-enrollment.ts';
import { requireValue } from '../../src/platform/errors/require-value.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import type { EnrollmentRow } from '../factories/enrollments.ts';
import { strangers } from './families.ts';

const { ACTIVE, PENDING } = EnrollmentStatus;

const isActive = ({ status }: EnrollmentRow): boolean => status === ACTIVE;
const isWaiting = ({ waitlistPosition }: EnrollmentRow): boolean => waitlistPosition !== null;

/**
 * Approves one request for a place, and makes another request. Other students leave a full batch, transfer to another
 * batch, complete a batch, or get grades.
 */
export async function moveEnrollments(context: DemoContext): Promise<void> {
  const { as, rows } = context;
  const requested = theFirst(rows.enrollments, (enrollment) => enrollment.status === PENDING && !isWaiting(enrollment));
  await as('office', (ctx) => approveEnrollment(ctx, requested.id));
  await leaveFullBatch(context);
  const moved = await moveOver(context);
  await finish(context, moved.studentId);
  await grade(context);
  // requested last, because the request may take the last seat
  await askForPlace(context);
}

/** Requests a place in an upcoming batch for the parent's child. The office has not decided about this request yet. */
async function askForPlace({ as, member, rows }: DemoContext): Promise<void> {
  const { parentId } = member('parent');
  const { studentId } = theFirst(rows.parentStudents, (link) => link.parentId === parentId);
  const taken = rows.enrollments.filter((enrollment) => enrollment.studentId === studentId);
  const batch = theFirst(
    rows.batches,
    ({ id, status }) => status === BatchStatus.UPCOMING && taken.every(({ batchId }) => batchId !== id),
  );
  const notes = 'Another day is fine too.';
  await as('parent', (ctx) =>
    enrollStudent(ctx, { studentId, batchId: batch.id, notes, idempotencyKey: `ask-${studentId}` }),
  );
}

/** Drops an enrollment in a full batch. The first student on the waitlist of the batch gets the seat. */
async function leaveFullBatch(context: DemoContext): Promise<void> {
  const { as, rows } = context;
  const others = othersBatches(context);
  const full = theFirst(rows.enrollments, (waiting) => isWaiting(waiting) && others.has(waiting.batchId));
  const leaving = theFirst(strangers(context), (row) => isActive(row) && row.batchId === full.batchId);
  await as('office', (ctx) => dropEnrollment(ctx, leaving.id, 'Moved away'));
}

/** Transfers a student to another batch of the same course that has a free seat. */
async function moveOver(context: DemoContext): Promise<EnrollmentRow> {
  const { as, rows } = context;
  const targetOf = ({ courseId, studentId, batchId }: EnrollmentRow): BatchRow | undefined =>
    rows.batches.find(
      ({ id, courseId: course, status }) =>
        course === courseId &&
        id !== batchId &&
        (status === BatchStatus.ONGOING || status === BatchStatus.UPCOMING) &&
        rows.enrollments.every((row) => row.batchId !== id || (!isWaiting(row) && row.studentId !== studentId)),
    );
  const moving = theFirst(settled(context), (row) => targetOf(row) !== undefined);
  const target = requireValue(targetOf(moving));
  await as('office', (ctx) => transferEnrollment(ctx, moving.id, { batchId: target.id }));
  return moving;
}

/** Completes two enrollments with a grade. The second completion is a mistake, which the admin corrects. */
async function finish(context: DemoContext, movedId: string): Promise<void> {
  const { as, theme } = context;
  const finishing = theFirst(settled(context), ({ studentId }) => studentId !== movedId);
  const mistaken = theFirst(settled(context), ({ studentId }) => ![movedId, finishing.studentId].includes(studentId));
  for (const { id } of [finishing, mistaken]) {
    await as('office', (ctx) => completeEnrollment(ctx, id, { grade: theme.grades.at(-1) }));
  }
  await as('admin', (ctx) => reopenEnrollment(ctx, mistaken.id));
}

/** Grades an enrollment in a batch of the teacher. */
async function grade({ as, member, rows, theme }: DemoContext): Promise<void> {
  const { staffId } = member('teacher');
  const own = theFirst(rows.batches, ({ instructorId }) => instructorId === staffId);
  const { id } = theFirst(rows.enrollments, (row) => isActive(row) && row.batchId === own.id);
  await as('teacher', (ctx) => updateEnrollment(ctx, id, { grade: theme.grades[0], progressPercentage: 85 }));
}

/** Returns the ids of the ongoing batches that have another teacher. */
function othersBatches({ member, rows }: DemoContext): Set<string | null> {
  const { staffId } = member('teacher');
  const others = rows.batches.filter(
    ({ instructorId, status }) => instructorId !== staffId && status === BatchStatus.ONGOING,
  );
  return new Set(others.map(({ id }) => id));
}

/**
 * Returns active enrollments of students who have no login, in batches that other teachers teach and that have no
 * waitlist.
 */
function settled(context: DemoContext): EnrollmentRow[] {
  const others = othersBatches(context);
  for (const { batchId } of context.rows.enrollments.filter(isWaiting)) others.delete(batchId);
  return strangers(context).filter((row) => isActive(row) && others.has(row.batchId));
}
