import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import type { AnnouncementAudience } from './announcement.entity.ts';

/** The fields of an announcement from which its notice is made. */
export interface Words {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly audience: AnnouncementAudience;
  readonly state: string;
  readonly expiresAt: string | null;
}

/** Returns the given announcements with the fields from which their notices are made. */
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
