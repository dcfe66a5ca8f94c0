import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import { compareTexts } from '../../../platform/text/compare-texts.ts';
import type { WallInterval } from '../../../platform/time/wall-clock.ts';
import type { ScheduleClock } from './schedule-clock.ts';
import type {
  PlanInput,
  PlannedClosure,
  PlannedSession,
  PlanWindow,
  ScheduledBatch,
  SchedulePlan,
} from './schedule-plan.ts';
import { CancelCause, SessionOverride, SessionStatus } from './session.enums.ts';
import { isOver, isTaughtOn, isWithin, wantedDays } from './wanted-days.ts';

/** The status of a session, and its cause. */
type Standing = Pick<PlannedSession, 'status' | 'cancelCause' | 'closureId' | 'excusesFees'>;

const SCHEDULED: Standing = {
  status: SessionStatus.SCHEDULED,
  cancelCause: null,
  closureId: null,
  excusesFees: false,
};

const cancelledBy = (cancelCause: CancelCause): Standing => ({
  ...SCHEDULED,
  status: SessionStatus.CANCELLED,
  cancelCause,
});

/**
 * Plans the changes of a batch's sessions, so that they match its schedule and the closures. The past stays: of sessions
 * that have begun, only those affected by a closure change. Planning again changes nothing more.
 */
export function planSchedule({ batch, sessions, closures, clock, window = {} }: PlanInput): SchedulePlan {
  const inOrder = [...closures].sort((a, b) => compareTexts(a.wallStart, b.wallStart) || compareTexts(a.id, b.id));
  const plan: Mutable<SchedulePlan> = { created: [], changed: [], removed: [], kept: [] };
  for (const from of [...sessions].sort(byTime)) {
    if (window.days && !isWithin(from.date, window.days)) continue;
    const isFuture = from.startsAt > clock.now;
    const led = isFuture ? takeBack(reassignInstructor(from, batch, window.left), batch, window.back) : from;
    const to = isFuture ? planUpcoming(led, batch, inOrder, clock) : planPast(led, batch, inOrder);
    if (to === null) plan.removed.push(from);
    else if (!isDeepStrictEqual(to, from)) plan.changed.push({ from, to });
    else if (isFuture) plan.kept.push(from);
  }
  const slots = new Set(sessions.map(({ slotDate }) => slotDate));
  for (const day of wantedDays(batch, clock.today, window)) {
    if (slots.has(day)) continue;
    const slot = slotOf(batch, day, clock);
    if (slot.startsAt <= clock.now && !isWithin(day, window.backfill)) continue;
    const session = newSession(batch, day, slot);
    plan.created.push({ ...session, ...openOrClosed(session, batch, inOrder) });
  }
  return plan;
}

type Mutable<Plan> = { [Name in keyof Plan]: Plan[Name] extends readonly (infer Each)[] ? Each[] : Plan[Name] };

/** A session that has begun: held ones stay, and a closure that ends or changes brings none back. */
function planPast(session: PlannedSession, batch: ScheduledBatch, closures: readonly PlannedClosure[]): PlannedSession {
  if (session.status === SessionStatus.SCHEDULED) return { ...session, ...openOrClosed(session, batch, closures) };
  if (session.cancelCause !== CancelCause.CLOSURE) return session;
  // charging follows the closure, so that a wrong closure can be corrected
  const cause = closures.find((each) => each.id === session.closureId && closes(each, session, batch));
  return cause ? { ...session, excusesFees: cause.excusesFees } : session;
}

/** The session, led by whom its batch is if the one who leads it has left; an extra one as well. */
function reassignInstructor(
  session: PlannedSession,
  { instructorId }: ScheduledBatch,
  left: PlanWindow['left'],
): PlannedSession {
  if (session.instructorId !== left?.instructorId || session.status === SessionStatus.HELD) return session;
  if (left.lastDay !== null && session.date <= left.lastDay) return session;
  const overrides = session.overrides.filter((override) => override !== SessionOverride.INSTRUCTOR);
  const formerInstructorId = instructorId === null ? session.instructorId : null;
  return { ...session, overrides, instructorId, formerInstructorId };
}

/**
 * Returns the session with the rehired instructor; a session that stays free although the staff member leads its batch again does not
 * follow the batch.
 */
function takeBack(session: PlannedSession, { instructorId }: ScheduledBatch, back: PlanWindow['back']): PlannedSession {
  if (!back) return session;
  const isGiven = back.given.has(session.id);
  if (!isGiven && !back.skipped.has(session.id)) return session;
  const others = session.overrides.filter((override) => override !== SessionOverride.INSTRUCTOR);
  const isOfBatch = isGiven && instructorId === back.instructorId;
  const overrides = isOfBatch ? others : [...others, SessionOverride.INSTRUCTOR];
  if (!isGiven) return { ...session, overrides };
  return { ...session, overrides, instructorId: back.instructorId, formerInstructorId: null };
}

