import { SessionStatus } from '../../../scheduling/sessions/session.enums.ts';
import type { KnownOfRoll, PlaceOfRoll, RecordOfRoll, SessionOfRoll, StudentOfRoll } from '../marking.loaders.ts';

/** The current day and time, by which one of several sessions is chosen. */
export interface Clock {
  /** The current day in the academy's time zone: YYYY-MM-DD. */
  readonly today: string;
  readonly now: Date;
}

/**
 * Returns the session to which marks belong; undefined if there is none.
 * - If the roll call names a session, it is this session.
 * - Otherwise, if the roll call has a label, it is the extra session with the label as its topic.
 * - Otherwise, it is one of the sessions that are not cancelled. If the day is today, it is the session nearest to the
 * present time; on other days, the first one.
 */
export function sessionOfRoll(
  { sessions }: Pick<KnownOfRoll, 'sessions'>,
  place: PlaceOfRoll,
  clock: Clock,
): SessionOfRoll | undefined {
  if ('sessionId' in place) return sessions[0];
  const open = takingPlace(sessions);
  if (place.session !== null) return open.find(({ isExtra, topic }) => isExtra && topic === place.session);
  // if two sessions are at the same time, the one in the weekly schedule comes first
  const inOrder = open.toSorted(
    (one, other) => Number(one.startsAt) - Number(other.startsAt) || Number(one.isExtra) - Number(other.isExtra),
  );
  if (place.date !== clock.today) return inOrder[0];
  return inOrder.toSorted((one, other) => distance(one, clock.now) - distance(other, clock.now))[0];
}

/** Returns the sessions that are not cancelled. */
export const takingPlace = (sessions: readonly SessionOfRoll[]): SessionOfRoll[] =>
  sessions.filter(({ status }) => status !== SessionStatus.CANCELLED);

/**
 * Returns true if marks without a session id can belong only to cancelled sessions. Such marks can belong to the extra
 * sessions with the label as their topic or, if there are none, to all sessions of the day.
 */
export function isCancelledDay(sessions: readonly SessionOfRoll[], label: string | null): boolean {
  const ofLabel = sessions.filter(({ isExtra, topic }) => isExtra && topic === label);
  const possible = label === null || ofLabel.length === 0 ? sessions : ofLabel;
  return possible.length > 0 && takingPlace(possible).length === 0;
}

/** Returns the milliseconds between an instant and a session: 0 during the session. */
function distance({ startsAt, endsAt }: SessionOfRoll, now: Date): number {
  return Math.max(Number(startsAt) - Number(now), Number(now) - Number(endsAt), 0);
}

/**
 * Returns the record that the student already has for a roll call. If the roll call has a session, this is the record
 * in that session. If that session has no record of the student, it is the record without a session and with the same
 * label. If the roll call has no session, it is the record with the same label in any session. A missing label counts
 * as a label of its own.
 */
export function recordIn(
  student: StudentOfRoll | undefined,
  place: PlaceOfRoll,
  session: SessionOfRoll | undefined,
): RecordOfRoll | undefined {
  const records = student?.records ?? [];
  const label = place.session ?? null;
  const ofLabel = records.filter((record) => record.session === label);
  if (!session) return ofLabel[0];
  return records.find((record) => record.session_id === session.id) ?? ofLabel.find(({ session_id }) => !session_id);
}
