import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { Batch } from './batch.entity.ts';

/**
 * Locks batches by ids, including deleted ones, in the order of their ids until the transaction ends. Every operation
 * that gives or takes a seat, marks attendance or changes a session does so. Staff, students and rooms are locked before
 * batches, enrollments after them.
 */
export const lockBatches = (em: SqlEntityManager, ids: Iterable<string | undefined>): Promise<Batch[]> =>
  lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
