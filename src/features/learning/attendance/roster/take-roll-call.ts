import type { SqlEntityManager } from '@mikro-orm/sql';
import { referTo } from '../../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { Attendance } from '../attendance.entity.ts';
import type { RollCallRecordInput, TakeRollCallInput, TakeSessionRollInput } from '../attendance.inputs.ts';
import {
  type KnownOfRoll,
  lockRoll,
  NO_SESSION,
  type PlaceOfRoll,
  readRoll,
  type SessionOfRoll,
} from '../marking.loaders.ts';
import {
  assertMayMark,
  checkDate,
  checkSession,
  clockOfRoll,
  flushMarks,
  heldSession,
  markAgain,
  markFirst,
  type NamedSession,
} from '../marking.ts';
import { recordIn, sessionOfRoll } from './session-of-roll.ts';

/**
 * Marks students of a batch for a day. If the batch has a session on that day, the marks belong to this session. See
 * {@link takeRoll}.
 */
export async function takeRollCall(ctx: RequestContext, input: TakeRollCallInput): Promise<Attendance[]> {
  const errors: FieldErrors = { ...ctx.refused };
  const session = errors.session ? null : input.session || null;
  const batchId = errors.batchId ? null : input.batchId?.toLowerCase();
  if (input.sessionId) {
    const sessionId = errors.sessionId ? NO_SESSION : input.sessionId.toLowerCase();
    const named = { batchId, ...(!errors.date && { date: input.date }) };
    return takeRoll(ctx, { place: { sessionId, session }, marks: input.records, named }, errors);
  }
  const place = { batchId, date: errors.date ? todayOf(ctx) : input.date, session };
  return takeRoll(ctx, { place, marks: input.records }, errors);
}

/** Marks students of a session: see {@link takeRoll}. */
export async function takeSessionRoll(ctx: RequestContext, input: TakeSessionRollInput): Promise<Attendance[]> {
  const errors: FieldErrors = { ...ctx.refused };
  const sessionId = errors.sessionId ? NO_SESSION : input.sessionId?.toLowerCase();
  return takeRoll(ctx, { place: { sessionId }, marks: input.records }, errors);
}

/** A roll call as sent by the caller. */
interface SentRoll {
  readonly place: PlaceOfRoll;
  readonly marks: readonly RollCallRecordInput[];
  readonly named?: NamedSession;
}

/**
 * Writes the marks of a roll call. If a row is invalid, writes no marks, and throws BAD_USER_INPUT with an error for
 * each invalid row. Existing marks are replaced. Returns the written records in the order of the rows. The returned
 * records are built without a query, because reading them again would need more SQL statements than writing them.
 */
async function takeRoll(
  ctx: RequestContext,
  { place, marks, named = {} }: SentRoll,
  errors: FieldErrors,
): Promise<Attendance[]> {
  // stops here if there are no rows, or too many
  refuseIfAny(errors.records ? errors : {});
  const sent = sentStudents(marks, errors);
  const roll = { ...place, studentIds: sent.filter((id) => id !== null) };
  return ctx.session.write(async (em) => {
    await lockRoll(ctx, em, roll);
    const known = await readRoll(ctx, em, roll);
    const lesson = sessionOfRoll(known, roll, clockOfRoll(ctx));
    check(ctx, sent, { place, known, lesson, named }, errors);
    const classSession = await heldSession(em, lesson);
    const records = marks.map((mark, index) => {
      const studentId = requireValue(sent[index]);
      const there = recordIn(known.students.get(studentId), place, lesson);
      const record = there ? em.map(Attendance, there) : newRecord(em, { place, known, lesson }, studentId);
      // a record keeps its session if no session was found
      (there ? markAgain : markFirst)(ctx, em, record, classSession ? { ...mark, classSession } : mark);
      return record;
    });
    await flushMarks(em);
    return records.map(asRow);
  });
}

/** Returns the students of the rows; null for rows with an error in their student id. */
const sentStudents = (records: readonly RollCallRecordInput[], errors: FieldErrors): (string | null)[] =>
  records.map((record, index) =>
    errors[`records.${index}`] || errors[`records.${index}.studentId`] ? null : record.studentId.toLowerCase(),
  );

/** The values that {@link check} needs. */
interface Decided {
  readonly place: PlaceOfRoll;
  readonly known: KnownOfRoll;
  readonly lesson: SessionOfRoll | undefined;
  readonly named: NamedSession;
}

/** Throws BAD_USER_INPUT with the errors that this check finds, and with `errors`, which were found before. */
function check(
  ctx: RequestContext,
  sent: readonly (string | null)[],
  { place, known, lesson, named }: Decided,
  errors: FieldErrors,
): void {
  const isNamed = 'sessionId' in place;
  if (known.batchId === null && !isNamed) errors.batchId ??= [messages.selected('batchId')];
  const isHeld = known.batchId !== null && assertMayMark(ctx, known, lesson);
  const isDay = !errors.date;
  const date = isNamed ? lesson?.date : place.date;
  if (isDay || isNamed) checkSession(known, place, errors, named);
  if (isDay && date) checkDate(ctx, date, { editHours: known.editHours, isHeld }, errors);
  for (const [index, studentId] of sent.entries()) {
    if (studentId === null) continue;
    const row = `records.${index}.studentId`;
    const student = known.students.get(studentId);
    const isOutside = isDay && known.batchId !== null && !student?.isEnrolled;
    if (sent.indexOf(studentId) < index) errors[row] = [messages.distinct(row)];
    else if (!student || isOutside) errors[row] = [messages.selected(row)];
  }
  refuseIfAny(errors);
}

function newRecord(
  em: SqlEntityManager,
  { place, known: { batchId }, lesson }: Omit<Decided, 'named'>,
  studentId: string,
): Attendance {
  const record = new Attendance();
  record.student = referTo(em, Student, studentId);
  record.batch = batchId === null ? null : referTo(em, Batch, batchId);
  record.date = 'sessionId' in place ? requireValue(lesson).date : place.date;
  record.session = place.session ?? null;
  return record;
}

/** Returns the record as a query returns it: with the ids of related records, not with these records. */
function asRow(record: Attendance): Attendance {
  const { academyId, id, date, session, status, remarks, minutesLate, markedAt, createdAt, updatedAt } = record;
  const { student, batch, classSession, marker } = record;
  const keys = { studentId: student.id, batchId: batch?.id ?? null, sessionId: classSession?.id ?? null };
  const values = { date, session, status, remarks, minutesLate, markedBy: marker.id, markedAt, createdAt, updatedAt };
  return { academyId, id, ...keys, ...values } as Attendance;
}
