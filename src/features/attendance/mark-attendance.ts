import { referTo } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import { requireAcademy, todayIn } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Student } from '../students/student.entity.ts';
import { Attendance } from './attendance.entity.ts';
import type { MarkAttendanceInput } from './attendance.inputs.ts';
import { lockRoll, readRoll } from './marking.loaders.ts';
import { assertMayMark, checkDate, flushMarks, markFirst } from './marking.ts';

/** Marks one student for a day, in a batch or at the academy as such. Answers the id of the record. */
export function markAttendance(ctx: RequestContext, input: MarkAttendanceInput): Promise<string> {
  const { session, status, remarks, minutesLate } = input;
  const date = ctx.refused?.date ? todayIn(requireAcademy(ctx).timezone) : input.date;
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
    const [row] = await readRoll(ctx, em, roll);
    if (!row) throw new Error('The academy of the session is gone.');
    const isNowhere = roll.batchId !== null && row.batchId === null;
    if (!isNowhere) assertMayMark(ctx, row);
    const isOutside = row.batchId !== null && !row.isEnrolled && !ctx.refused?.date;
    if (row.studentId === null || isOutside) errors.studentId = [messages.selected('studentId')];
    else if (row.record) errors.studentId = [messages.taken('studentId')];
    if (isNowhere) errors.batchId = [messages.selected('batchId')];
    checkDate(ctx, date, row.editHours, errors);
    refuseIfAny(errors);

    const record = new Attendance();
    record.student = referTo(em, Student, studentId);
    record.batch = roll.batchId === null ? null : referTo(em, Batch, roll.batchId);
    record.date = date;
    record.session = roll.session;
    markFirst(ctx, em, record, { status, remarks, minutesLate });
    await flushMarks(em);
    return record.id;
  });
}
