import { onEvent } from '../../platform/events/events.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { staffLeft } from '../staff/staff.events.ts';
import { BatchStatus } from './batch.enums.ts';
import { batchesFollowed } from './batch.events.ts';
import { lockBatchesTakingUp } from './batches-taking-up.ts';

/** The upcoming batches of a staff member who leaves go on without an instructor. */
export const leaveUpcomingBatches = onEvent(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  const taken = await lockBatchesTakingUp(em, { instructorId: staff.id });
  const batches = taken.filter(
    ({ status, instructor }) => status === BatchStatus.UPCOMING && instructor?.id === staff.id,
  );
  for (const batch of batches) batch.instructor = null;
  await ctx.events.publish(ctx, em, batchesFollowed, { batches });
});
