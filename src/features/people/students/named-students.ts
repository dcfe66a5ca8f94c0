import type { FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../platform/csv/chunks.ts';
import type { ImportRow } from '../../../platform/csv/import-row.ts';
import { lockRecords } from '../../../platform/database/records.ts';
import { nextTurn } from '../../../platform/database/turns.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Student } from './student.entity.ts';

/** The columns, in addition to `student_id`, by which a row identifies a student. */
export const STUDENT_REFERENCES = ['student_external_id', 'student_number'];

/** Students by their ids, external ids and student numbers. */
export interface NamedStudents {
  readonly byId: ReadonlyMap<string, Student>;
  readonly byExternalId: ReadonlyMap<string, Student>;
  readonly byNumber: ReadonlyMap<string, Student>;
}

/**
 * Returns the students with the given ids, external ids or student numbers. `names` may contain values of all three
 * kinds.
 */
export async function findStudents(
  em: SqlEntityManager,
  names: Iterable<string>,
  { lock = false }: { lock?: boolean } = {},
): Promise<NamedStudents> {
  const found = new Map<string, Student>();
  for (const some of chunksOf([...new Set(names)])) {
    em.clear();
    const ids = some.filter((name) => isUuid(name)).map((id) => id.toLowerCase());
    const where: FilterQuery<Student>[] = [{ externalId: { $in: some } }, { studentNumber: { $in: some } }];
    if (ids.length > 0) where.push({ id: { $in: ids } });
    for (const condition of where) for (const it of await em.find(Student, condition)) found.set(it.id, it);
    await nextTurn();
  }
  if (lock) {
    for (const some of chunksOf([...found.keys()].sort())) {
      em.clear();
      for (const it of some) found.delete(it);
      for (const it of await lockRecords(em, Student, some, { lock: 'shared' })) found.set(it.id, it);
      await nextTurn();
    }
  }
  em.clear();
  const students = [...found.values()];
  return {
    byId: found,
    byExternalId: new Map(students.flatMap((it) => (it.externalId ? [[it.externalId, it] as const] : []))),
    byNumber: new Map(students.map((it) => [it.studentNumber, it])),
  };
}

/** Returns all ids, external ids and student numbers in the columns of rows that identify students. */
export const studentNamesOf = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap((row) =>
    [row.text('studentId'), row.references.get('studentExternalId'), row.references.get('studentNumber')].flatMap(
      (name) => name ?? [],
    ),
  );

/**
 * Sets the id of the student whom a row identifies by external id or student number. Adds an error if there is no such
 * student, or if the columns of the row identify different students.
 */
export function referToStudent(row: ImportRow, { byExternalId, byNumber }: NamedStudents): void {
  const externalId = row.references.get('studentExternalId');
  const number = row.references.get('studentNumber');
  if (externalId) row.refer('studentId', 'studentExternalId', byExternalId.get(externalId)?.id ?? null);
  if (number) row.refer('studentId', 'studentNumber', byNumber.get(number)?.id ?? null);
}
