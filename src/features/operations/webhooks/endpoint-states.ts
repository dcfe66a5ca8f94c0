import type { SqlEntityManager } from '@mikro-orm/sql';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Tells the admins of an academy that an endpoint was disabled. */
export const webhookDisabledMail = jobKind<{ endpointId: string }>('mail.webhook-disabled');

/** What waits for an endpoint and is not being sent: whoever sends one finds out by themselves. */
const waiting = (endpoint: WebhookEndpoint) => ({ endpoint, status: WebhookDeliveryStatus.PENDING, lockToken: null });

/** Gives an endpoint up, which must be locked: nothing waits for it any more, and the academy's admins are told. */
export async function disableEndpoint(em: SqlEntityManager, endpoint: WebhookEndpoint, reason: string): Promise<void> {
  endpoint.status = WebhookEndpointStatus.DISABLED;
  endpoint.disabledReason = reason;
  await cancelWaiting(em, endpoint);
  await enqueue(em, webhookDisabledMail, { endpointId: endpoint.id });
}

/** What waits for an endpoint is not sent any more. */
export async function cancelWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  const changes = { status: WebhookDeliveryStatus.CANCELLED, nextAttemptAt: null, updatedAt: now() };
  await em.nativeUpdate(WebhookDelivery, waiting(endpoint), changes);
}

/** What waits for an endpoint stays until it is resumed. */
export async function holdWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  await em.nativeUpdate(WebhookDelivery, waiting(endpoint), { nextAttemptAt: null, updatedAt: now() });
}

/** What waited for an endpoint is sent. */
export async function sendWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  await em.nativeUpdate(
    WebhookDelivery,
    { ...waiting(endpoint), nextAttemptAt: null },
    { nextAttemptAt: now(), updatedAt: now() },
  );
}
