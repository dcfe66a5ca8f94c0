import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../../../platform/database/records.ts';
import { invalidField, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { hasEnded } from '../../batches/batch-days.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { EnrollmentExtras } from '../enrollment-extras.types.ts';
import { holdPlace } from '../hold-place.ts';
import { lockEnrollment } from '../locked-enrollment.ts';
import { passSeatsOn, seatFor } from '../seats.ts';
import { checkExtras, publishEnrollmentOpened } from './choose-extras.ts';
import { assertMayBecome } from './transitions.ts';

/**
 * Approves a pending enrollment with the given options: the enrollment becomes active. A waitlisted enrollment needs a
 * free seat.
 */
export function approveEnrollment(
  ctx: RequestContext,
  id: string,
  extras: EnrollmentExtras = {},
  expectedVersion?: number | null,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true, student: true });
    assertVersion(enrollment, expectedVersion);
    assertMayBecome(enrollment, EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING);
    refuseIfAny(await checkExtras(ctx, em, enrollment, extras));
    await approve(ctx, em, enrollment);
    await publishEnrollmentOpened(ctx, em, enrollment, extras);
  });
}

/**
 * Makes a locked, pending enrollment active from today on. Throws BAD_USER_INPUT if the batch has ended. Throws "The
 * batch is full." if the enrollment is on the waitlist and no seat is free.
 */
export async function approve(ctx: RequestContext, em: SqlEntityManager, enrollment: Enrollment): Promise<void> {
  const batch = enrollment.batch;
  const today = todayOf(ctx);
  if (batch && hasEnded(batch, today)) throw invalidField('batchId', messages.selected('batchId'));
  const isWaiting = enrollment.waitlistPosition !== null;
  if (isWaiting) await seatFor(em, batch, EnrollmentStatus.ACTIVE);
  enrollment.status = EnrollmentStatus.ACTIVE;
  enrollment.waitlistPosition = null;
  holdPlace(enrollment, batch, today);
  if (isWaiting) await passSeatsOn(em, batch);
}
