import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import { isGiven, noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { lastMorning, MOST_LATE, REMINDER_TIME } from '../core/reminder-time.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { CERTIFICATE_PLACEHOLDERS, certificateValues, familyNotices, whyNotNeeded } from './certificate-notices.ts';
import { expiringById, expiringOn } from './certificates.loaders.ts';

/** Families are reminded of a certificate these numbers of days before its last valid day. */
const DAYS_BEFORE = [60, 14];

/** The maximum number of certificates whose reminders are written in one transaction. */
const CERTIFICATES_AT_ONCE = 200;

/** The job that finds certificates that will expire, and enqueues jobs that write the reminders. */
const expiringCertificateNotices = jobKind<Record<string, never>>('notices.expiring-certificates');

/** The job that writes the reminders for some certificates. `day` is the date on which the reminders are due. */
const remindOfCertificates = jobKind<{ certificateIds: string[]; day: string }>('notices.remind-of-certificates');

/** Writes the reminders about certificates at 09:00 in each academy's time zone. */
export const certificateExpirySchedule: Schedule = {
  name: 'notices.expiring-certificates',
  cron: '0 9 * * *',
  kind: expiringCertificateNotices,
};

export const onExpiringCertificates = onJob(expiringCertificateNotices, (job) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (!run || !isGiven(run, NoticeKind.CERTIFICATE_EXPIRING)) return;
    for (const day of lastMornings(run)) {
      const due = await expiringOn(
        run,
        DAYS_BEFORE.map((days) => addDays(day, days)),
      );
      // a certificate that was issued after 09:00 on this day gets no reminder for this day
      const reminded = due.filter(({ issuedAt }) => issuedAt < run.clock.instantOf(day, REMINDER_TIME));
      for (const some of chunksOf(reminded, CERTIFICATES_AT_ONCE)) {
        await enqueue(em, remindOfCertificates, { certificateIds: some.map(({ id }) => id), day });
      }
    }
  }),
);

/**
 * Returns the last date on which 09:00 has passed, and up to {@link MOST_LATE} earlier dates whose reminders may have
 * been missed. Omits earlier dates on which 09:00 was before the last change of the settings, because that change may
 * have turned the notices on.
 */
function lastMornings(run: NoticeRun): string[] {
  const last = lastMorning(run);
  const days = Array.from({ length: MOST_LATE + 1 }, (_, late) => addDays(last, -late));
  const { academy, clock } = run;
  return days.filter((day) => day === last || clock.instantOf(day, REMINDER_TIME) > academy.updatedAt);
}

export const onRemindOfCertificates = onJob(remindOfCertificates, (job, { certificateIds, day }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (!run) return;
    const expiring = await expiringById(run, certificateIds);
    // the key contains the day, so that a repeated job writes no second notice
    const notices = await familyNotices(run, expiring, ({ id }) => `certificate_expiring ${id} ${day}`);
    await notify(run, NoticeKind.CERTIFICATE_EXPIRING, notices);
  }),
);

noticeKind({
  kind: NoticeKind.CERTIFICATE_EXPIRING,
  mayBeInDigest: true,
  placeholders: CERTIFICATE_PLACEHOLDERS,
  texts: {
    subject: '{{title}} of {{student_name}} expires on {{expires_on}}',
    body:
      'Hello {{recipient_name}},\n\nThe certificate "{{title}}", {{subject}}, of {{student_name}} is valid until ' +
      '{{expires_on}}. Its number is {{number}}.\n\n{{academy_name}}',
    sms: '{{academy_name}}: The certificate "{{title}}" of {{student_name}} is valid until {{expires_on}}.',
  },
  valuesOf: certificateValues,
  async obsolete(run, send) {
    const [expiring] = await expiringById(run, [send.resourceId]);
    return expiring ? whyNotNeeded(run, send) : SuppressionReason.WITHDRAWN;
  },
});
