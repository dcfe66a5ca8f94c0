import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { Batch } from './batch.entity.ts';

/**
 * Locks batches, including deleted ones, in the order of their ids until the transaction ends. Every operation that
 * changes seats, attendance or sessions locks its batches with this function. Staff, students and rooms must be locked
 * before batches, and enrollments after batches.
 */
export const lockBatches = (em: SqlEntityManager, ids: Iterable<string | undefined>): Promise<Batch[]> =>
  lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
