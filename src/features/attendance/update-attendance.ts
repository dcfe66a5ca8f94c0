import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../platform/tenancy/visibility.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Academy } from '../academies/academy.entity.ts';
import { lockBatches } from '../enrollments/seats.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';
import type { UpdateAttendanceInput } from './attendance.inputs.ts';
import { attendanceReads } from './attendance.loaders.ts';
import { checkDate, flushMarks, markAgain } from './marking.ts';

/** Corrects a record visible to the caller; how it was marked before is kept. */
export function updateAttendance(ctx: RequestContext, id: string, input: UpdateAttendanceInput): Promise<void> {
  return ctx.session.write(async (em) => {
    const record = await lockRecord(ctx, em, id);
    const { settings } = await em.findOneOrFail(Academy, { id: ctx.session.academyId });
    const errors: FieldErrors = {};
    checkDate(ctx, record.date, settings.attendanceEditHours, errors);
    const { status = record.status, minutesLate } = input;
    if (typeof minutesLate === 'number' && status !== AttendanceStatus.LATE) {
      errors.minutesLate = [messages.prohibitedUnless('minutesLate', 'status', 'late')];
    }
    if (await isTaken(em, record, input.session)) errors.session = [messages.taken('session')];
    refuseIfAny(errors);
    markAgain(ctx, em, record, input);
    await flushMarks(em, 'session');
  });
}

/** Whether the student has another record of the day, in the same place, for that period. */
async function isTaken(em: SqlEntityManager, record: Attendance, session: string | null | undefined): Promise<boolean> {
  if (session === undefined || (session || null) === record.session) return false;
  const { student, batch, date } = record;
  return (await em.count(Attendance, { student, batch, date, session: session || null })) > 0;
}

/** The record, locked behind its batch, as roll calls do. Throws NOT_FOUND. */
async function lockRecord(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Attendance> {
  await assertVisible(ctx, em, attendanceReads, id, 'Attendance record');
  const known = await getRecord(em, Attendance, id, 'Attendance record');
  await lockBatches(em, [known.batch?.id]);
  return getRecord(em, Attendance, id, 'Attendance record', { lock: true });
}
