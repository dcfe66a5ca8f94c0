import fc from 'fast-check';
import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { type ScheduleClock, scheduleClock } from '../../src/features/scheduling/sessions/schedule-clock.ts';
import type {
  PlannedClosure,
  PlannedSession,
  ScheduledBatch,
  SchedulePlan,
} from '../../src/features/scheduling/sessions/schedule-plan.ts';
import { CancelCause, SessionOverride, SessionStatus } from '../../src/features/scheduling/sessions/session.enums.ts';
import { addDays } from '../../src/platform/time/days.ts';

const ZONES = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Auckland',
];

const TIMES = ['00:00:00', '01:30:00', '02:30:00', '09:00:00', '12:15:00', '18:00:00', '23:00:00', '23:59:59'];

/** The local time of a zone, at any instant of two years. */
export const anyClock: fc.Arbitrary<ScheduleClock> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  })
  .map(({ zone, at }) => scheduleClock(zone, at.toISOString()));

const anyRoom = fc.constantFrom('room-1', 'room-2', null);

/** A weekly schedule around today. */
export const anyBatch = (today: string): fc.Arbitrary<ScheduledBatch> =>
  fc
    .record({
      begins: fc.integer({ min: -30, max: 20 }),
      length: fc.integer({ min: 0, max: 45 }),
      times: fc.uniqueArray(fc.constantFrom(...TIMES), { minLength: 2, maxLength: 2 }),
      daysOfWeek: fc.subarray(Object.values(Weekday), { minLength: 1 }),
      status: fc.constantFrom(...Object.values(BatchStatus)),
      instructorId: fc.constantFrom('staff-1', 'staff-2', null),
      roomId: anyRoom,
    })
    .map(({ begins, length, times, ...others }) => {
      const [startTime = '', endTime = ''] = times.sort();
      const startDate = addDays(today, begins);
      const classroom = others.roomId ?? 'the yard';
      const dates = { startDate, endDate: addDays(startDate, length) };
      return {
        id: 'batch-1',
        courseId: 'course-1',
        deletedAt: null,
        startTime,
        endTime,
        classroom,
        ...dates,
        ...others,
        formerInstructorId: others.instructorId ? null : 'staff-3',
      };
    });

/** A batch that is still taught. */
export const anyOpenBatch = (today: string): fc.Arbitrary<ScheduledBatch> =>
  anyBatch(today).map((batch) => ({ ...batch, status: BatchStatus.ONGOING }));

const anyTargets = fc.constantFrom(
  {},
  { courseIds: ['course-1'] },
  { courseIds: ['course-2'] },
  { batchIds: ['batch-1'] },
  { roomIds: ['room-1'] },
  { roomIds: ['room-2'], batchIds: ['batch-2'] },
);

const anyClosure = (today: string): fc.Arbitrary<PlannedClosure> =>
  fc
    .record({
      id: fc.uuid(),
      begins: fc.integer({ min: -10, max: 30 }),
      days: fc.integer({ min: 1, max: 9 }),
      hours: fc.option(fc.uniqueArray(fc.constantFrom(...TIMES), { minLength: 2, maxLength: 2 })),
      targets: anyTargets,
      excusesFees: fc.boolean(),
    })
    .map(({ id, begins, days, hours, targets, excusesFees }) => {
      const first = addDays(today, begins);
      const [from, until] = hours?.sort() ?? ['00:00:00', '00:00:00'];
      const wallEnd = hours ? `${first}T${until}` : `${addDays(first, days)}T${until}`;
      const none = { courseIds: [], batchIds: [], roomIds: [] };
      return { id, wallStart: `${first}T${from}`, wallEnd, excusesFees, ...none, ...targets };
    });

export const anyClosures = (today: string): fc.Arbitrary<PlannedClosure[]> =>
  fc.array(anyClosure(today), { maxLength: 3 });

/** A manual change of a session. */
type ByHand = (session: PlannedSession, clock: ScheduleClock) => PlannedSession;

const overridden = (session: PlannedSession, override: SessionOverride, changes: Partial<PlannedSession>) => ({
  ...session,
  ...changes,
  overrides: [...new Set([...session.overrides, override])],
});

const anyMove: fc.Arbitrary<ByHand> = fc
  .record({ days: fc.integer({ min: -9, max: 9 }), start: fc.constantFrom(...TIMES), end: fc.constantFrom(...TIMES) })
  .map(({ days, start, end }) => (session, { wall }) => {
    const times = { date: addDays(session.date, days), startTime: start, endTime: end };
    const interval = wall.intervalOf(times.date, start, end);
    return overridden(session, SessionOverride.TIME, { ...times, ...interval });
  });

const anyByHand: fc.Arbitrary<ByHand> = fc.oneof(
  anyMove,
  fc.constantFrom<ByHand>(
    (session) => ({ ...session, status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL, closureId: null }),
    (session) => ({ ...session, status: SessionStatus.HELD, cancelCause: null, closureId: null }),
    (session) => ({ ...session, topic: 'Butterfly' }),
    (session) => ({ ...session, pinned: true }),
    (session) => ({ ...session, slotDate: null, overrides: [] }),
    (session) => overridden(session, SessionOverride.INSTRUCTOR, { instructorId: 'staff-9' }),
    (session) => overridden(session, SessionOverride.ROOM, { roomId: 'room-1', classroom: 'room-1' }),
    (session) => overridden(session, SessionOverride.OPEN, {}),
  ),
);

/** Manual changes of some of the sessions. */
export const anyHands: fc.Arbitrary<(sessions: readonly PlannedSession[], clock: ScheduleClock) => PlannedSession[]> =
  fc.array(fc.tuple(fc.nat(60), anyByHand), { maxLength: 12 }).map((hands) => (sessions, clock) => {
    const changed = [...sessions];
    for (const [place, change] of hands) {
      const session = changed[place];
      if (session) changed[place] = change(session, clock);
    }
    return changed;
  });

/** Returns the sessions after a plan was applied. */
export function carriedOut(sessions: readonly PlannedSession[], plan: SchedulePlan): PlannedSession[] {
  const removed = new Set(plan.removed.map(({ id }) => id));
  const changed = new Map(plan.changed.map(({ to }) => [to.id, to]));
  return [
    ...sessions.filter(({ id }) => !removed.has(id)).map((each) => changed.get(each.id) ?? each),
    ...plan.created,
  ];
}

/** Returns sessions without their random ids, sorted. */
export const withoutIds = (sessions: readonly PlannedSession[]): string[] =>
  sessions.map(({ id: _, ...session }) => JSON.stringify(Object.entries(session).sort())).sort();
