import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { type FollowedEvent, noticeCause } from '../core/notice-causes.ts';
import { noticeKind, type Placeholders } from '../core/notice-kinds.ts';
import { isGiven, noticeRun } from '../core/notice-run.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { parentsOf } from '../core/recipients.sql.ts';
import { dayInWords, timeInWords } from '../core/texts.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { type Absence, absencesById, absencesOnDay } from './absences.loaders.ts';
import { isEnrolled } from './places.loaders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The number of milliseconds for which a notice about an absence waits, so that a wrong mark can be corrected in time.
 */
const PAUSE = 15 * MINUTE;

/** For this number of milliseconds after the end of a session, messages are sent even in quiet hours. */
const FRESH = 2 * HOUR;

/** If a session ended more than this number of milliseconds ago, no notices about its absences are written. */
const OLD = 24 * HOUR;

/** The job that writes the notices for attendance marks. Marks that are no longer `absent` are skipped. */
const absenceNotices = jobKind<{ attendanceIds: string[] }>('notices.absence');

/**
 * Returns the end of the session in which a student was absent, in milliseconds since 1970. If the mark belongs to no
 * session, returns the end of the day.
 */
const endOf = ({ clock }: NoticeReading, { endsAt, date }: Absence): number =>
  Date.parse(endsAt ?? clock.instantOf(date, '23:59:59'));

noticeCause({
  kinds: [NoticeKind.ABSENCE],
  types: ['attendance.taken', 'attendance.corrected'],
  async follow(run, events) {
    for (const event of events) {
      const ids = await absentIn(run, event);
      const runAt = new Date(Date.parse(event.occurredAt) + PAUSE).toISOString();
      if (ids.length > 0) await enqueue(run.em, absenceNotices, { attendanceIds: ids }, { runAt });
    }
  },
});

/**
 * Returns the ids of the `absent` marks of a roll call. Reads the marks from the database, because the event lists only
 * the first marks if there are many.
 */
async function absentIn(run: NoticeRun, { data, occurredAt }: FollowedEvent): Promise<string[]> {
  const marks = await absencesOnDay(run, String(data.date), data.batch_id as string | null);
  // later marks of the same day have their own events
  const isEarlier = ({ markedAt }: Absence) => Date.parse(markedAt) <= Date.parse(occurredAt);
  return marks.filter(isEarlier).map(({ id }) => id);
}

export const onAbsenceNotices = onJob(absenceNotices, (job, { attendanceIds }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (run && isGiven(run, NoticeKind.ABSENCE)) await notifyOfAbsences(run, attendanceIds);
  }),
);

async function notifyOfAbsences(run: NoticeRun, ids: readonly string[]): Promise<void> {
  const at = Date.parse(run.at);
  const marks = (await absencesById(run, ids)).filter(({ status }) => status === 'absent');
  const fresh = marks.filter((mark) => at <= endOf(run, mark) + OLD);
  const parents = await parentsOf(
    run,
    fresh.map(({ studentId }) => studentId),
  );
  await notify(
    run,
    NoticeKind.ABSENCE,
    fresh.map((mark) => ({
      dedupeKey: `absence ${mark.studentId} ${mark.sessionId ?? mark.id}`,
      resource: mark.sessionId === null ? { type: 'attendance', id: mark.id } : { type: 'session', id: mark.sessionId },
      params: { attendanceId: mark.id, studentIds: [mark.studentId], batchId: mark.batchId, sessionId: mark.sessionId },
      recipients: parents.get(mark.studentId) ?? [],
      sentInQuietHours: { until: new Date(endOf(run, mark) + FRESH).toISOString() },
    })),
  );
}

/**
 * Returns the values of the placeholders for an absence. If the mark no longer exists, the values are general words
 * such as "The student".
 */
function wordsOf(mark: Absence | undefined, locale: string): Placeholders {
  const { student = 'The student', batch = null, date = '', startTime = null } = mark ?? {};
  return {
    student_name: student,
    batch_name: batch ?? 'the academy',
    date: date && dayInWords(date, locale),
    time: startTime === null ? '' : timeInWords(startTime, locale),
  };
}

noticeKind({
  kind: NoticeKind.ABSENCE,
  mayBeInDigest: false,
  placeholders: {
    student_name: 'The name of the student.',
    batch_name: 'The name of the batch; "the academy" for general attendance.',
    date: 'The day in words.',
    time: 'The start of the session; empty without a session.',
  },
  texts: {
    subject: '{{student_name}} was absent on {{date}}',
    body:
      'Hello {{recipient_name}},\n\n{{student_name}} was marked absent from {{batch_name}} on {{date}} {{time}}.\n\n' +
      'If you think that this is a mistake, please contact {{academy_name}}.',
    sms: '{{academy_name}}: {{student_name}} was absent from {{batch_name}} on {{date}} {{time}}.',
  },
  async valuesOf(reading, facts, locale) {
    const ids = facts.map(({ params }) => String(params.attendanceId));
    const marks = await absencesById(reading, ids.filter(isUuid));
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    return ids.map((id) => wordsOf(byId.get(id), locale));
  },
  async obsolete(run, { params }) {
    const [mark] = await absencesById(run, [String(params.attendanceId)]);
    if (mark?.status !== 'absent') return SuppressionReason.CORRECTED;
    if (mark.batchId !== null && !(await isEnrolled(run, mark.studentId, mark.batchId))) return SuppressionReason.LEFT;
    return Date.parse(run.at) > endOf(run, mark) + OLD ? SuppressionReason.TOO_LATE : null;
  },
});
