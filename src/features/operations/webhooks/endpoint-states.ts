import type { SqlEntityManager } from '@mikro-orm/sql';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** The job that mails the admins of an academy when the service has disabled an endpoint. */
export const webhookDisabledMail = jobKind<{ endpointId: string }>('mail.webhook-disabled');

/**
 * Returns the filter for the pending deliveries of an endpoint. Deliveries that a process is sending are excluded: this
 * process checks the endpoint itself.
 */
const waiting = (endpoint: WebhookEndpoint) => ({ endpoint, status: WebhookDeliveryStatus.PENDING, lockToken: null });

/** Disables a locked endpoint, cancels its pending deliveries, and enqueues a mail to the academy's admins. */
export async function disableEndpoint(em: SqlEntityManager, endpoint: WebhookEndpoint, reason: string): Promise<void> {
  endpoint.status = WebhookEndpointStatus.DISABLED;
  endpoint.disabledReason = reason;
  await cancelWaiting(em, endpoint);
  await enqueue(em, webhookDisabledMail, { endpointId: endpoint.id });
}

/** Cancels the pending deliveries of an endpoint. */
export async function cancelWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  const changes = { status: WebhookDeliveryStatus.CANCELLED, nextAttemptAt: null, updatedAt: now() };
  await em.nativeUpdate(WebhookDelivery, waiting(endpoint), changes);
}

/** Stops the pending deliveries of an endpoint from being sent until {@link sendWaiting} is called. */
export async function holdWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  await em.nativeUpdate(WebhookDelivery, waiting(endpoint), { nextAttemptAt: null, updatedAt: now() });
}

/** Makes pending deliveries of an endpoint due if no attempt is planned for them. */
export async function sendWaiting(em: SqlEntityManager, endpoint: WebhookEndpoint): Promise<void> {
  await em.nativeUpdate(
    WebhookDelivery,
    { ...waiting(endpoint), nextAttemptAt: null },
    { nextAttemptAt: now(), updatedAt: now() },
  );
}
