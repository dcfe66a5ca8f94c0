import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { ChangeRoomInput } from './scheduling.inputs.ts';
import { updateSession } from './update-session.ts';

/** Gives a session another room, or none; the batch's own room follows the batch again. */
export const changeRoom = (
  ctx: RequestContext,
  id: string,
  { roomId, expectedVersion }: ChangeRoomInput,
): Promise<void> => updateSession(ctx, id, { roomId, expectedVersion });
