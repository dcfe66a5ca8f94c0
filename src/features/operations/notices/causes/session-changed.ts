import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { type FollowedEvent, noticeCause } from '../core/notice-causes.ts';
import { isGiven, noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { type NewNotice, notify } from '../core/notify.ts';
import { eachOnce, type Recipient } from '../core/recipient.types.ts';
import { parentsOf, staffById, studentsById } from '../core/recipients.sql.ts';
import { joinChange, removeUnread } from './changed-session.sql.ts';
import { closuresById, instructorOf, type Lesson, lessonsById, lessonsOfClosures } from './lessons.loaders.ts';
import { type LastChange, lastChange, removedClosures } from './open-changes.loaders.ts';
import { studentsOfBatches } from './places.loaders.ts';

const MINUTE = 60_000;

/** For this number of milliseconds, further changes of a session are added to the existing notice. */
const PAUSE = 5 * MINUTE;

/** If a session starts in less than this number of milliseconds, messages about it are sent even in quiet hours. */
const SOON = 24 * 60 * MINUTE;

/**
 * The names of session fields. If one of these fields changes, families get a notice: the session was rescheduled, or
 * has a substitute.
 */
const TOLD = ['date', 'start_time', 'end_time', 'instructor_id'];

/** The news in a notice about a batch: other times or days, or only other instructors. */
export type BatchNews = 'timetable' | 'instructor';

/** The ids of the sessions of one batch that a new schedule or a closure has changed. */
interface BatchChange {
  readonly batchId: string;
  readonly sequence: number;
  readonly occurredAt: string;
  readonly cancelledIds: string[];
  /** The sessions that were moved or restored. */
  readonly otherIds: string[];
  /** The kind of change of these sessions. */
  readonly news: BatchNews;
  /** The staff members who led sessions before. */
  readonly replacedInstructorIds: string[];
  /**
   * The earliest former start of the sessions that were deleted or got another start. A deleted session has no row any
   * more.
   */
  readonly formerStart: string | null;
  /** True if more sessions were cancelled than the event lists. */
  readonly isPartial: boolean;
}

/** The job that writes notices for one batch after a new schedule or a closure has changed its sessions. */
const batchRescheduled = jobKind<BatchChange>('notices.batch-rescheduled');

noticeCause({
  kinds: [NoticeKind.SESSION_CHANGED],
  types: ['session.cancelled', 'session.restored', 'session.updated'],
  async follow(run, events) {
    for (const event of events) if (isTold(event)) await notifyOfChange(run, event);
  },
});

noticeCause({
  kinds: [NoticeKind.SESSION_CHANGED],
  types: ['sessions.rescheduled'],
  async follow(run, events) {
    // skips changes that affect only the instants: families use local times, which have not changed
    for (const event of events.filter(({ data }) => data.only_instants !== true)) {
      const changes = event.data.changes as readonly { id: string; change: string }[];
      const idsOf = (...kinds: string[]) => changes.filter(({ change }) => kinds.includes(change)).map(({ id }) => id);
      const told = toldFieldsOf(event.data.moved_fields);
      const restoredIds = idsOf('restored');
      await enqueue(run.em, batchRescheduled, {
        batchId: event.resourceId,
        sequence: event.sequence,
        occurredAt: event.occurredAt,
        cancelledIds: idsOf('cancelled'),
        otherIds: [...restoredIds, ...(told.length > 0 ? idsOf('moved') : [])],
        news: isOnlyInstructor(told) && restoredIds.length === 0 ? 'instructor' : 'timetable',
        replacedInstructorIds: event.data.replaced_instructor_ids as string[],
        formerStart: formerStartOf(event),
        isPartial: Number(event.data.cancelled) > idsOf('cancelled').length,
      });
    }
  },
});

/** Returns the earliest start that sessions had before a change, if the change moved or deleted sessions. */
const formerStartOf = ({ data }: FollowedEvent): string | null =>
  typeof data.former_starts_at === 'string' ? data.former_starts_at : null;

const toldFieldsOf = (fields: unknown): string[] => (fields as string[]).filter((field) => TOLD.includes(field));

const isOnlyInstructor = (fields: readonly string[]): boolean => fields.every((field) => field === 'instructor_id');

const isTold = ({ type, data }: FollowedEvent): boolean =>
  type !== 'session.updated' || toldFieldsOf(data.changed).length > 0;

/**
 * Writes a notice about a change of one session. If the latest notice about the session is less than five minutes old,
 * adds the change to this notice instead.
 */
async function notifyOfChange(run: NoticeRun, event: FollowedEvent): Promise<void> {
  const { type, resourceId, sequence, occurredAt } = event;
  const [lesson] = await lessonsById(run, [resourceId]);
  if (!lesson || lesson.startsAt <= run.at) return;
  const last = await lastChange(run, resourceId);
  const open = openAt(last, occurredAt);
  const changes = [...new Set([...(open?.changes ?? []), type.replace('session.', '')])];
  const dedupeKey = open?.dedupeKey ?? `session_changed ${resourceId} ${sequence}`;
  const present = [lesson.instructorId, lesson.regularInstructorId].filter((id) => id !== null);
  // a substitute who is replaced also gets the notice
  const recipients = await peopleOf(run, [lesson.batchId], [...present, ...(last?.instructorIds ?? [])]);
  const instructorIds = [...new Set([...(open?.instructorIds ?? []), ...present])];
  const at = open?.firstAt ?? occurredAt;
  await notify(run, NoticeKind.SESSION_CHANGED, [
    {
      ...noticeAt({ at, startsAt: earliest(run, [lesson.startsAt, formerStartOf(event)]) }),
      ...{ dedupeKey, recipients, resource: { type: 'session', id: resourceId } },
      params: { sessionId: resourceId, batchId: lesson.batchId, changes, firstAt: at, instructorIds },
    },
  ]);
  if (open) await joinChange(run, { dedupeKey, changes, isTakenBack: isTakenBack(lesson, changes) });
}

/** Returns the notice if a change at the given time is added to it, because the first change is less than five minutes old. */
const openAt = (last: LastChange | null, at: string): LastChange | null =>
  last && last.firstAt > pauseBefore(at) ? last : null;

/** Returns the instant five minutes before another. */
const pauseBefore = (at: string): string => new Date(Date.parse(at) - PAUSE).toISOString();

/**
 * Returns true if the changes of a session cancel each other: it was cancelled and restored, or restored and cancelled.
 */
export const isTakenBack = ({ status }: Pick<Lesson, 'status'>, changes: readonly unknown[]): boolean => {
  if (changes.includes('updated')) return false;
  return (changes[0] === 'cancelled') !== (status === 'cancelled');
};

export const onBatchRescheduled = onJob(batchRescheduled, (job, change) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    if (run && isGiven(run, NoticeKind.SESSION_CHANGED)) await notifyOfBatch(run, change);
  }),
);

