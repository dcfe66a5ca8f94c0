import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { planSchedule } from '../../src/features/scheduling/sessions/plan-schedule.ts';
import type { ScheduleClock } from '../../src/features/scheduling/sessions/schedule-clock.ts';
import type {
  PlannedClosure,
  PlannedSession,
  PlanWindow,
  ScheduledBatch,
} from '../../src/features/scheduling/sessions/schedule-plan.ts';
import { SessionOverride } from '../../src/features/scheduling/sessions/session.enums.ts';
import { addDays, eachDay, weekdayOf } from '../../src/platform/time/days.ts';
import { anyBatch, anyClock, anyClosures, anyHands, anyOpenBatch, carriedOut, withoutIds } from './schedules.ts';

/** Input of a property: a school on some day, with manual changes of its sessions. */
interface School {
  readonly clock: ScheduleClock;
  readonly batch: ScheduledBatch;
  readonly other: ScheduledBatch;
  readonly closures: PlannedClosure[];
  readonly others: PlannedClosure[];
  readonly sessions: PlannedSession[];
}

/**
 * Generates a school. Its sessions were created some weeks ago for another schedule, include past sessions, and were
 * changed manually afterwards.
 */
const anySchool = (chosen: typeof anyBatch = anyBatch): fc.Arbitrary<School> =>
  anyClock.chain((clock) =>
    fc
      .record({
        batch: chosen(clock.today),
        other: anyBatch(clock.today),
        former: anyOpenBatch(clock.today),
        closures: anyClosures(clock.today),
        others: anyClosures(clock.today),
        hands: anyHands,
      })
      .map(({ former, hands, ...school }) => {
        const window = { backfill: { from: former.startDate, until: clock.today } };
        const { created } = planSchedule({ batch: former, sessions: [], closures: school.others, clock, window });
        return { clock, ...school, sessions: hands(created, clock) };
      }),
  );

const reconciled = (
  { clock }: School,
  batch: ScheduledBatch,
  closures: PlannedClosure[],
  sessions: readonly PlannedSession[],
  window: PlanWindow = {},
): PlannedSession[] => carriedOut(sessions, planSchedule({ batch, sessions: [...sessions], closures, clock, window }));

const anyWindow = (today: string, batch: ScheduledBatch): PlanWindow[] => [
  {},
  { backfill: { from: batch.startDate, until: addDays(today, -1) } },
  { days: { from: addDays(today, -4), until: addDays(today, 9) } },
];

const isFuture =
  ({ clock }: School) =>
  ({ startsAt }: PlannedSession): boolean =>
    startsAt > clock.now;

const isTaught = ({ status }: ScheduledBatch): boolean => status === 'upcoming' || status === 'ongoing';

const hasLesson = ({ daysOfWeek, startDate, endDate }: ScheduledBatch, day: string): boolean =>
  day >= startDate && day <= endDate && daysOfWeek.includes(Object.values(Weekday)[weekdayOf(day)] as Weekday);

/** Asserts a property for any school. */
const always = (schools: fc.Arbitrary<School>, property: (school: School) => void): void =>
  fc.assert(fc.property(schools, property), { numRuns: 200 });

test('planning the sessions of a batch a second time changes nothing', () => {
  always(anySchool(), (school) => {
    for (const window of anyWindow(school.clock.today, school.batch)) {
      const { batch, closures, clock } = school;
      const sessions = reconciled(school, batch, closures, school.sessions, window);
      expect(planSchedule({ batch, sessions, closures, clock, window })).toMatchObject({
        ...{ created: [], changed: [], removed: [] },
      });
    }
  });
});

test('the planned sessions do not depend on the order of the given sessions and closures', () => {
  always(anySchool(), (school) => {
    const { batch, closures, sessions } = school;
    const turned = reconciled(school, batch, closures.toReversed(), sessions.toReversed());
    expect(withoutIds(turned)).toEqual(withoutIds(reconciled(school, batch, closures, sessions)));
  });
});

