import { jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { Notification } from '../inbox/notification.entity.ts';
import { NotificationSend } from './notice-send.entity.ts';
import { NoticeSubject } from './notice-subject.entity.ts';

const kind = jobKind<Record<string, never>>('notices.sweep');

const DAY = 86_400_000;

/**
 * Inbox entries and messages are stored for `KEPT_DAYS` days. The subjects and texts of messages are stored for
 * `TEXT_DAYS` days.
 */
const KEPT_DAYS = 400;
const TEXT_DAYS = 90;

/**
 * Deletes inbox entries and messages that are older than {@link KEPT_DAYS} days. Removes the subjects and texts of
 * messages that are older than {@link TEXT_DAYS} days.
 */
export const sweepNotices = onJob(kind, (job) =>
  job.finish(async (em) => {
    const before = (days: number) => ({ $lt: new Date(Date.now() - days * DAY).toISOString() });
    await em.nativeDelete(Notification, { createdAt: before(KEPT_DAYS) });
    await em.nativeDelete(NoticeSubject, { createdAt: before(KEPT_DAYS) });
    await em.nativeDelete(NotificationSend, { createdAt: before(KEPT_DAYS) });
    const worded = { createdAt: before(TEXT_DAYS), $or: [{ subject: { $ne: null } }, { text: { $ne: null } }] };
    await em.nativeUpdate(NotificationSend, worded, { subject: null, text: null, updatedAt: now() });
  }),
);

export const noticeSweepSchedule: Schedule = { name: 'notices.sweep', cron: '50 3 * * *', kind };
