import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { NoticeRun } from '../core/notice-run.ts';

/** The notice of a session's change that further changes join. */
interface OpenChange {
  readonly dedupeKey: string;
  /** The changes until now: `cancelled`, `restored`, `updated`. */
  readonly changes: readonly string[];
  /** The time of the first change: RFC 3339, UTC. */
  readonly firstAt: string;
}

/** Returns the notice of a session's change whose first change was after an instant; null if there is none. */
export async function openChange(
  { academy, read }: NoticeRun,
  sessionId: string,
  since: string,
): Promise<OpenChange | null> {
  const written = (table: string) => sql`select n.dedupe_key as "dedupeKey", n.params, n.created_at as "createdAt"
    from ${sql.table(table)} n where n.academy_id = ${academy.id} and n.resource_id = ${sessionId}
      and n.kind = 'session_changed'`;
  const rows = await read(
    sql<{ dedupeKey: string; params: unknown }>`select o."dedupeKey", o.params from (
        ${written('notifications')} union all ${written('notification_sends')}) o
      order by o."createdAt" desc limit 1`,
  );
  const [row] = rows;
  if (!row) return null;
  const { changes, firstAt } = fromJsonColumn<Omit<OpenChange, 'dedupeKey'>>(row.params);
  return firstAt > since ? { dedupeKey: row.dedupeKey, changes, firstAt } : null;
}

/** Returns the ids of the closures whose messages were written after an instant and have not been sent. */
export async function waitingClosures({ academy, read }: NoticeRun, since: string): Promise<string[]> {
  const rows = await read(
    sql<{ id: string }>`select distinct n.resource_id as id from notification_sends n
      where n.academy_id = ${academy.id} and n.kind = 'session_changed' and n.created_at > ${since}
        and n.resource_type = 'closure' and n.state <> 'sent'`,
  );
  return rows.map(({ id }) => id);
}
