import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { isAnyOf, type Sql } from '../../platform/loaders/read-model.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';

/** Which students are marked, when and where. Ids are in lower case. */
export interface Roll {
  readonly studentIds: readonly string[];
  /** Null for attendance at the academy as such. */
  readonly batchId: string | null;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly session: string | null;
}

/** What marks are decided on: a row for each of the students who exist, or one without a student. */
export interface RollRow {
  /** The batch; null when there is none such. */
  readonly batchId: string | null;
  readonly instructorId: string | null;
  /** The head of the department of the batch. */
  readonly headStaffId: string | null;
  /** Hours after the end of a day in which teachers may mark it. */
  readonly editHours: number;
  /** Null in the row without a student. */
  readonly studentId: string | null;
  /** Whether the student had an enrollment in the batch that was active on the date. */
  readonly isEnrolled: boolean;
  /** The columns of the attendance record of the student that there is already. */
  readonly record: Record<string, unknown> | null;
}

/**
 * Locks the students and then the batch of a roll until the transaction ends, in that order, as everybody does: no record
 * of theirs comes into being meanwhile, and a student who is being deleted is waited for here. SQLite has one writer.
 */
export async function lockRoll(ctx: RequestContext, em: SqlEntityManager, roll: Roll): Promise<void> {
  const { engine } = ctx.database;
  if (engine === 'sqlite' || roll.batchId === null) return;
  const { id: academyId } = requireAcademy(ctx);
  await sql`with students_of_roll as materialized (
      select s.id from students s where s.academy_id = ${academyId} and ${isAnyOf(sql`s.id`, roll.studentIds, engine)}
      order by s.id for share
    )
    select b.id from batches b where b.academy_id = ${academyId} and b.id = ${roll.batchId}
      and (select count(*) from students_of_roll) >= 0
    for no key update of b`.execute(em.getKysely());
}

/** As the unique index of attendance writes it. */
const NO_BATCH = sql`'00000000-0000-0000-0000-000000000000'`;

/** Reads what a roll is decided on, in one statement whatever the number of students. */
export async function readRoll(ctx: RequestContext, em: SqlEntityManager, roll: Roll): Promise<RollRow[]> {
  const { batchId, date, session, studentIds } = roll;
  const { id: academyId } = requireAcademy(ctx);
  const { rows } = await sql<any>`
    select b.id as "$batchId", b.instructor_id as "$instructorId", d.head_staff_id as "$headStaffId",
      o.settings ->> 'attendanceEditHours' as "$editHours", s.id as "$studentId",
      ${wasActive(batchId, date)} as "$isEnrolled", t.*
    from academies o
    left join batches b on b.academy_id = o.id and b.id = ${batchId} and b.deleted_at is null
    left join courses c on c.academy_id = o.id and c.id = b.course_id and c.deleted_at is null
    left join departments d on d.academy_id = o.id and d.id = c.department_id and d.deleted_at is null
    left join students s on s.academy_id = o.id and s.deleted_at is null and s.erased_at is null
      and ${isAnyOf(sql`s.id`, studentIds, ctx.database.engine)}
    left join attendance t on t.academy_id = o.id and t.student_id = s.id and t.date = ${date}
      and coalesce(t.batch_id, ${NO_BATCH}) = ${batchId ?? NO_BATCH}
      and coalesce(t.session, '') = ${session ?? ''}
    where o.id = ${academyId}`.execute(em.getKysely());
  return rows.map(
    ({ $batchId, $instructorId, $headStaffId, $editHours, $studentId, $isEnrolled, ...record }): RollRow => ({
      batchId: $batchId,
      instructorId: $instructorId,
      headStaffId: $headStaffId,
      editHours: Number($editHours),
      studentId: $studentId,
      isEnrolled: Boolean($isEnrolled),
      record: record.id === null ? null : record,
    }),
  );
}

/** Whether the student `s` was active in the batch on the date: dropped enrollments were until the day before. */
const wasActive = (batchId: string | null, date: string): Sql =>
  sql`exists (select 1 from enrollments e where e.academy_id = o.id and e.student_id = s.id and e.batch_id = ${batchId}
    and e.deleted_at is null and e.enrollment_date <= ${date}
    and (e.status = 'active' or (e.status = 'completed' and e.completion_date >= ${date})
      or (e.status = 'dropped' and e.dropped_on > ${date})))`;
