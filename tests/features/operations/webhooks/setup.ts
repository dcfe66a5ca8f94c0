import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { followEvents } from '../../../../src/features/operations/webhooks/follow-events.ts';
import { createSender } from '../../../../src/features/operations/webhooks/sender.ts';
import { WebhookDeliveryStatus } from '../../../../src/features/operations/webhooks/webhook.enums.ts';
import { WebhookDelivery } from '../../../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { createOutgoing, type Outgoing, type OutgoingOptions } from '../../../../src/platform/outgoing/outgoing.ts';
import type { Runner } from '../../../../src/platform/polling/runner.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Receiver, startReceiver } from '../../../support/receiver.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

const ENDPOINT =
  'id url description eventTypes status disabledReason ratePerSecond failingSince formerSignsUntil rotatedAt secret version';
const DELIVERY =
  'id endpointId eventId type sequence occurredAt status attemptCount nextAttemptAt attempts { at httpStatus ms error response }';

export const createEndpoint = (app: TestApp, as: Credentials, input: object) =>
  gql(
    app,
    as,
    `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { ${ENDPOINT} } }`,
    {
      input,
    },
  );
export const updateEndpoint = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(id: $id, input: $input) { ${ENDPOINT} } }`,
    { id, input },
  );
export const deleteEndpoint = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) { message } }', { id });
export const rotate = (app: TestApp, as: Credentials, id: string, overlapHours?: number) =>
  gql(app, as, `mutation ($id: ID!, $h: Int) { rotateWebhookSecret(id: $id, overlapHours: $h) { ${ENDPOINT} } }`, {
    id,
    h: overlapHours,
  });
export const testEndpoint = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, `mutation ($id: ID!) { testWebhookEndpoint(id: $id) { ${DELIVERY} } }`, { id });
export const recover = (app: TestApp, as: Credentials, id: string, since: string, until?: string) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $since: DateTime!, $until: DateTime) {
      recoverWebhookDeliveries(endpointId: $id, since: $since, until: $until) { recovered } }`,
    { id, since, until },
  );
