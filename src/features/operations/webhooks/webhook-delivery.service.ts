import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { getRecord } from '../../../platform/database/records.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { ENDPOINT } from './webhook-endpoint.service.ts';
import { assertMayFollow } from './webhook-scopes.ts';

export const DELIVERY = 'Webhook delivery';

/** The type of test events, which are not in the event feed. */
export const TEST_TYPE = 'webhook.test';

/**
 * Creates a test event and a delivery of it to one endpoint. Returns the id of the delivery. The delivery is sent like
 * every other delivery.
 */
export function testWebhookEndpoint(ctx: RequestContext, id: string): Promise<string> {
  return ctx.session.write(async (em) => {
    const endpoint = await openEndpoint(ctx, em, id);
    const delivery = new WebhookDelivery();
    Object.assign(delivery, { endpoint, eventId: uuid(), type: TEST_TYPE, occurredAt: now() });
    sendAt(delivery, endpoint);
    em.persist(delivery);
    return delivery.id;
  });
}

/**
 * Sends a delivery again, with any status. Its former attempts are kept. Does nothing if a process is sending the
 * delivery.
 */
export async function replayWebhookDelivery(ctx: RequestContext, id: string): Promise<void> {
  const { endpoint } = await ctx.session.write((em) => getRecord(em, WebhookDelivery, id, { name: DELIVERY }));
  await ctx.session.write(async (em) => {
    const receiver = await openEndpoint(ctx, em, endpoint.id);
    const delivery = await getRecord(em, WebhookDelivery, id, { name: DELIVERY, lock: true });
    if (delivery.lockToken === null) sendAt(delivery, receiver);
  });
}

/**
 * Locks an endpoint to which deliveries can be sent. Throws CONFLICT for a disabled endpoint. Throws FORBIDDEN if the
 * caller is an API key whose scopes exclude one of the endpoint's event types.
 */
export async function openEndpoint(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<WebhookEndpoint> {
  const endpoint = await getRecord(em, WebhookEndpoint, id, { name: ENDPOINT, lock: 'shared' });
  assertMayFollow(ctx, endpoint.eventTypes);
  if (endpoint.status === WebhookEndpointStatus.DISABLED) {
    throw new AppError('CONFLICT', 'The webhook endpoint is disabled.');
  }
  return endpoint;
}

/**
 * Resets a delivery, so that it is sent again. If the endpoint is paused, the delivery waits until the endpoint is
 * active.
 */
export function sendAt(delivery: WebhookDelivery, { status }: WebhookEndpoint): void {
  delivery.status = WebhookDeliveryStatus.PENDING;
  delivery.failures = 0;
  delivery.lockToken = null;
  delivery.nextAttemptAt = status === WebhookEndpointStatus.ACTIVE ? now() : null;
}
