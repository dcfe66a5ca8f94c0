import { assertVersion } from '../../../../platform/database/records.ts';
import { type FieldErrors, unlessRefused } from '../../../../platform/errors/app-error.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { laterOf } from '../../../../platform/time/days.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { hasEnded } from '../../batches/batch-days.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { TransferEnrollmentInput } from '../enrollment.inputs.ts';
import { enrollmentTransferred } from '../enrollment.signals.ts';
import { checkStudent, findEnrollable, findTarget, flushOpened } from '../enrollment-target.ts';
import { EnrollmentTransfer } from '../enrollment-transfer.entity.ts';
import { holdPlace } from '../hold-place.ts';
import { lockEnrollment } from '../locked-enrollment.ts';
import { passSeatsOn, seatFor } from '../seats.ts';
import { drop } from './drop-enrollment.ts';
import { invalidStatus, isOpen } from './transitions.ts';

/**
 * Transfers a student to another batch in one transaction. Drops the open enrollment with the reason `transferred`, and
 * creates a new enrollment with the same status. Its date is today or, if staff gave the place for a later day, this
 * day. The rules for new enrollments apply. If both batches
 * belong to one course, the grade and the progress are copied. Returns the id of the new enrollment. A repeated call
 * with the same idempotency key returns the same id as the first call.
 */
export function transferEnrollment(
  ctx: RequestContext,
  id: string,
  { idempotencyKey, expectedVersion, ...input }: TransferEnrollmentInput,
): Promise<string> {
  const batchId = input.batchId.toLowerCase();
  const request = { id: id.toLowerCase(), batchId };
  return writeOnce(ctx, { operation: 'transferEnrollment', key: idempotencyKey, input: request }, async (em) => {
    const left = await lockEnrollment(ctx, em, id, { seats: true, student: true, otherBatchId: batchId });
    assertVersion(left, expectedVersion);
    if (!isOpen(left)) throw invalidStatus();
    const errors: FieldErrors = {};
    const student = await findEnrollable(em, left.student.id);
    const { batch, course } = await findTarget(ctx, em, { batchId }, errors);
    const today = todayOf(ctx);
    const day = laterOf(today, left.heldFrom ?? today);
    if (batch && (batch === left.batch || hasEnded(batch, day))) errors.batchId = [messages.selected('batchId')];
    else await checkStudent(em, student, batch, errors);
    const enrollment = Object.assign(new Enrollment(), unlessRefused(errors, { student, course }), { batch });
    enrollment.enrollmentDate = day;
    enrollment.status = left.status;
    if (left.status === EnrollmentStatus.ACTIVE) holdPlace(enrollment, batch, day);
    enrollment.notes = left.notes;
    if (left.course === course) {
      enrollment.grade = left.grade;
      enrollment.progressPercentage = left.progressPercentage;
    }
    enrollment.waitlistPosition = await seatFor(em, batch, left.status);
    const wasActive = left.status === EnrollmentStatus.ACTIVE;
    drop(ctx, left, 'transferred');
    await flushOpened(em, enrollment);
    em.persist(Object.assign(new EnrollmentTransfer(), { left, entered: enrollment, wasActive }));
    await passSeatsOn(em, left.batch);
    await ctx.signals.publish(ctx, em, enrollmentTransferred, { left, entered: enrollment });
    return enrollment.id;
  });
}
