import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { isOfAcademies } from '../polling/academies-with-work.ts';
import { notifyAfterCommit } from '../polling/notice.ts';
import type { NumberedEvent } from './follower.ts';
import { eventsNumbered } from './wake.ts';

/**
 * The maximum number of events of an academy that one transaction numbers. It is limited, because other writers wait
 * for the transaction.
 */
const AT_ONCE = 500;

/** The PostgreSQL channel on which all processes are notified of new event numbers. */
export const NUMBERED_CHANNEL = 'events_numbered';

/**
 * Returns at most `count` academies that have unnumbered events: those with ids after `after`, in the order of their
 * ids. The query jumps from one academy to the next in the index of unnumbered events. Its cost does not depend on the
 * number of all academies.
 */
export async function academiesWithNewEvents(
  { kysely }: Pick<Database, 'kysely'>,
  after: string | null,
  count: number,
): Promise<string[]> {
  const first = after === null ? sql`1 = 1` : sql`academy_id > ${after}`;
  const { rows } = await sql<{ id: string }>`
    with recursive waiting(id, place) as (
      select * from (
        select academy_id as id, 1 as place from outbox_events where sequence is null and ${first}
        order by academy_id, occurred_at, id limit 1
      ) as nearest
      union all
      select (
        select e.academy_id from outbox_events e where e.sequence is null and e.academy_id > w.id
        order by e.academy_id, e.occurred_at, e.id limit 1
      ), w.place + 1
      from waiting w where w.id is not null and w.place < ${count}
    )
    select id from waiting where id is not null`.execute(kysely);
  return rows.map(({ id }) => id);
}

/**
 * Returns at most `count` academies that have unnumbered events, for a distributed database. If `academyIds` is null,
 * searches all academies. Such a database cannot run the recursive query of {@link academiesWithNewEvents}, so each
 * shard groups its unnumbered events instead.
 */
export async function academiesOnShards(
  { kysely }: Pick<Database, 'kysely'>,
  academyIds: readonly string[] | null,
  count: number,
): Promise<{ academyId: string }[]> {
  const isOne = isOfAcademies(sql`academy_id`, academyIds);
  const { rows } = await sql<{ academyId: string }>`
    select academy_id as "academyId" from outbox_events where sequence is null and ${isOne}
    group by academy_id order by academy_id limit ${count}`.execute(kysely);
  return rows;
}

/**
 * Numbers the oldest unnumbered events of an academy on its shard of a distributed database, in a transaction outside of
 * academies. Skips the academy if another process is numbering its events.
 */
export async function numberOnShard(em: SqlEntityManager, academyId: string): Promise<NumberedEvent[]> {
  const trx = em.getKysely<unknown>();
  const isLocked = async () => (await lockCursors(trx, sql`academy_id = ${academyId}`)).length > 0;
  if (!(await isLocked())) {
    await sql`insert into event_cursors (academy_id, last)
      select ${academyId}::uuid, coalesce((select max(sequence) from outbox_events where academy_id = ${academyId}), 0)
      on conflict do nothing`.execute(trx);
    if (!(await isLocked())) return [];
  }
  return numberOneByOne(trx, [academyId]);
}

/**
 * Numbers the oldest unnumbered events of academies, in a transaction outside of academies. Skips academies whose
 * events another process is numbering. Locking and numbering are two statements. A single statement would see the state
 * before the lock, so two relays could assign the same numbers.
 */
export async function numberEvents(
  em: SqlEntityManager,
  engine: Database['engine'],
  academyIds: readonly string[],
): Promise<NumberedEvent[]> {
  const trx = em.getKysely<unknown>();
  return engine === 'postgresql' ? numberTogether(trx, academyIds) : numberOneByOne(trx, academyIds);
}

interface Cursor {
  readonly id: string;
  readonly last: number;
}

async function lockCursors(trx: Kysely<unknown>, isOne: Sql): Promise<readonly Cursor[]> {
  const { rows } = await sql<Cursor>`select academy_id as id, last from event_cursors
    where ${isOne} order by academy_id for update skip locked`.execute(trx);
  return rows;
}

