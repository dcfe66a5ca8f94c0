import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** A session with the names that notices contain. */
export interface Lesson {
  readonly id: string;
  readonly batchId: string;
  readonly batch: string;
  readonly date: string;
  readonly startTime: string;
  /** The start of the session: RFC 3339, UTC. */
  readonly startsAt: string;
  readonly status: string;
  readonly closureId: string | null;
  readonly classroom: string;
  readonly instructorId: string | null;
  readonly instructor: string | null;
  /** The id of the batch's instructor; null if the batch has none. */
  readonly regularInstructorId: string | null;
}

async function lessons({ academy, read }: NoticeReading, which: Sql): Promise<Lesson[]> {
  const rows = await read(
    sql<Lesson>`select t.id, t.batch_id as "batchId", b.name as batch, cast(t.date as text) as date,
        cast(t.start_time as text) as "startTime", t.starts_at as "startsAt", t.status, t.closure_id as "closureId",
        t.classroom, t.instructor_id as "instructorId", i.name as instructor, b.instructor_id as "regularInstructorId"
      from class_sessions t
      join batches b on b.academy_id = ${academy.id} and b.id = t.batch_id
      left join staff i on i.academy_id = ${academy.id} and i.id = t.instructor_id
      where t.academy_id = ${academy.id} and ${which} order by t.starts_at, t.id`,
  );
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt).toISOString() }));
}

/** Returns the sessions with the given ids. */
export const lessonsById = (reading: NoticeReading, ids: readonly string[]): Promise<Lesson[]> =>
  lessons(reading, inIds(sql`t.id`, ids, reading.engine));

/** Returns the sessions of a day that are not cancelled. */
export const lessonsOnDay = (reading: NoticeReading, day: string): Promise<Lesson[]> =>
  lessons(reading, sql`t.date = ${day} and t.status <> 'cancelled'`);

/** Returns the sessions of a batch that closures have cancelled. */
export const lessonsOfClosures = (reading: NoticeReading, batchId: string): Promise<Lesson[]> =>
  lessons(reading, sql`t.batch_id = ${batchId} and t.closure_id is not null and t.status = 'cancelled'`);

/** Returns the ids of the batches in which a closure has cancelled a session that begins after the given instant. */
export async function batchesOfClosure(
  { academy, read }: NoticeReading,
  closureId: string,
  after: string,
): Promise<string[]> {
  const rows = await read(
    sql<{ id: string }>`select distinct t.batch_id as id from class_sessions t
      where t.academy_id = ${academy.id} and t.closure_id = ${closureId} and t.status = 'cancelled'
        and t.starts_at > ${after}`,
  );
  return rows.map(({ id }) => id);
}

/** The name, the days and the version of a closure. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly version: number;
}

/** Returns the closures with the given ids. Omits deleted closures. */
export const closuresById = ({ academy, engine, read }: NoticeReading, ids: readonly string[]): Promise<Named[]> =>
  read(
    sql<Named>`select c.id, c.name, cast(c.start_date as text) as "startDate", cast(c.end_date as text) as "endDate",
        c.version
      from closures c where c.academy_id = ${academy.id} and ${inIds(sql`c.id`, ids, engine)} and c.deleted_at is null`,
  );

/** Returns, by the id of each batch, the name of the batch and whether the batch was cancelled or deleted. */
export async function batchNames(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly isOver: boolean }>> {
  const rows = await read(
    sql<{ id: string; name: string; isOver: unknown }>`select b.id, b.name,
        b.status = 'cancelled' or b.deleted_at is not null as "isOver" from batches b
      where b.academy_id = ${academy.id} and ${inIds(sql`b.id`, ids, engine)}`,
  );
  // SQLite returns booleans as 0 and 1
  return new Map(rows.map(({ id, name, isOver }) => [id, { name, isOver: Boolean(isOver) }]));
}

/** Returns the id of a batch's instructor; null if there is none. */
export async function instructorOf({ academy, read }: NoticeReading, batchId: string): Promise<string | null> {
  const [batch] = await read(
    sql<{ id: string | null }>`select b.instructor_id as id from batches b
      where b.academy_id = ${academy.id} and b.id = ${batchId}`,
  );
  return batch?.id ?? null;
}