export const replay = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, `mutation ($id: ID!) { replayWebhookDelivery(id: $id) { ${DELIVERY} } }`, { id });
export const readEndpoint = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { webhookEndpoint(id: $id) { ${ENDPOINT} } }`, { id })).data.webhookEndpoint;
export const readDeliveries = async (app: TestApp, as: Credentials, filter: object = {}) =>
  (
    await gql(
      app,
      as,
      `query ($filter: WebhookDeliveryFilter) { webhookDeliveries(first: 100, filter: $filter) { nodes { ${DELIVERY} } } }`,
      { filter },
    )
  ).data.webhookDeliveries.nodes as any[];

/** The timeout of requests in these tests, in milliseconds. On a busy machine, a good response may take a second. */
const PATIENCE = 2_000;

/** The length of a second in rate limits during these tests, in milliseconds. */
export const SECOND = 200;

/** A service that may send to this machine, and its sender. */
export interface Scene {
  app: TestApp;
  sender: Runner;
  /** Creates another sender on the same database, as if it ran in another process. */
  another(options?: OutgoingOptions): Runner;
  stop(): Promise<void>;
}

export async function scene(): Promise<Scene> {
  const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  const clients: Outgoing[] = [];
  const senders: Runner[] = [];
  const another = (options: OutgoingOptions = { timeout: PATIENCE }) => {
    const outgoing = createOutgoing(app.config, options);
    clients.push(outgoing);
    const sender = createSender({ ...app.services, outgoing }, { second: SECOND });
    senders.push(sender);
    return sender;
  };
  return {
    app,
    sender: another(),
    another,
    async stop() {
      for (const sender of senders) await sender.stop();
      for (const client of clients) await client.close();
      await app.stop();
    },
  };
}

/** An academy with an endpoint at a receiver of its own. */
export interface Wired {
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly receiver: Receiver;
  readonly endpoint: { id: string; secret: string; version: number };
}

export async function wired(app: TestApp, input: object = {}, receiver?: Receiver): Promise<Wired> {
  const to = receiver ?? (await startReceiver());
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const { data } = await createEndpoint(app, admin, { url: to.url, eventTypes: ['*'], ratePerSecond: 100, ...input });
  return { academy, admin, receiver: to, endpoint: data.createWebhookEndpoint };
}

const last = new Map<string, number>();

/** Creates numbered events in an academy with their deliveries. Returns the ids of the events. */
export async function happen(app: TestApp, academy: SeededAcademy, count = 1, type = 'student.created') {
  const events = await unfollowed(academy, count, type);
  await systemTransaction(app.services.database, (em) => followEvents(em.getKysely(), academy.id, events));
  return events.map(({ id }) => id);
}

/** Creates events that no follower of the relay has received. */
export async function unfollowed(academy: SeededAcademy, count: number, type = 'student.created', given: object = {}) {
  const events = Array.from({ length: count }, () => {
    const sequence = (last.get(academy.id) ?? 0) + 1;
    last.set(academy.id, sequence);
    const about = { id: uuid(), type, resource: 'Student', resourceId: uuid(), sequence };
    return Object.assign(new OutboxEvent(), {
      ...about,
      academyId: academy.id,
      occurredAt: new Date().toISOString(),
      payload: { id: about.resourceId, version: 1, name: 'ü' },
      ...given,
    }) as OutboxEvent & { sequence: number };
  });
  await academy.run(async (em) => void em.persist(events.map((event) => Object.assign(new OutboxEvent(), event))));
  return events;
}

/** Creates many events that no follower of the relay has received. All have the same time. */
export async function unfollowedInBulk({ services }: TestApp, academy: SeededAcademy, count: number) {
  const occurredAt = new Date().toISOString();
  const type = 'student.created';
  const events = Array.from({ length: count }, (_, place) => ({ id: uuid(), type, sequence: place + 1, occurredAt }));
  // the values are literals, because so many parameters would be slow
  for (let start = 0; start < count; start += 1_000) {
    const rows = events.slice(start, start + 1_000).map(({ id, sequence }) => {
      const texts = [academy.id, id, occurredAt, occurredAt, type, 'Student', id, occurredAt, '{}'];
      return `(${texts.map((text) => `'${text}'`).join(', ')}, ${sequence})`;
    });
    await sql`insert into outbox_events (academy_id, id, created_at, updated_at, type, resource, resource_id, occurred_at,
      payload, sequence) values ${sql.raw(rows.join(', '))}`.execute(services.database.kysely);
  }
  return events;
}

/** Creates finished deliveries for the events of an academy, from a sequence number on. */
export const keptInBulk = ({ services }: TestApp, { academy, endpoint }: Wired, from: number): Promise<unknown> =>
  sql`insert into webhook_deliveries (academy_id, id, created_at, updated_at, endpoint_id, event_id, type, sequence,
      occurred_at, status, next_attempt_at, attempts)
    select academy_id, id, created_at, updated_at, ${endpoint.id}, id, type, sequence,
      occurred_at, ${WebhookDeliveryStatus.PENDING}, null, '[]'
    from outbox_events where academy_id = ${academy.id} and sequence >= ${from}`.execute(services.database.kysely);

/** Makes all waiting deliveries due. */
export async function passTime(academy: SeededAcademy): Promise<void> {
  const past = new Date(Date.now() - 1_000).toISOString();
  await academy.run((em) =>
    em.nativeUpdate(WebhookDelivery, { nextAttemptAt: { $ne: null } }, { nextAttemptAt: past }),
  );
}

/** Stops all waiting deliveries in all academies. */
export const forgetWaiting = ({ services }: TestApp): Promise<unknown> =>
  sql`update webhook_deliveries set next_attempt_at = null where next_attempt_at is not null`.execute(
    services.database.kysely,
  );
