import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Weekday } from '../../../../src/features/academy/academies/academy.enums.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { clashesOn, DAY, type Scene, scene } from './setup.ts';

let at: Scene;
beforeAll(async () => {
  at = await scene();
});

const LATER = { startTime: '16:00:00', endTime: '17:00:00' };

describe.each([
  ['instructor', 'INSTRUCTOR'],
  ['room', 'ROOM'],
] as const)('two sessions with the same %s', (what, kind) => {
  const key = `${what}Id` as 'instructorId' | 'roomId';
  let filter: object;
  let place: { [K in typeof key]?: string };
  const shared = async () => {
    const { id } = what === 'room' ? await at.room() : await at.academy.with.staff();
    place = { [key]: id };
    filter = { [key]: id };
  };

  it('clash only once if they overlap, with the earlier session first', async () => {
    await shared();
    const second = await at.session({ ...LATER, ...place });
    const first = await at.session(place);
    expect(await clashesOn(at, filter)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
        ...{ kind, severity: 'HARD', date: DAY, startTime: '15:30:00', startsAt: `${DAY}T15:30:00.000Z` },
        ...{ sessionId: first.id, batchId: first.batch.id, session: { id: first.id } },
        ...{ otherSessionId: second.id, otherBatchId: second.batch.id, otherSession: { id: second.id } },
        ...{ instructorId: null, roomId: null, timeOffId: null, students: [], studentCount: 0, ...place },
      },
    ]);
  });

  it('do not clash if one session ends when the other begins', async () => {
    await shared();
    await at.session(place);
    await at.session({ startTime: '16:30:00', endTime: '17:00:00', ...place });
    await at.session({ startTime: '15:00:00', endTime: '15:30:00', ...place });
    expect(await clashesOn(at, filter)).toEqual([]);
  });

  it('do not clash if one session is cancelled', async () => {
    await shared();
    await at.session({ ...place, status: SessionStatus.CANCELLED });
    await at.session(place);
    expect(await clashesOn(at, filter)).toEqual([]);
  });

  it('clash if they overlap after midnight, and the clash is listed on both days', async () => {
    await shared();
    const night = await at.session({ startTime: '22:00:00', endTime: '06:00:00', ...place });
    const morning = await at.session({ date: '2031-03-04', startTime: '05:59:00', endTime: '07:00:00', ...place });
    await at.session({ date: '2031-03-04', startTime: '07:00:00', endTime: '08:00:00', ...place });
    expect(await clashesOn(at, filter)).toMatchObject([{ sessionId: night.id, otherSessionId: morning.id }]);
    const nextDay = { from: '2031-03-04', to: '2031-03-04', ...filter };
    expect(await clashesOn(at, nextDay)).toMatchObject([{ sessionId: morning.id, otherSessionId: night.id }]);
    expect(await clashesOn(at, { to: '2031-03-04', ...filter })).toHaveLength(1);
  });

  it('clash once for each pair if there are three sessions', async () => {
    await shared();
    for (let n = 0; n < 3; n++) await at.session(place);
    expect(await clashesOn(at, filter)).toHaveLength(3);
  });
});

describe('time off of a staff member', () => {
  it('clashes with sessions of the staff member that overlap the hours of the time off', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const session = await at.session({ instructorId });
    await at.session({ instructorId, startTime: '13:00:00', endTime: '14:00:00' });
    const timeOff = await at.timeOff(instructorId, { startTime: '14:00:00', endTime: '15:31:00' });
    await at.timeOff(instructorId, { startTime: '16:30:00', endTime: '18:00:00' });
    const found = await clashesOn(at, { instructorId });
    expect(found).toMatchObject([
      { kind: 'TIME_OFF', severity: 'HARD', sessionId: session.id, timeOffId: timeOff.id, otherSessionId: null },
    ]);
  });

  it('clashes until the end of its last day if it lasts whole days', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const night = await at.session({ instructorId, date: '2031-03-02', startTime: '23:00:00', endTime: '00:30:00' });
    await at.session({ instructorId, date: '2031-03-04', startTime: '00:00:00', endTime: '01:00:00' });
    await at.timeOff(instructorId);
    const found = await clashesOn(at, { instructorId, from: '2031-03-02', to: '2031-03-05' });
    expect(found.map(({ sessionId }) => sessionId)).toEqual([night.id]);
  });

  it.each([TimeOffStatus.REQUESTED, TimeOffStatus.DECLINED])(
    'clashes with nothing if its status is %s',
    async (status) => {
      const { id: instructorId } = await at.academy.with.staff();
      await at.session({ instructorId });
      await at.timeOff(instructorId, { status });
      expect(await clashesOn(at, { instructorId })).toEqual([]);
    },
  );

  it('clashes with nothing after it is deleted', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    await at.session({ instructorId });
    await at.timeOff(instructorId, { deletedAt: new Date().toISOString() });
    expect(await clashesOn(at, { instructorId })).toEqual([]);
  });
});

