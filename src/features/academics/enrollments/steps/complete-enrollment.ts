import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { CompleteEnrollmentArgs } from '../enrollment.inputs.ts';
import { enrollmentReopened, enrollmentsCompleted } from '../enrollment.signals.ts';
import { checkStudent, findEnrollable, flushOpened, isTaught } from '../enrollment-target.ts';
import { lockEnrollment } from '../locked-enrollment.ts';
import { passSeatsOn, seatFor } from '../seats.ts';
import { publishEnrollmentOpened } from './choose-extras.ts';
import { assertMayOverride, checkCompletionRule } from './completion-rule.ts';
import { assertMayBecome } from './transitions.ts';

/**
 * Completes an active enrollment, with an optional grade. The enrollment must meet the completion rule of its course.
 * The first enrollment on the waitlist gets the free seat.
 */
export function completeEnrollment(
  ctx: RequestContext,
  id: string,
  { grade, overrideReason }: Pick<CompleteEnrollmentArgs, 'grade' | 'overrideReason'>,
  expectedVersion?: number | null,
): Promise<void> {
  assertMayOverride(ctx, overrideReason);
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true });
    assertVersion(enrollment, expectedVersion);
    assertMayBecome(enrollment, EnrollmentStatus.COMPLETED);
    await checkCompletionRule(ctx, em, enrollment, overrideReason);
    if (grade !== undefined) enrollment.grade = grade;
    complete(ctx, enrollment);
    await passSeatsOn(em, enrollment.batch);
    await ctx.signals.publish(ctx, em, enrollmentsCompleted, { ids: [enrollment.id] });
  });
}

/**
 * Sets a locked, active enrollment to completed, with today's date in the academy's time zone. The caller must then
 * give the free seat to the waitlist, and publish `enrollmentsCompleted`.
 */
export function complete(ctx: RequestContext, enrollment: Enrollment): void {
  enrollment.status = EnrollmentStatus.COMPLETED;
  enrollment.completionDate = todayOf(ctx);
  enrollment.completedProgress = enrollment.progressPercentage;
  enrollment.progressPercentage = 100;
}

/** Makes a completed enrollment active again. The batch must still accept students and have a free seat. */
export function reopenEnrollment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true, student: true });
    assertVersion(enrollment, expectedVersion);
    assertMayBecome(enrollment, EnrollmentStatus.ACTIVE, EnrollmentStatus.COMPLETED);
    await reopen(ctx, em, enrollment);
    await publishEnrollmentOpened(ctx, em, enrollment);
  });
}

/**
 * Makes a locked, completed enrollment active again. The grade stays as it is, and the progress is again what it was
 * before completing.
 */
export async function reopen(ctx: RequestContext, em: SqlEntityManager, enrollment: Enrollment): Promise<void> {
  const batch = enrollment.batch;
  const errors: FieldErrors = {};
  if (batch && !isTaught(batch, todayOf(ctx))) errors.batchId = [messages.selected('batchId')];
  await checkStudent(em, await findEnrollable(em, enrollment.student.id), batch, errors);
  refuseIfAny(errors);
  await seatFor(em, batch, EnrollmentStatus.ACTIVE);
  const completedOn = enrollment.completionDate;
  enrollment.status = EnrollmentStatus.ACTIVE;
  enrollment.completionDate = null;
  // an enrollment that was created or imported as completed has no earlier progress
  enrollment.progressPercentage = enrollment.completedProgress ?? enrollment.progressPercentage;
  enrollment.completedProgress = null;
  enrollment.overrideReason = null;
  await flushOpened(em, enrollment);
  await ctx.signals.publish(ctx, em, enrollmentReopened, { enrollment, completedOn });
}
