import { referTo } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import { todayOf } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Student } from '../students/student.entity.ts';
import { Attendance } from './attendance.entity.ts';
import type { MarkAttendanceInput } from './attendance.inputs.ts';
import { lockRoll, readRoll } from './marking.loaders.ts';
import { assertMayMark, checkDate, checkLesson, clockOfRoll, flushMarks, heldSession, markFirst } from './marking.ts';
import { recordIn, sessionOfRoll } from './session-of-roll.ts';

/** Marks one student for a day, in a batch or at the academy as such. Answers the id of the record. */
export function markAttendance(ctx: RequestContext, input: MarkAttendanceInput): Promise<string> {
  const { session, status, remarks, minutesLate } = input;
  const date = ctx.refused?.date ? todayOf(ctx) : input.date;
  const studentId = input.studentId.toLowerCase();
  const roll = {
    studentIds: [studentId],
    batchId: input.batchId?.toLowerCase() ?? null,
    date,
    session: session || null,
  };
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    await lockRoll(ctx, em, roll);
    const known = await readRoll(ctx, em, roll);
    const student = known.students.get(studentId);
    const lesson = sessionOfRoll(known, roll, clockOfRoll(ctx));
    const isNowhere = roll.batchId !== null && known.batchId === null;
    const isHeld = !isNowhere && assertMayMark(ctx, known, lesson);
    const isOutside = known.batchId !== null && !student?.isEnrolled && !ctx.refused?.date;
    if (!student || isOutside) errors.studentId = [messages.selected('studentId')];
    else if (recordIn(student, roll, lesson)) errors.studentId = [messages.taken('studentId')];
    if (isNowhere) errors.batchId = [messages.selected('batchId')];
    if (!ctx.refused?.date) checkLesson(known, errors);
    checkDate(ctx, date, { editHours: known.editHours, isHeld }, errors);
    refuseIfAny(errors);

    const classSession = await heldSession(em, lesson);
    const record = new Attendance();
    record.student = referTo(em, Student, studentId);
    record.batch = roll.batchId === null ? null : referTo(em, Batch, roll.batchId);
    record.date = date;
    record.session = roll.session;
    markFirst(ctx, em, record, { classSession, status, remarks, minutesLate });
    await flushMarks(em);
    return record.id;
  });
}