describe('weekly availability of a staff member', () => {
  const able = (day: Weekday, startTime: string, endTime: string) => ({ day, startTime, endTime });
  it.each([
    ['does not clash if no availability is recorded', [], {}, false],
    [
      'does not clash if the session is within the available hours',
      [able(Weekday.MONDAY, '15:30:00', '16:30:00')],
      {},
      false,
    ],
    ['clashes if the available hours are on another day', [able(Weekday.TUESDAY, '09:00:00', '22:00:00')], {}, true],
    [
      'clashes if the session begins before the available hours',
      [able(Weekday.MONDAY, '15:31:00', '18:00:00')],
      {},
      true,
    ],
    ['clashes if the session ends after the available hours', [able(Weekday.MONDAY, '09:00:00', '16:29:00')], {}, true],
    [
      'does not clash if adjoining and overlapping periods cover the session',
      [
        able(Weekday.MONDAY, '16:00:00', '16:20:00'),
        able(Weekday.MONDAY, '12:00:00', '16:00:00'),
        able(Weekday.MONDAY, '16:10:00', '18:00:00'),
      ],
      {},
      false,
    ],
    [
      'clashes if there is a gap between the periods during the session',
      [able(Weekday.MONDAY, '12:00:00', '16:00:00'), able(Weekday.MONDAY, '16:01:00', '18:00:00')],
      {},
      true,
    ],
    [
      'clashes if the periods that cover the session together are on different days',
      [able(Weekday.MONDAY, '12:00:00', '16:00:00'), able(Weekday.TUESDAY, '16:00:00', '18:00:00')],
      {},
      true,
    ],
    [
      'clashes if the session lasts into the next day',
      [able(Weekday.MONDAY, '09:00:00', '23:59:59')],
      { endTime: '01:00:00' },
      true,
    ],
  ])('%s', async (_name, weeklyAvailability, given, clashes) => {
    const { id: instructorId } = await at.academy.with.staff({ weeklyAvailability });
    const { id } = await at.session({ instructorId, ...given });
    const found = await clashesOn(at, { instructorId });
    expect(found.map(({ kind, severity, sessionId }) => [kind, severity, sessionId])).toEqual(
      clashes ? [['AVAILABILITY', 'SOFT', id]] : [],
    );
  });
});

describe('capacity of a room', () => {
  it.each([
    [9, true],
    [10, false],
    [null, false],
  ])('with the value %s clashes with a batch of ten students: %s', async (capacity, clashes) => {
    const { id: roomId } = await at.room({ capacity });
    const { id } = await at.session({ roomId });
    const found = await clashesOn(at, { roomId });
    expect(found.map(({ kind, severity, sessionId }) => [kind, severity, sessionId])).toEqual(
      clashes ? [['CAPACITY', 'SOFT', id]] : [],
    );
  });
});

describe('two batches of a student at the same time', () => {
  async function twoBatches() {
    const [one, other] = [await at.session(), await at.session(LATER)];
    const [batchId, otherId] = [one.batch.id, other.batch.id];
    return { one, other, batchId, otherId };
  }

  it('clash, and the clash contains the name of the student', async () => {
    const { one, other, batchId, otherId } = await twoBatches();
    const students = [];
    for (const firstName of ['Bea', 'Ada'])
      students.push(await at.academy.with.student({ firstName, lastName: 'Pupil' }));
    for (const { id: studentId } of students) {
      await at.academy.with.enrollment({ studentId, batchId });
      await at.academy.with.enrollment({ studentId, batchId: otherId });
    }
    await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id, batchId });
    const [bea, ada] = students;
    expect(await clashesOn(at, { batchId })).toMatchObject([
      {
        ...{ kind: 'STUDENT', severity: 'SOFT', sessionId: one.id, otherSessionId: other.id, studentCount: 2 },
        students: [
          { studentId: ada?.id, name: 'Ada Pupil' },
          { studentId: bea?.id, name: 'Bea Pupil' },
        ],
      },
    ]);
    expect(await clashesOn(at, { batchId: otherId })).toMatchObject([{ sessionId: other.id, otherSessionId: one.id }]);
    expect(await clashesOn(at, { batchIdIn: [batchId, otherId] })).toHaveLength(1);
  });

  it.each([
    ['pending', { status: EnrollmentStatus.PENDING }],
    ['dropped before', { status: EnrollmentStatus.DROPPED, droppedOn: DAY }],
    ['completed before', { status: EnrollmentStatus.COMPLETED, completionDate: '2031-03-02' }],
    ['starting later', { enrollmentDate: '2031-03-04' }],
    ['deleted', { deletedAt: '2030-01-01T00:00:00.000Z' }],
  ])('do not clash if one enrollment is %s', async (_name, given) => {
    const { batchId, otherId } = await twoBatches();
    const { id: studentId } = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId, batchId });
    await at.academy.with.enrollment({ studentId, batchId: otherId, ...given });
    expect(await clashesOn(at, { batchId })).toEqual([]);
  });

  it('clash only until the day before the student leaves', async () => {
    const { batchId, otherId } = await twoBatches();
    const { id: studentId } = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId, batchId });
    const left = { status: EnrollmentStatus.DROPPED, droppedOn: '2031-03-04' };
    await at.academy.with.enrollment({ studentId, batchId: otherId, ...left });
    expect(await clashesOn(at, { batchId })).toHaveLength(1);
  });
});

it('sessions in other academies never clash', async () => {
  const other = await scene();
  const { id: instructorId } = await other.academy.with.staff();
  await other.session({ instructorId });
  await other.session({ instructorId });
  expect(await clashesOn(other)).toHaveLength(1);
  expect((await clashesOn(at)).some((clash) => clash.instructorId === instructorId)).toBe(false);
  expect(await clashesOn(at, { instructorId })).toEqual([]);
});
