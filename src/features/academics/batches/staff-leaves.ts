import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { staffLeft } from '../../people/staff/staff.signals.ts';
import { lastDayOf } from '../../people/staff/staff-values.ts';
import { BatchStatus } from './batch.enums.ts';
import { releaseInstructor } from './batch.service.ts';
import { batchesFollowed } from './batch.signals.ts';
import { lockBatchesTakingUp } from './batches-taking-up.ts';

/**
 * When a staff member leaves: removes this person as the instructor of upcoming batches. Batches that begin on or
 * before the person's last working day keep the instructor.
 */
export const leaveUpcomingBatches = onSignal(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  const lastDay = lastDayOf(staff, todayOf(ctx));
  const taken = await lockBatchesTakingUp(em, { instructorId: staff.id });
  const batches = taken.filter(
    ({ status, instructor, startDate }) =>
      status === BatchStatus.UPCOMING && instructor?.id === staff.id && (lastDay === null || startDate > lastDay),
  );
  for (const batch of batches) releaseInstructor(batch);
  await ctx.signals.publish(ctx, em, batchesFollowed, { batches });
});
