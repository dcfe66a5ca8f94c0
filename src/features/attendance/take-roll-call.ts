import type { SqlEntityManager } from '@mikro-orm/sql';
import { referTo } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import { requireAcademy, todayIn } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Student } from '../students/student.entity.ts';
import { Attendance } from './attendance.entity.ts';
import type { TakeRollCallInput } from './attendance.inputs.ts';
import { lockRoll, type Roll, type RollRow, readRoll } from './marking.loaders.ts';
import { assertMayMark, checkDate, flushMarks, markAgain, markFirst } from './marking.ts';

/**
 * Marks students of a batch for a day: all of them or, with an error for each bad row, none. Who was marked already is
 * marked again. Answers the records in the order of the students sent, as they are now: reading them would take more
 * statements than writing them.
 */
export async function takeRollCall(ctx: RequestContext, input: TakeRollCallInput): Promise<Attendance[]> {
  const errors: FieldErrors = { ...ctx.refused };
  // there may be no rows, or any number of them
  refuseIfAny(errors.records ? errors : {});
  const sent = sentStudents(input, errors);
  const roll = {
    studentIds: sent.filter((id) => id !== null),
    batchId: errors.batchId ? null : input.batchId.toLowerCase(),
    date: errors.date ? todayIn(requireAcademy(ctx).timezone) : input.date,
    session: errors.session ? null : input.session || null,
  };
  return ctx.session.write(async (em) => {
    await lockRoll(ctx, em, roll);
    const rows = await readRoll(ctx, em, roll);
    const rowOf = new Map(rows.map((row) => [row.studentId, row]));
    check(ctx, sent, roll.date, rows, rowOf, errors);
    const records = input.records.map((mark, index) => {
      const studentId = sent[index] as string;
      const known = rowOf.get(studentId)?.record;
      const record = known ? em.map(Attendance, known) : newRecord(em, roll, studentId);
      (known ? markAgain : markFirst)(ctx, em, record, mark);
      return record;
    });
    await flushMarks(em);
    return records.map(asRow);
  });
}

/** The students of the rows sent; null where `errors` refuses to read one. */
const sentStudents = ({ records }: TakeRollCallInput, errors: FieldErrors): (string | null)[] =>
  records.map((record, index) =>
    errors[`records.${index}`] || errors[`records.${index}.studentId`] ? null : record.studentId.toLowerCase(),
  );

/** Throws BAD_USER_INPUT with what is in `errors`, which concern other rows and fields, and what is wrong besides. */
function check(
  ctx: RequestContext,
  sent: readonly (string | null)[],
  date: string,
  [first]: readonly RollRow[],
  rowOf: ReadonlyMap<string | null, RollRow>,
  errors: FieldErrors,
): void {
  if (!first) throw new Error('The academy of the session is gone.');
  if (first.batchId === null) errors.batchId ??= [messages.selected('batchId')];
  else assertMayMark(ctx, first);
  const isDay = !errors.date;
  if (isDay) checkDate(ctx, date, first.editHours, errors);
  for (const [index, studentId] of sent.entries()) {
    if (studentId === null) continue;
    const field = `records.${index}.studentId`;
    const row = rowOf.get(studentId);
    const isOutside = isDay && first.batchId !== null && !row?.isEnrolled;
    if (sent.indexOf(studentId) < index) errors[field] = [messages.distinct(field)];
    else if (!row || isOutside) errors[field] = [messages.selected(field)];
  }
  refuseIfAny(errors);
}

function newRecord(em: SqlEntityManager, { batchId, date, session }: Roll, studentId: string): Attendance {
  const record = new Attendance();
  record.student = referTo(em, Student, studentId);
  record.batch = batchId === null ? null : referTo(em, Batch, batchId);
  record.date = date;
  record.session = session;
  return record;
}

/** The record as reads answer it: the keys of its relations beside it. */
function asRow(record: Attendance): Attendance {
  const { academyId, id, date, session, status, remarks, minutesLate, markedAt, createdAt, updatedAt } = record;
  const keys = { studentId: record.student.id, batchId: record.batch?.id ?? null, markedBy: record.marker.id };
  const values = { date, session, status, remarks, minutesLate, markedAt, createdAt, updatedAt };
  return { academyId, id, ...keys, ...values } as Attendance;
}
