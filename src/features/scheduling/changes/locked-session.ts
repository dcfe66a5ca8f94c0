import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../academics/batches/locked-batches.ts';
import { type LockedPlaces, lockPlaces } from '../../academics/rooms/lock-places.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { assertMayChange } from './session-rights.ts';

/** The record name in the error "… not found." */
export const SESSION = 'Session';

/** The instructor and room of a session; null for none. */
export interface Place {
  readonly instructorId?: string | null | undefined;
  readonly roomId?: string | null | undefined;
}

/** A session that the caller may change. The session and its batch are locked. */
export interface LockedSession extends LockedPlaces {
  readonly session: ClassSession;
  readonly batch: Batch;
}

/**
 * Locks the batch and then the session that the caller may change. If an instructor, room or time is chosen (`place`),
 * the chosen instructor and room are locked first. If the academy refuses clashes, the current instructor and room are
 * locked too. Throws NOT_FOUND or FORBIDDEN.
 */
export async function lockSession(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  place?: Place,
): Promise<LockedSession> {
  const known = await getRecord(em, ClassSession, id, { name: SESSION });
  const { instructorId, roomId } = place ?? {};
  const taken = { staffIds: [known.instructor?.id], roomIds: [known.room?.id] };
  const locked = place
    ? await lockPlaces(em, ctx.database, { staffIds: [instructorId], roomIds: [roomId], taken })
    : { staff: [], rooms: [] };
  // a session never changes its batch, and batches are never deleted from the table
  const batch = requireValue((await lockBatches(em, [known.batch.id]))[0]);
  const session = await getRecord(em, ClassSession, id, { name: SESSION, lock: true });
  await assertMayChange(ctx, em, batch, session);
  return { ...locked, session, batch };
}
