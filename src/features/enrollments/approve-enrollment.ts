import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { checkExtras, tellOpened } from './choose-extras.ts';
import type { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import type { EnrollmentExtras } from './enrollment-extras.types.ts';
import { lockEnrollment } from './locked-enrollment.ts';
import { passSeatsOn, seatFor } from './seats.ts';
import { assertMayBecome } from './transitions.ts';

/** Makes a pending enrollment active, with what is chosen for it. One that waits for a seat needs a free one. */
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
    const errors: FieldErrors = {};
    await checkExtras(ctx, em, enrollment, extras, errors);
    refuseIfAny(errors);
    await approve(em, enrollment);
    await tellOpened(ctx, em, enrollment, extras);
  });
}

/** Makes a locked, pending enrollment active. Throws "The batch is full." where it waits for a seat. */
export async function approve(em: SqlEntityManager, enrollment: Enrollment): Promise<void> {
  const batch = enrollment.batch as Batch | null;
  const isWaiting = enrollment.waitlistPosition !== null;
  if (isWaiting) await seatFor(em, batch, EnrollmentStatus.ACTIVE);
  enrollment.status = EnrollmentStatus.ACTIVE;
  enrollment.waitlistPosition = null;
  if (isWaiting) await passSeatsOn(em, batch);
}
