import type { Kysely } from 'kysely';
import { now } from '../../../platform/time/now.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';
import { type DeliverableEvent, followingEndpoints, insertDeliveries } from './webhook-queue.loaders.ts';

/** Stands for all types of events. */
export const ALL_TYPES = '*';

/** Whether an endpoint wants events of a type. */
export const wants = ({ eventTypes }: { readonly eventTypes: readonly string[] }, type: string): boolean =>
  eventTypes.includes(ALL_TYPES) || eventTypes.includes(type);

/**
 * Adds the deliveries of events that were numbered, in the transaction that numbers them: to the active endpoints that want
 * them, and to paused ones, where they wait.
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
