import { now } from '../../platform/database/columns.ts';
import { findRecord } from '../../platform/database/records.ts';
import { tenantTransaction } from '../../platform/database/tenant-session.ts';
import { OutboxEvent } from '../../platform/events/outbox.entity.ts';
import type { OutgoingResult } from '../../platform/outgoing/outgoing.ts';
import type { Services } from '../../platform/tenancy/context.ts';
import { disableEndpoint } from './endpoint-states.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { TEST_TYPE } from './webhook-delivery.service.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { type ClaimedDelivery, type DueEndpoint, release } from './webhook-queue.loaders.ts';
import { mayBeSent } from './webhook-scopes.ts';
import { signedHeaders, signingSecrets } from './webhook-secrets.ts';

export type SenderServices = Pick<Services, 'config' | 'log' | 'database' | 'outgoing'>;

/** The service itself disables, not a user. */
export const SERVICE = { userId: null, requestId: null };

/** A delivery that can be sent. */
export interface Message {
  readonly delivery: ClaimedDelivery;
  readonly url: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

/** What is known of an endpoint before its deliveries are sent. */
export interface Prepared {
  readonly messages: readonly Message[];
  readonly ratePerSecond: number | null;
}

/** Reads what is to be sent to an endpoint; what cannot be sent ends here. In a transaction of its own, before anything is. */
export function prepare(
  { database, config }: SenderServices,
  { academyId, endpointId }: DueEndpoint,
  claimed: readonly ClaimedDelivery[],
  token: string,
): Promise<Prepared> {
  return tenantTransaction(
    database,
    academyId,
    async (em) => {
      const found = await findRecord(em, WebhookEndpoint, endpointId);
      // one that is given up is written: of two that had it in common, each would wait for the other
      const lock = found && signingSecrets(config, found, now()) === null ? true : 'shared';
      const endpoint = await findRecord(em, WebhookEndpoint, endpointId, { lock });
      const ids = claimed.map(({ id }) => id);
      const none: Prepared = { messages: [], ratePerSecond: endpoint?.ratePerSecond ?? null };
      if (!endpoint || endpoint.status === WebhookEndpointStatus.DISABLED) {
        await release(em, academyId, ids, WebhookDeliveryStatus.CANCELLED, token);
        return none;
      }
      if (endpoint.status === WebhookEndpointStatus.PAUSED) {
        await release(em, academyId, ids, WebhookDeliveryStatus.PENDING, token);
        return none;
      }
      const secrets = signingSecrets(config, endpoint, now());
      if (secrets === null) {
        await release(em, academyId, ids, WebhookDeliveryStatus.CANCELLED, token);
        const reason = 'The signing secret cannot be decrypted any more: rotate it and make the endpoint active again.';
        await disableEndpoint(em, endpoint, reason);
        return none;
      }
      const events = await em.find(OutboxEvent, { id: { $in: claimed.map(({ eventId }) => eventId) } });
      const isAllowed = await mayBeSent(em, endpoint);
      const readable = events.filter(({ resource }) => isAllowed(resource));
      const payloads = new Map(readable.map(({ id, payload }) => [id, payload]));
      const messages: Message[] = [];
      for (const delivery of claimed) {
        const data = delivery.type === TEST_TYPE ? { endpoint_id: endpointId } : payloads.get(delivery.eventId);
        if (data) {
          const { type, occurredAt: timestamp, sequence } = delivery;
          const body = JSON.stringify({ type, timestamp, academy_id: academyId, sequence, data });
          messages.push({ delivery, url: endpoint.url, secrets, body });
        } else await release(em, academyId, [delivery.id], WebhookDeliveryStatus.CANCELLED, token);
      }
      return { messages, ratePerSecond: endpoint.ratePerSecond };
    },
    SERVICE,
  );
}

/** Posts a message. No connection to the database is held meanwhile. */
export function post(
  { outgoing }: SenderServices,
  { delivery, url, secrets, body }: Message,
  signal: AbortSignal,
): Promise<OutgoingResult> {
  const seconds = Math.floor(Date.now() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'AcademyPlatform-Webhooks/1.0',
    ...signedHeaders(secrets, delivery.eventId, seconds, body),
  };
  return outgoing.post({ url, headers, body, signal });
}
