import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { Batch } from './batch.entity.ts';

/**
 * Locks batches until the transaction ends, in the order of their ids. Also locks deleted batches. Every operation that
 * changes seats, attendance or sessions locks the affected batches with this function. Lock staff, students and rooms
 * before batches. Lock enrollments after batches.
 */
export const lockBatches = (em: SqlEntityManager, ids: Iterable<string | undefined>): Promise<Batch[]> =>
  lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
