import { setImmediate } from 'node:timers/promises';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { moreErrors, readCsv } from '../../platform/csv/read-csv.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { lockAcademy } from '../academies/academy-lock.ts';
import { assertWithinPlan } from '../academies/plan.ts';
import { Student } from './student.entity.ts';
import { IMPORTED_VALUES, STUDENT_COLUMNS, type StudentRow, studentRow } from './student-columns.ts';
import { assignValues, calendarErrors, newStudent } from './student-values.ts';

const MAX_ROWS = 5_000;

/** Bad cells that are told. */
const MAX_ERRORS = 100;

/** Rows that are checked or written before other requests get their turn. */
const ROWS_AT_ONCE = 200;

/** What became of the rows of a file. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/**
 * Registers the students of a CSV file, and changes those who have the external id of a row: all of them or, with an
 * error for each bad cell, none. Empty cells say nothing. A dry run does the same and undoes it.
 */
export async function importStudents(ctx: RequestContext, csv: string, dryRun: boolean): Promise<ImportCounts> {
  const rows = await read(csv);
  const writeAll = () =>
    ctx.session.write(async (em) => {
      const counts = await write(ctx, em, rows);
      if (dryRun) throw new Undone(counts);
      return counts;
    });
  try {
    // somebody may give one of the ids to a student meanwhile: then that student is found
    return await writeAll().catch((error) => {
      if (error instanceof UniqueConstraintViolationException) return writeAll();
      throw error;
    });
  } catch (error) {
    if (error instanceof Undone) return error.counts;
    throw error;
  }
}

/** Ends the transaction of a dry run. */
class Undone extends Error {
  readonly counts: ImportCounts;

  constructor(counts: ImportCounts) {
    super('The import was a dry run.');
    this.counts = counts;
  }
}

async function read(csv: string): Promise<StudentRow[]> {
  const rows: StudentRow[] = [];
  for (const row of readCsv(csv, { columns: STUDENT_COLUMNS, maxRows: MAX_ROWS })) {
    if (rows.length % ROWS_AT_ONCE === 0) await setImmediate();
    rows.push(studentRow(row));
  }
  return rows;
}

async function write(ctx: RequestContext, em: SqlEntityManager, rows: readonly StudentRow[]): Promise<ImportCounts> {
  // of two imports of the same new students the second finds those of the first
  const academy = await lockAcademy(em, ctx.session.academyId);
  const known = await findKnown(em, rows);
  refuseIfAny(errorsOf(ctx, rows, known));
  const counts: ImportCounts = { created: rows.filter((row) => !idOf(known, row)).length, updated: 0, unchanged: 0 };
  if (counts.created > 0) await assertWithinPlan(em, academy, 'students', Student, counts.created);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    // a flush looks at every entity there is
    em.clear();
    await setImmediate();
    await writeSome(ctx, em, rows.slice(start, start + ROWS_AT_ONCE), known, counts);
  }
  return counts;
}

async function writeSome(
  ctx: RequestContext,
  em: SqlEntityManager,
  rows: readonly StudentRow[],
  known: Known,
  counts: ImportCounts,
): Promise<void> {
  const ids = rows.map((row) => idOf(known, row)).filter((id) => id !== undefined);
  const students = ids.length > 0 ? await em.find(Student, { id: { $in: ids } }) : [];
  const studentOf = new Map(students.map((student) => [student.id, student]));
  for (const row of rows) {
    const student = studentOf.get(idOf(known, row) ?? '');
    if (student) counts[change(student, row) ? 'updated' : 'unchanged']++;
    else {
      const added = newStudent(ctx);
      assignValues(added, row.input);
      em.persist(added);
    }
  }
  await em.flush();
}

/** The ids of students by their external ids. */
type Known = ReadonlyMap<string, string>;

const idOf = (known: Known, { input }: StudentRow): string | undefined =>
  input.externalId ? known.get(input.externalId) : undefined;

/** The students that the rows are about, locked, by their external ids. */
async function findKnown(em: SqlEntityManager, rows: readonly StudentRow[]): Promise<Known> {
  const ids = rows
    .filter(({ path, errors }) => !errors[`${path}externalId`])
    .flatMap(({ input }) => (input.externalId ? [input.externalId] : []));
  if (ids.length === 0) return new Map();
  const options = { fields: ['externalId'], lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
  const students = await em.find(Student, { externalId: { $in: [...new Set(ids)] } }, options);
  return new Map(students.map(({ id, externalId }) => [externalId as string, id]));
}

/** What is wrong with the rows, in their order: the first of it, and how much more there is. */
function errorsOf(ctx: RequestContext, rows: readonly StudentRow[], known: Known): FieldErrors {
  const seen = new Set<string>();
  const errors = rows.flatMap((row) => {
    const isNew = !idOf(known, row);
    return Object.entries({
      ...(isNew && missing(row)),
      ...repeated(row, seen),
      ...calendarErrors(ctx, row.input, row.path),
      ...row.errors,
    });
  });
  const told: FieldErrors = Object.fromEntries(errors.slice(0, MAX_ERRORS));
  if (errors.length > MAX_ERRORS) told.rows = [moreErrors(errors.length - MAX_ERRORS)];
  return told;
}

/** What a new student must have, and the row has not. */
function missing({ path, input, errors }: StudentRow): FieldErrors {
  if (errors[path.slice(0, -1)]) return {};
  const fields = (['firstName', 'lastName'] as const).filter((name) => input[name] === undefined);
  return Object.fromEntries(fields.map((name) => [path + name, [messages.required(path + name)]]));
}

function repeated({ path, input: { externalId } }: StudentRow, seen: Set<string>): FieldErrors {
  const field = `${path}externalId`;
  if (!externalId) return {};
  if (seen.has(externalId)) return { [field]: [messages.distinct(field)] };
  seen.add(externalId);
  return {};
}

/** Takes over what a row says; answers whether that was anything new. */
function change(student: Student, { input }: StudentRow): boolean {
  const values = () => JSON.stringify(IMPORTED_VALUES.map((name) => student[name as keyof Student]));
  const before = values();
  assignValues(student, input);
  return values() !== before;
}
