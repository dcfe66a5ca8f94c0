import { assertVersion } from '../../../../platform/database/records.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import { enrollmentsDropped } from '../enrollment.signals.ts';
import { lockEnrollment } from '../locked-enrollment.ts';
import { passSeatsOn } from '../seats.ts';
import { assertMayBecome, isOpen } from './transitions.ts';

/** Drops an open enrollment. This is final. The first enrollment on the waitlist gets the free seat. */
export function dropEnrollment(
  ctx: RequestContext,
  id: string,
  reason: string | null,
  expectedVersion?: number | null,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true });
    assertVersion(enrollment, expectedVersion);
    assertMayBecome(enrollment, EnrollmentStatus.DROPPED);
    drop(ctx, enrollment, reason);
    await passSeatsOn(em, enrollment.batch);
    await ctx.signals.publish(ctx, em, enrollmentsDropped, { ids: [enrollment.id] });
  });
}

/**
 * Sets a locked, open enrollment to dropped. If it was active, also sets `droppedOn` to today in the academy's time
 * zone. The caller must then give the free seat to the waitlist.
 */
export function drop(ctx: RequestContext, enrollment: Enrollment, reason: string | null): void {
  const wasActive = enrollment.status === EnrollmentStatus.ACTIVE;
  enrollment.droppedOn = wasActive ? todayOf(ctx) : null;
  enrollment.status = EnrollmentStatus.DROPPED;
  enrollment.dropReason = reason;
  enrollment.waitlistPosition = null;
}

/**
 * Marks an enrollment as deleted. If the enrollment is open, drops it first, and gives its seat to the first enrollment
 * on the waitlist.
 */
export function deleteEnrollment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true });
    assertVersion(enrollment, expectedVersion);
    const wasOpen = isOpen(enrollment);
    if (wasOpen) drop(ctx, enrollment, 'deleted');
    enrollment.deletedAt = now();
    await passSeatsOn(em, enrollment.batch);
    if (wasOpen) await ctx.signals.publish(ctx, em, enrollmentsDropped, { ids: [enrollment.id] });
  });
}