async function numberTogether(trx: Kysely<unknown>, academyIds: readonly string[]): Promise<NumberedEvent[]> {
  const locked = await lockCursors(trx, sql`academy_id = any(${academyIds}::uuid[])`);
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const lasts = locked.map(({ last }) => last);
  const { rows } = await sql<NumberedEvent>`
    with places as (
      select c.academy_id, e.id,
        c.last + row_number() over (partition by c.academy_id order by e.occurred_at, e.id) as sequence
      from unnest(${ids}::uuid[], ${lasts}::bigint[]) as c(academy_id, last)
      cross join lateral (
        select o.id, o.occurred_at from outbox_events o where o.academy_id = c.academy_id and o.sequence is null
        order by o.occurred_at, o.id limit ${AT_ONCE}
      ) as e
    ), numbered as (
      update outbox_events o set sequence = p.sequence from places p
      where o.academy_id = p.academy_id and o.id = p.id
      returning o.academy_id, o.id, o.type, o.sequence, o.occurred_at
    ), moved as (
      update event_cursors c set last = n.last
      from (select academy_id, max(sequence) as last from numbered group by academy_id) as n
      where c.academy_id = n.academy_id
    )
    select academy_id as "academyId", id, type, sequence, occurred_at as "occurredAt" from numbered
    order by academy_id, sequence`.execute(trx);
  return rows;
}

/**
 * Numbers the events of one academy after another. It is used on SQLite, which has only one writer and needs no
 * network, and for a single academy on a distributed database.
 */
async function numberOneByOne(trx: Kysely<unknown>, academyIds: readonly string[]): Promise<NumberedEvent[]> {
  const numbered: NumberedEvent[] = [];
  for (const academyId of academyIds) {
    const { rows } = await sql<NumberedEvent>`
      update outbox_events set sequence = p.sequence
      from (
        select e.id, c.last + row_number() over (order by e.occurred_at, e.id) as sequence
        from (
          select id, occurred_at from outbox_events where academy_id = ${academyId} and sequence is null
          order by occurred_at, id limit ${AT_ONCE}
        ) as e, event_cursors c
        where c.academy_id = ${academyId}
      ) as p
      where outbox_events.academy_id = ${academyId} and outbox_events.id = p.id
      returning outbox_events.academy_id as "academyId", outbox_events.id as id, type,
        outbox_events.sequence as sequence, occurred_at as "occurredAt"`.execute(trx);
    if (rows.length === 0) continue;
    numbered.push(...rows.toSorted((a, b) => a.sequence - b.sequence));
    await sql`update event_cursors set last = ${numbered.at(-1)?.sequence} where academy_id = ${academyId}`.execute(
      trx,
    );
  }
  return numbered;
}

/** Creates the missing cursors of academies. The first event of an academy gets the number 1. */
export async function addCursors(
  em: SqlEntityManager,
  engine: Database['engine'],
  academyIds: readonly string[],
): Promise<void> {
  const ids =
    engine === 'postgresql'
      ? sql`unnest(${academyIds}::uuid[]) as a(id)`
      : sql`(select value as id from json_each(${JSON.stringify(academyIds)})) as a`;
  await sql`insert into event_cursors (academy_id, last)
    select a.id, coalesce((select max(e.sequence) from outbox_events e where e.academy_id = a.id), 0) from ${ids}
    where not exists (select 1 from event_cursors c where c.academy_id = a.id)
    on conflict do nothing`.execute(em.getKysely<unknown>());
}

/**
 * When the transaction commits, notifies the subscribers of {@link eventsNumbered} in all processes, and passes the ids
 * of the academies to them. Only relays and followers of events may call it, because transactions with a notification
 * commit one after another.
 */
export async function tellNumbered(
  em: SqlEntityManager,
  engine: Database['engine'],
  academyIds: readonly string[],
): Promise<void> {
  notifyAfterCommit(em, eventsNumbered, academyIds);
  if (engine !== 'postgresql') return;
  await sql`select pg_notify(${NUMBERED_CHANNEL}, ${academyIds.join(' ')})`.execute(em.getKysely<unknown>());
}

/** Returns the ids of the academies in a notification of {@link tellNumbered}. */
export const academiesNumbered = (text: string): string[] => text.split(' ').filter(Boolean);
