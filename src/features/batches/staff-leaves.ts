import { LockMode } from '@mikro-orm/core';
import { onEvent } from '../../platform/events/events.ts';
import { staffLeft } from '../staff/staff.events.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus } from './batch.enums.ts';

/** The upcoming batches of a staff member who leaves go on without an instructor. */
export const leaveUpcomingBatches = onEvent(staffLeft, async (_ctx, em, { staff }) => {
  const batches = await em.find(
    Batch,
    { instructor: staff, status: BatchStatus.UPCOMING },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  for (const batch of batches) batch.instructor = null;
});
