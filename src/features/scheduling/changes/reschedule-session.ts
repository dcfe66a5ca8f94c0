import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { RescheduleSessionInput } from './scheduling.inputs.ts';
import { updateSession } from './update-session.ts';

/** Moves a session to another day or time, which does not follow its batch from then on. It stands for the same day. */
export const rescheduleSession = (
  ctx: RequestContext,
  id: string,
  { date, startTime, endTime, expectedVersion }: RescheduleSessionInput,
): Promise<void> => updateSession(ctx, id, { date, startTime, endTime, expectedVersion });
