import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** An enrollment with the names that its notices contain. */
export interface Place {
  readonly id: string;
  readonly studentId: string;
  readonly student: string;
  readonly batchId: string | null;
  /** The name of the batch. Without a batch, the name of the course. */
  readonly name: string;
  readonly status: string;
  readonly dropReason: string | null;
}

const places = ({ academy, read }: NoticeReading, which: Sql): Promise<Place[]> =>
  read(
    sql<Place>`select e.id, e.student_id as "studentId", s.name as student, e.batch_id as "batchId",
        coalesce(b.name, c.name) as name, e.status, e.drop_reason as "dropReason"
      from enrollments e
      join students s on s.academy_id = ${academy.id} and s.id = e.student_id
      left join batches b on b.academy_id = ${academy.id} and b.id = e.batch_id
      left join courses c on c.academy_id = ${academy.id} and c.id = e.course_id
      where e.academy_id = ${academy.id} and e.deleted_at is null and ${which} order by e.id`,
  );

/** Returns the enrollments with the given ids. Omits deleted enrollments. */
export const placesById = (reading: NoticeReading, ids: readonly string[]): Promise<Place[]> =>
  places(reading, inIds(sql`e.id`, ids, reading.engine));

/**
 * Returns the condition that an enrollment `e` is in one of the batches, and is active. An enrollment that was active
 * and was dropped because its batch was cancelled or deleted matches too, unless the batch was restored.
 */
export const placesIn = ({ academy, engine }: NoticeReading, batchIds: readonly string[]): Sql =>
  sql`${inIds(sql`e.batch_id`, batchIds, engine)} and (e.status = 'active'
    or e.status = 'dropped' and e.active_from is not null and e.drop_reason in ('batch_cancelled', 'batch_deleted')
      and e.batch_id in (select b.id from batches b
        where b.academy_id = ${academy.id} and (b.status = 'cancelled' or b.deleted_at is not null)))`;

/** Returns the ids of the students in each batch, by batch id. {@link placesIn} states which enrollments count. */
export async function studentsOfBatches(
  reading: NoticeReading,
  batchIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reading.read(
    sql<{ batchId: string; studentId: string }>`select e.batch_id as "batchId", e.student_id as "studentId"
      from enrollments e where e.academy_id = ${reading.academy.id} and e.deleted_at is null
        and ${placesIn(reading, batchIds)} order by e.student_id`,
  );
  const groups = Map.groupBy(rows, ({ batchId }) => batchId);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ studentId }) => studentId)]));
}

/** Returns true if a student has an active enrollment in a batch. */
export async function isEnrolled(
  { academy, read }: NoticeReading,
  studentId: unknown,
  batchId: unknown,
): Promise<boolean> {
  const rows = await read(
    sql`select e.id from enrollments e where e.academy_id = ${academy.id} and e.student_id = ${studentId}
      and e.batch_id = ${batchId} and e.status = 'active' and e.deleted_at is null limit 1`,
  );
  return rows.length > 0;
}

/**
 * Returns true for a student with an enrollment in `places`, and for a parent who gets notices about such a student.
 * Always returns true for recipients who are neither parents nor students. `places` is a condition on enrollments `e`.
 */
export async function belongsTo(
  { academy, read }: NoticeReading,
  { personType, personId }: { readonly personType: string | null; readonly personId: string | null },
  places: Sql,
): Promise<boolean> {
  if (personType !== 'parent' && personType !== 'student') return true;
  const isTheirs =
    personType === 'student'
      ? sql`e.student_id = ${personId}`
      : sql`e.student_id in (select l.student_id from parent_students l
          where l.academy_id = ${academy.id} and l.parent_id = ${personId} and l.gets_notices)`;
  const rows = await read(
    sql`select e.id from enrollments e where e.academy_id = ${academy.id} and ${isTheirs}
      and e.deleted_at is null and ${places} limit 1`,
  );
  return rows.length > 0;
}

/** Returns true if a parent gets notices about at least one student. */
export async function hasChildren({ academy, read }: NoticeReading, parentId: string | null): Promise<boolean> {
  const rows = await read(
    sql`select l.id from parent_students l
      where l.academy_id = ${academy.id} and l.parent_id = ${parentId} and l.gets_notices limit 1`,
  );
  return rows.length > 0;
}

interface Step {
  readonly enrollmentId: string;
  readonly role: string | null;
}

/**
 * Returns, for each enrollment, the roles of the members who made the first and the last change of its stage. A role is
 * null if the user is no member, or if the service itself made the change.
 */
export async function firstAndLastActors(
  { academy, engine, read }: NoticeReading,
  enrollmentIds: readonly string[],
): Promise<Map<string, readonly [first: string | null, last: string | null]>> {
  const rows = await read(
    sql<Step>`select v.enrollment_id as "enrollmentId", (select m.role from memberships m
        where m.academy_id = ${academy.id} and m.user_id = v.actor_id) as role
      from enrollment_events v where v.academy_id = ${academy.id}
        and ${inIds(sql`v.enrollment_id`, enrollmentIds, engine)} order by v.created_at, v.id`,
  );
  const steps = Map.groupBy(rows, ({ enrollmentId }) => enrollmentId);
  return new Map([...steps].map(([id, own]) => [id, [own[0]?.role ?? null, own.at(-1)?.role ?? null]]));
}