test('planning does not change held or past sessions, except sessions that a closure cancels', () => {
  always(anySchool(), (school) => {
    const { batch, closures, clock, sessions } = school;
    for (const window of anyWindow(clock.today, batch)) {
      const { changed, removed } = planSchedule({ batch, sessions, closures, clock, window });
      const isHistory = (session: PlannedSession) => session.status === 'held' || session.startsAt <= clock.now;
      expect(removed.filter(isHistory)).toEqual([]);
      for (const { from, to } of changed.filter((change) => isHistory(change.from))) {
        const { excusesFees } = to;
        if (from.status === 'cancelled') expect(to).toEqual({ ...from, excusesFees });
        else {
          const { closureId } = to;
          const cancelled = { status: 'cancelled', cancelCause: 'closure', closureId, excusesFees };
          expect([from.status, to]).toEqual(['scheduled', { ...from, ...cancelled }]);
        }
      }
    }
  });
});

test('each upcoming day of the schedule has one session, and a session on any other day is cancelled or deleted', () => {
  always(anySchool(), (school) => {
    const { batch, closures, clock } = school;
    const sessions = reconciled(school, batch, closures, school.sessions);
    const ofSlot = Map.groupBy(sessions, ({ slotDate }) => slotDate);
    for (const day of eachDay(clock.today, addDays(clock.today, 80))) {
      const begins = clock.wall.intervalOf(day, batch.startTime, batch.endTime).startsAt;
      const isWanted = isTaught(batch) && hasLesson(batch, day) && begins > clock.now;
      expect(ofSlot.get(day)?.length ?? 0, day).toBeGreaterThanOrEqual(isWanted ? 1 : 0);
      expect(ofSlot.get(day)?.length ?? 0, day).toBeLessThanOrEqual(1);
    }
    const unwanted = sessions
      .filter(isFuture(school))
      .filter(({ slotDate, status }) => slotDate !== null && status !== 'held' && !hasLesson(batch, slotDate));
    for (const { status, cancelCause, overrides, topic, pinned } of unwanted) {
      expect(status).toBe('cancelled');
      if (isTaught(batch) && cancelCause !== 'manual') {
        expect([cancelCause, overrides.length > 0 || topic !== null || pinned]).toEqual(['schedule', true]);
      }
    }
  });
});

test('upcoming sessions of the schedule get the changes of the batch, except in fields that were changed manually', () => {
  always(anySchool(), (school) => {
    const { batch, closures, clock } = school;
    for (const session of reconciled(school, batch, closures, school.sessions).filter(isFuture(school))) {
      const { slotDate, overrides } = session;
      if (slotDate === null || session.status === 'held' || !hasLesson(batch, slotDate)) continue;
      const slot = clock.wall.intervalOf(slotDate, batch.startTime, batch.endTime);
      if (!overrides.includes(SessionOverride.TIME) && slot.startsAt > clock.now) {
        expect(session).toMatchObject({ date: slotDate, startTime: batch.startTime, ...slot });
      }
      const isLed = overrides.includes(SessionOverride.INSTRUCTOR) ? 'staff-9' : batch.instructorId;
      const isIn = overrides.includes(SessionOverride.ROOM) ? 'room-1' : batch.roomId;
      expect([session.instructorId, session.roomId]).toEqual([isLed, isIn]);
    }
  });
});