/** A session to come, as it should be; null where it should not. */
function planUpcoming(
  session: PlannedSession,
  batch: ScheduledBatch,
  closures: readonly PlannedClosure[],
  clock: ScheduleClock,
): PlannedSession | null {
  if (session.status === SessionStatus.HELD) return session;
  const isWanted = session.slotDate === null || isTaughtOn(batch, session.slotDate);
  const timed = { ...session, ...timesOf(session, isWanted ? batch : null, clock) };
  const placed = isWanted && session.slotDate !== null ? following(timed, batch) : timed;
  if (session.cancelCause === CancelCause.MANUAL) return placed;
  if (isOver(batch)) return { ...placed, ...cancelledBy(CancelCause.BATCH) };
  if (isWanted) return { ...placed, ...openOrClosed(placed, batch, closures) };
  return isBare(session) ? null : { ...placed, ...cancelledBy(CancelCause.SCHEDULE) };
}

type Times = Pick<PlannedSession, 'date' | 'startTime' | 'endTime'> & WallInterval;

/**
 * Returns the times of a session: those of the batch, unless the session has passed or was moved by hand. Its instants
 * follow the time zone.
 */
function timesOf(session: PlannedSession, batch: ScheduledBatch | null, clock: ScheduleClock): Times {
  const { slotDate, overrides, date, startTime, endTime } = session;
  if (batch && slotDate !== null && !overrides.includes(SessionOverride.TIME)) {
    const slot = slotOf(batch, slotDate, clock);
    if (slot.startsAt > clock.now) return slot;
  }
  return { date, startTime, endTime, ...clock.wall.intervalOf(date, startTime, endTime) };
}

const slotOf = ({ startTime, endTime }: ScheduledBatch, date: string, { wall }: ScheduleClock): Times => ({
  date,
  startTime,
  endTime,
  ...wall.intervalOf(date, startTime, endTime),
});

/** Returns the session with the instructor and room of the batch, except for changes by hand. */
function following(session: PlannedSession, batch: ScheduledBatch): PlannedSession {
  const { instructorId, roomId, classroom } = batch;
  const { overrides } = session;
  // who led it in place of others is nearer to it than whose batch it was
  const formerInstructorId = instructorId === null ? (session.formerInstructorId ?? batch.formerInstructorId) : null;
  return {
    ...session,
    ...(!overrides.includes(SessionOverride.INSTRUCTOR) && { instructorId, formerInstructorId }),
    ...(!overrides.includes(SessionOverride.ROOM) && { roomId, classroom }),
  };
}

/** Cancelled by the first closure that concerns the session, unless it is held all the same; else scheduled. */
function openOrClosed(session: PlannedSession, batch: ScheduledBatch, closures: readonly PlannedClosure[]): Standing {
  if (session.overrides.includes(SessionOverride.OPEN)) return SCHEDULED;
  const closure = closures.find((each) => closes(each, session, batch));
  if (!closure) return SCHEDULED;
  return { ...cancelledBy(CancelCause.CLOSURE), closureId: closure.id, excusesFees: closure.excusesFees };
}

const closes = (closure: PlannedClosure, session: PlannedSession, batch: ScheduledBatch): boolean =>
  overlaps(closure, session) && concerns(closure, session, batch);

const overlaps = (closure: PlannedClosure, session: PlannedSession): boolean =>
  closure.wallStart < session.wallEnd && session.wallStart < closure.wallEnd;

function concerns(
  { courseIds, batchIds, roomIds }: PlannedClosure,
  { roomId }: PlannedSession,
  { id, courseId }: ScheduledBatch,
): boolean {
  if (courseIds.length === 0 && batchIds.length === 0 && roomIds.length === 0) return true;
  return courseIds.includes(courseId) || batchIds.includes(id) || (roomId !== null && roomIds.includes(roomId));
}

/** Whether nothing hangs on a session that the schedule did not put there. */
const isBare = ({ overrides, topic, notes, onlineUrl, pinned }: PlannedSession): boolean =>
  overrides.length === 0 && !topic && !notes && !onlineUrl && !pinned;

const newSession = (batch: ScheduledBatch, slotDate: string, times: Times): PlannedSession => ({
  id: uuid(),
  batchId: batch.id,
  ...times,
  instructorId: batch.instructorId,
  formerInstructorId: batch.formerInstructorId,
  roomId: batch.roomId,
  classroom: batch.classroom,
  ...SCHEDULED,
  slotDate,
  overrides: [],
  topic: null,
  onlineUrl: null,
  notes: null,
  pinned: false,
});

const byTime = (a: PlannedSession, b: PlannedSession): number =>
  compareTexts(a.wallStart, b.wallStart) || compareTexts(a.id, b.id);
