import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { gql } from '../../../support/clients.ts';
import { importer } from '../../imports.ts';
import { type Scene, scene } from '../../people.ts';
import {
  alter,
  approve,
  batchOf,
  complete,
  drop,
  enroll,
  enrolled,
  remove,
  reopen,
  resize,
  rowOf,
  transfer,
  update,
  waitingOn,
} from './setup.ts';
import { expectStepsKept, inShort, stepsIn, stepsOf } from './steps.ts';

const { PENDING, ACTIVE, COMPLETED } = EnrollmentStatus;

const NOW = '2026-03-09T12:30:00.000Z';
/** The date in Auckland at the time `NOW`, when the date in UTC is still 9 March. */
const TODAY = '2026-03-10';

let at: Scene;

beforeAll(async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  at = await scene({ settings: { ...defaultSettings(), timezone: 'Pacific/Auckland' } });
});

afterAll(() => void vi.useRealTimers());

/** Creates a batch whose seats are all held by active enrollments, with as many students on the waitlist. */
async function fullBatch(seats = 1) {
  const batchId = await batchOf(at.academy, seats);
  const active = await enrolled(at.academy, { batchId });
  for (let place = 1; place < seats; place++) await enrolled(at.academy, { batchId });
  const waiting = await waitingOn(at.academy, batchId, 1);
  for (let place = 2; place <= seats; place++) await waitingOn(at.academy, batchId, place);
  return { batchId, active, waiting };
}

/** Creates an enrollment in a batch with free seats. */
const alone = async (status: EnrollmentStatus): Promise<string> =>
  enrolled(at.academy, { batchId: await batchOf(at.academy, 5), status });

/** Returns a call in which the admin enrolls a new student. */
const enrolls = async (batchId: string, given: object = {}) => {
  const { id: studentId } = await at.academy.with.student();
  return () => enroll(at.app, at.admin, { studentId, batchId, ...given });
};

const ask = (mutation: string) => gql(at.app, at.admin, `mutation { done: ${mutation} }`);
const erase = (studentId: string) => ask(`erasePerson(resource: STUDENT, id: "${studentId}", reason: "Asked") { id }`);
const { counts } = importer('importEnrollments');

/**
 * Every way in which the service changes an enrollment: a function that prepares the change, and the events that the
 * change records.
 */
