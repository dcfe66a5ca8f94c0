import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import type { ImportRow } from '../../../../platform/csv/import-row.ts';
import { lockRecords } from '../../../../platform/database/records.ts';
import { nextTurn } from '../../../../platform/database/turns.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { visibleAmong } from '../../../../platform/tenancy/visibility.ts';
import { messages, snakeCase } from '../../../../platform/validation/messages.ts';
import {
  findStudents,
  type NamedStudents,
  referToStudent,
  studentNamesOf,
} from '../../../people/students/named-students.ts';
import { Batch } from '../../batches/batch.entity.ts';
import { lockBatches } from '../../batches/locked-batches.ts';
import { Course } from '../../courses/course.entity.ts';
import { assertLeadsCourse } from '../../courses/course.service.ts';
import { Enrollment } from '../enrollment.entity.ts';
import type { EnrollStudentInput } from '../enrollment.inputs.ts';
import { enrollmentReads } from '../enrollment.loaders.ts';
import { type EnrollmentTarget, isTaught } from '../enrollment-target.ts';

/** The students, batches and courses to which the rows of a file refer. All of them are locked, in lock order. */
export class ImportedTargets {
  readonly students: NamedStudents;
  readonly #batches: ReadonlyMap<string, Batch>;
  readonly #courses: ReadonlyMap<string, Course>;

  private constructor(students: NamedStudents, batches: readonly Batch[], courses: readonly Course[]) {
    this.students = students;
    this.#batches = new Map(batches.map((batch) => [batch.id, batch]));
    this.#courses = new Map(courses.map((course) => [course.id, course]));
  }

