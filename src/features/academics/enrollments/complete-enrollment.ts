import { assertVersion } from '../../../platform/database/records.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { assertMayOverride, checkCompletionRule } from './completion-rule.ts';
import type { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import type { CompleteEnrollmentArgs } from './enrollment.inputs.ts';
import { lockEnrollment } from './locked-enrollment.ts';
import { passSeatsOn } from './seats.ts';
import { assertMayBecome } from './transitions.ts';

/**
 * Completes an active enrollment, with a grade if there is one, by the completion rule of its course. Its seat goes to the
 * first on the waitlist.
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
    await passSeatsOn(em, enrollment.batch as Batch | null);
  });
}

/** Completes a locked, active enrollment, today in the academy's time zone. Its seat has to be passed on. */
export function complete(ctx: RequestContext, enrollment: Enrollment): void {
  enrollment.status = EnrollmentStatus.COMPLETED;
  enrollment.completionDate = todayOf(ctx);
  enrollment.progressPercentage = 100;
}
