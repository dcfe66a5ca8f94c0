import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { now } from '../../../platform/time/now.ts';

/** The ids of an instructor and a room. */
export interface PlacePair {
  readonly staffId: string | null;
  readonly roomId: string | null;
}

/**
 * Returns the ids of the instructors and rooms of batches, and of the sessions of these batches that are not over. Runs
 * in the transaction of `em`.
 */
export async function placesOfBatches(em: SqlEntityManager, batchIds: readonly string[]): Promise<PlacePair[]> {
  const academyId = academyOf(em);
  return rowsOf(
    em,
    sql<PlacePair>`select b.instructor_id as "staffId", b.room_id as "roomId" from batches b
      where b.academy_id = ${academyId} and b.id in (${sql.join(batchIds)})
      union select s.instructor_id, s.room_id from class_sessions s
      where s.academy_id = ${academyId} and s.batch_id in (${sql.join(batchIds)}) and s.ends_at > ${now()}`,
  );
}
