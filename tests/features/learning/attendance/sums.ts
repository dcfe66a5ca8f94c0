import { sql } from 'kysely';
import { attendance } from '../../../../src/features/learning/attendance/attendance.resource.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { createBackground } from '../../../../src/service/background.ts';
import type { TestApp } from '../../../support/app.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import type { SeededAcademy } from '../../../support/seed.ts';

type Row = Record<string, any>;

const STATUSES = ['present', 'late', 'absent', 'excused'] as const;
const NO_BATCH = '00000000-0000-0000-0000-000000000000';

/** Runs the nightly job that recounts the attendance of an academy. */
export async function recount(app: TestApp, { run }: Pick<SeededAcademy, 'run'>): Promise<void> {
  await run((em) => enqueue(em, scheduleOf('attendance.recount').kind, {}));
  await createBackground(app.services, [{ jobs: attendance.jobs ?? [] }]).drain();
}

export const rowsOf = ({ run, id }: Pick<SeededAcademy, 'run' | 'id'>, table: string): Promise<Row[]> =>
  run(
    async (em) =>
      (
        await sql<Row>`select * from ${sql.table(table)} where academy_id = ${id} order by 2, 3, 4`.execute(
          em.getKysely(),
        )
      ).rows,
  );

/** Converts a date from PostgreSQL or SQLite to the format `2026-01-31`. */
export const day = (value: unknown): string => String(value).slice(0, 10);

/** Returns true if an enrollment was active on a day. A dropped enrollment was active until the day before the drop. */
export function wasActive(enrollment: Row, date: string): boolean {
  if (day(enrollment.active_from) > date) return false;
  if (enrollment.status === 'completed') return enrollment.completion_date && day(enrollment.completion_date) >= date;
  if (enrollment.status === 'dropped') return enrollment.dropped_on && day(enrollment.dropped_on) > date;
  return enrollment.status === 'active';
}

/**
 * Returns the stored sums of an academy (`kept`, `expected`, `firstKept`), and the same sums computed from its marks
 * and enrollments (`counted`, `active`, `firstMade`).
 */
export async function sumsOf(academy: Pick<SeededAcademy, 'run' | 'id'>) {
  const [marks, months, sessions, enrollments] = await Promise.all(
    ['attendance', 'attendance_months', 'class_sessions', 'enrollments'].map((table) => rowsOf(academy, table)),
  );
  const counted: Record<string, number[]> = {};
  const add = (key: string, mark: Row, ...further: number[]) => {
    const sums = [...STATUSES.map((status) => (mark.status === status ? 1 : 0)), ...further];
    counted[key] = sums.map((sum, index) => sum + (counted[key]?.[index] ?? 0));
  };
  for (const mark of marks as Row[]) {
    const { batch_id, student_id, session_id } = mark;
    add(`${day(mark.date).slice(0, 7)} ${batch_id ?? NO_BATCH} ${student_id}`, mark, session_id ? 0 : 1);
    if (session_id) add(session_id, mark);
  }
  const kept: Record<string, number[]> = {};
  for (const row of months as Row[]) {
    const sums = [...STATUSES, 'unplanned'].map((name) => Number(row[name]));
    if (sums.some(Boolean)) kept[`${day(row.month).slice(0, 7)} ${row.batch_id} ${row.student_id}`] = sums;
  }
  const firstKept: Record<string, string> = {};
  const firstMade: Record<string, string> = {};
  const expected: Record<string, number | null> = {};
  const active: Record<string, number | null> = {};
  for (const row of sessions as Row[]) {
    const sums = STATUSES.map((name) => Number(row[name]));
    if (sums.some(Boolean)) kept[row.id] = sums;
    const made = (marks as Row[]).filter(({ session_id }) => session_id === row.id).map(({ created_at }) => created_at);
    if (row.first_marked_at) firstKept[row.id] = row.first_marked_at;
    if (made.length > 0) firstMade[row.id] = made.toSorted()[0];
    const isIn = (each: Row) => each.batch_id === row.batch_id && wasActive(each, day(row.date));
    const students = new Set((enrollments as Row[]).filter(isIn).map(({ student_id }) => student_id));
    expected[row.id] = row.expected;
    // if null is stored, the service counts the students when it reads the session
    active[row.id] = row.expected === null ? null : students.size;
  }
  return { kept, counted, expected, active, firstKept, firstMade };
}
