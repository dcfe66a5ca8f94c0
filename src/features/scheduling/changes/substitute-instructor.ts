import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { SubstituteInstructorInput } from './scheduling.inputs.ts';
import { updateSession } from './update-session.ts';

/** Gives a session somebody else to lead it, or nobody; the batch's own instructor follows the batch again. */
export const substituteInstructor = (
  ctx: RequestContext,
  id: string,
  { instructorId, expectedVersion }: SubstituteInstructorInput,
): Promise<void> => updateSession(ctx, id, { instructorId, expectedVersion });
