import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromJsonColumn } from '../database/json-column.ts';
import type { LiveEvent, Place } from '../graphql/live-topic.ts';
import { listParameter, type Sql } from '../loaders/read-model.ts';
import { changesFor, type FeedPart, type LiveFeed, MOST_MISSED, resyncRequired } from './feed.ts';
import type { LiveCounts } from './live-counts.ts';

type Connection = Pick<Database, 'kysely' | 'engine'>;

/** Returns the feed of the numbered events of these types. The place of an event is its number. */
export function createEventFeed(database: Connection, types: readonly string[], counts: LiveCounts): LiveFeed {
  const read = (positions: ReadonlyMap<string, Place>) => {
    counts.statements.feed++;
    return readEvents(database, positions, types);
  };
  return {
    read,
    async begin(stream, lastEventId) {
      const { id } = stream.subscriber.academy;
      counts.statements.feed++;
      const { newest, forgotten } = await eventRange(database, id);
      if (lastEventId === undefined) return { position: newest, newest, missed: [] };
      const after = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
      if (after < forgotten || after > newest || newest - after > MOST_MISSED) throw resyncRequired();
      if (after === newest) return { position: newest, newest, missed: [] };
      const part = (await read(new Map([[id, after]]))).get(id);
      if (!part || part.hasMore) throw resyncRequired();
      return { position: part.position, newest, missed: part.events.flatMap((event) => changesFor(event, stream)) };
    },
  };
}

interface EventRow extends Omit<LiveEvent, 'place'> {
  readonly last: number;
  readonly sequence: number | null;
}

/** Reads events in one statement, as the database's owner. The result omits academies without new numbers. */
async function readEvents(
  { kysely, engine }: Connection,
  positions: ReadonlyMap<string, Place>,
  types: readonly string[],
): Promise<Map<string, FeedPart>> {
  const list = [...positions];
  const ids = list.map(([id]) => id);
  // lets Citus query only the shards of these academies
  const isOne = engine === 'postgresql' ? sql`c.academy_id = any(${ids}::uuid[])` : sql`1 = 1`;
  const from: Sql =
    engine === 'postgresql'
      ? sql`unnest(${ids}::uuid[], ${list.map(([, position]) => position)}::bigint[])
          as p(academy_id, position)`
      : sql`(select value ->> 0 as academy_id, value ->> 1 as position from json_each(${JSON.stringify(list)})) as p`;
  const isWanted =
    engine === 'postgresql'
      ? sql`e.type = any(${listParameter(types, engine)}::text[])`
      : sql`e.type in (select value from json_each(${listParameter(types, engine)}))`;
  const { rows } = await sql<EventRow>`
    select p.academy_id as "academyId", c.last, e.sequence, e.type, e.resource_id as "resourceId", e.payload as data
    from ${from}
    join event_cursors c on c.academy_id = p.academy_id and c.last > p.position
    left join outbox_events e on e.academy_id = c.academy_id and e.sequence > p.position
      and e.sequence <= p.position + ${MOST_MISSED} and ${isWanted}
    where ${isOne}
    order by p.academy_id, e.sequence`.execute(kysely);
  const parts = new Map<string, FeedPart>();
  for (const [academyId, own] of Map.groupBy(rows, (row) => row.academyId)) {
    const last = own[0]?.last ?? 0;
    const position = Math.min(last, Number(positions.get(academyId) ?? 0) + MOST_MISSED);
    parts.set(academyId, { position, hasMore: last > position, events: own.flatMap(eventOf) });
  }
  return parts;
}

const eventOf = ({ last: _last, sequence, data, ...event }: EventRow): LiveEvent[] =>
  sequence === null ? [] : [{ ...event, place: sequence, data: fromJsonColumn(data) }];

/** Returns the newest event number of an academy, and the highest number whose event is no longer stored. */
async function eventRange({ kysely }: Connection, academyId: string): Promise<{ newest: number; forgotten: number }> {
  const { rows } = await sql<{ newest: number | null; oldest: number | null }>`
    select (select last from event_cursors where academy_id = ${academyId}) as newest,
      (select min(sequence) from outbox_events where academy_id = ${academyId} and sequence is not null) as oldest
    `.execute(kysely);
  const { newest, oldest } = rows[0] ?? { newest: null, oldest: null };
  return { newest: newest ?? 0, forgotten: oldest === null ? (newest ?? 0) : oldest - 1 };
}
