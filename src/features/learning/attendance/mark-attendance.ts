import { referTo } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Attendance } from './attendance.entity.ts';
import type { MarkAttendanceInput } from './attendance.inputs.ts';
import { lockRoll, NO_SESSION, type PlaceOfRoll, readRoll } from './marking.loaders.ts';
import { assertMayMark, checkDate, checkSession, clockOfRoll, flushMarks, heldSession, markFirst } from './marking.ts';
import { recordIn, sessionOfRoll } from './roster/session-of-roll.ts';

/**
 * Marks the attendance of a student on a day, in a batch or at the academy in general. Returns the id of the record.
 */
export function markAttendance(ctx: RequestContext, input: MarkAttendanceInput): Promise<string> {
  const { session, status, remarks, minutesLate } = input;
  const date = ctx.refused?.date ? todayOf(ctx) : input.date;
  const studentId = input.studentId.toLowerCase();
  const named = { batchId: input.batchId?.toLowerCase() ?? null, ...(!ctx.refused?.date && { date }) };
  const place: PlaceOfRoll = input.sessionId
    ? { sessionId: ctx.refused?.sessionId ? NO_SESSION : input.sessionId.toLowerCase(), session: session || null }
    : { batchId: named.batchId, date, session: session || null };
  const roll = { ...place, studentIds: [studentId] };
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    await lockRoll(ctx, em, roll);
    const known = await readRoll(ctx, em, roll);
    const student = known.students.get(studentId);
    const lesson = sessionOfRoll(known, roll, clockOfRoll(ctx));
    const isNowhere = !('sessionId' in place) && place.batchId !== null && known.batchId === null;
    const isUnknown = isNowhere || ('sessionId' in place && known.batchId === null);
    const isHeld = !isUnknown && assertMayMark(ctx, known, lesson);
    const isOutside = known.batchId !== null && !student?.isEnrolled && !ctx.refused?.date;
    if (!student || isOutside) errors.studentId = [messages.selected('studentId')];
    else if (recordIn(student, roll, lesson)) errors.studentId = [messages.taken('studentId')];
    if (isNowhere) errors.batchId = [messages.selected('batchId')];
    if (!ctx.refused?.date) checkSession(known, place, errors, named);
    checkDate(ctx, date, { editHours: known.editHours, isHeld }, errors);
    refuseIfAny(errors);

    const classSession = await heldSession(em, lesson);
    const record = new Attendance();
    record.student = referTo(em, Student, studentId);
    record.batch = known.batchId === null ? null : referTo(em, Batch, known.batchId);
    record.date = date;
    record.session = session || null;
    markFirst(ctx, em, record, { classSession, status, remarks, minutesLate });
    await flushMarks(em);
    return record.id;
  });
}
