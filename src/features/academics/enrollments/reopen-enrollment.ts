import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Batch } from '../batches/batch.entity.ts';
import { tellOpened } from './choose-extras.ts';
import type { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { checkStudent, findEnrollable, flushOpened, isTaught } from './enrollment-target.ts';
import { lockEnrollment } from './locked-enrollment.ts';
import { seatFor } from './seats.ts';
import { assertMayBecome } from './transitions.ts';

/** Makes a completed enrollment active again. It needs a seat, and a batch that is still taught. */
export function reopenEnrollment(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const enrollment = await lockEnrollment(ctx, em, id, { seats: true, student: true });
    assertVersion(enrollment, expectedVersion);
    assertMayBecome(enrollment, EnrollmentStatus.ACTIVE, EnrollmentStatus.COMPLETED);
    await reopen(ctx, em, enrollment);
    await tellOpened(ctx, em, enrollment);
  });
}

/** Makes a locked, completed enrollment active again. Grade and progress stay as they are. */
export async function reopen(ctx: RequestContext, em: SqlEntityManager, enrollment: Enrollment): Promise<void> {
  const batch = enrollment.batch as Batch | null;
  const errors: FieldErrors = {};
  if (batch && !isTaught(batch, todayOf(ctx))) errors.batchId = [messages.selected('batchId')];
  await checkStudent(em, await findEnrollable(em, enrollment.student.id), batch, errors);
  refuseIfAny(errors);
  await seatFor(em, batch, EnrollmentStatus.ACTIVE);
  enrollment.status = EnrollmentStatus.ACTIVE;
  enrollment.completionDate = null;
  enrollment.overrideReason = null;
  await flushOpened(em, enrollment);
}
