import { jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

const kind = jobKind<Record<string, never>>('webhooks.sweep');

const DAY = 86_400_000;
/** The number of days for which deliveries are stored. */
const KEPT_DAYS = 30;

/**
 * Deletes the deliveries of an academy that are older than {@link KEPT_DAYS} days, even if they still wait for a paused
 * endpoint.
 */
export const sweepDeliveries = onJob(kind, (job) =>
  job.finish(async (em) => {
    const oldest = new Date(Date.now() - KEPT_DAYS * DAY).toISOString();
    await em.nativeDelete(WebhookDelivery, { createdAt: { $lt: oldest } });
  }),
);

export const sweepSchedule: Schedule = { name: 'webhooks.sweep', cron: '40 3 * * *', kind };
