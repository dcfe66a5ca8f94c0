import { lockWhere } from '../../platform/database/records.ts';
import { onEvent } from '../../platform/events/events.ts';
import { staffLeft } from '../staff/staff.events.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus } from './batch.enums.ts';

/** The upcoming batches of a staff member who leaves go on without an instructor. */
export const leaveUpcomingBatches = onEvent(staffLeft, async (_ctx, em, { staff }) => {
  const upcoming = { instructor: staff, status: BatchStatus.UPCOMING };
  for (const batch of await lockWhere(em, Batch, upcoming)) batch.instructor = null;
});
