import 'reflect-metadata';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { ClashPolicy, Weekday } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { addDays, weekdayOf } from '../../../../src/platform/time/days.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { clashesOn, newSession, type Scene, scene } from './setup.ts';

/**
 * Clocks in Berlin go forward on the first day and back on the second. The third day starts a week if weeks are counted
 * from 1970.
 */
const ODD_DAYS = ['2031-03-30', '2031-10-26', '2031-03-06'];
/** The weekdays of most sessions, and another one. */
const ABLE_DAYS = [Weekday.SUNDAY, Weekday.SUNDAY, Weekday.THURSDAY, Weekday.MONDAY];
const TIMES = ['00:00:00', '01:30:00', '02:00:00', '02:30:00', '03:00:00', '09:00:00', '10:00:00', '23:00:00'];

const pick = <T>(...values: T[]) => fc.constantFrom(...values);

interface Drawn {
  day: number;
  startTime: string;
  endTime: string;
  batch: number;
  instructor: number | null;
  room: number | null;
  isCancelled: boolean;
}

const lesson: fc.Arbitrary<Drawn> = fc
  .record({
    // a week later, too: sessions that overlap in one week need not overlap in another
    day: pick(-1, 0, 1, 6, 7, 8),
    startTime: pick(...TIMES),
    endTime: pick(...TIMES),
    batch: pick(0, 1, 2),
    instructor: pick(null, 0, 1),
    room: pick(null, 0, 1),
    isCancelled: pick(false, false, false, true),
  })
  .filter(({ startTime, endTime }) => startTime !== endTime);

const away = fc.record({
  staff: pick(0, 1),
  day: pick(-1, 0, 1),
  hours: pick(null, ['02:00:00', '09:00:00'] as const, ['09:00:00', '23:00:00'] as const),
});
const student = fc.record({
  first: pick(-9, -1, 0, 1),
  // the day on which the student leaves the first of their batches
  left: pick(null, -1, 0, 1),
  isCompleted: fc.boolean(),
  batches: fc.uniqueArray(pick(0, 1, 2), { maxLength: 3 }),
});

const world = fc.record({
  dst: pick(...ODD_DAYS),
  lessons: fc.array(lesson, { minLength: 2, maxLength: 12 }),
  away: fc.array(away, { maxLength: 3 }),
  students: fc.array(student, { maxLength: 3 }),
  // several periods of a day may adjoin or overlap
  able: fc.array(
    fc
      .record({ day: pick(...ABLE_DAYS), startTime: pick(...TIMES), endTime: pick(...TIMES) })
      .filter(({ startTime, endTime }) => startTime < endTime),
    { maxLength: 8 },
  ),
  capacity: pick(null, 5, 10),
  // the first day of the query
  from: pick(-1, 0, 1),
});

const WORLDS = cases(25, 500);

it(
  'the SQL query for clashes finds the same clashes as a comparison of all pairs of sessions',
  async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ dst, lessons, away, students, able, capacity, from: firstDay }) => {
        const at = await scene(ClashPolicy.WARN, 'Europe/Berlin');
        const make = at.academy.with;
        const staff = [(await make.staff({ weeklyAvailability: able })).id, (await make.staff()).id];
        const rooms = [(await at.room({ capacity })).id, (await at.room()).id];
        const batches = [(await make.batch()).id, (await make.batch()).id, (await make.batch()).id];
        const timeOff = [];
        for (const { staff: who, day, hours } of away) {
          const [startTime, endTime] = hours ?? [null, null];
          timeOff.push(await at.timeOff(staff[who] as string, { startDate: addDays(dst, day), startTime, endTime }));
        }
        const enrolled: Enrolled[] = [];
        for (const { first, left, isCompleted, batches: chosen } of students) {
          const { id: studentId } = await make.student();
          for (const [place, each] of chosen.entries()) {
            const [batchId, from] = [batches[each] as string, addDays(dst, first)];
            const end = place === 0 && left !== null ? addDays(dst, left) : null;
            // a dropped student was active until the day before
            enrolled.push({
              studentId,
              batchId,
              from,
              until: end && !isCompleted ? addDays(end, -1) : (end ?? '9999-12-31'),
            });
            await make.enrollment({ studentId, batchId, enrollmentDate: from, ...(end && ended(isCompleted, end)) });
          }
        }
        const sessions = await insertSessions(at, dst, lessons, { staff, rooms, batches });
        const period = { from: addDays(dst, firstDay), to: addDays(dst, 8) };
        const wanted = bruteForce(
          sessions.filter(({ status }) => status !== SessionStatus.CANCELLED),
          ({ date }) => date >= period.from,
          { timeOff, enrolled, staff, weeklyAvailability: able, rooms, capacity },
        );
        const found = await clashesOn(at, period);
        const told = found.map((each) =>
          [each.kind, each.sessionId, each.otherSessionId ?? each.timeOffId ?? ''].join(' '),
        );
        expect(told.toSorted()).toEqual(wanted.toSorted());
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
      WORLDS,
    );
  },
  patienceFor(WORLDS, 10_000),
);

