import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { rowOf } from './lock-places.ts';
import type { Room } from './room.entity.ts';
import { RoomStatus } from './room.enums.ts';

/**
 * The location in an input: the id of a room, or the name of a room or any other text (`classroom`). If both are set,
 * `roomId` counts.
 */
export interface PlaceInput {
  readonly roomId?: string | null;
  readonly classroom?: string | null;
}

/**
 * Finds the room for the location in an input, by `roomId` or by the name in `classroom`. Searches only the locked
 * `rooms`, and returns null if no room matches.
 */
export function chosenRoom({ roomId, classroom }: PlaceInput, rooms: readonly Room[]): Room | null {
  if (roomId) return rowOf(rooms, roomId) ?? null;
  if (roomId === null || !classroom) return null;
  const name = classroom.toLowerCase();
  return rooms.find((room) => room.name.toLowerCase() === name) ?? null;
}

/**
 * Sets the room and the location text of a batch or session from an input. `room` is the result of {@link chosenRoom}.
 * If the text is not the name of a room, the record has no room. The record can keep an archived room, but cannot get
 * one. Returns an error if the location is invalid.
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
