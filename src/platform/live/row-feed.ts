import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LiveEvent, Place } from '../graphql/live-topic.ts';
import type { Sql } from '../loaders/read-model.ts';
import { isUuid } from '../validation/uuid.ts';
import { changesFor, type FeedPart, type LiveFeed, MOST_MISSED, resyncRequired } from './feed.ts';
import type { LiveCounts } from './live-counts.ts';

type Connection = Pick<Database, 'kysely' | 'engine'>;

/** A new row of a user. */
interface NewRow {
  readonly academyId: string;
  readonly id: string;
  /** The time at which the row was created: RFC 3339, UTC. */
  readonly createdAt: string;
  readonly userId: string;
}

/** The position before the first row. */
const FIRST: Place = placeOf({ createdAt: '0001-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' });

/** The columns of {@link NewRow}, from the table `n`. */
const COLUMNS = sql`n.academy_id as "academyId", n.id, n.created_at as "createdAt", n.user_id as "userId"`;

/**
 * Returns the feed of a table's new rows, each of which belongs to a user. The place of a row is its time and its id:
 * `2026-01-31T08:00:00.000Z/019c…`.
 */
export function createRowFeed(database: Connection, tableName: string, counts: LiveCounts): LiveFeed {
  const table = sql.table(tableName);
  const rows = async (statement: RawBuilder<NewRow>): Promise<NewRow[]> => {
    counts.statements.feed++;
    return (await statement.execute(database.kysely)).rows;
  };
  return {
    read: async (positions) => partsOf(await rows(newRows(database, table, positions))),
    async begin(stream, lastEventId) {
      const { academy, principal } = stream.subscriber;
      const own = sql`n.academy_id = ${academy.id} and n.user_id = ${principal.userId}`;
      const [last] = await rows(sql`select ${COLUMNS} from ${table} n where n.academy_id = ${academy.id}
        order by n.created_at desc, n.id desc limit 1`);
      const newest = last ? placeOf(last) : FIRST;
      if (lastEventId === undefined) return { position: newest, newest, missed: [] };
      const [createdAt = '', id = ''] = lastEventId.split('/');
      if (!isUuid(id)) throw resyncRequired();
      const [known] = await rows(sql`select ${COLUMNS} from ${table} n where ${own} and n.id = ${id}`);
      if (known?.createdAt !== createdAt) throw resyncRequired();
      const missed = await rows(sql`select ${COLUMNS} from ${table} n where ${own}
        and (n.created_at, n.id) > (${createdAt}, ${id})
        order by n.created_at, n.id limit ${MOST_MISSED + 1}`);
      if (missed.length > MOST_MISSED) throw resyncRequired();
      const position = [newest, ...missed.map(placeOf)].toSorted().at(-1) ?? newest;
      return { position, newest, missed: missed.map(eventOf).flatMap((event) => changesFor(event, stream)) };
    },
  };
}

/** Returns the statement that selects the oldest new rows of each academy. It runs as the database's owner. */
function newRows({ engine }: Connection, table: Sql, positions: ReadonlyMap<string, Place>): RawBuilder<NewRow> {
  const list = [...positions].map(([academyId, place]) => [academyId, ...String(place).split('/')]);
  // lets Citus query only the shards of these academies
  const isOne = engine === 'postgresql' ? sql`n.academy_id = any(${[...positions.keys()]}::uuid[])` : sql`1 = 1`;
  const after: Sql =
    engine === 'postgresql'
      ? sql`unnest(${list.map(([academyId]) => academyId)}::uuid[], ${list.map(([, time]) => time)}::timestamptz[],
          ${list.map(([, , id]) => id)}::uuid[]) as p(academy_id, created_at, id)`
      : sql`(select value ->> 0 as academy_id, value ->> 1 as created_at, value ->> 2 as id
          from json_each(${JSON.stringify(list)})) as p`;
  return sql`select * from (
      select ${COLUMNS}, row_number() over (partition by n.academy_id order by n.created_at, n.id) as place
      from ${after} join ${table} n on n.academy_id = p.academy_id and (n.created_at, n.id) > (p.created_at, p.id)
      where ${isOne}
    ) as f where f.place <= ${MOST_MISSED} order by f."academyId", f.place`;
}

function partsOf(rows: readonly NewRow[]): Map<string, FeedPart> {
  const parts = new Map<string, FeedPart>();
  for (const [academyId, own] of Map.groupBy(rows, (row) => row.academyId)) {
    const events = own.map(eventOf);
    const position = events.at(-1)?.place ?? FIRST;
    parts.set(academyId, { position, hasMore: own.length === MOST_MISSED, events });
  }
  return parts;
}

function placeOf({ createdAt, id }: Pick<NewRow, 'createdAt' | 'id'>): Place {
  return `${createdAt}/${id}`;
}

const eventOf = (row: NewRow): LiveEvent => ({
  ...{ academyId: row.academyId, place: placeOf(row), type: '', resourceId: row.id },
  data: { userId: row.userId },
});
