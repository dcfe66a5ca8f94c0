import { type RawBuilder, sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Event } from './event.types.ts';

/** The arguments for reading the event feed. */
export interface FeedPart {
  /** Events with a higher number than this one are read; 0 to read from the oldest stored event. */
  readonly after: number;
  /** The types of events to read; null for all types. */
  readonly types: readonly string[] | null;
  readonly count: number;
}

/**
 * Events, together with the numbers of the newest and the last deleted event of the academy. One statement reads all of
 * them.
 */
export interface FeedRows {
  readonly events: Event[];
  /**
   * The number of the newest event. `forgotten` is the number of the last event that was deleted because of its age.
   */
  readonly newest: number;
  readonly forgotten: number;
}

/** Reads events of the request's academy in the order of their numbers, in one statement. */
export async function readFeed({ session }: RequestContext, { after, types, count }: FeedPart): Promise<FeedRows> {
  const { academyId } = session;
  const eventsOf = (isWanted: RawBuilder<unknown>) => sql`select e.id, e.sequence, e.type, e.resource,
      e.resource_id as "resourceId", e.occurred_at as "occurredAt", e.payload as data
    from outbox_events e
    where e.academy_id = ${academyId} and e.sequence > ${after} and ${isWanted}`;
  // reads each type separately through the index on types, and merges the results. With the index on numbers, the
  // database would read all events to find the events of a rare type
  const wanted = types === null ? [sql`1 = 1`] : types.map((type) => sql`e.type = ${type}`);
  const rows = await session.query(sql<FeedRow>`
    select f.newest, f.oldest, p.*
    from (
      select (select last from event_cursors where academy_id = ${academyId}) as newest,
        (select min(sequence) from outbox_events where academy_id = ${academyId} and sequence is not null) as oldest
    ) as f
    left join (
      ${sql.join((wanted.length > 0 ? wanted : [sql`1 = 0`]).map(eventsOf), sql` union all `)} order by sequence limit ${count}
    ) as p on 1 = 1
    order by p.sequence`);
  const [{ newest, oldest } = { newest: null, oldest: null }] = rows;
  const events = rows.filter(({ id }) => id !== null).map(({ newest: _n, oldest: _o, ...event }) => withData(event));
  return { events, newest: newest ?? 0, forgotten: oldest === null ? (newest ?? 0) : oldest - 1 };
}

/** An event, together with the numbers of the newest and the oldest event that the academy has stored. */
type FeedRow = Event & { readonly newest: number | null; readonly oldest: number | null };

const withData = ({ data, ...event }: Event): Event => ({ ...event, data: fromJsonColumn(data) });
