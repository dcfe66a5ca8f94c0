import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import type { AnnouncementAudience } from './announcement.entity.ts';

/** The parts of an announcement that its notice contains. */
export interface Words {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly audience: AnnouncementAudience;
  readonly state: string;
  readonly expiresAt: string | null;
}

/** Returns the words of announcements, by id. */
export async function announcementWords(
  { academy, engine, read }: NoticeReading,
  ids: readonly string[],
): Promise<Words[]> {
  const rows = await read(
    sql<Words>`select a.id, a.title, a.body, a.audience, a.state, a.expires_at as "expiresAt" from announcements a
      where a.academy_id = ${academy.id} and ${inIds(sql`a.id`, ids, engine)}`,
  );
  return rows.map((row) => ({ ...row, audience: fromJsonColumn(row.audience) }));
}
