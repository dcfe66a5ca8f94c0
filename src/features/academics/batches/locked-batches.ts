import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { Batch } from './batch.entity.ts';

/**
 * The batches of ids, deleted ones too, locked in the order of their ids until the transaction ends: whoever gives or takes a
 * seat, marks, or changes a session does. Staff, students and rooms are locked before batches, enrollments behind them.
 */
export const lockBatches = (em: SqlEntityManager, ids: Iterable<string | undefined>): Promise<Batch[]> =>
  lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
