import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import type { OutgoingResult } from '../../../platform/outgoing/outgoing.ts';
import { SERVICE, type SenderServices } from './deliver.ts';
import { disableEndpoint } from './endpoint-states.ts';
import { WebhookDeliveryStatus, WebhookEndpointStatus, type WebhookFailure } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { type DueEndpoint, noteFailing } from './webhook-queue.loaders.ts';
import { pauseAfter } from './webhook-retries.ts';

/**
 * For each delivery, the service stores at most `MOST_CHARACTERS` characters of the response, and at most
 * `MOST_ATTEMPTS` attempts.
 */
const MOST_CHARACTERS = 2_000;
const MOST_ATTEMPTS = 20;

const GONE = 410;
const DAY = 86_400_000;
/** If all requests to an endpoint failed for this number of days, the service disables the endpoint. */
const PATIENCE_DAYS = 5;

/** A delivery and the result of the request that sent it. */
interface SentDelivery {
  readonly id: string;
  /** The token of the claim under which the delivery was sent. */
  readonly token: string;
  readonly at: Date;
  readonly result: OutgoingResult;
}

/**
 * Stores the result of an attempt, and sets the new status and the time of the next attempt. Does nothing if another
 * process has claimed the delivery in the meantime.
 */
export function settle(
  { database }: SenderServices,
  { academyId, endpointId }: DueEndpoint,
  { id, token, at, result }: SentDelivery,
): Promise<void> {
  return tenantTransaction(
    database,
    academyId,
    async (em) => {
      const isGood = result.failure === null;
      let endpoint = await findRecord(em, WebhookEndpoint, endpointId);
      // locks the endpoint before the delivery, as all transactions do. If the endpoint may have to be changed, the
      // lock is exclusive: two transactions with shared locks would wait for each other
      if (!isGood || endpoint?.failingSince) {
        endpoint = await findRecord(em, WebhookEndpoint, endpointId, { lock: true });
      }
      const delivery = await findRecord(em, WebhookDelivery, id, { lock: true });
      if (delivery?.lockToken !== token) return;
      delivery.lockToken = null;
      delivery.nextAttemptAt = null;
      delivery.attempts = [...delivery.attempts, attemptOf(at, result)].slice(-MOST_ATTEMPTS);
      if (isGood) {
        delivery.status = WebhookDeliveryStatus.DELIVERED;
        if (endpoint?.failingSince) await noteFailing(em, academyId, endpointId, null);
      } else await retryOrEnd(em, endpoint, delivery, { at, result });
    },
    SERVICE,
  );
}

const attemptOf = (at: Date, { status, ms, failure, body }: OutgoingResult) => ({
  at: at.toISOString(),
  httpStatus: status,
  ms,
  error: failure as WebhookFailure | null,
  response: keptOf(body),
});

/**
 * Returns the part of a response body that is stored. Removes NUL characters and incomplete characters, because
 * PostgreSQL rejects them.
 */
const keptOf = (body: string): string =>
  [...body.replaceAll('\u0000', '').slice(0, 2 * MOST_CHARACTERS)].slice(0, MOST_CHARACTERS).join('').toWellFormed();

async function retryOrEnd(
  em: SqlEntityManager,
  endpoint: WebhookEndpoint | null,
  delivery: WebhookDelivery,
  { at, result: { status, retryAfter } }: Pick<SentDelivery, 'at' | 'result'>,
): Promise<void> {
  delivery.failures += 1;
  if (!endpoint || endpoint.status === WebhookEndpointStatus.DISABLED) {
    delivery.status = WebhookDeliveryStatus.CANCELLED;
    return;
  }
  const since = endpoint.failingSince ?? at.toISOString();
  if (endpoint.failingSince === null) await noteFailing(em, delivery.academyId, endpoint.id, since);
  const reason = reasonToDisable(status, Date.parse(since));
  if (reason !== null) {
    delivery.status = WebhookDeliveryStatus.CANCELLED;
    await disableEndpoint(em, endpoint, reason);
    return;
  }
  const pause = pauseAfter(delivery.failures, retryAfter, Date.now());
  if (pause === null) delivery.status = WebhookDeliveryStatus.DEAD;
  else if (endpoint.status === WebhookEndpointStatus.ACTIVE) {
    delivery.nextAttemptAt = new Date(Date.now() + pause).toISOString();
  }
}

function reasonToDisable(status: number | null, failingSince: number): string | null {
  if (status === GONE) return 'The receiver answered 410 Gone.';
  if (Date.now() - failingSince < PATIENCE_DAYS * DAY) return null;
  return `For ${PATIENCE_DAYS} days nothing but failures came back.`;
}
