import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { fromJsonColumn } from '../database/json-column.ts';
import type { LiveEvent } from '../graphql/live-topic.ts';
import { listParameter, type Sql } from '../loaders/read-model.ts';

/**
 * The maximum number of an academy's events that one statement reads. A client that has missed more events must read its
 * lists again.
 */
export const MOST_MISSED = 1_000;

/** The events of an academy after a position. */
export interface FeedPart {
  /** The position up to which the feed was read. */
  readonly position: number;
  /** True if the feed continues after the position. */
  readonly hasMore: boolean;
  /** The events of the wanted types, oldest first. */
  readonly events: readonly LiveEvent[];
}

/** The oldest and newest number of an academy's feed. */
export interface FeedRange {
  /** The number before the oldest stored event. */
  readonly forgotten: number;
  readonly newest: number;
}

interface FeedRow extends Omit<LiveEvent, 'sequence'> {
  readonly last: number;
  readonly sequence: number | null;
}

/**
 * Reads the events of academies after their positions, in one statement, as the database's owner. Academies without new
 * numbers are absent from the result.
 */
export async function readFeeds(
  { kysely, engine }: Pick<Database, 'kysely' | 'engine'>,
  positions: ReadonlyMap<string, number>,
  types: readonly string[],
): Promise<Map<string, FeedPart>> {
  const list = [...positions];
  const from: Sql =
    engine === 'postgresql'
      ? sql`unnest(${list.map(([id]) => id)}::uuid[], ${list.map(([, position]) => position)}::bigint[])
          as p(academy_id, position)`
      : sql`(select value ->> 0 as academy_id, value ->> 1 as position from json_each(${JSON.stringify(list)})) as p`;
  const isWanted =
    engine === 'postgresql'
      ? sql`e.type = any(${listParameter(types, engine)}::text[])`
      : sql`e.type in (select value from json_each(${listParameter(types, engine)}))`;
  const { rows } = await sql<FeedRow>`
    select p.academy_id as "academyId", c.last, e.sequence, e.type, e.resource_id as "resourceId", e.payload as data
    from ${from}
    join event_cursors c on c.academy_id = p.academy_id and c.last > p.position
    left join outbox_events e on e.academy_id = p.academy_id and e.sequence > p.position
      and e.sequence <= p.position + ${MOST_MISSED} and ${isWanted}
    order by p.academy_id, e.sequence`.execute(kysely);
  const parts = new Map<string, FeedPart>();
  for (const [academyId, own] of Map.groupBy(rows, (row) => row.academyId)) {
    const last = own[0]?.last ?? 0;
    const position = Math.min(last, (positions.get(academyId) ?? 0) + MOST_MISSED);
    parts.set(academyId, { position, hasMore: last > position, events: own.flatMap(eventOf) });
  }
  return parts;
}

const eventOf = ({ last: _last, sequence, data, ...event }: FeedRow): LiveEvent[] =>
  sequence === null ? [] : [{ ...event, sequence, data: fromJsonColumn(data) }];

/** Returns the range of an academy's stored events. */
export async function feedRange({ kysely }: Pick<Database, 'kysely'>, academyId: string): Promise<FeedRange> {
  const { rows } = await sql<{ newest: number | null; oldest: number | null }>`
    select (select last from event_cursors where academy_id = ${academyId}) as newest,
      (select min(sequence) from outbox_events where academy_id = ${academyId} and sequence is not null) as oldest
    `.execute(kysely);
  const { newest, oldest } = rows[0] ?? { newest: null, oldest: null };
  return { newest: newest ?? 0, forgotten: oldest === null ? (newest ?? 0) : oldest - 1 };
}
