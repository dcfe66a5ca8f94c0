import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { moreErrors, readCsv } from '../../platform/csv/read-csv.ts';
import { nextTurn } from '../../platform/database/turns.ts';
import { type FieldErrors, refuseIfAny } from '../../platform/errors/app-error.ts';
import { requireAcademy, todayIn } from '../../platform/tenancy/context.ts';
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

/** Rows that are written at once: more would keep other requests waiting for their turn. */
const WRITTEN_AT_ONCE = 100;

/** Rows that are looked up at once. */
const FOUND_AT_ONCE = 500;

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
  const today = todayIn(requireAcademy(ctx).timezone);
  const writeAll = () =>
    ctx.session.write(async (em) => {
      // of two imports of the same new students the second finds those of the first
      const academy = await lockAcademy(em, ctx.session.academyId);
      const known = await findKnown(em, rows);
      refuseIfAny(await errorsOf(rows, known, today));
      const added = rows.filter((row) => !idOf(known, row)).length;
      if (added > 0) await assertWithinPlan(em, academy, 'students', Student, added);
      const counts = await write(em, rows, known, today);
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
  for (const row of await readCsv(csv, { columns: STUDENT_COLUMNS, maxRows: MAX_ROWS })) {
    await nextTurn();
    rows.push(studentRow(row));
  }
  return rows;
}

async function write(
  em: SqlEntityManager,
  rows: readonly StudentRow[],
  known: Known,
  today: string,
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  for (const some of chunksOf(rows, WRITTEN_AT_ONCE)) {
    // a flush looks at every entity there is
    em.clear();
    await nextTurn();
    const ids = some.map((row) => idOf(known, row)).filter((id) => id !== undefined);
    const students = ids.length > 0 ? await em.find(Student, { id: { $in: ids } }) : [];
    const studentOf = new Map(students.map((student) => [student.id, student]));
    for (const row of some) {
      const student = studentOf.get(idOf(known, row) ?? '');
      if (student) counts[change(student, row) ? 'updated' : 'unchanged']++;
      else {
        const added = newStudent(today);
        assignValues(added, row.input);
        em.persist(added);
        counts.created++;
      }
    }
    await nextTurn();
    await em.flush();
  }
  return counts;
}

/** The ids of students by their external ids. */
type Known = ReadonlyMap<string, string>;

const idOf = (known: Known, { input }: StudentRow): string | undefined =>
  input.externalId ? known.get(input.externalId) : undefined;

/** The students that the rows are about, locked, by their external ids. */
async function findKnown(em: SqlEntityManager, rows: readonly StudentRow[]): Promise<Known> {
  const externalIds = rows
    .filter(({ path, errors }) => !errors[`${path}externalId`])
    .flatMap(({ input }) => (input.externalId ? [input.externalId] : []));
  const ids: string[] = [];
  for (const some of chunksOf([...new Set(externalIds)], FOUND_AT_ONCE)) {
    em.clear();
    const students = await em.find(Student, { externalId: { $in: some } }, { fields: ['id'] });
    ids.push(...students.map(({ id }) => id));
    await nextTurn();
  }
  const known = new Map<string, string>();
  // locks are taken in the order of ids, and what was found may have got another external id until then
  for (const some of chunksOf(ids.sort(), FOUND_AT_ONCE)) {
    em.clear();
    const options = { fields: ['externalId'], lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const students = await em.find(Student, { id: { $in: some } }, options);
    for (const { id, externalId } of students) if (externalId) known.set(externalId, id);
    await nextTurn();
  }
  return known;
}

function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** What is wrong with the rows, in their order: the first of it, and how much more there is. */
async function errorsOf(rows: readonly StudentRow[], known: Known, today: string): Promise<FieldErrors> {
  const seen = new Set<string>();
  const told: FieldErrors = {};
  let count = 0;
  for (const row of rows) {
    await nextTurn();
    const isNew = !idOf(known, row);
    const errors = {
      ...(isNew && missing(row)),
      ...repeated(row, seen),
      ...calendarErrors(today, row.input, row.path),
      ...row.errors,
    };
    for (const [field, messages] of Object.entries(errors)) if (++count <= MAX_ERRORS) told[field] = messages;
  }
  if (count > MAX_ERRORS) told.rows = [moreErrors(count - MAX_ERRORS)];
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
