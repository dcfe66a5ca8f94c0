import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../platform/database/records.ts';
import { Batch } from '../batches/batch.entity.ts';

/** The batches of ids, deleted ones too, locked in the order of their ids until the transaction ends. */
export const lockBatches = (em: SqlEntityManager, ids: Iterable<string>): Promise<Batch[]> =>
  lockRecords(em, Batch, ids, { filters: { notDeleted: false } });
