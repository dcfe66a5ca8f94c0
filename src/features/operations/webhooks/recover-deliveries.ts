import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { ALL_TYPES } from './follow-events.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { openEndpoint } from './webhook-delivery.service.ts';
import { addDeliveries, missedEvents } from './webhook-queue.loaders.ts';

const DAY = 86_400_000;
/** The maximum number of days in the period of a recovery. */
const MOST_DAYS = 30;
/** The maximum number of deliveries in one recovery. */
const MOST_DELIVERIES = 10_000;

const GONE = [WebhookDeliveryStatus.DEAD, WebhookDeliveryStatus.CANCELLED];

/**
 * Sends the events that an endpoint has missed in a period: events whose deliveries are dead or cancelled, and events
 * of subscribed types that have no delivery. Returns the number of deliveries.
 */
export async function recoverWebhookDeliveries(
  ctx: RequestContext,
  endpointId: string,
  since: string,
  until: string = now(),
): Promise<number> {
  if (until < since) throw invalidField('until', messages.dateAfterOrEqual('until', 'since'));
  if (Date.parse(until) - Date.parse(since) > MOST_DAYS * DAY) {
    throw invalidField('since', `The since field must not be more than ${MOST_DAYS} days before until.`);
  }
  return ctx.session.write(async (em) => {
    const endpoint = await openEndpoint(ctx, em, endpointId);
    const nextAttemptAt = endpoint.status === WebhookEndpointStatus.ACTIVE ? now() : null;
    const limit = MOST_DELIVERIES + 1;
    const types = endpoint.eventTypes.includes(ALL_TYPES) ? null : endpoint.eventTypes;
    const missing = await missedEvents(em, endpoint, { since, until, types, limit });
    const failed = await em.find(
      WebhookDelivery,
      { occurredAt: { $gte: since, $lte: until }, endpoint, status: { $in: GONE }, lockToken: null },
      { fields: ['id'], limit },
    );
    if (missing.length + failed.length > MOST_DELIVERIES) throw tooMany();
    // a concurrent recovery may have restarted some deliveries meanwhile
    const begun = await em.nativeUpdate(
      WebhookDelivery,
      { id: { $in: failed.map(({ id }) => id) }, status: { $in: GONE }, lockToken: null },
      { status: WebhookDeliveryStatus.PENDING, failures: 0, nextAttemptAt, updatedAt: now() },
    );
    await addDeliveries(
      em,
      endpoint.academyId,
      missing.map((event) => ({ endpointId: endpoint.id, event, nextAttemptAt })),
    );
    return missing.length + begun;
  });
}

const tooMany = () => invalidField('since', `The period must not have more than ${MOST_DELIVERIES} missed events.`);