test('upcoming sessions are active or cancelled as batch and closures require, but manual cancellations are kept', () => {
  always(anySchool(), (school) => {
    const { batch, closures } = school;
    const sessions = reconciled(school, batch, closures, school.sessions);
    const known = new Map(school.sessions.map((each) => [each.id, each]));
    for (const session of sessions.filter(isFuture(school))) {
      const before = known.get(session.id);
      if (before?.status === 'held') expect(session.status).toBe('held');
      else if (before?.cancelCause === 'manual') expect(session.cancelCause).toBe('manual');
      else if (!isTaught(batch)) expect(session.cancelCause).toBe('batch');
      else if (session.slotDate === null || hasLesson(batch, session.slotDate)) {
        const isClosed = closures.some(
          ({ wallStart, wallEnd, courseIds, batchIds, roomIds }) =>
            !(session.wallEnd <= wallStart || session.wallStart >= wallEnd) &&
            ([...courseIds, ...batchIds, ...roomIds].length === 0 ||
              [...courseIds, ...batchIds, ...roomIds].some((id) =>
                ['course-1', 'batch-1', session.roomId].includes(id),
              )),
        );
        const isCancelled = isClosed && !session.overrides.includes(SessionOverride.OPEN);
        expect(session.cancelCause).toBe(isCancelled ? 'closure' : null);
        expect(closures.find(({ id }) => id === session.closureId)?.excusesFees ?? false).toBe(session.excusesFees);
      }
    }
  });
});

test('adding closures and removing them again restores the upcoming sessions', () => {
  always(anySchool(), (school) => {
    const { batch, closures, others } = school;
    const first = reconciled(school, batch, closures, school.sessions);
    const closed = reconciled(school, batch, [...closures, ...others], first);
    const again = reconciled(school, batch, closures, closed);
    expect(again.filter(isFuture(school))).toEqual(first.filter(isFuture(school)));
  });
});

test('planning only the days of a closure has the same result as planning all days', () => {
  always(anySchool(), (school) => {
    const { batch, closures, clock } = school;
    const first = reconciled(school, batch, [], school.sessions);
    const days = { from: addDays(clock.today, -20), until: addDays(clock.today, 45) };
    const narrow = reconciled(school, batch, closures, first, { days });
    expect(withoutIds(narrow)).toEqual(withoutIds(reconciled(school, batch, closures, first)));
  });
});

test('changing a schedule and changing it back restores the upcoming sessions', () => {
  always(anySchool(anyOpenBatch), (school) => {
    const { batch, other, closures, clock } = school;
    const first = reconciled(school, batch, closures, school.sessions);
    const there = reconciled(school, other, closures, first);
    const back = reconciled(school, batch, closures, there);
    // the session of today cannot return to a past time, and a cancelled session keeps its last published time
    const today = clock.wall.intervalOf(clock.today, batch.startTime, batch.endTime);
    const isTold = (session: PlannedSession) =>
      isFuture(school)(session) &&
      (session.slotDate === null || hasLesson(batch, session.slotDate)) &&
      !(session.slotDate === clock.today && today.startsAt <= clock.now);
    expect(withoutIds(back.filter(isTold))).toEqual(withoutIds(first.filter(isTold)));
    const touched = ({ topic, overrides }: PlannedSession) => topic !== null || overrides.length > 0;
    const ids = (sessions: PlannedSession[]) => sessions.filter(touched).map(({ id }) => id);
    expect(ids(back)).toEqual(ids(first));
  });
});

test('an upcoming session is never moved into the past', () => {
  always(anySchool(), (school) => {
    const { batch, closures, clock, sessions } = school;
    const { changed, created } = planSchedule({ batch, sessions, closures, clock });
    const after = changed.filter(({ from }) => from.startsAt > clock.now).map(({ to }) => to);
    for (const { startsAt, endsAt } of [...after, ...created]) {
      expect(startsAt > clock.now && endsAt > startsAt).toBe(true);
    }
  });
});

test('past sessions are created only on the days that the caller names', () => {
  always(anySchool(anyOpenBatch), (school) => {
    const { batch, closures, clock } = school;
    const backfill = { from: batch.startDate, until: addDays(batch.startDate, 9) };
    const { created } = planSchedule({ batch, sessions: [], closures, clock, window: { backfill } });
    const wanted = [...eachDay(batch.startDate, batch.endDate)].filter((day) => {
      const { startsAt } = clock.wall.intervalOf(day, batch.startTime, batch.endTime);
      return hasLesson(batch, day) && (startsAt > clock.now || day <= backfill.until);
    });
    expect(created.map(({ slotDate }) => slotDate)).toEqual(wanted);
  });
});
