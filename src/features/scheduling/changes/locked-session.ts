import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../academics/batches/locked-batches.ts';
import { type LockedPlaces, lockPlaces } from '../../academics/rooms/lock-places.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { assertMayChange } from './session-rights.ts';

/** The name of the record in the error text "Session not found." */
export const SESSION = 'Session';

/** The ids of an instructor and a room; null for none, undefined if the input does not contain the id. */
export interface Place {
  readonly instructorId?: string | null | undefined;
  readonly roomId?: string | null | undefined;
}

/** A session that the caller may change, and the batch of this session. Both are locked. */
export interface LockedSession extends LockedPlaces {
  readonly session: ClassSession;
  readonly batch: Batch;
}

/**
 * Locks the batch of a session, and then the session. Callers set `place` if their input contains an instructor, a room
 * or a time. Then the instructor and the room in `place` are locked before the batch. If the academy refuses clashes,
 * the session's present instructor and room are locked too. Throws NOT_FOUND if there is no such session, and FORBIDDEN
 * if the caller may not change the session.
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
  // a session never changes its batch, and rows of batches are never removed
  const batch = requireValue((await lockBatches(em, [known.batch.id]))[0]);
  const session = await getRecord(em, ClassSession, id, { name: SESSION, lock: true });
  await assertMayChange(ctx, em, batch, session);
  return { ...locked, session, batch };
}
