import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { rowOf } from './lock-places.ts';
import type { Room } from './room.entity.ts';
import { RoomStatus } from './room.enums.ts';

/** The location in an input. `roomId` takes precedence over `classroom`. */
export interface PlaceInput {
  readonly roomId?: string | null;
  readonly classroom?: string | null;
}

/** Returns the locked room that an input chooses by id, or else by name; null if none of the locked rooms matches. */
export function chosenRoom({ roomId, classroom }: PlaceInput, rooms: readonly Room[]): Room | null {
  if (roomId) return rowOf(rooms, roomId) ?? null;
  if (roomId === null || !classroom) return null;
  const name = classroom.toLowerCase();
  return rooms.find((room) => room.name.toLowerCase() === name) ?? null;
}

/**
 * Applies the location of an input. The name of a room links the room; any other text removes the link. A batch or
 * session may keep an archived room, but an input cannot choose it again. `room` is the {@link chosenRoom}. Returns an
 * error if the location is invalid.
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
