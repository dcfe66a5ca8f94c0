import { lockWhere } from '../../platform/database/records.ts';
import { onEvent } from '../../platform/events/events.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { staffLeft } from '../staff/staff.events.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus } from './batch.enums.ts';
import { reschedule, scheduleOf } from './batch.service.ts';

/** The upcoming batches of a staff member who leaves go on without an instructor. */
export const leaveUpcomingBatches = onEvent(staffLeft, async (ctx: RequestContext, em, { staff }) => {
  const upcoming = { instructor: staff, status: BatchStatus.UPCOMING };
  for (const batch of await lockWhere(em, Batch, upcoming)) {
    const before = scheduleOf(batch);
    batch.instructor = null;
    await reschedule(ctx, em, batch, before);
  }
});
