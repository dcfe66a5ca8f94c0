import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { type FieldErrors, forbidden } from '../../../platform/errors/app-error.ts';
import { requireAcademy, todayIn, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isWithinEditHours } from '../../academy/academies/edit-hours.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../scheduling/sessions/session.enums.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import type { KnownOfRoll, PlaceOfRoll, SessionOfRoll } from './marking.loaders.ts';
import { type Clock, isCancelledDay, takingPlace } from './roster/session-of-roll.ts';

/** The mark for a student. Omitted fields do not change. */
export interface Mark {
  /** The session to which the record belongs after the change. */
  readonly classSession?: ClassSession | null;
  readonly session?: string | null;
  readonly status?: AttendanceStatus;
  readonly remarks?: string | null;
  readonly minutesLate?: number | null;
}

/** The values about a batch that {@link assertMayMark} needs. */
export type Teaching = Pick<KnownOfRoll, 'batchId' | 'instructorId' | 'headStaffId'>;

/**
 * Throws FORBIDDEN if the caller may not mark. Teachers may mark in their own batches, and department heads in the
 * batches of their departments. Both may also mark in the sessions that they lead. Returns true if the caller may mark
 * a day only until `attendanceEditHours` hours after the end of the day. This limit applies to teachers, and to
 * department heads who lead the session but are not in charge of the batch.
 */
export function assertMayMark(
  ctx: RequestContext,
  { batchId, instructorId, headStaffId }: Teaching,
  session: Pick<SessionOfRoll, 'instructorId'> | undefined,
): boolean {
  const { role, staffId } = requireAcademy(ctx).viewer;
  if (role !== 'teacher' && role !== 'department_head') return false;
  if (batchId === null || staffId === null) throw forbidden();
  const isInCharge = (role === 'teacher' ? instructorId : headStaffId) === staffId;
  if (!isInCharge && session?.instructorId !== staffId) throw forbidden();
  return role === 'teacher' || !isInCharge;
}

/** The current day and time for finding sessions. */
export const clockOfRoll = (ctx: RequestContext): Clock => ({
  today: todayOf(ctx),
  now: new Date(),
});

/**
 * Adds an error to `errors` if the day is in the future. If `isHeld` is true, also adds an error if more than
 * `editHours` hours have passed since the end of the day.
 */
export function checkDate(
  ctx: RequestContext,
  date: string,
  { editHours, isHeld }: { editHours: number; isHeld: boolean },
  errors: FieldErrors,
): void {
  const { timezone } = requireAcademy(ctx);
  if (date > todayIn(timezone)) errors.date = [messages.dateBeforeOrEqual('date', 'today')];
  else if (isHeld && !isWithinEditHours(date, timezone, editHours, now())) {
    errors.date = ['The date field is outside the edit window.'];
  }
}

/**
 * The batch and the day that a request sends together with the id of a session. Both must match the session. Omitted
 * values are not compared.
 */
export interface NamedSession {
  readonly batchId?: string | null;
  /** YYYY-MM-DD */
  readonly date?: string;
}

/**
 * Adds an error to `errors` if the session accepts no marks:
 * - The named session is unknown, is cancelled, or belongs to another batch or day.
 * - The academy requires a session and the day has none.
 * - Every session to which the marks may belong is cancelled.
 */
export function checkSession(
  { batchId, requiresSession, sessions }: KnownOfRoll,
  place: PlaceOfRoll,
  errors: FieldErrors,
  named: NamedSession = {},
): void {
  if ('sessionId' in place) {
    const [session] = sessions;
    const isOfOtherBatch = Boolean(named.batchId) && named.batchId !== batchId;
    const isOther = isOfOtherBatch || (named.date !== undefined && named.date !== session?.date);
    if (session && isOfOtherBatch) errors.batchId ??= [messages.selected('batchId')];
    if (batchId === null || !session || isOther) errors.sessionId ??= [messages.selected('sessionId')];
    else if (session.status === SessionStatus.CANCELLED) errors.sessionId ??= [CANCELLED];
    return;
  }
  if (batchId === null) return;
  if (isCancelledDay(sessions, place.session)) errors.sessionId ??= [CANCELLED];
  else if (requiresSession && takingPlace(sessions).length === 0) errors.date = [messages.selected('date')];
}

const CANCELLED = 'The session is cancelled.';

/**
 * Returns the session to which records will refer. The first mark in a session changes the status of the session to
 * `held`. The batch must be locked.
 */
export async function heldSession(
  em: SqlEntityManager,
  session: Pick<SessionOfRoll, 'id' | 'status'> | undefined,
): Promise<ClassSession | null> {
  if (!session) return null;
  if (session.status === SessionStatus.HELD) return referTo(em, ClassSession, session.id);
  const [locked] = await lockRecords(em, ClassSession, [session.id]);
  if (!locked) throw new Error('The session is gone, though its batch is locked.');
  locked.status = SessionStatus.HELD;
  return locked;
}

/** Applies a mark to a new record. Also stores the caller and the present time in the record. */
export function markFirst(ctx: RequestContext, em: SqlEntityManager, record: Attendance, mark: Mark): void {
  Object.assign(record, appliedTo(record, mark));
  if (mark.classSession) record.classSession = mark.classSession;
  sign(ctx, em, record);
  em.persist(record);
}

/**
 * Applies a mark to an existing record. Also stores the caller and the present time in the record, and the former mark
 * in the history. Does nothing if the mark is the same.
 */
export function markAgain(ctx: RequestContext, em: SqlEntityManager, record: Attendance, mark: Mark): void {
  const { session, status, remarks, minutesLate, markedAt } = record;
  const next = appliedTo(record, mark);
  const isSame = next.status === status && next.remarks === remarks && next.minutesLate === minutesLate;
  if (mark.classSession !== undefined && record.classSession?.id !== mark.classSession?.id) {
    record.classSession = mark.classSession;
  }
  if (isSame && next.session === session) return;
  const earlier = new AttendanceHistory();
  Object.assign(earlier, { attendance: record, status, remarks, minutesLate, markedBy: record.marker.id, markedAt });
  em.persist(earlier);
  Object.assign(record, next);
  sign(ctx, em, record);
}

function appliedTo(record: Attendance, { session, status = record.status, remarks, minutesLate }: Mark) {
  const isLate = status === AttendanceStatus.LATE;
  return {
    session: session === undefined ? record.session : session || null,
    status,
    remarks: remarks === undefined ? record.remarks : remarks || null,
    minutesLate: isLate ? (minutesLate === undefined ? record.minutesLate : minutesLate) : null,
  };
}

function sign(ctx: RequestContext, em: SqlEntityManager, record: Attendance): void {
  record.marker = em.getReference(User, requireAcademy(ctx).viewer.userId);
  record.markedAt = now();
}

/**
 * Writes marks. If another caller has created the same record meanwhile, `field` gets the error "has already been
 * taken."
 */
export const flushMarks = (em: SqlEntityManager, field: 'studentId' | 'session' = 'studentId'): Promise<void> =>
  asFieldError(() => em.flush(), {
    attendance_one_a_session_unique: field,
    attendance_one_a_class_session_unique: field,
    // SQLite reports the key by this name
    attendance_academy_id_student_id_session_id_unique: field,
  });
