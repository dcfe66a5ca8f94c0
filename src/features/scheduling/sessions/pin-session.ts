import type { SqlEntityManager } from '@mikro-orm/sql';
import { updateRows } from '../../../platform/database/bulk-rows.ts';
import { ClassSession } from './class-session.entity.ts';

/**
 * Marks a session to which other records refer, so that a change of the batch's schedule does not delete it. The
 * session must be locked. Its version stays the same, because no field changes that users edit.
 */
export async function pinSession(em: SqlEntityManager, { id }: ClassSession): Promise<void> {
  await updateRows(em, ClassSession, [{ id, pinned: true }], { isSilent: true });
}
