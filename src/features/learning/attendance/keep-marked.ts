import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { onQuestion } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { sessionCancelling } from '../../scheduling/sessions/session.signals.ts';
import { Attendance } from './attendance.entity.ts';

/** Refuses to cancel a session that has attendance marks, because such a session took place. */
export const keepMarked = onQuestion(
  sessionCancelling,
  async (_ctx: RequestContext, em, { session }): Promise<FieldErrors> => {
    const isMarked = (await em.count(Attendance, { classSession: session })) > 0;
    return isMarked ? { status: ['The session has attendance.'] } : {};
  },
);
