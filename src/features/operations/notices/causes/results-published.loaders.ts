import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** A student's result in a published assessment, with the names that notices contain. */
export interface PublishedResult {
  readonly assessmentId: string;
  readonly title: string;
  readonly studentId: string;
  readonly student: string;
  readonly batchId: string;
  readonly batch: string;
}

/** Returns the condition that an enrollment `e` in the batch is active or completed. */
export const placesInBatch = (batchId: unknown): Sql =>
  sql`e.batch_id = ${batchId} and e.status in ('active', 'completed')`;

/**
 * Returns the results in published assessments. Omits pending results, and students without an active or completed
 * enrollment in the batch.
 */
export const publishedResults = (
  { academy, engine, read }: NoticeReading,
  assessmentIds: readonly string[],
): Promise<PublishedResult[]> =>
  read(
    sql<PublishedResult>`select a.id as "assessmentId", a.title, s.id as "studentId", s.name as student,
        b.id as "batchId", b.name as batch
      from assessments a
      join results r on r.academy_id = ${academy.id} and r.assessment_id = a.id and r.status <> 'pending'
      join students s on s.academy_id = ${academy.id} and s.id = r.student_id and s.deleted_at is null
      join batches b on b.academy_id = ${academy.id} and b.id = a.batch_id
      where a.academy_id = ${academy.id} and ${inIds(sql`a.id`, assessmentIds, engine)} and a.status = 'published'
        and a.deleted_at is null and exists (select 1 from enrollments e where e.academy_id = ${academy.id}
          and e.student_id = s.id and e.batch_id = b.id and e.status in ('active', 'completed')
          and e.deleted_at is null)
      order by a.id, s.id`,
  );