const ended = (isCompleted: boolean, day: string) =>
  isCompleted
    ? { status: EnrollmentStatus.COMPLETED, completionDate: day }
    : { status: EnrollmentStatus.DROPPED, droppedOn: day };

async function insertSessions(
  { academy }: Scene,
  dst: string,
  lessons: readonly Drawn[],
  { staff, rooms, batches }: Record<'staff' | 'rooms' | 'batches', string[]>,
): Promise<ClassSession[]> {
  const of = (ids: readonly string[], index: number | null) => (index === null ? null : (ids[index] as string));
  return academy.run(async (em) => {
    const rows = lessons.map(({ day, batch, instructor, room, isCancelled, startTime, endTime }) =>
      newSession(em, 'Europe/Berlin', of(batches, batch) as string, {
        ...{ date: addDays(dst, day), startTime, endTime },
        ...{ instructorId: of(staff, instructor), roomId: of(rooms, room) },
        status: isCancelled ? SessionStatus.CANCELLED : SessionStatus.SCHEDULED,
      }),
    );
    await em.insertMany(rows);
    return rows;
  });
}

interface Enrolled {
  readonly studentId: string;
  readonly batchId: string;
  /** First and last day of the query. */
  readonly from: string;
  readonly until: string;
}

interface Facts {
  readonly timeOff: readonly { id: string; staff: { id: string }; wallStart: string; wallEnd: string }[];
  readonly enrolled: readonly Enrolled[];
  readonly staff: readonly string[];
  /** Availability of the first staff member; the other staff members have none. */
  readonly weeklyAvailability: readonly { day: Weekday; startTime: string; endTime: string }[];
  readonly rooms: readonly string[];
  /** Capacity of the first room; batches have ten seats. */
  readonly capacity: number | null;
}

/** Returns each half hour from a local time on, as long as it is before `end`. All times of this test are half hours. */
function* eachHalfHour(start: string, end: string): Generator<string> {
  for (let at = Date.parse(`${start}Z`); at < Date.parse(`${end}Z`); at += 1_800_000) {
    yield new Date(at).toISOString().slice(0, 19);
  }
}

/** Returns every clash of the queried sessions by comparing all pairs: `ROOM session other`. */
function bruteForce(
  sessions: readonly ClassSession[],
  isAsked: (session: ClassSession) => boolean,
  facts: Facts,
): string[] {
  const found: string[] = [];
  for (const one of sessions) {
    for (const { id, staff, wallStart, wallEnd } of facts.timeOff) {
      const isAway = staff.id === one.instructor?.id && wallStart < one.wallEnd && wallEnd > one.wallStart;
      if (isAway && isAsked(one)) found.push(`TIME_OFF ${one.id} ${id}`);
    }
    if (one.instructor?.id === facts.staff[0] && facts.weeklyAvailability.length > 0) {
      const day = Object.values(Weekday)[weekdayOf(one.date)];
      const isAble = (instant: string) =>
        facts.weeklyAvailability.some(
          (each) =>
            each.day === day && `${one.date}T${each.startTime}` <= instant && instant < `${one.date}T${each.endTime}`,
        );
      const isWithin = one.wallEnd.startsWith(one.date) && [...eachHalfHour(one.wallStart, one.wallEnd)].every(isAble);
      if (!isWithin && isAsked(one)) found.push(`AVAILABILITY ${one.id} `);
    }
    if (isAsked(one) && one.room?.id === facts.rooms[0] && facts.capacity !== null && facts.capacity < 10)
      found.push(`CAPACITY ${one.id} `);
    for (const other of sessions) {
      const isFirst = one.startsAt < other.startsAt || (one.startsAt === other.startsAt && one.id < other.id);
      if (!isFirst || one.endsAt <= other.startsAt) continue;
      if (!isAsked(one) && !isAsked(other)) continue;
      const pair = isAsked(one) ? `${one.id} ${other.id}` : `${other.id} ${one.id}`;
      if (one.instructor && one.instructor.id === other.instructor?.id) found.push(`INSTRUCTOR ${pair}`);
      if (one.room && one.room.id === other.room?.id) found.push(`ROOM ${pair}`);
      const studentsOf = ({ batch, date }: ClassSession) =>
        facts.enrolled
          .filter(({ batchId, from, until }) => batchId === batch.id && from <= date && date <= until)
          .map((each) => each.studentId);
      const isShared = studentsOf(one).some((student) => studentsOf(other).includes(student));
      if (one.batch.id !== other.batch.id && isShared) found.push(`STUDENT ${pair}`);
    }
  }
  return found;
}
