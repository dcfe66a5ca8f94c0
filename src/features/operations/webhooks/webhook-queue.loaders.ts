import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { systemTransaction } from '../../../platform/database/tenant-session.ts';
import { isOfAcademies } from '../../../platform/polling/academies-with-work.ts';
import { now } from '../../../platform/time/now.ts';
import { WebhookDeliveryStatus } from './webhook.enums.ts';

/** An endpoint with due deliveries. */
export interface DueEndpoint {
  readonly endpointId: string;
  readonly academyId: string;
}

/**
 * Reads the endpoints with due deliveries. Omits academies that are suspended or deleted. The recursive query uses the
 * index to go from one endpoint to the next, so an endpoint with ten thousand deliveries takes no longer than one with
 * a single delivery.
 */
export const dueEndpoints = fixedStatement<DueEndpoint, [string]>(
  'due-webhook-endpoints',
  (at) => sql`with recursive lanes(endpoint_id) as (
      select (select d.endpoint_id from webhook_deliveries d
        where d.next_attempt_at is not null order by d.endpoint_id limit 1)
      union all
      select (select d.endpoint_id from webhook_deliveries d
        where d.next_attempt_at is not null and d.endpoint_id > lanes.endpoint_id order by d.endpoint_id limit 1)
      from lanes where lanes.endpoint_id is not null
    ), due as (
      select lanes.endpoint_id, (select d.academy_id from webhook_deliveries d
        where d.endpoint_id = lanes.endpoint_id and d.next_attempt_at is not null and d.next_attempt_at <= ${at}
        order by d.next_attempt_at limit 1) as academy_id
      from lanes where lanes.endpoint_id is not null
    )
    select due.endpoint_id as "endpointId", due.academy_id as "academyId"
    from due join academies a on a.id = due.academy_id
    where a.deleted_at is null and a.status <> 'suspended'`,
);

/**
 * Reads the endpoints with due deliveries on a distributed database, which cannot run the recursive query of {@link
 * dueEndpoints}. If `academyIds` is null, reads the endpoints of all academies; otherwise, only those of the given
 * academies.
 */
export async function dueEndpointsOnShards(
  { kysely }: Pick<Database, 'kysely'>,
  at: string,
  academyIds: readonly string[] | null,
): Promise<readonly DueEndpoint[]> {
  const isOne = isOfAcademies(sql`d.academy_id`, academyIds);
  const { rows } = await sql<DueEndpoint>`select d.endpoint_id as "endpointId", d.academy_id as "academyId"
    from webhook_deliveries d join academies a on a.id = d.academy_id
    where d.next_attempt_at is not null and d.next_attempt_at <= ${at} and ${isOne}
      and a.deleted_at is null and a.status <> 'suspended'
    group by d.academy_id, d.endpoint_id`.execute(kysely);
  return rows;
}

/** The columns of a delivery that this process has claimed. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly sequence: number | null;
  readonly occurredAt: string;
}

/** Returns how many deliveries of an endpoint are being sent at an instant, by all processes together. */
export async function countInFlight(
  em: SqlEntityManager,
  { academyId, endpointId }: DueEndpoint,
  at: string,
): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ count: number | string }>`select count(*) as count from webhook_deliveries d
      where d.academy_id = ${academyId} and d.endpoint_id = ${endpointId} and d.lock_token is not null
        and d.next_attempt_at > ${at}`,
  );
  return Number(row?.count ?? 0);
}

/**
 * Claims the first due deliveries of an endpoint for the process with the given token. Each claim counts as an attempt.
 * At `until`, the claim ends and the deliveries are due again. The endpoint must be locked, so that no other process
 * claims at the same time.
 */
export async function claimDeliveries(
  em: SqlEntityManager,
  { academyId, endpointId }: DueEndpoint,
  { limit, token, at, until }: { limit: number; token: string; at: string; until: string },
): Promise<ClaimedDelivery[]> {
  // materialized, because PostgreSQL may otherwise run the subquery once for each row and choose different rows each
  // time
  const rows = await rowsOf(
    em,
    sql<ClaimedDelivery>`with next as materialized (
        select d.id from webhook_deliveries d
        where d.academy_id = ${academyId} and d.endpoint_id = ${endpointId} and d.next_attempt_at is not null
          and d.next_attempt_at <= ${at}
        order by d.next_attempt_at, d.sequence, d.id limit ${limit})
      update webhook_deliveries
      set lock_token = ${token}, next_attempt_at = ${until}, attempt_count = attempt_count + 1
      where academy_id = ${academyId} and id in (select next.id from next)
      returning id, event_id as "eventId", type, sequence, occurred_at as "occurredAt"`,
  );
  return rows.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
}

/** Stores the start times of recent requests to an endpoint. The version of the endpoint is not increased. */
export async function noteSends(
  em: SqlEntityManager,
  { academyId, endpointId }: DueEndpoint,
  times: readonly number[],
): Promise<void> {
  await sql`update webhook_endpoints set recent_sends = ${JSON.stringify(times)}
    where academy_id = ${academyId} and id = ${endpointId}`.execute(em.getKysely());
}

/**
 * Makes claimed deliveries of an endpoint due again, because the process with the given token did not send them. These
 * claims do not count as attempts.
 */
