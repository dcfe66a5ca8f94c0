import { type CsvFile, importFile } from '../../../platform/csv/import-file.ts';
import type { ImportKey } from '../../../platform/csv/import-known.ts';
import type { ImportPayload } from '../../../platform/csv/import-payload.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import { namedFiles } from '../../../platform/storage/file-fields.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { assertWithinPlan } from '../../academy/academies/plan.ts';
import { Student } from './student.entity.ts';
import { STUDENT_COLUMNS } from './student-columns.ts';
import { assignValues, calendarErrors, newStudent, UNIQUE_KEYS } from './student-values.ts';

/** The columns, in addition to the id, by which a row identifies an existing student. */
const KEYS: ImportKey<Student>[] = [
  { field: 'externalId', where: (externalIds) => ({ externalId: { $in: externalIds } }) },
  { field: 'studentNumber', where: (numbers) => ({ studentNumber: { $in: numbers } }) },
];

/**
 * Returns an error for each uploaded file in an input that the student does not have yet, because a CSV file cannot add
 * uploaded files.
 */
function newFileErrors(input: object, student: object = {}): FieldErrors {
  const known = new Set(namedFiles(Student, student).map(({ id }) => id));
  const added = namedFiles(Student, input).filter(({ id }) => !known.has(id));
  return Object.fromEntries(added.map(({ path }) => [path, [messages.prohibited(path)]]));
}

/**
 * Imports the students in a CSV file. A row that identifies an existing student changes this student. All other rows
 * register new students.
 */
export function importStudents(ctx: RequestContext, file: CsvFile): Promise<ImportPayload> {
  const today = todayOf(ctx);
  return importFile(ctx, file, {
    entity: Student,
    columns: STUDENT_COLUMNS,
    keys: KEYS,
    uniqueKeys: UNIQUE_KEYS,
    async begin(em) {
      // with this lock, the second of two concurrent imports finds the students that the first has created
      const academy = await lockAcademy(em, ctx.session.academyId);
      return {
        admit: (added) => assertWithinPlan(em, academy, { resource: 'students', entity: Student, added }),
        create(input) {
          refuseIfAny({ ...calendarErrors(today, input), ...newFileErrors(input) });
          const student = newStudent(today);
          assignValues(student, emptyAsNull(input));
          return student;
        },
        change(student, changes) {
          assertNotErased(student, 'student');
          refuseIfAny({ ...calendarErrors(today, changes), ...newFileErrors(changes, student) });
          assignValues(student, emptyAsNull(changes));
        },
      };
    },
  });
}
