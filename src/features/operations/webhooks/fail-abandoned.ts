import type { SqlEntityManager } from '@mikro-orm/sql';
import { WebhookDeliveryStatus } from './webhook.enums.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { pauseAfter } from './webhook-retries.ts';

/**
 * Counts a failure for each delivery of an endpoint whose process died while it sent the delivery. As after any
 * failure, the delivery gets another attempt, or is dead after the last attempt. Without this count, a delivery that
 * crashes its process would crash one process after another. The endpoint must be locked.
 */
export async function failAbandoned(em: SqlEntityManager, endpointId: string, at: string): Promise<void> {
  const abandoned = await em.find(
    WebhookDelivery,
    { endpointId, lockToken: { $ne: null }, nextAttemptAt: { $lte: at } },
    { refresh: true },
  );
  for (const delivery of abandoned) {
    delivery.lockToken = null;
    delivery.failures += 1;
    const pause = pauseAfter(delivery.failures, null, Date.now());
    delivery.nextAttemptAt = pause === null ? null : new Date(Date.now() + pause).toISOString();
    if (pause === null) delivery.status = WebhookDeliveryStatus.DEAD;
  }
  await em.flush();
}
