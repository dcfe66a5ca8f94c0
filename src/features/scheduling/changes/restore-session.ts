import { assertVersion } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { scheduleOf } from '../../academics/batches/batch.service.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { isExcused, tellExcused } from '../sessions/excused-sessions.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { CancelCause, SessionOverride, SessionStatus } from '../sessions/session.enums.ts';
import { isOver, isTaughtOn } from '../sessions/wanted-days.ts';
import { lockSession } from './locked-session.ts';
import { noteOverride } from './session-place.ts';
import { assertMayCallOff } from './session-rights.ts';
import { settleSession } from './settle-session.ts';

/**
 * Restores a cancelled session. Only admins can restore a session that has begun. If a closure had cancelled the
 * session, closures do not affect the session after it is restored. If students did not have to pay for the session,
 * they are charged again. Throws BAD_USER_INPUT if the session cannot take place any more, for example because the batch
 * has ended.
 */
export function restoreSession(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const { session, batch } = await lockSession(ctx, em, id, {});
    const { now } = clockOf(ctx);
    assertVersion(session, expectedVersion);
    assertMayCallOff(ctx, session, now);
    if (session.status !== SessionStatus.CANCELLED) throw invalidField('status', 'The session is not cancelled.');
    assertWanted(session, batch, now);
    if (session.cancelCause === CancelCause.CLOSURE) noteOverride(session, SessionOverride.OPEN, true);
    const wasExcused = isExcused(session);
    Object.assign(session, { status: SessionStatus.SCHEDULED, cancelCause: null, cancelReason: null, closure: null });
    session.excusesFees = false;
    await settleSession(ctx, em, { session, batch });
    await tellExcused(em, [{ session, wasExcused }]);
  });
}

/**
 * Throws BAD_USER_INPUT if the batch has ended, or if its schedule no longer includes the session. A session that has
 * begun is checked only if it was cancelled because of the batch or its schedule.
 */
function assertWanted(session: ClassSession, batch: Batch, now: string): void {
  const isOfBatch = session.cancelCause === CancelCause.BATCH || session.cancelCause === CancelCause.SCHEDULE;
  if (session.startsAt <= now && !isOfBatch) return;
  if (isOver(batch)) throw invalidField('status', 'The batch is not taught any more.');
  if (session.slotDate !== null && !isTaughtOn(scheduleOf(batch), session.slotDate)) {
    throw invalidField('status', 'The batch is not taught on that day any more.');
  }
}
