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

/** The status of a session and, if it is cancelled, the cause. */
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
 * Plans the changes after which a batch's sessions match its schedule and the closures. Sessions that have begun are
 * changed only if a closure affects them. After a plan was applied, a new plan for the same input is empty.
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

/**
 * Plans a session that has begun. A held session stays held. A session that a closure cancelled stays cancelled, even
 * if the closure was deleted or changed.
 */
function planPast(session: PlannedSession, batch: ScheduledBatch, closures: readonly PlannedClosure[]): PlannedSession {
  if (session.status === SessionStatus.SCHEDULED) return { ...session, ...openOrClosed(session, batch, closures) };
  if (session.cancelCause !== CancelCause.CLOSURE) return session;
  // users may correct the closure later, so its present value decides whether students pay for the session
  const cause = closures.find((each) => each.id === session.closureId && closes(each, session, batch));
  return cause ? { ...session, excusesFees: cause.excusesFees } : session;
}

/**
 * If the instructor of the session has left, assigns the batch's instructor. This also applies to extra sessions, which
 * are not in the batch's schedule.
 */
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
 * Assigns a rehired instructor to the session if `back.given` contains the session's id. If `back.skipped` contains the
 * id, the session stays without an instructor, and no longer follows the batch's instructor.
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

/** Plans an upcoming session. Returns null if the session is to be deleted. */
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
 * Returns the new times of a session. They are the batch's times, unless a user changed the session's time by hand or
 * the batch's time on that day has passed. In these two cases, the session keeps its local times. All instants are
 * computed in the academy's time zone.
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

/** Returns the session with the batch's instructor and room. An instructor or a room that was set by hand is kept. */
function following(session: PlannedSession, batch: ScheduledBatch): PlannedSession {
  const { instructorId, roomId, classroom } = batch;
  const { overrides } = session;
  // if this session had a substitute who left, its former instructor is the substitute, and not the batch's former
  // instructor
  const formerInstructorId = instructorId === null ? (session.formerInstructorId ?? batch.formerInstructorId) : null;
  return {
    ...session,
    ...(!overrides.includes(SessionOverride.INSTRUCTOR) && { instructorId, formerInstructorId }),
    ...(!overrides.includes(SessionOverride.ROOM) && { roomId, classroom }),
  };
}

/**
 * Returns the status "cancelled" with the earliest closure that affects the session. Returns "scheduled" if no closure
 * affects it, or if the session was restored in spite of closures.
 */
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

/**
 * Returns true if a session can be deleted: it has no fields that were changed by hand, no texts, and no records that
 * refer to it.
 */
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
