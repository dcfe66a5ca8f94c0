import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { insertRows } from '../../../../src/platform/database/bulk-rows.ts';
import { newCode } from '../../../../src/platform/database/records.ts';
import type { TestApp } from '../../../support/app.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { firstIn, WHOLE } from './setup.ts';

/**
 * Maximum number of rows per insert. For each row of a larger insert, PostgreSQL may scan a whole table that has no
 * statistics yet.
 */
const ROWS = 500;

/**
 * Creates `count` students, each with an enrollment in a course that costs 100.00 a month. The enrollments begin on the
 * first of the current month. Returns the ids of the enrollments.
 */
export async function manyLearners({ with: make, run }: SeededAcademy, count: number): Promise<string[]> {
  const { id: courseId } = await make.course();
  await make.feePlan({ courseId, items: [WHOLE] });
  const students = Array.from({ length: count }, (_, n) => ({
    ...{ id: uuid(), firstName: 'Stu', lastName: `Student ${n}`, studentNumber: newCode('STU') },
    ...{ joinedAt: firstIn(0), status: 'active', academicHistory: [], documents: [] },
  }));
  const enrollments = students.map(({ id: studentId }) => ({
    ...{ id: uuid(), studentId, courseId, status: EnrollmentStatus.ACTIVE, enrollmentDate: firstIn(0) },
    ...{ heldFrom: firstIn(0), activeFrom: firstIn(0) },
  }));
  for (let from = 0; from < count; from += ROWS) {
    await run(async (em) => {
      await insertRows(em, Student, students.slice(from, from + ROWS));
      await insertRows(em, Enrollment, enrollments.slice(from, from + ROWS));
    });
  }
  return enrollments.map(({ id }) => id);
}

/**
 * Creates a trigger that makes the database refuse new fees of an enrollment. Returns a function that drops the
 * trigger.
 */
export async function failFor({ services: { database } }: TestApp, enrollmentId: string): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(database.kysely);
  if (database.engine === 'sqlite') {
    await run(`create trigger no_fee before insert on fees when new.enrollment_id = '${enrollmentId}'
      begin select raise(abort, 'No fee.'); end`);
    return async () => void (await run('drop trigger no_fee'));
  }
  await run(`create function no_fee() returns trigger language plpgsql as $$ begin raise exception 'No fee.'; end $$`);
  await run(`create trigger no_fee before insert on fees for each row when (new.enrollment_id = '${enrollmentId}')
    execute function no_fee()`);
  return async () => void (await run('drop function no_fee cascade'));
}