const DOINGS: Record<string, [prepare: () => Promise<() => Promise<unknown>>, steps: readonly string[]]> = {
  'enrolls an active student': [async () => enrolls(await batchOf(at.academy, 1)), ['→ active']],
  'creates a request': [async () => enrolls(await batchOf(at.academy, 1), { status: 'PENDING' }), ['→ requested']],
  'puts a student on the waitlist': [
    async () => enrolls((await fullBatch()).batchId, { status: 'PENDING' }),
    ['→ waitlisted'],
  ],
  'refuses an enrollment in a full batch': [async () => enrolls((await fullBatch()).batchId), []],
  'approves a request': [
    async () => {
      const id = await alone(PENDING);
      return () => approve(at.app, at.admin, id);
    },
    ['requested → active'],
  ],
  'drops an enrollment and passes the seat on': [
    async () => {
      const { active } = await fullBatch(2);
      return () => drop(at.app, at.admin, active);
    },
    ['active → dropped', 'waitlisted → requested'],
  ],
  'drops a waiting enrollment': [
    async () => {
      const { waiting } = await fullBatch(2);
      return () => drop(at.app, at.admin, waiting);
    },
    ['waitlisted → dropped'],
  ],
  'completes an enrollment and passes the seat on': [
    async () => {
      const { active } = await fullBatch();
      return () => complete(at.app, at.admin, active);
    },
    ['active → completed', 'waitlisted → requested'],
  ],
  'reopens an enrollment': [
    async () => {
      const id = await alone(COMPLETED);
      return () => reopen(at.app, at.admin, id);
    },
    ['completed → active'],
  ],
  'approves a request by updateEnrollment': [
    async () => {
      const id = await alone(PENDING);
      return () => update(at.app, at.admin, id, { status: 'ACTIVE' });
    },
    ['requested → active'],
  ],
  'completes an enrollment by updateEnrollment': [
    async () => {
      const id = await alone(ACTIVE);
      return () => update(at.app, at.admin, id, { status: 'COMPLETED', grade: 'A' });
    },
    ['active → completed'],
  ],
  'reopens an enrollment by updateEnrollment': [
    async () => {
      const id = await alone(COMPLETED);
      return () => update(at.app, at.admin, id, { status: 'ACTIVE' });
    },
    ['completed → active'],
  ],
  'drops an enrollment by updateEnrollment': [
    async () => {
      const { active } = await fullBatch();
      return () => update(at.app, at.admin, active, { status: 'DROPPED' });
    },
    ['active → dropped', 'waitlisted → requested'],
  ],
  'changes other fields': [
    async () => {
      const id = await alone(ACTIVE);
      return () => update(at.app, at.admin, id, { grade: 'B', enrollmentDate: '2026-01-07', notes: 'Early' });
    },
    [],
  ],
  'transfers an active enrollment': [
    async () => {
      const [{ active }, batchId] = [await fullBatch(), await batchOf(at.academy, 1)];
      return () => transfer(at.app, at.admin, active, batchId);
    },
    ['active → dropped', 'waitlisted → requested', '→ active'],
  ],
  'transfers a request into a full batch': [
    async () => {
      const [id, { batchId }] = [await alone(PENDING), await fullBatch()];
      return () => transfer(at.app, at.admin, id, batchId);
    },
    ['requested → dropped', '→ waitlisted'],
  ],
  'deletes an open enrollment': [
    async () => {
      const { active } = await fullBatch();
      return () => remove(at.app, at.admin, active);
    },
    ['active → dropped', 'waitlisted → requested'],
  ],
  'deletes a completed enrollment': [
    async () => {
      const id = await alone(COMPLETED);
      return () => remove(at.app, at.admin, id);
    },
    [],
  ],
  'completes a batch': [
    async () => {
      const { batchId } = await fullBatch(2);
      return () => ask(`updateBatch(id: "${batchId}", input: { status: COMPLETED }) { id }`);
    },
    ['active → completed', 'active → completed', 'waitlisted → dropped', 'waitlisted → dropped'],
  ],
  'cancels a batch': [
    async () => {
      const { batchId } = await fullBatch();
      return () => ask(`updateBatch(id: "${batchId}", input: { status: CANCELLED }) { id }`);
    },
    ['active → dropped', 'waitlisted → dropped'],
  ],
  'deletes a batch': [
    async () => {
      const { batchId } = await fullBatch();
      return () => ask(`deleteBatch(id: "${batchId}") { message }`);
    },
    ['active → dropped', 'waitlisted → dropped'],
  ],
  'gives a batch more seats': [
    async () => {
      const { batchId } = await fullBatch(3);
      return () => resize(at.app, at.admin, batchId, 5);
    },
    ['waitlisted → requested', 'waitlisted → requested'],
  ],
  'deletes a student': [
    async () => {
      const { studentId } = await rowOf(at.academy, (await fullBatch()).active);
      return () => ask(`deleteStudent(id: "${studentId}") { message }`);
    },
    ['active → dropped', 'waitlisted → requested'],
  ],
  'erases a student': [
    async () => {
      const { id: studentId } = await at.academy.with.student({ status: StudentStatus.INACTIVE });
      await enrolled(at.academy, { studentId, batchId: await batchOf(at.academy, 1), status: PENDING });
      return () => erase(studentId);
    },
    ['requested → dropped'],
  ],
  'imports new enrollments and changes of existing ones': [
    async () => {
      const { active } = await fullBatch();
      const [pending, other, batchId] = [await alone(PENDING), await alone(ACTIVE), await batchOf(at.academy, 1)];
      const students = [await at.academy.with.student(), await at.academy.with.student()] as const;
      const rows = [`,${students[0].id},${batchId},active`, `,${students[1].id},${batchId},pending`];
      const changes = [`${active},,,dropped`, `${pending},,,active`, `${other},,,completed`];
      const file = ['id,student_id,batch_id,status', ...rows, ...changes];
      return async () => expect(await counts(at, file)).toEqual([2, 3, 0]);
    },
    [
      ...['→ active', '→ waitlisted'],
      ...['active → dropped', 'waitlisted → requested', 'requested → active', 'active → completed'],
    ],
  ],
  'runs an import as a dry run': [
    async () => {
      const file = ['id,status', `${await alone(ACTIVE)},dropped`];
      return async () => expect(await counts(at, file, at.admin, true)).toEqual([0, 1, 0]);
    },
    [],
  ],
};

