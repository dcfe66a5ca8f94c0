import { type Kysely, sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { FollowedEvent } from './notice-causes.ts';
import type { NoticeRun } from './notice-run.types.ts';

/** Returns true if the academy has turned on any kind of notice. */
export async function givesNotices(trx: Kysely<unknown>, academyId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from academies a
    where a.id = ${academyId} and cast(a.settings -> 'notices' as text) like '%"on"%'`.execute(trx);
  return rows.length > 0;
}

/** The events to read: at most `limit` events of the given types, with numbers higher than `after`. */
interface WantedEvents {
  readonly after: number;
  readonly types: readonly string[];
  readonly limit: number;
}

/** Returns the wanted events of the academy, oldest first. */
export async function eventsAfter(
  { academy, read }: NoticeRun,
  { after, types, limit }: WantedEvents,
): Promise<FollowedEvent[]> {
  const rows = await read(
    sql<FollowedEvent>`select e.id, e.sequence, e.type, e.resource_id as "resourceId",
        e.transaction_id as "transactionId", e.occurred_at as "occurredAt", e.payload as data
      from outbox_events e
      where e.academy_id = ${academy.id} and e.sequence > ${after} and e.type in (${sql.join(types)})
      order by e.sequence limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence), data: fromJsonColumn(row.data) }));
}
