import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/**
 * An attendance mark, with the names that notices contain. `startTime` and `endsAt` are null for a mark without a
 * session.
 */
export interface Absence {
  readonly id: string;
  readonly studentId: string;
  readonly student: string;
  readonly batchId: string | null;
  readonly batch: string | null;
  readonly sessionId: string | null;
  readonly date: string;
  readonly startTime: string | null;
  readonly endsAt: string | null;
  readonly status: string;
  /** The time at which the mark was last set: RFC 3339, UTC. */
  readonly markedAt: string;
}

async function absences({ academy, read }: NoticeReading, which: Sql): Promise<Absence[]> {
  return read(sql<Absence>`select t.id, t.student_id as "studentId", s.name as student, t.batch_id as "batchId", b.name as batch,
        t.session_id as "sessionId", cast(t.date as text) as date, cast(c.start_time as text) as "startTime",
        c.ends_at as "endsAt", t.status, t.marked_at as "markedAt"
      from attendance t
      join students s on s.academy_id = ${academy.id} and s.id = t.student_id
      left join batches b on b.academy_id = ${academy.id} and b.id = t.batch_id
      left join class_sessions c on c.academy_id = ${academy.id} and c.id = t.session_id
      where t.academy_id = ${academy.id} and ${which} order by t.id`);
}

/** Returns the attendance marks with the given ids. */
export const absencesById = (reading: NoticeReading, ids: readonly string[]): Promise<Absence[]> =>
  absences(reading, inIds(sql`t.id`, ids, reading.engine));

/** Returns the `absent` marks of a batch on a day. If `batchId` is null, returns the marks that belong to no batch. */
export const absencesOnDay = (reading: NoticeReading, date: string, batchId: string | null): Promise<Absence[]> => {
  const ofBatch = batchId === null ? sql`t.batch_id is null` : sql`t.batch_id = ${batchId}`;
  return absences(reading, sql`${ofBatch} and t.date = ${date} and t.status = 'absent'`);
};
