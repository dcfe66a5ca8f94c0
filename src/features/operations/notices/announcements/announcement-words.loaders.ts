import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** The parts of an announcement that its notice contains. */
export interface Words {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly expiresAt: string | null;
}

/** Returns the words of announcements, by id. */
export const announcementWords = ({ academy, engine, read }: NoticeReading, ids: readonly string[]): Promise<Words[]> =>
  read(
    sql<Words>`select a.id, a.title, a.body, a.state, a.expires_at as "expiresAt" from announcements a
      where a.academy_id = ${academy.id} and ${inIds(sql`a.id`, ids, engine)}`,
  );