  /**
   * Finds and locks the records to which the rows refer. A row gets an error if it refers to a record that does not
   * exist, or to an enrollment that the caller cannot see. Throws FORBIDDEN for a department head who does not lead the
   * department of a row's course.
   */
  static async find(ctx: RequestContext, em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportedTargets> {
    const known = await findKnown(ctx, em, rows);
    const students = await findStudents(em, [...studentNamesOf(rows), ...known.map(({ student }) => student.id)], {
      lock: true,
    });
    const batches = await findAll(em, Batch, {
      id: [...cellsOf(rows, 'batchId'), ...known.flatMap(({ batch }) => batch?.id ?? [])],
      code: referencesOf(rows, 'batchCode'),
      name: referencesOf(rows, 'batchName'),
    });
    const courses = await findAll(em, Course, {
      id: [...cellsOf(rows, 'courseId'), ...batches.map(({ course }) => course.id)],
      code: referencesOf(rows, 'courseCode'),
    });
    await referRows(rows, { students, batches, courses, today: todayOf(ctx) });
    // locks the courses of rows without a batch, so that they are not deleted; a course that has a batch cannot be
    // deleted
    const alone = new Set(
      rows.filter(({ values }) => !values.has('batchId')).flatMap((row) => cellsOf([row], 'courseId')),
    );
    for (const some of chunksOf([...alone].sort())) {
      await lockRecords(em, Course, some, { lock: 'shared' });
      await nextTurn();
    }
    const locked: Batch[] = [];
    for (const some of chunksOf(batches.map(({ id }) => id).sort())) {
      locked.push(...(await lockBatches(em, some)));
      await nextTurn();
    }
    const found = new ImportedTargets(students, locked, courses);
    await found.#assertLed(ctx, em, rows);
    em.clear();
    return found;
  }

  /** Returns the batch and the course of a new enrollment. */
  of({ batchId, courseId }: Pick<EnrollStudentInput, 'batchId' | 'courseId'>): EnrollmentTarget {
    const batch = batchId ? this.batch(batchId) : null;
    return { batch, course: this.#courses.get(batch ? batch.course.id : batchId ? '' : (courseId ?? '')) ?? null };
  }

  batch(id: string | undefined): Batch | null {
    return this.#batches.get(id ?? '') ?? null;
  }

  async #assertLed(ctx: RequestContext, em: SqlEntityManager, rows: readonly ImportRow[]): Promise<void> {
    const courses = new Set<Course>();
    for (const row of rows) {
      if (row.values.has('id')) continue;
      const { course } = this.of({ batchId: row.text('batchId'), courseId: row.text('courseId') });
      if (course) courses.add(course);
    }
    for (const course of courses) await assertLeadsCourse(ctx, em, course);
  }
}

type Known = Pick<Enrollment, 'student' | 'batch'>;

/**
 * Returns the enrollments whose ids are in the rows. Adds an error to a row if the enrollment does not exist or the
 * caller cannot see it.
 */
async function findKnown(ctx: RequestContext, em: SqlEntityManager, rows: readonly ImportRow[]): Promise<Known[]> {
  const known: Known[] = [];
  for (const some of chunksOf(rows.filter(({ values }) => values.has('id')))) {
    const ids = cellsOf(some, 'id');
    const visible = await visibleAmong(ctx, em, enrollmentReads, ids);
    for (const row of some) if (!visible.has(row.text('id') ?? '')) row.refuse('id', messages.selected);
    known.push(...(await em.find(Enrollment, { id: { $in: [...visible] } }, { fields: ['student', 'batch'] })));
    await nextTurn();
  }
  return known;
}

/**
 * `values` lists accepted values by property. Returns the records in which at least one property has an accepted value.
 */
async function findAll<T extends Batch | Course>(
  em: SqlEntityManager,
  entity: new () => T,
  values: Readonly<Record<string, readonly string[]>>,
): Promise<T[]> {
  const found = new Map<string, T>();
  for (const [property, wanted] of Object.entries(values)) {
    for (const some of chunksOf([...new Set(wanted)])) {
      const records = await em.find(entity, { [property]: { $in: some } });
      for (const record of records) found.set(record.id, record);
      await nextTurn();
    }
  }
  return [...found.values()];
}

const cellsOf = (rows: readonly ImportRow[], field: string): string[] => rows.flatMap((row) => row.text(field) ?? []);

const referencesOf = (rows: readonly ImportRow[], column: string): string[] =>
  rows.flatMap(({ references }) => references.get(column) ?? []);

/** The records to which the rows of a file may refer, and today's date. */
interface Named {
  readonly students: NamedStudents;
  readonly batches: readonly Batch[];
  readonly courses: readonly Course[];
  readonly today: string;
}

/**
 * Sets the ids of students, batches and courses in the rows, from columns that identify these records without an id,
 * such as by a code. Other requests can run between two rows.
 */
async function referRows(rows: readonly ImportRow[], { students, batches, courses, today }: Named): Promise<void> {
  const batchesOfCode = Map.groupBy(batches, ({ code }) => code);
  const batchesOfName = Map.groupBy(batches, ({ name }) => name);
  const coursesOfCode = Map.groupBy(courses, ({ code }) => code);
  for (const row of rows) {
    await nextTurn();
    referToStudent(row, students);
    refer(row, 'batchId', 'batchCode', (code) => batchesOfCode.get(code));
    refer(row, 'batchId', 'batchName', (name) => stillTaught(batchesOfName.get(name), today));
    refer(row, 'courseId', 'courseCode', (code) => coursesOfCode.get(code));
  }
}

/**
 * Returns only the batches that accept students. If no batch accepts students, returns all batches. All given batches
 * have the same name.
 */
function stillTaught(batches: readonly Batch[] = [], today: string): readonly Batch[] {
  const taught = batches.filter((batch) => isTaught(batch, today));
  return taught.length > 0 ? taught : batches;
}

/** Sets the id of the record to which a column of a row refers. Adds an error if the column matches several records. */
function refer(
  row: ImportRow,
  field: string,
  column: string,
  find: (name: string) => readonly { id: string }[] | undefined,
): void {
  const name = row.references.get(column);
  if (name === undefined) return;
  const found = find(name) ?? [];
  const path = `${row.path}${column}`;
  if (found.length > 1)
    row.errors[path] = [`The ${snakeCase(path)} field is the name of several batches: tell the code.`];
  row.refer(field, column, found.length === 1 ? (found[0]?.id ?? null) : null);
}
