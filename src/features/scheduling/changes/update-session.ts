import { assertVersion, assignGiven } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { SessionOverride, SessionStatus } from '../sessions/session.enums.ts';
import { type LockedSession, lockSession, type Place } from './locked-session.ts';
import type {
  ChangeRoomInput,
  RescheduleSessionInput,
  SubstituteInstructorInput,
  UpdateSessionInput,
} from './scheduling.inputs.ts';
import { giveInstructor, giveRoom, notePlaceAndTime, placeErrors } from './session-place.ts';
import { assertTextsAlone } from './session-rights.ts';
import { setInstants, settleSession } from './settle-session.ts';

/** The date and the times of a session, in the academy's local time. */
type Times = Partial<Pick<ClassSession, 'date' | 'startTime' | 'endTime'>>;

/**
 * Changes a session's texts, time, instructor or room. If the new time, instructor or room differs from the batch,
 * later changes of the batch do not overwrite the new value. If it is the same as in the batch, later changes overwrite
 * it again. Held sessions cannot be moved.
 */
export function updateSession(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateSessionInput,
): Promise<void> {
  assertTextsAlone(ctx, input);
  const { date, startTime, endTime, instructorId, roomId, ...texts } = emptyAsNull(input);
  const times = { date, startTime, endTime };
  const place = { instructorId, roomId };
  const isMore = [times, place].some((each) => Object.values(each).some((value) => value !== undefined));
  return ctx.session.write(async (em) => {
    const locked = await lockSession(ctx, em, id, isMore ? place : undefined);
    const { session, batch } = locked;
    assertVersion(session, expectedVersion);
    const placed = { ...place, date: date ?? session.date };
    refuseIfAny({ ...timeErrors(session, times), ...placeErrors(ctx, placed, locked, session) });
    assignGiven(session, texts);
    const changed = move(ctx, locked, times, place);
    if (changed.size > 0) await settleSession(ctx, em, { session, batch });
  });
}

/** Returns the errors in the times of a session. A time that the input omits keeps its present value for the check. */
function timeErrors(session: ClassSession, given: Times): FieldErrors {
  const errors: FieldErrors = {};
  const { startTime = session.startTime, endTime = session.endTime } = given;
  if (endTime === startTime) {
    errors[given.endTime === undefined ? 'startTime' : 'endTime'] = [
      given.endTime === undefined
        ? messages.different('startTime', 'endTime')
        : messages.different('endTime', 'startTime'),
    ];
  }
  if (session.status !== SessionStatus.HELD) return errors;
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== Reflect.get(session, name)) errors[name] ??= ['The session has been held.'];
  }
  return errors;
}

/** Changes the times, the instructor and the room of a session. Returns which of the three have changed. */
function move(ctx: RequestContext, locked: LockedSession, times: Times, place: Place): Set<SessionOverride> {
  const { session, batch } = locked;
  const changed = new Set<SessionOverride>();
  const { date, startTime, endTime, instructor, room } = session;
  assignGiven(session, times);
  if (date !== session.date || startTime !== session.startTime || endTime !== session.endTime) {
    setInstants(ctx, session);
    changed.add(SessionOverride.TIME);
  }
  if (isOther(place.instructorId, instructor)) {
    giveInstructor(session, place.instructorId, locked);
    changed.add(SessionOverride.INSTRUCTOR);
  }
  if (isOther(place.roomId, room)) {
    giveRoom(session, place.roomId, batch, locked);
    changed.add(SessionOverride.ROOM);
  }
  notePlaceAndTime(session, batch, changed);
  return changed;
}

/**
 * Returns true if an input sets another id than that of `present`. An id of null stands for no record. `given` is
 * undefined if the input omits the id.
 */
const isOther = (given: string | null | undefined, present: { id: string } | null): given is string | null =>
  given !== undefined && (given?.toLowerCase() ?? null) !== (present?.id ?? null);

/**
 * Sets the room of a session. If `roomId` is null, removes the room. If the new room is the batch's room, the session
 * follows the batch's room again.
 */
export const changeRoom = (
  ctx: RequestContext,
  id: string,
  { roomId, expectedVersion }: ChangeRoomInput,
): Promise<void> => updateSession(ctx, id, { roomId, expectedVersion });

/**
 * Moves a session to another day or time. From then on, changes of the batch's times do not move the session. No new
 * session is created on the original day.
 */
export const rescheduleSession = (
  ctx: RequestContext,
  id: string,
  { date, startTime, endTime, expectedVersion }: RescheduleSessionInput,
): Promise<void> => updateSession(ctx, id, { date, startTime, endTime, expectedVersion });

/**
 * Sets the instructor of a session. If `instructorId` is null, removes the instructor. If the new instructor is the
 * batch's instructor, the session follows the batch's instructor again.
 */
export const substituteInstructor = (
  ctx: RequestContext,
  id: string,
  { instructorId, expectedVersion }: SubstituteInstructorInput,
): Promise<void> => updateSession(ctx, id, { instructorId, expectedVersion });