describe('enrollment events', () => {
  it.each(Object.entries(DOINGS))('are recorded if the service %s', async (_, [prepare, steps]) => {
    const made = await stepsOf(at.academy, await prepare());
    expect(inShort(made)).toEqual(steps.toSorted());
    for (const step of made) {
      expect(step).toMatchObject({ createdAt: NOW, effectiveOn: TODAY, actorId: at.admin.userId });
    }
    await expectStepsKept(at.academy);
  });

  it('contain the enrollment date for a back-dated enrollment, and the current date in all other cases', async () => {
    const days = ['2026-01-05', TODAY, '2026-09-01'];
    const made = await stepsOf(at.academy, async () => {
      for (const enrollmentDate of days) await (await enrolls(await batchOf(at.academy, 1), { enrollmentDate }))();
    });
    expect(made.map(({ effectiveOn }) => effectiveOn)).toEqual(['2026-01-05', TODAY, TODAY]);
    const ended = await stepsOf(at.academy, () => drop(at.app, at.admin, made[0]?.enrollment.id as string));
    expect(ended).toMatchObject([{ fromStage: 'active', toStage: 'dropped', effectiveOn: TODAY }]);
  });

  it('contain no actor if the service itself, not a user, made the change', async () => {
    const id = await alone(PENDING);
    const made = await stepsOf(at.academy, () => alter(at.academy, Enrollment, id, { status: ACTIVE }));
    expect(made).toMatchObject([{ fromStage: 'requested', toStage: 'active', actorId: null }]);
  });

  it('are inserted by one statement for all enrollments in a transaction', async () => {
    const { batchId, active } = await fullBatch(5);
    await resize(at.app, at.admin, batchId, 7);
    const { statements } = await at.app.counting(() =>
      ask(`updateBatch(id: "${batchId}", input: { status: COMPLETED }) { id }`),
    );
    expect(statements.filter((each) => /^insert into [`"]enrollment_events/.test(each))).toHaveLength(1);
    expect((await stepsIn(at.academy)).at(-1)).toMatchObject({ createdAt: NOW });
    expect(inShort((await stepsIn(at.academy)).filter(({ enrollment }) => enrollment.id === active))).toEqual([
      'active → completed',
      '→ active',
    ]);
  });

  it('stay unchanged when the student is erased', async () => {
    const { id: studentId } = await at.academy.with.student({ status: StudentStatus.INACTIVE });
    const id = await enrolled(at.academy, { studentId, status: COMPLETED, completionDate: '2026-02-27' });
    const own = async () => (await stepsIn(at.academy)).filter(({ enrollment }) => enrollment.id === id);
    const before = await own();
    expect(before).toMatchObject([
      { fromStage: null, toStage: 'active', effectiveOn: '2026-01-05' },
      { fromStage: 'active', toStage: 'completed', effectiveOn: '2026-02-27' },
    ]);
    expect((await erase(studentId)).errors).toBeUndefined();
    expect(await own()).toEqual(before);
  });
});