/**
 * Writes notices to the families of a batch: one for each closure that cancelled sessions, and one for all other
 * changes within five minutes.
 */
async function notifyOfBatch(run: NoticeRun, change: BatchChange): Promise<void> {
  const { batchId, occurredAt, cancelledIds, otherIds, isPartial } = change;
  const listed = await lessonsById(run, cancelledIds);
  const known = isPartial ? [...listed, ...(await lessonsOfClosures(run, batchId))] : listed;
  // a session that was restored meanwhile has a later event
  const cancelled = known.filter(({ startsAt, status }) => startsAt > run.at && status === 'cancelled');
  const closures = await closuresById(run, closureIdsOf(cancelled));
  const removed = await removedClosures(run, pauseBefore(occurredAt));
  await removeUnread(
    run,
    removed.map(({ id }) => id),
  );
  // if a closure was deleted before messages about it were sent, the sessions on its days take place as before
  const isAsBefore = ({ date }: Lesson) =>
    removed.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const moved = (await lessonsById(run, otherIds)).filter((each) => each.startsAt > run.at && !isAsBefore(each));
  const instructors = [...cancelled, ...moved].map(({ instructorId }) => instructorId);
  const staff = [...instructors, ...change.replacedInstructorIds, await instructorOf(run, batchId)];
  const recipients = await peopleOf(run, [batchId], staff);
  const notices: NewNotice[] = closures.map(({ id, version }) => ({
    ...noticeAt({
      at: occurredAt,
      startsAt: earliest(run, startsOf(cancelled.filter((each) => each.closureId === id))),
    }),
    ...{ dedupeKey: `session_changed closure ${id} ${version}`, recipients, resource: { type: 'closure', id } },
    params: { closureId: id },
  }));
  await notify(run, NoticeKind.SESSION_CHANGED, notices);
  const gone = startsOf(cancelled.filter(({ closureId }) => closureId === null));
  if (change.formerStart !== null && change.formerStart > run.at) gone.push(change.formerStart);
  const starts = [...gone, ...startsOf(moved)];
  const news = gone.length === 0 ? change.news : 'timetable';
  if (starts.length > 0) await notifyOfTimetable(run, change, { starts, recipients, news });
}

