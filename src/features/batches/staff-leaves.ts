import { onEvent } from '../../platform/events/events.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { staffLeft } from '../staff/staff.events.ts';
import { BatchStatus } from './batch.enums.ts';
import { reschedule, scheduleOf } from './batch.service.ts';
import { lockBatchesTakingUp } from './batches-taking-up.ts';

/** The upcoming batches of a staff member who leaves go on without an instructor. */
export const leaveUpcomingBatches = onEvent(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  for (const batch of await lockBatchesTakingUp(em, { instructorId: staff.id })) {
    if (batch.status !== BatchStatus.UPCOMING || batch.instructor?.id !== staff.id) continue;
    const before = scheduleOf(batch);
    batch.instructor = null;
    await reschedule(ctx, em, batch, before, { isFollowing: true });
  }
});