export async function giveBack(
  database: Database,
  { academyId, endpointId }: DueEndpoint,
  token: string,
): Promise<void> {
  await systemTransaction(database, (em) =>
    sql`update webhook_deliveries
      set lock_token = null, next_attempt_at = ${now()}, attempt_count = attempt_count - 1
      where academy_id = ${academyId} and endpoint_id = ${endpointId} and lock_token = ${token}`.execute(
      em.getKysely(),
    ),
  );
}

/**
 * Sets the status of claimed deliveries that were not sent, and removes the time of their next attempt. The claim does
 * not count as an attempt.
 */
export async function release(
  em: SqlEntityManager,
  academyId: string,
  ids: readonly string[],
  { status, token }: { readonly status: WebhookDeliveryStatus; readonly token: string },
): Promise<void> {
  await sql`update webhook_deliveries
    set status = ${status}, next_attempt_at = null, lock_token = null, attempt_count = attempt_count - 1,
      updated_at = ${now()}
    where academy_id = ${academyId} and lock_token = ${token} and id in (${sql.join(ids)})`.execute(em.getKysely());
}

/**
 * Stores the time since which all requests to an endpoint have failed; null if they do not fail. The version of the
 * endpoint is not increased.
 */
export async function noteFailing(
  em: SqlEntityManager,
  academyId: string,
  endpointId: string,
  since: string | null,
): Promise<void> {
  await sql`update webhook_endpoints set failing_since = ${since}
    where academy_id = ${academyId} and id = ${endpointId}`.execute(em.getKysely());
}

/** The columns of an event that a delivery needs. */
export interface DeliverableEvent {
  readonly id: string;
  readonly type: string;
  readonly sequence: number | null;
  readonly occurredAt: string;
}

/** The events to read: those of a period that have one of the types, or any type if `types` is null. */
export interface MissedEvents {
  readonly since: string;
  readonly until: string;
  readonly types: readonly string[] | null;
  readonly limit: number;
}

/** Returns the first `limit` events that have no delivery to an endpoint, in the order of their numbers. */
export async function missedEvents(
  em: SqlEntityManager,
  { academyId, id }: { readonly academyId: string; readonly id: string },
  { since, until, types, limit }: MissedEvents,
): Promise<DeliverableEvent[]> {
  const isWanted = types === null ? sql`1 = 1` : sql`e.type in (${sql.join([...types])})`;
  // compares a value and does not use `not exists`: without statistics, PostgreSQL would choose a join that compares
  // each row with every other row
  return rowsOf(
    em,
    sql<DeliverableEvent>`select e.id, e.type, e.sequence, e.occurred_at as "occurredAt"
      from outbox_events e
      where e.academy_id = ${academyId} and e.sequence is not null and ${isWanted}
        and e.occurred_at >= ${since} and e.occurred_at <= ${until}
        and (select d.id from webhook_deliveries d
          where d.academy_id = ${academyId} and d.endpoint_id = ${id} and d.event_id = e.id) is null
      order by e.sequence limit ${limit}`,
  );
}

/** A delivery to insert. `nextAttemptAt` is null if the endpoint is paused. */
export interface NewDelivery {
  readonly endpointId: string;
  readonly event: DeliverableEvent;
  readonly nextAttemptAt: string | null;
}

/** The maximum number of rows that one statement inserts. */
const CHUNK = 500;

/** Runs {@link insertDeliveries} in the transaction of `em`. */
export const addDeliveries = (em: SqlEntityManager, academyId: string, deliveries: readonly NewDelivery[]) =>
  insertDeliveries(em.getKysely(), academyId, deliveries);

/** Inserts deliveries of an academy. Skips deliveries that already exist. */
export async function insertDeliveries(
  trx: Kysely<unknown>,
  academyId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  const at = now();
  for (let start = 0; start < deliveries.length; start += CHUNK) {
    const rows = deliveries
      .slice(start, start + CHUNK)
      .map(
        ({ endpointId, event: { id, type, sequence, occurredAt }, nextAttemptAt }) =>
          sql`(${sql.join([
            ...[academyId, uuid(), at, at, endpointId, id, type, sequence, occurredAt],
            ...[WebhookDeliveryStatus.PENDING, nextAttemptAt, '[]'],
          ])})`,
      );
    await sql`insert into webhook_deliveries (academy_id, id, created_at, updated_at, endpoint_id, event_id, type, sequence,
        occurred_at, status, next_attempt_at, attempts)
      values ${sql.join(rows)} on conflict (academy_id, endpoint_id, event_id) do nothing`.execute(trx);
  }
}

/** The fields of an endpoint that determine which new events get a delivery to it. */
export interface FollowingEndpoint {
  readonly id: string;
  readonly status: string;
  readonly eventTypes: readonly string[];
}

/**
 * Locks the endpoints of an academy that are not disabled. These endpoints cannot be paused or resumed until the
 * transaction ends, so a resumed endpoint misses no delivery. Also sets the academy for row-level security, because the
 * caller handles events of all academies in one transaction.
 */
export async function followingEndpoints(trx: Kysely<unknown>, academyId: string): Promise<FollowingEndpoint[]> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  if (isPostgres) await sql`set local app.academy_id = ${sql.lit(academyId)}`.execute(trx);
  const { rows } =
    await sql<FollowingEndpoint>`select e.id, e.status, e.event_types as "eventTypes" from webhook_endpoints e
    where e.academy_id = ${academyId} and e.deleted_at is null and e.status <> 'disabled'
    order by e.id ${isPostgres ? sql`for share` : sql``}`.execute(trx);
  return rows.map((row) => ({ ...row, eventTypes: fromJsonColumn(row.eventTypes) }));
}
