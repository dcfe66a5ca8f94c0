import { jobKind } from '../../../platform/jobs/job-kind.ts';

/** Tells the admins of an academy that an endpoint was disabled. */
export const webhookDisabledMail = jobKind<{ endpointId: string }>('mail.webhook-disabled');

/** Deletes the deliveries of an academy that are older than they are kept. */
export const sweepDeliveriesKind = jobKind<Record<string, never>>('webhooks.sweep');
