import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { OutboxEvent } from '../../../platform/events/outbox.entity.ts';
import type { OutgoingResult } from '../../../platform/outgoing/outgoing.ts';
import { signedHeaders } from '../../../platform/outgoing/signed-headers.ts';
import type { Services } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { MOST_OF_ENDPOINT } from './delivery-lanes.ts';
import { disableEndpoint } from './endpoint-states.ts';
import { failAbandoned } from './fail-abandoned.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { TEST_TYPE } from './webhook-delivery.service.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  countInFlight,
  type DueEndpoint,
  noteSends,
  release,
} from './webhook-queue.loaders.ts';
import { mayBeSent } from './webhook-scopes.ts';
import { signingSecrets } from './webhook-secrets.ts';

export type SenderServices = Pick<Services, 'config' | 'log' | 'database' | 'outgoing'>;

/** The actor of changes that the service itself makes. */
export const SERVICE = { userId: null, requestId: null };

/** A delivery with everything that is needed to send it. */
export interface Message {
  readonly delivery: ClaimedDelivery;
  readonly url: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

/** The messages of an endpoint that a process has claimed and sends now. */
export interface ClaimedMessages {
  readonly messages: readonly Message[];
  /**
   * The number of milliseconds until the endpoint's rate limit allows the next request; 0 if a request is allowed now.
   */
  readonly restMs: number;
}

/** The arguments of a claim: a process claims deliveries, so that no other process sends them. */
export interface Claim {
  /** The maximum number of deliveries to claim. */
  readonly most: number;
  readonly token: string;
  /** The current time: deliveries that are due at this time can be claimed. The claim ends at `until`. */
  readonly at: string;
  readonly until: string;
  /** The length in milliseconds of the interval in which a rate limit counts requests. */
  readonly second: number;
}

/**
 * Claims due deliveries of an endpoint and returns their messages. Locks the endpoint, so that only one process at a
 * time claims its deliveries. All processes together therefore obey the endpoint's rate limit and {@link
 * MOST_OF_ENDPOINT}. Cancels due deliveries if the endpoint is disabled or deleted.
 */
export function claimMessages(
  { database, config }: SenderServices,
  lane: DueEndpoint,
  { most, second, ...claim }: Claim,
): Promise<ClaimedMessages> {
  const { academyId, endpointId } = lane;
  const none: ClaimedMessages = { messages: [], restMs: 0 };
  return tenantTransaction(
    database,
    academyId,
    async (em) => {
      const endpoint = await findRecord(em, WebhookEndpoint, endpointId, { lock: true });
      await failAbandoned(em, endpointId, claim.at);
      const end = async (status: WebhookDeliveryStatus) => {
        const claimed = await claimDeliveries(em, lane, { ...claim, limit: most });
        if (claimed.length > 0) await release(em, academyId, idsOf(claimed), { status, token: claim.token });
        return none;
      };
      if (!endpoint || endpoint.status === WebhookEndpointStatus.DISABLED) return end(WebhookDeliveryStatus.CANCELLED);
      if (endpoint.status === WebhookEndpointStatus.PAUSED) return end(WebhookDeliveryStatus.PENDING);
      const secrets = signingSecrets(config, endpoint, now());
      if (secrets === null) {
        await end(WebhookDeliveryStatus.CANCELLED);
        const reason = 'The signing secret cannot be decrypted any more: rotate it and make the endpoint active again.';
        await disableEndpoint(em, endpoint, reason);
        return none;
      }
      const sends = (endpoint.recentSends ?? []).filter((sent) => sent > Date.now() - second);
      const free = Math.min(MOST_OF_ENDPOINT - (await countInFlight(em, lane, claim.at)), most);
      const limit = Math.min(free, endpoint.ratePerSecond - sends.length);
      const restMs = restOf(sends, endpoint.ratePerSecond, second);
      if (limit <= 0) return { messages: [], restMs };
      const claimed = await claimDeliveries(em, lane, { ...claim, limit });
      if (claimed.length === 0) return none;
      const begun = [...sends, ...claimed.map(() => Date.now())];
      await noteSends(em, lane, begun);
      const messages = await messagesOf(em, endpoint, { claimed, secrets, token: claim.token });
      return { messages, restMs: restOf(begun, endpoint.ratePerSecond, second) };
    },
    SERVICE,
  );
}

/**
 * Returns the messages of claimed deliveries. Cancels a delivery if its event was deleted, or if the endpoint may not
 * receive the event.
 */
async function messagesOf(
  em: SqlEntityManager,
  endpoint: WebhookEndpoint,
  {
    claimed,
    secrets,
    token,
  }: { readonly claimed: readonly ClaimedDelivery[]; readonly secrets: readonly string[]; readonly token: string },
): Promise<Message[]> {
  const { academyId, id: endpointId, url } = endpoint;
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
      messages.push({ delivery, url, secrets, body });
    } else await release(em, academyId, [delivery.id], { status: WebhookDeliveryStatus.CANCELLED, token });
  }
  return messages;
}

const idsOf = (claimed: readonly ClaimedDelivery[]): string[] => claimed.map(({ id }) => id);

/**
 * Returns the number of milliseconds until the last `second` milliseconds contain fewer than `rate` requests. `sends`
 * contains the start times of requests.
 */
function restOf(sends: readonly number[], rate: number, second: number): number {
  const oldest = sends.at(-rate);
  return oldest === undefined ? 0 : Math.max(0, oldest + second - Date.now());
}

/** Sends a message to its endpoint by a POST request. Holds no database connection during the request. */
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
