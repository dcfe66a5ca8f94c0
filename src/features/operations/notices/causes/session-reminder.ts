import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { addDays } from '../../../../platform/time/days.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import { isGiven, noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { familiesOf } from '../core/recipients.sql.ts';
import { dayInWords, timeInWords } from '../core/texts.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { goneFrom } from './gone-from.ts';
import { lessonsById, lessonsOnDay } from './lessons.loaders.ts';
import { placesIn, studentsOfBatches } from './places.loaders.ts';

/** The time of day at which reminders about the sessions of the next day are written. */
const REMINDED_AT = '18:00:00';

/**
 * The number of sessions whose reminders are written in one transaction. The reminders of this number of sessions reach
 * about 200 families.
 */
const SESSIONS_AT_ONCE = 15;

/** The job that finds the sessions of the next day, and enqueues jobs that write the reminders. */
const sessionReminders = jobKind<Record<string, never>>('notices.session-reminders');

/** The job that writes the reminders of some sessions. */
const remindOfSessions = jobKind<{ sessionIds: string[] }>('notices.remind-of-sessions');

export const sessionReminderSchedule: Schedule = {
  name: 'notices.session-reminders',
  cron: '0 18 * * *',
  kind: sessionReminders,
};

export const onSessionReminders = onJob(sessionReminders, (job) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (!run || !isGiven(run, NoticeKind.SESSION_REMINDER)) return;
    const lessons = await lessonsOnDay(run, remindedDay(run));
    for (const some of chunksOf(lessons, SESSIONS_AT_ONCE)) {
      await enqueue(em, remindOfSessions, { sessionIds: some.map(({ id }) => id) });
    }
  }),
);

/**
 * Returns the date of the sessions for which reminders are written. From 18:00 on, this is the date of tomorrow. Before
 * 18:00, the job runs late, and this is the date of today.
 */
function remindedDay({ clock, at }: NoticeRun): string {
  const today = clock.dayOf(at);
  return at >= clock.instantOf(today, REMINDED_AT) ? addDays(today, 1) : today;
}

export const onRemindOfSessions = onJob(remindOfSessions, (job, { sessionIds }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (run) await remind(run, sessionIds);
  }),
);

async function remind(run: NoticeRun, sessionIds: readonly string[]): Promise<void> {
  const lessons = (await lessonsById(run, sessionIds)).filter(
    ({ status, startsAt }) => status !== 'cancelled' && startsAt > run.at,
  );
  const ofBatches = await studentsOfBatches(run, [...new Set(lessons.map(({ batchId }) => batchId))]);
  const families = await familiesOf(run, [...ofBatches.values()].flat());
  const notices = lessons.map(({ id, batchId, date }) => ({
    dedupeKey: `session_reminder ${id} ${date}`,
    resource: { type: 'session', id },
    params: { sessionId: id, batchId },
    recipients: (ofBatches.get(batchId) ?? []).flatMap((studentId) => families.get(studentId) ?? []),
  }));
  await notify(run, NoticeKind.SESSION_REMINDER, notices);
}

noticeKind({
  kind: NoticeKind.SESSION_REMINDER,
  mayBeInDigest: true,
  placeholders: {
    batch_name: 'The name of the batch.',
    date: 'The day in words.',
    time: 'The start of the session.',
    room: 'The room or place; empty if there is none.',
  },
  texts: {
    subject: '{{batch_name}} on {{date}} at {{time}}',
    body: 'Hello {{recipient_name}},\n\nThe next session of {{batch_name}} is on {{date}} at {{time}}. {{room}}\n\n{{academy_name}}',
    sms: '{{academy_name}}: {{batch_name}} on {{date}} at {{time}}. {{room}}',
  },
  async valuesOf(reading, facts, locale) {
    const lessons = await lessonsById(
      reading,
      facts.map(({ resourceId }) => resourceId),
    );
    const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
    return facts.map(({ resourceId }) => {
      const lesson = byId.get(resourceId);
      return {
        batch_name: lesson?.batch ?? 'The class',
        date: lesson ? dayInWords(lesson.date, locale) : '',
        time: lesson ? timeInWords(lesson.startTime, locale) : '',
        room: lesson?.classroom ?? '',
      };
    });
  },
  async obsolete(run, send) {
    const [lesson] = await lessonsById(run, [send.resourceId]);
    if (!lesson || lesson.status === 'cancelled') return SuppressionReason.CORRECTED;
    if (lesson.startsAt <= run.at) return SuppressionReason.TOO_LATE;
    return goneFrom(run, send, placesIn(run, [lesson.batchId]));
  },
});
