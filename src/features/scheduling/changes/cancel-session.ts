import { assertVersion } from '../../../platform/database/records.ts';
import { invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { tellExcused } from '../sessions/excused-sessions.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { CancelCause, SessionStatus } from '../sessions/session.enums.ts';
import { sessionCancelling } from '../sessions/session.signals.ts';
import { lockSession } from './locked-session.ts';
import type { CancelSessionInput } from './scheduling.inputs.ts';
import { assertMayCallOff } from './session-rights.ts';

/**
 * Cancels a session. Later changes of the batch's schedule do not restore it. Only admins can cancel a session that has
 * begun. A session with attendance marks cannot be cancelled.
 */
export function cancelSession(
  ctx: RequestContext,
  id: string,
  { reason, excusesFees, expectedVersion }: CancelSessionInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { session } = await lockSession(ctx, em, id);
    assertVersion(session, expectedVersion);
    assertMayCallOff(ctx, session, clockOf(ctx).now);
    if (session.status === SessionStatus.CANCELLED) throw invalidField('status', 'The session is cancelled.');
    if (session.status === SessionStatus.HELD) {
      refuseIfAny(Object.assign({}, ...(await ctx.signals.ask(ctx, em, sessionCancelling, { session }))));
    }
    session.status = SessionStatus.CANCELLED;
    session.cancelCause = CancelCause.MANUAL;
    session.cancelReason = reason || null;
    session.excusesFees = excusesFees ?? false;
    await tellExcused(em, [{ session, wasExcused: false }]);
  });
}
