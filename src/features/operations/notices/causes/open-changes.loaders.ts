import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';

/** The latest notice about changes of a session, or of the sessions of a batch. */
export interface LastChange {
  readonly dedupeKey: string;
  /**
   * The changes that the notice reports: `cancelled`, `restored`, `updated` for a session; `timetable`, `instructor` for
   * a batch.
   */
  readonly changes?: readonly string[];
  /** The time of the first of these changes: RFC 3339, UTC. */
  readonly firstAt: string;
  /** The ids of the staff members who led the session before or after the changes. Undefined for a batch. */
  readonly instructorIds?: readonly string[];
}

/** Returns the latest notice about changes of a session or of a batch; null if there is none. */
export async function lastChange({ academy, read }: NoticeRun, id: string): Promise<LastChange | null> {
  const written = (table: string) => sql`select n.dedupe_key as "dedupeKey", n.params, n.created_at as "createdAt"
    from ${sql.table(table)} n where n.academy_id = ${academy.id} and n.resource_id = ${id}
      and n.kind = 'session_changed'`;
  const rows = await read(
    sql<{ dedupeKey: string; params: unknown }>`select o."dedupeKey", o.params from (
        ${written('notifications')} union all ${written('notification_sends')}) o
      order by o."createdAt" desc limit 1`,
  );
  const [row] = rows;
  if (!row) return null;
  return { dedupeKey: row.dedupeKey, ...fromJsonColumn<Omit<LastChange, 'dedupeKey'>>(row.params) };
}

/** The first and the last day of a closure. */
interface ClosedDays {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Returns the deleted closures that were created after `since`, or about which unsent messages or inbox entries were
 * written after `since`.
 */
export const removedClosures = ({ academy, read }: NoticeRun, since: string): Promise<ClosedDays[]> =>
  read(
    sql<ClosedDays>`select c.id, cast(c.start_date as text) as "startDate", cast(c.end_date as text) as "endDate"
      from closures c where c.academy_id = ${academy.id} and c.deleted_at is not null and (c.created_at > ${since} or c.id in (
        select n.resource_id from notification_sends n
        where n.academy_id = ${academy.id} and n.kind = 'session_changed' and n.created_at > ${since}
          and n.resource_type = 'closure' and n.state <> 'sent'
        union select n.resource_id from notifications n
        where n.academy_id = ${academy.id} and n.kind = 'session_changed' and n.created_at > ${since}
          and n.resource_type = 'closure'))`,
  );
