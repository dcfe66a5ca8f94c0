import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The number of rows per delete statement. Other transactions can write between two statements. */
const AT_ONCE = 1_000;

/**
 * Deletes all events that are older than an instant, in all academies. Deletes the events of each academy in the order
 * of their numbers, so that the numbers of the stored events have no gaps. Ends early if the signal aborts.
 */
export async function forgetEvents({ kysely }: Database, before: string, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: string }>`select academy_id as id from event_cursors`.execute(kysely);
  for (const { id } of rows) {
    let isMore = true;
    while (isMore && !signal?.aborted) isMore = await forgetSome(id);
  }

  /** Deletes the oldest events of an academy. Returns true if the academy may have more events to delete. */
  async function forgetSome(academyId: string): Promise<boolean> {
    const oldest = await sql<{ sequence: number; occurredAt: string }>`
      select sequence, occurred_at as "occurredAt" from outbox_events
      where academy_id = ${academyId} and sequence is not null order by sequence limit ${AT_ONCE}`.execute(kysely);
    const firstKept = oldest.rows.findIndex(({ occurredAt }) => occurredAt >= before);
    const old = firstKept < 0 ? oldest.rows : oldest.rows.slice(0, firstKept);
    const last = old.at(-1)?.sequence;
    if (last === undefined) return false;
    await sql`delete from outbox_events where academy_id = ${academyId} and sequence <= ${last}`.execute(kysely);
    return firstKept < 0 && old.length === AT_ONCE;
  }
}
