import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { type LockedPlaces, rowOf } from '../../academics/rooms/lock-places.ts';
import type { Room } from '../../academics/rooms/room.entity.ts';
import { RoomStatus } from '../../academics/rooms/room.enums.ts';
import type { Staff } from '../../people/staff/staff.entity.ts';
import { worksOn } from '../../people/staff/staff-values.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { SessionOverride } from '../sessions/session.enums.ts';
import type { Place } from './locked-session.ts';

/**
 * Returns an error if `place` sets an instructor who does not work on the day `date` any more, or a room that is
 * archived or deleted. A session may keep its present instructor and room.
 */
export function placeErrors(
  ctx: RequestContext,
  { instructorId, roomId, date }: Place & { readonly date: string },
  { staff, rooms }: LockedPlaces,
  session: ClassSession | null,
): FieldErrors {
  const errors: FieldErrors = {};
  const isChosen = (id: string | null | undefined, present: string | undefined): id is string =>
    Boolean(id) && id?.toLowerCase() !== present;
  if (isChosen(instructorId, session?.instructor?.id)) {
    const instructor = rowOf(staff, instructorId);
    if (!instructor || !worksOn(instructor, date, todayOf(ctx))) {
      errors.instructorId = [messages.selected('instructorId')];
    }
  }
  if (isChosen(roomId, session?.room?.id)) {
    const room = rowOf(rooms, roomId);
    if (!room || room.status === RoomStatus.ARCHIVED) {
      errors.roomId = [messages.selected('roomId')];
    }
  }
  return errors;
}

/** Sets the instructor of a session. If `id` is null, removes the instructor. */
export function giveInstructor(session: ClassSession, id: string | null, { staff }: LockedPlaces): void {
  session.instructor = id === null ? null : (rowOf<Staff>(staff, id) ?? null);
  if (id !== null) session.formerInstructor = null;
}

/**
 * Sets the room of a session. If `id` is null, removes the room. If the batch has no room either, the session then gets
 * the batch's text for the location.
 */
export function giveRoom(session: ClassSession, id: string | null, batch: Batch, { rooms }: LockedPlaces): void {
  const room = id === null ? null : (rowOf<Room>(rooms, id) ?? null);
  session.room = room;
  session.classroom = room ? room.name : batch.room ? '' : batch.classroom;
}

/**
 * Adds an override to a session if a user changed the field by hand. Removes the override if the field follows the
 * batch again.
 */
export function noteOverride(session: ClassSession, override: SessionOverride, isByHand: boolean): void {
  if (session.overrides.includes(override) === isByHand) return;
  const others = session.overrides.filter((each) => each !== override);
  session.overrides = isByHand ? [...others, override] : others;
}

/**
 * Updates the overrides of a session for the `changed` fields. A field is an override if its value now differs from
 * that of the batch.
 */
export function notePlaceAndTime(session: ClassSession, batch: Batch, changed: ReadonlySet<SessionOverride>): void {
  const isOwn: Partial<Record<SessionOverride, boolean>> = {
    [SessionOverride.TIME]:
      session.date === session.slotDate && session.startTime === batch.startTime && session.endTime === batch.endTime,
    [SessionOverride.INSTRUCTOR]: session.instructor?.id === batch.instructor?.id,
    [SessionOverride.ROOM]: session.room?.id === batch.room?.id,
  };
  for (const override of changed) noteOverride(session, override, !isOwn[override]);
}
