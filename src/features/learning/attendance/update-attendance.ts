import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { assertVisible, visibleAmong } from '../../../platform/tenancy/visibility.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { lockBatches } from '../../academics/batches/locked-batches.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';
import type { UpdateAttendanceInput } from './attendance.inputs.ts';
import { attendanceReads } from './attendance.loaders.ts';
import { type KnownOfRoll, readRoll, type SessionOfRoll } from './marking.loaders.ts';
import { checkDate, clockOfRoll, flushMarks, heldSession, markAgain } from './marking.ts';
import { ledAttendanceReads } from './roster/led-sessions.loaders.ts';
import { sessionOfRoll, takingPlace } from './roster/session-of-roll.ts';

/**
 * Corrects a record that the caller can see, or that is in a session that the caller leads. The history keeps the
 * former mark. If the label changes and a session matches the new label, the record moves to that session.
 */
export function updateAttendance(ctx: RequestContext, id: string, input: UpdateAttendanceInput): Promise<void> {
  return ctx.session.write(async (em) => {
    const isLed = await assertMayCorrect(ctx, em, id);
    const old = await getRecord(em, Attendance, id, { name: 'Attendance record' });
    await lockBatches(em, [old.batch?.id]);
    const session = input.session === undefined ? old.session : input.session || null;
    const place = { batchId: old.batch?.id ?? null, date: old.date, session };
    const roll = await readRoll(ctx, em, { ...place, studentIds: [old.student.id] });
    const lesson = sessionOfRoll(roll, place, clockOfRoll(ctx));
    const isMoved = input.session !== undefined && session !== old.session;
    // locks the session before the record, as roll calls do
    const found = isMoved ? await heldSession(em, lesson) : undefined;
    const record = await getRecord(em, Attendance, id, { name: 'Attendance record', lock: true });

    const errors: FieldErrors = {};
    const isHeld = isLed || requireAcademy(ctx).viewer.role === 'teacher';
    checkDate(ctx, record.date, { editHours: roll.editHours, isHeld }, errors);
    const { status = record.status, minutesLate } = input;
    if (typeof minutesLate === 'number' && status !== AttendanceStatus.LATE) {
      errors.minutesLate = [messages.prohibitedUnless('minutesLate', 'status', 'late')];
    }
    if (isMoved && isTaken(roll, record, lesson, session)) errors.session = [messages.taken('session')];
    refuseIfAny(errors);
    const classSession = found ?? (isMoved && isInSessionOfLabel(roll, record) ? null : undefined);
    markAgain(ctx, em, record, classSession === undefined ? input : { ...input, classSession });
    await flushMarks(em, 'session');
  });
}

/**
 * Throws NOT_FOUND for a record that the caller cannot see. Returns true if the caller sees the record only as the
 * leader of the session.
 */
async function assertMayCorrect(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<boolean> {
  const { role } = requireReadContext(ctx).viewer;
  if ((role === 'teacher' || role === 'department_head') && isUuid(id)) {
    const ids = [id.toLowerCase()];
    const seen = await visibleAmong(ctx, em, attendanceReads, ids);
    if (seen.size === 0 && (await visibleAmong(ctx, em, ledAttendanceReads, ids)).size > 0) return true;
  }
  await assertVisible(ctx, em, { model: attendanceReads, id, name: 'Attendance record' });
  return false;
}

/**
 * Returns true if the student has another record on that day with the same label, or in the session to which the record
 * would move.
 */
function isTaken(
  { students }: KnownOfRoll,
  record: Attendance,
  lesson: SessionOfRoll | undefined,
  session: string | null,
): boolean {
  const others = students.get(record.student.id)?.records.filter(({ id }) => id !== record.id) ?? [];
  return others.some((other) => {
    if (lesson && other.session_id === lesson.id) return true;
    // each of several sessions on a day may have a mark without a label
    return other.session === session && (session !== null || other.session_id === null);
  });
}

/** Returns true if the record is in the session to which marks with its present label belong. */
const isInSessionOfLabel = ({ sessions }: KnownOfRoll, record: Attendance): boolean =>
  takingPlace(sessions).some(
    ({ id, isExtra, topic }) => id === record.classSession?.id && isExtra && topic === record.session,
  );
