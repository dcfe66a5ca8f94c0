import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord, lockRecords } from '../../platform/database/records.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Room } from '../rooms/room.entity.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { assertMayChange } from './session-rights.ts';

/** What "… not found." calls a session. */
export const SESSION = 'Session';

/** Who leads a session and where it is held; null for nobody and nowhere. */
export interface Place {
  readonly instructorId?: string | null | undefined;
  readonly roomId?: string | null | undefined;
}

/** The rows that a change is decided on. */
export interface LockedPlaces {
  readonly staff: readonly Staff[];
  readonly rooms: readonly Room[];
}

/** Locks the staff and then the rooms of places, deleted ones too, each in the order of their ids. */
export async function lockPlaces(em: SqlEntityManager, places: readonly Place[]): Promise<LockedPlaces> {
  const staff = await lockRecords(
    em,
    Staff,
    places.map(({ instructorId }) => instructorId),
    { filters: { notDeleted: false } },
  );
  const rooms = await lockRecords(
    em,
    Room,
    places.map(({ roomId }) => roomId),
    { filters: { notDeleted: false } },
  );
  return { staff, rooms };
}

/** The batch of an id, a deleted one too, locked until the transaction ends. */
export const lockBatch = async (em: SqlEntityManager, id: string): Promise<Batch | undefined> =>
  (await lockRecords(em, Batch, [id], { filters: { notDeleted: false } }))[0];

/** Where a session takes place. */
export const placeOf = ({ instructor, room }: ClassSession): Place => ({
  instructorId: instructor?.id ?? null,
  roomId: room?.id ?? null,
});

/** A session that the caller may change, locked behind its batch. */
export interface LockedSession extends LockedPlaces {
  readonly session: ClassSession;
  readonly batch: Batch;
}

/**
 * Locks a session that the caller may change, and its batch before. Where another place or time is chosen (`place`), those
 * who lead it and its rooms are locked first: the present and the chosen ones. Throws NOT_FOUND, or FORBIDDEN.
 */
export async function lockSession(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  place?: Place,
): Promise<LockedSession> {
  const known = await getRecord(em, ClassSession, id, SESSION);
  const before = placeOf(known);
  const locked = place ? await lockPlaces(em, [before, place]) : { staff: [], rooms: [] };
  // the batch of a session never changes, and is never gone
  const batch = (await lockBatch(em, known.batch.id)) as Batch;
  const session = await getRecord(em, ClassSession, id, SESSION, { lock: true });
  await assertMayChange(ctx, em, batch, session);
  const now = placeOf(session);
  const isMoved = now.instructorId !== before.instructorId || now.roomId !== before.roomId;
  // somebody else gave it another place meanwhile
  if (place && isMoved) await lockPlaces(em, [now]);
  return { ...locked, session, batch };
}
