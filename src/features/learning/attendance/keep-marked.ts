import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { sessionCancelling } from '../../scheduling/sessions/session.signals.ts';
import { Attendance } from './attendance.entity.ts';

/** A session with attendance took place: it is not cancelled. */
export const keepMarked = onSignal(sessionCancelling, async (_ctx: RequestContext, em, { session, errors }) => {
  if ((await em.count(Attendance, { classSession: session })) > 0) errors.status = ['The session has attendance.'];
});
