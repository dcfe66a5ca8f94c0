import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord, lockWhere } from '../../platform/database/records.ts';
import { withName } from '../../platform/database/unique-name.ts';
import type { FieldErrors } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { clashLock } from '../academies/clash-lock.ts';
import { Room } from './room.entity.ts';
import { RoomStatus } from './room.enums.ts';

/** Where something is held, as an input says: `roomId` counts before `classroom`. */
export interface PlaceInput {
  readonly roomId?: string | null;
  readonly classroom?: string | null;
}

/**
 * The room that an input names, by its id or else by its name; null when it names none, or one that does not exist. It
 * cannot be renamed, archived or deleted meanwhile. To be called before batches are locked.
 */
export async function chosenRoom(
  ctx: RequestContext,
  em: SqlEntityManager,
  { roomId, classroom }: PlaceInput,
): Promise<Room | null> {
  if (roomId) return findRecord(em, Room, roomId, { lock: await clashLock(ctx, em) });
  if (roomId === null || !classroom) return null;
  const named = withName(ctx.database, classroom);
  const [room = null] = await lockWhere(em, Room, named, { lock: await clashLock(ctx, em) });
  return room;
}

/**
 * Takes over where something is held. The name of a room links it, any other text unlinks it; an archived room stays where
 * it is, but is not chosen anew. `room` is the {@link chosenRoom}. Answers what is wrong.
 */
export function changePlace(
  held: { room: Room | null; classroom: string },
  { roomId, classroom }: PlaceInput,
  room: Room | null,
): FieldErrors {
  if (roomId === undefined && classroom === undefined) return {};
  const isOffered = room?.status === RoomStatus.ACTIVE || (room !== null && room.id === held.room?.id);
  if (roomId && !isOffered) return { roomId: [messages.selected('roomId')] };
  held.room = isOffered ? room : null;
  held.classroom = held.room?.name ?? classroom ?? '';
  return {};
}
