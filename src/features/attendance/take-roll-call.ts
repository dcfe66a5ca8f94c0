import type { SqlEntityManager } from '@mikro-orm/sql';
import { referTo } from '../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { texts } from '../../platform/validation/words.ts';
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
export function takeRollCall(ctx: RequestContext, input: TakeRollCallInput): Promise<Attendance[]> {
  const roll = {
    studentIds: input.records.map((record) => record.studentId.toLowerCase()),
    batchId: input.batchId.toLowerCase(),
    date: input.date,
    session: input.session || null,
  };
  return ctx.session.write(async (em) => {
    await lockRoll(ctx, em, roll);
    const rows = await readRoll(ctx, em, roll);
    const rowOf = new Map(rows.map((row) => [row.studentId, row]));
    check(ctx, roll, rows, rowOf);
    const records = input.records.map((mark, index) => {
      const studentId = roll.studentIds[index] as string;
      const known = rowOf.get(studentId)?.record;
      const record = known ? em.map(Attendance, known) : newRecord(em, roll, studentId);
      (known ? markAgain : markFirst)(ctx, em, record, mark);
      return record;
    });
    await flushMarks(em);
    return records.map(asRow);
  });
}

interface RollOfBatch extends Roll {
  readonly batchId: string;
}

function check(
  ctx: RequestContext,
  { studentIds, date }: RollOfBatch,
  [first]: readonly RollRow[],
  rowOf: ReadonlyMap<string | null, RollRow>,
): void {
  if (!first) throw new Error('The academy of the session is gone.');
  const errors: FieldErrors = {};
  if (first.batchId === null) errors.batchId = [texts.selected('batchId')];
  else assertMayMark(ctx, first);
  checkDate(ctx, date, first.editHours, errors);
  for (const [index, studentId] of studentIds.entries()) {
    const field = `records.${index}.studentId`;
    const row = rowOf.get(studentId);
    const isOutside = first.batchId !== null && !row?.isEnrolled;
    if (studentIds.indexOf(studentId) < index) errors[field] = [texts.distinct(field)];
    else if (!row || isOutside) errors[field] = [texts.selected(field)];
  }
  refuseIfAny(errors);
}

function newRecord(em: SqlEntityManager, { batchId, date, session }: RollOfBatch, studentId: string): Attendance {
  const record = new Attendance();
  record.student = referTo(em, Student, studentId);
  record.batch = referTo(em, Batch, batchId);
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
