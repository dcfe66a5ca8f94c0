import { jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

const kind = jobKind<Record<string, never>>('webhooks.sweep');

const DAY = 86_400_000;
/** Days that deliveries are kept. */
const KEPT_DAYS = 30;

/** Forgets the deliveries of an academy that are older than they are kept, those that wait in a paused endpoint as well. */
export const sweepDeliveries = onJob(kind, (job) =>
  job.finish(async (em) => {
    const oldest = new Date(Date.now() - KEPT_DAYS * DAY).toISOString();
    await em.nativeDelete(WebhookDelivery, { createdAt: { $lt: oldest } });
  }),
);

export const sweepSchedule: Schedule = { name: 'webhooks.sweep', cron: '40 3 * * *', kind };
