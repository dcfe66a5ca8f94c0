import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** A published material with the fields that notices need. */
export interface PublishedMaterial {
  readonly id: string;
  readonly title: string;
  readonly audience: string;
  readonly courseId: string | null;
  /** The id of the batch to which the material or its session belongs; null for a material of a course. */
  readonly batchId: string | null;
  readonly visibleFrom: string | null;
  readonly visibleUntil: string | null;
}

/** Returns those of the given materials that are published, even if families cannot see them today. */
export const publishedMaterials = (
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<PublishedMaterial[]> =>
  read(
    sql<PublishedMaterial>`select m.id, m.title, m.audience, m.course_id as "courseId",
        case when m.course_id is null then m.place_id end as "batchId",
        cast(m.visible_from as text) as "visibleFrom", cast(m.visible_until as text) as "visibleUntil"
      from materials m where m.academy_id = ${academy.id} and ${inIds(sql`m.id`, ids, engine)}
        and m.status = 'published' and m.deleted_at is null order by m.position, m.id`,
  );

/** Returns the condition that an enrollment `e` is active, in the batch or in the course of a material. */
export const learnersOf = ({ courseId, batchId }: PublishedMaterial): Sql =>
  sql`e.status = 'active' and ${courseId === null ? sql`e.batch_id = ${batchId}` : sql`e.course_id = ${courseId}`}`;

/** Returns the ids of the students who have an active enrollment in the batch or course of a material. */
export async function studentsWith({ academy, read }: NoticeReading, material: PublishedMaterial): Promise<string[]> {
  const rows = await read(
    sql<{ id: string }>`select distinct e.student_id as id from enrollments e
      where e.academy_id = ${academy.id} and e.deleted_at is null and ${learnersOf(material)} order by e.student_id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the materials that were published for the first time by one of the events. */
export async function firstPublications(
  { academy, engine, read }: NoticeReading,
  events: readonly { readonly id: string; readonly resourceId: string }[],
): Promise<string[]> {
  const rows = await read(
    sql<{ id: string }>`select e.resource_id as id from outbox_events e
      where e.academy_id = ${academy.id} and ${inIds(
        sql`e.id`,
        events.map(({ id }) => id),
        engine,
      )}
        and not exists (select 1 from outbox_events f where f.academy_id = ${academy.id}
          and f.resource_id = e.resource_id and f.type = 'material.published' and f.sequence < e.sequence)
      order by e.sequence`,
  );
  return [...new Set(rows.map(({ id }) => id))];
}
