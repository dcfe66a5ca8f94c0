import type { Kysely } from 'kysely';
import { now } from '../../../platform/time/now.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';
import { type DeliverableEvent, followingEndpoints, insertDeliveries } from './webhook-queue.loaders.ts';

/** The wildcard for all types of events. */
export const ALL_TYPES = '*';

/** Returns true if an endpoint subscribes to a type of event. */
export const wants = ({ eventTypes }: { readonly eventTypes: readonly string[] }, type: string): boolean =>
  eventTypes.includes(ALL_TYPES) || eventTypes.includes(type);

/**
 * Adds deliveries of newly numbered events, in the same transaction, for the active and paused endpoints that
 * subscribe to the types of these events. The deliveries for paused endpoints wait.
 */
export async function followEvents(
  trx: Kysely<unknown>,
  academyId: string,
  events: readonly DeliverableEvent[],
): Promise<void> {
  const endpoints = await followingEndpoints(trx, academyId);
  const due = now();
  const deliveries = endpoints.flatMap((endpoint) =>
    events
      .filter(({ type }) => wants(endpoint, type))
      .map((event) => ({
        endpointId: endpoint.id,
        event,
        nextAttemptAt: endpoint.status === WebhookEndpointStatus.ACTIVE ? due : null,
      })),
  );
  await insertDeliveries(trx, academyId, deliveries);
}