/** The starts of the sessions that a notice is about, its recipients, and what it reports. */
interface TimetableNotice {
  readonly starts: readonly string[];
  readonly recipients: readonly Recipient[];
  readonly news: BatchNews;
}

/**
 * Writes a notice that the timetable of a batch has changed. If the latest such notice is less than five minutes old,
 * adds the change to this notice instead.
 */
async function notifyOfTimetable(
  run: NoticeRun,
  { batchId, sequence, occurredAt }: BatchChange,
  { starts, recipients, news }: TimetableNotice,
): Promise<void> {
  const open = openAt(await lastChange(run, batchId), occurredAt);
  const at = open?.firstAt ?? occurredAt;
  const changes = [...new Set([...(open?.changes ?? []), news])];
  const dedupeKey = open?.dedupeKey ?? `session_changed batch ${batchId} ${sequence}`;
  await notify(run, NoticeKind.SESSION_CHANGED, [
    {
      ...noticeAt({ at, startsAt: earliest(run, starts) }),
      ...{ dedupeKey, recipients, resource: { type: 'batch', id: batchId } },
      params: { batchId, changes, firstAt: at },
    },
  ]);
  if (open) await joinChange(run, { dedupeKey, changes, isTakenBack: false });
}

const closureIdsOf = (lessons: readonly Lesson[]): string[] => [
  ...new Set(lessons.flatMap(({ closureId }) => (closureId === null ? [] : [closureId]))),
];

const startsOf = (lessons: readonly Lesson[]): string[] => lessons.map(({ startsAt }) => startsAt);

/** Returns the earliest of some instants that is in the future: families may still go to a session at this time. */
const earliest = ({ at }: NoticeRun, instants: readonly (string | null)[]): string =>
  instants.filter((each) => each !== null && each > at).sort()[0] ?? at;

function noticeAt({ at, startsAt }: { readonly at: string; readonly startsAt: string }) {
  return {
    notBefore: new Date(Date.parse(at) + PAUSE).toISOString(),
    sentInQuietHours: { from: new Date(Date.parse(startsAt) - SOON).toISOString() },
  };
}

/**
 * Returns the recipients for some batches: the students with an active enrollment, their parents, and the given
 * instructors.
 */
async function peopleOf(
  run: NoticeRun,
  batchIds: readonly string[],
  instructorIds: readonly (string | null)[],
): Promise<Recipient[]> {
  const studentIds = [...(await studentsOfBatches(run, batchIds)).values()].flat();
  const staffIds = [...new Set(instructorIds.filter((id) => id !== null))];
  const found = [await parentsOf(run, studentIds), await studentsById(run, studentIds), await staffById(run, staffIds)];
  return eachOnce(found.flatMap((each) => [...each.values()].flat()));
}
