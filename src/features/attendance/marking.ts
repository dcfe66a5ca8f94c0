import type { SqlEntityManager } from '@mikro-orm/sql';
import { now } from '../../platform/database/columns.ts';
import { asFieldError } from '../../platform/database/unique-violation.ts';
import { type FieldErrors, forbidden } from '../../platform/errors/app-error.ts';
import { requireAcademy, todayIn } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { User } from '../auth/user.entity.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { isWithinEditHours } from './edit-hours.ts';
import type { RollRow } from './marking.loaders.ts';

/** How a student is marked; what is left out stays as it was. */
export interface Mark {
  readonly session?: string | null;
  readonly status?: AttendanceStatus;
  readonly remarks?: string | null;
  readonly minutesLate?: number | null;
}

/** What {@link assertMayMark} decides on. */
export type PlaceOfRoll = Pick<RollRow, 'batchId' | 'instructorId' | 'headStaffId'>;

/**
 * Teachers mark in their own batches alone, department heads in those of their departments, both nowhere else. Throws
 * FORBIDDEN.
 */
export function assertMayMark(ctx: RequestContext, { batchId, instructorId, headStaffId }: PlaceOfRoll): void {
  const { role, staffId } = requireAcademy(ctx).viewer;
  if (role !== 'teacher' && role !== 'department_head') return;
  const inCharge = role === 'teacher' ? instructorId : headStaffId;
  if (batchId === null || staffId === null || inCharge !== staffId) throw forbidden();
}

/** Adds to `errors` why the caller may not mark that day: it is still to come, or too long ago for a teacher. */
export function checkDate(ctx: RequestContext, date: string, editHours: number, errors: FieldErrors): void {
  const { timezone, viewer } = requireAcademy(ctx);
  if (date > todayIn(timezone)) errors.date = [messages.dateBeforeOrEqual('date', 'today')];
  else if (viewer.role === 'teacher' && !isWithinEditHours(date, timezone, editHours, now())) {
    errors.date = ['The date field is outside the edit window.'];
  }
}

/** Marks a record that is new, by the caller, now. */
export function markFirst(ctx: RequestContext, em: SqlEntityManager, record: Attendance, mark: Mark): void {
  Object.assign(record, appliedTo(record, mark));
  sign(ctx, em, record);
  em.persist(record);
}

/** Marks a record anew, by the caller, now; how it was marked before is kept. A mark that changes nothing does nothing. */
export function markAgain(ctx: RequestContext, em: SqlEntityManager, record: Attendance, mark: Mark): void {
  const { session, status, remarks, minutesLate, markedAt } = record;
  const next = appliedTo(record, mark);
  const isSame = next.status === status && next.remarks === remarks && next.minutesLate === minutesLate;
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

/** Writes what is marked; a record that somebody else has made meanwhile is the field's: "has already been taken." */
export const flushMarks = (em: SqlEntityManager, field: 'studentId' | 'session' = 'studentId'): Promise<void> =>
  asFieldError(() => em.flush(), { attendance_one_a_session_unique: field });
