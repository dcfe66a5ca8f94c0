import type { Kysely } from 'kysely';
import { now } from '../../../platform/time/now.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';
import { type DeliverableEvent, followingEndpoints, insertDeliveries } from './webhook-queue.loaders.ts';

/** The entry that stands for all types in an endpoint's list of event types. */
export const ALL_TYPES = '*';

/** Returns true if an endpoint subscribes to a type of event. */
export const wants = ({ eventTypes }: { readonly eventTypes: readonly string[] }, type: string): boolean =>
  eventTypes.includes(ALL_TYPES) || eventTypes.includes(type);

/**
 * Adds deliveries for events in the transaction that numbers these events. Each active or paused endpoint gets the
 * events whose types it subscribes to. Deliveries for a paused endpoint wait until the endpoint is active.
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
