import { now } from '../../platform/database/columns.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { OutboxEvent } from '../../platform/events/outbox.entity.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { ALL_TYPES } from './follow-events.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { openEndpoint } from './webhook-delivery.service.ts';
import { addDeliveries } from './webhook-queue.loaders.ts';

const DAY = 86_400_000;
/** Days that a period may span. */
const MOST_DAYS = 30;
/** Deliveries that are recovered at once. */
const MOST_DELIVERIES = 10_000;

/**
 * Sends an endpoint again what it missed: the events of a period that it wants and that were never sent to it, and the
 * deliveries that are dead or cancelled. Answers how many.
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
    const endpoint = await openEndpoint(em, endpointId);
    const nextAttemptAt = endpoint.status === WebhookEndpointStatus.ACTIVE ? now() : null;
    const isAll = endpoint.eventTypes.includes(ALL_TYPES);
    const period = { occurredAt: { $gte: since, $lte: until } };
    const events = await em.find(
      OutboxEvent,
      { ...period, sequence: { $ne: null }, ...(!isAll && { type: { $in: endpoint.eventTypes } }) },
      { fields: ['id', 'type', 'sequence', 'occurredAt'], orderBy: { sequence: 'asc' }, limit: MOST_DELIVERIES + 1 },
    );
    if (events.length > MOST_DELIVERIES) throw tooMany();
    const known = await em.find(
      WebhookDelivery,
      { ...period, endpoint },
      { fields: ['eventId', 'status', 'lockToken'], orderBy: { sequence: 'asc' } },
    );
    const isKnown = new Set(known.map(({ eventId }) => eventId));
    const missing = events.filter(({ id }) => !isKnown.has(id));
    const gone = [WebhookDeliveryStatus.DEAD, WebhookDeliveryStatus.CANCELLED];
    const failed = known.filter(({ status, lockToken }) => gone.includes(status) && lockToken === null);
    const count = missing.length + failed.length;
    if (count > MOST_DELIVERIES) throw tooMany();
    await em.nativeUpdate(
      WebhookDelivery,
      { id: { $in: failed.map(({ id }) => id) }, lockToken: null },
      { status: WebhookDeliveryStatus.PENDING, failures: 0, nextAttemptAt, updatedAt: now() },
    );
    await addDeliveries(
      em,
      endpoint.academyId,
      missing.map((event) => ({ endpointId: endpoint.id, event, nextAttemptAt })),
    );
    return count;
  });
}

const tooMany = () => invalidField('since', `The period must not have more than ${MOST_DELIVERIES} events.`);
