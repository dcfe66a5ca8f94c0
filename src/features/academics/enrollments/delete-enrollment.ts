import { assertVersion } from '../../../platform/database/records.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { drop } from './drop-enrollment.ts';
import { enrollmentsDropped } from './enrollment.events.ts';
import { lockEnrollment } from './locked-enrollment.ts';
import { passSeatsOn } from './seats.ts';
import { isOpen } from './transitions.ts';

/** Hides an enrollment; an open one is dropped, and its seat goes to the first on the waitlist. */
export function deleteEnrollment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true });
    assertVersion(enrollment, expectedVersion);
    const wasOpen = isOpen(enrollment);
    if (wasOpen) drop(ctx, enrollment, 'deleted');
    enrollment.deletedAt = now();
    await passSeatsOn(em, enrollment.batch as Batch | null);
    if (wasOpen) await ctx.events.publish(ctx, em, enrollmentsDropped, { ids: [enrollment.id] });
  });
}
