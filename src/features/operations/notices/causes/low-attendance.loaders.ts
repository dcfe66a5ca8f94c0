import { sql } from 'kysely';
import { recordset } from '../../../../platform/database/bulk-rows.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { isBelow, percentOf, ratesOf, WEIGHTS } from '../../../learning/attendance/rates/attendance-rates.loaders.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';

/**
 * A status that an attendance mark has or had, with the time at which it was recorded. A corrected mark has several
 * statuses with different times.
 */
export interface MarkState {
  readonly attendanceId: string;
  readonly studentId: string;
  readonly date: string;
  readonly status: string;
  /** The time at which the status was recorded: RFC 3339, UTC. */
  readonly markedAt: string;
}

/** Selects marks of some students in one batch, on the days from `from` to `to`. */
interface Marks {
  readonly batchId: string;
  readonly studentIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/**
 * Returns all statuses that the marks of some students in a batch have or had, in the order in which they were
 * recorded.
 */
export async function markStates(
  { academy, engine, read }: NoticeReading,
  { batchId, studentIds, from, to }: Marks,
): Promise<MarkState[]> {
  const marks = sql`from attendance t where t.academy_id = ${academy.id} and t.batch_id = ${batchId}
    and ${inIds(sql`t.student_id`, studentIds, engine)} and t.date between ${from} and ${to}`;
  const rows = await read(
    sql<MarkState>`select t.id as "attendanceId", t.student_id as "studentId", cast(t.date as text) as date, t.status,
        t.marked_at as "markedAt" ${marks}
      union all
      select h.attendance_id, m.student_id, m.date, h.status, h.marked_at
      from attendance_history h
      join (select t.id, t.student_id, cast(t.date as text) as date ${marks}) m on m.id = h.attendance_id
      where h.academy_id = ${academy.id}`,
  );
  return rows
    .map((row) => ({ ...row, markedAt: new Date(row.markedAt).toISOString() }))
    .sort((a, b) => (a.markedAt < b.markedAt ? -1 : 1));
}

/** Returns the ids of the students who have a mark in a batch on a day. */
export async function markedStudents(
  { academy, read }: NoticeReading,
  batchId: string,
  date: string,
): Promise<string[]> {
  const rows = await read(
    sql<{ id: string }>`select distinct t.student_id as id from attendance t
      where t.academy_id = ${academy.id} and t.batch_id = ${batchId} and t.date = ${date}`,
  );
  return rows.map(({ id }) => id);
}

/** The numbers of marks per status. `id` is the key for these numbers in the result of {@link lowRates}. */
export interface CountedMarks {
  readonly id: string;
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
}

const COUNTS = ['present', 'late', 'absent', 'excused'] as const;

/** The minimum number of marks for which a rate is computed. */
const MIN_MARKS = 4;

/**
 * Returns the attendance rates that are low, in percent, by the `id` of the counted marks. Other rates are omitted. A
 * rate is low under the same condition as in the report on low attendance.
 */
export async function lowRates(run: NoticeRun, counted: readonly CountedMarks[]): Promise<Map<string, string>> {
  const { em, academy } = run;
  const columns = ['id', ...COUNTS].map((name) => ({ property: name, name, type: name === 'id' ? 'text' : 'integer' }));
  const { marked, rate } = ratesOf((name) => {
    if (name === 'lateHalves' || name === 'excusedCounted' || name === 'excusedAttended') {
      return WEIGHTS[name]({ academyId: academy.id });
    }
    return sql`r.${sql.ref(name)}`;
  });
  const threshold = sql.lit(academy.settings.lowAttendanceThreshold);
  const rows = await run.read(
    sql<{ id: string; rate: string }>`select r.id, ${percentOf(rate)} as rate
      from ${recordset(em, columns, counted as never)}
      where ${marked} >= ${sql.lit(MIN_MARKS)} and ${isBelow(rate, threshold)}`,
  );
  return new Map(rows.map(({ id, rate: percent }) => [id, percent]));
}

/** The name of a batch, and the ids of the staff members who get notices about low attendance in it. */
export interface BatchStaff {
  readonly id: string;
  readonly name: string;
  readonly instructorId: string | null;
  readonly headId: string | null;
}

/** Returns, for each batch, the ids of its instructor and of the head of its department. */
export const staffOfBatches = (
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<BatchStaff[]> =>
  read(
    sql<BatchStaff>`select b.id, b.name, b.instructor_id as "instructorId", d.head_staff_id as "headId"
      from batches b
      join courses c on c.academy_id = ${academy.id} and c.id = b.course_id
      left join departments d on d.academy_id = ${academy.id} and d.id = c.department_id and d.deleted_at is null
      where b.academy_id = ${academy.id} and ${inIds(sql`b.id`, ids, engine)}`,
  );

/** Returns the names of students, by id. */
export async function studentNames(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await read(
    sql<{ id: string; name: string }>`select s.id, s.name from students s
      where s.academy_id = ${academy.id} and ${inIds(sql`s.id`, ids, engine)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
