import { forgetEvents } from '../../../platform/events/forget-events.ts';
import { onJob, type Schedule, systemJobKind } from '../../../platform/jobs/job-kind.ts';

/** Days that events are kept. */
const KEPT_DAYS = 30;

const sweepEvents = systemJobKind<Record<string, never>>('events.sweep');

/** Forgets events that are older than they are kept, of all academies. */
export const sweeping = onJob(sweepEvents, ({ services, signal }) => {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return forgetEvents(services.database, before, signal);
});

/** Each night. */
export const sweepingSchedule: Schedule = { name: 'events.sweep', cron: '17 3 * * *', kind: sweepEvents };
