import { addDays } from '../../../../platform/time/days.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { type FollowedEvent, noticeCause } from '../core/notice-causes.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { parentsOf, staffById } from '../core/recipients.sql.ts';
import { NoticeDigest, SuppressionReason } from '../notice-send.enums.ts';
import {
  type CountedMarks,
  lowRates,
  type MarkState,
  markedStudents,
  markStates,
  staffOfBatches,
  studentNames,
} from './low-attendance.loaders.ts';
import { isEnrolled } from './places.loaders.ts';

/** The maximum number of milliseconds that writing the marks of one roll call takes. */
const LONGEST_ROLL = 60_000;

/** The number of days over which an attendance rate is computed. */
const DAYS = 30;

noticeCause({
  kinds: [NoticeKind.LOW_ATTENDANCE],
  types: ['attendance.taken', 'attendance.corrected'],
  async follow(run, events) {
    for (const event of events) if (event.data.batch_id !== null) await notifyOfCrossings(run, event);
  },
});

/** The numbers of a student's marks before and after a roll call. */
interface Change {
  readonly studentId: string;
  readonly markedAt: string;
  readonly before: CountedMarks;
  readonly after: CountedMarks;
}

/**
 * Writes notices about the students whose attendance rate became low because of a roll call. Compares the rates right
 * before and right after the roll call.
 */
async function notifyOfCrossings(run: NoticeRun, event: FollowedEvent): Promise<void> {
  const batchId = String(event.data.batch_id);
  const changes = await changesOf(run, event);
  const low = await lowRates(
    run,
    changes.flatMap(({ before, after }) => [before, after]),
  );
  const crossings = changes.filter(({ before, after }) => low.has(after.id) && !low.has(before.id));
  if (crossings.length === 0) return;
  const studentIds = crossings.map(({ studentId }) => studentId);
  const parents = await parentsOf(run, studentIds);
  const [batch] = await staffOfBatches(run, [batchId]);
  const staffIds = [batch?.instructorId, batch?.headId].filter((id) => typeof id === 'string');
  const staff = [...(await staffById(run, staffIds)).values()].flat();
  const notices = crossings.map(({ studentId, markedAt, after }) => ({
    dedupeKey: `low_attendance ${studentId} ${batchId} ${markedAt}`,
    resource: { type: 'student', id: studentId },
    params: { studentIds: [studentId], batchId, rate: low.get(after.id) },
    recipients: [...(parents.get(studentId) ?? []), ...staff],
  }));
  await notify(run, NoticeKind.LOW_ATTENDANCE, notices);
}

/**
 * Returns, for each student in a roll call, the numbers of marks before and after the roll call. Marks that were
 * recorded after the roll call do not count.
 */
async function changesOf(run: NoticeRun, { occurredAt, data }: FollowedEvent): Promise<Change[]> {
  const at = new Date(occurredAt).toISOString();
  const to = run.clock.dayOf(at);
  const date = String(data.date);
  // reads the students from the database, because the event of a long roll call lists only the first marks
  const students = await markedStudents(run, String(data.batch_id), date);
  const marks = { batchId: String(data.batch_id), studentIds: students, from: addDays(to, 1 - DAYS), to };
  const states = (await markStates(run, marks)).filter(({ markedAt }) => markedAt <= at);
  const isMarked = markedBy(data, at);
  return [...Map.groupBy(states, ({ studentId }) => studentId)].flatMap(([studentId, own]) => {
    const latest = own.filter((state) => state.date === date).at(-1);
    if (!latest || !isMarked(latest)) return [];
    const former = own.filter(({ markedAt }) => markedAt < latest.markedAt);
    const { markedAt } = latest;
    const before = counted(`${studentId} before`, former);
    return [{ studentId, markedAt, before, after: counted(`${studentId} after`, own) }];
  });
}

/**
 * Returns a function that checks whether a roll call wrote a mark. The event of a long roll call lists only the first
 * marks. In this case, every mark of the minute before the event counts as written by the roll call.
 */
function markedBy({ records, count }: FollowedEvent['data'], at: string): (mark: MarkState) => boolean {
  const listed = (records ?? []) as readonly { student_id: string }[];
  const ids = new Set(listed.map(({ student_id }) => student_id));
  const since = new Date(Date.parse(at) - LONGEST_ROLL).toISOString();
  return ({ studentId, markedAt }) => (Number(count) > listed.length ? markedAt > since : ids.has(studentId));
}

/** Counts the marks by their latest status. `states` must be in the order in which they were recorded. */
function counted(id: string, states: readonly MarkState[]): CountedMarks {
  const latest = new Map(states.map((state) => [state.attendanceId, state.status]));
  const count = (status: string) => [...latest.values()].filter((each) => each === status).length;
  return { id, present: count('present'), late: count('late'), absent: count('absent'), excused: count('excused') };
}

/** Returns true if the attendance rate of a student in a batch is low at present. */
async function isLow(run: NoticeRun, studentId: string, batchId: string): Promise<boolean> {
  const to = run.clock.dayOf(run.at);
  const states = await markStates(run, { batchId, studentIds: [studentId], from: addDays(to, 1 - DAYS), to });
  return (await lowRates(run, [counted(studentId, states)])).has(studentId);
}

noticeKind({
  kind: NoticeKind.LOW_ATTENDANCE,
  mayBeInDigest: true,
  digestOfStaff: NoticeDigest.DAILY,
  placeholders: {
    student_name: 'The name of the student.',
    batch_name: 'The name of the batch.',
    rate: 'The attendance rate of the last 30 days in percent: "62.50".',
  },
  texts: {
    subject: 'The attendance of {{student_name}} in {{batch_name}} is low',
    body:
      'Hello {{recipient_name}},\n\n{{student_name}} attended {{rate}} % of the sessions of {{batch_name}} in the last ' +
      '30 days.\n\nIf you would like to talk about it, please contact {{academy_name}}.',
    sms: '{{academy_name}}: {{student_name}} attended only {{rate}} % of {{batch_name}} in the last 30 days.',
  },
  async valuesOf(reading, facts) {
    const names = await studentNames(
      reading,
      facts.map(({ resourceId }) => resourceId),
    );
    const batches = await staffOfBatches(
      reading,
      facts.map(({ params }) => String(params.batchId)),
    );
    const byId = new Map(batches.map(({ id, name }) => [id, name]));
    return facts.map(({ resourceId, params }) => ({
      student_name: names.get(resourceId) ?? 'The student',
      batch_name: byId.get(String(params.batchId)) ?? 'the class',
      rate: String(params.rate ?? ''),
    }));
  },
  async obsolete(run, { resourceId, params }) {
    if (!(await isEnrolled(run, resourceId, params.batchId))) return SuppressionReason.LEFT;
    return (await isLow(run, resourceId, String(params.batchId))) ? null : SuppressionReason.CORRECTED;
  },
});
