import { forgetEvents } from '../../../platform/events/forget-events.ts';
import { onJob, type Schedule, systemJobKind } from '../../../platform/jobs/job-kind.ts';

/** The number of days for which events are stored. */
const KEPT_DAYS = 30;

const sweepEvents = systemJobKind<Record<string, never>>('events.sweep');

/** Deletes the events of all academies that are older than {@link KEPT_DAYS} days. */
export const sweeping = onJob(sweepEvents, ({ services, signal }) => {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return forgetEvents(services.database, before, signal);
});

/** The schedule that deletes old events each night. */
export const sweepingSchedule: Schedule = { name: 'events.sweep', cron: '17 3 * * *', kind: sweepEvents };
