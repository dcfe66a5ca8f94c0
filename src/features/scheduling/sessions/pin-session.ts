import type { SqlEntityManager } from '@mikro-orm/sql';
import { updateRows } from '../../../platform/database/bulk-rows.ts';
import { ClassSession } from './class-session.entity.ts';

/**
 * Keeps a session that other records refer to from being deleted when the schedule of its batch changes. The session must
 * be locked. Its version stays the same, because nothing changes that users edit.
 */
export async function pinSession(em: SqlEntityManager, { id }: ClassSession): Promise<void> {
  await updateRows(em, ClassSession, [{ id, pinned: true }], { isSilent: true });
}
