import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { gql } from '../../../support/clients.ts';
import { DAY, type Scene, scene } from './setup.ts';

let at: Scene;
beforeAll(async () => {
  at = await scene();
});

const PAST = '2024-03-04';

describe('clashes field of a batch', () => {
  const QUERY = '{ batches(first: 100) { nodes { id clashes { kind sessionId otherSessionId } } } }';

  it('contains both sessions of a pair, whichever begins first, but no past sessions', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const first = await at.session({ instructorId });
    const second = await at.session({ instructorId, startTime: '16:00:00', endTime: '17:00:00' });
    for (const session of [first, second]) await at.session({ batchId: session.batch.id, instructorId, date: PAST });
    const { data } = await gql(at.app, at.admin, QUERY);
    const of = (id: string) => data.batches.nodes.find((batch: { id: string }) => batch.id === id).clashes;
    expect(of(first.batch.id)).toEqual([{ kind: 'INSTRUCTOR', sessionId: first.id, otherSessionId: second.id }]);
    expect(of(second.batch.id)).toEqual([{ kind: 'INSTRUCTOR', sessionId: second.id, otherSessionId: first.id }]);
  });

  it('contains a pair of sessions of the same batch only once', async () => {
    const { id: roomId } = await at.room();
    const first = await at.session({ roomId });
    const batchId = first.batch.id;
    const second = await at.session({ roomId, batchId, startTime: '16:00:00', endTime: '17:00:00' });
    const { data } = await gql(
      at.app,
      at.admin,
      `{ batch(id: "${batchId}") { clashes { sessionId otherSessionId } } }`,
    );
    expect(data.batch.clashes).toEqual([{ sessionId: first.id, otherSessionId: second.id }]);
  });

  it('is read with as many statements for many batches as for one', async () => {
    const count = async (query: string) => {
      const { statements, result } = await at.app.counting(() => gql(at.app, at.admin, query));
      expect(result.errors).toBeUndefined();
      return statements.filter((each) => /^\s*select/.test(each)).length;
    };
    expect(await count(QUERY)).toBe(await count('{ batches(first: 1) { nodes { id clashes { kind sessionId } } } }'));
  });
});

describe('clashes field of a session', () => {
  it('also contains clashes of past sessions, and each clash contains the other session', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const { id: roomId } = await at.room({ capacity: 1 });
    const session = await at.session({ instructorId, roomId, date: PAST });
    const other = await at.session({ instructorId, date: PAST });
    const query = `{ classSession(id: "${session.id}") { clashes { kind severity otherSession { id } } } }`;
    const { data } = await gql(at.app, at.admin, query);
    expect(data.classSession.clashes).toHaveLength(2);
    expect(data.classSession.clashes).toEqual(
      expect.arrayContaining([
        { kind: 'INSTRUCTOR', severity: 'HARD', otherSession: { id: other.id } },
        { kind: 'CAPACITY', severity: 'SOFT', otherSession: null },
      ]),
    );
  });
});

describe('clashes field of an enrollment', () => {
  it('contains overlapping sessions of other batches of the student', async () => {
    const one = await at.session();
    const other = await at.session({ startTime: '16:00:00', endTime: '17:00:00' });
    const { id: instructorId } = await at.academy.with.staff();
    await at.session({ instructorId, batchId: one.batch.id, date: PAST });
    await at.session({ batchId: other.batch.id, date: PAST });
    const enroll = async (...batchIds: string[]) => {
      const student = await at.academy.with.student({ firstName: 'Ada', lastName: 'Pupil' });
      const made = [];
      for (const batchId of batchIds) made.push(await at.academy.with.enrollment({ studentId: student.id, batchId }));
      return made.map(({ id }) => id);
    };
    const [enrollmentId] = await enroll(one.batch.id, other.batch.id);
    const [alone] = await enroll(one.batch.id);
    const clashes = async (id: string | undefined) => {
      const fields = 'clashes { kind sessionId otherSessionId students { name } }';
      return (await gql(at.app, at.admin, `{ enrollment(id: "${id}") { ${fields} } }`)).data.enrollment.clashes;
    };
    expect(await clashes(enrollmentId)).toEqual([
      { kind: 'STUDENT', sessionId: one.id, otherSessionId: other.id, students: [{ name: 'Ada Pupil' }] },
    ]);
    expect(await clashes(alone)).toEqual([]);
  });
});

describe('clashes field of time off', () => {
  it.each([
    [TimeOffStatus.APPROVED, true],
    [TimeOffStatus.REQUESTED, true],
    [TimeOffStatus.DECLINED, false],
  ])('with the status %s contains clashes: %s', async (status, isTold) => {
    const { id: instructorId } = await at.academy.with.staff();
    const session = await at.session({ instructorId });
    await at.session({ instructorId, date: '2031-03-04' });
    const { id } = await at.timeOff(instructorId, { status });
    await at.timeOff(instructorId, { startDate: '2031-03-04' });
    const query = '{ timeOff(first: 100) { nodes { id clashes { kind sessionId timeOff { id } } } } }';
    const { data, errors } = await gql(at.app, at.admin, query);
    expect(errors).toBeUndefined();
    const row = data.timeOff.nodes.find((each: { id: string }) => each.id === id);
    expect(row.clashes).toEqual(isTold ? [{ kind: 'TIME_OFF', sessionId: session.id, timeOff: { id } }] : []);
  });

  it('is returned by the mutation that approves the time off', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const session = await at.session({ instructorId });
    const { id } = await at.timeOff(instructorId, { status: TimeOffStatus.REQUESTED });
    const decide =
      'mutation ($id: ID!, $input: DecideTimeOffInput!) { decideTimeOff(id: $id, input: $input) { status clashes { sessionId } } }';
    const { data, errors } = await gql(at.app, at.admin, decide, { id, input: { status: 'APPROVED' } });
    expect(errors).toBeUndefined();
    expect(data.decideTimeOff).toEqual({ status: 'APPROVED', clashes: [{ sessionId: session.id }] });
  });
});

describe('visibility of clashes', () => {
  it('families see no clashes, even of records that they see', async () => {
    const { id: studentId } = await at.academy.with.student();
    const { id: roomId } = await at.room({ capacity: 1 });
    const session = await at.session({ roomId });
    await at.academy.with.enrollment({ studentId, batchId: session.batch.id });
    const query = `{ batch(id: "${session.batch.id}") { clashes { id } } classSession(id: "${session.id}") { clashes { id } }
      enrollments { nodes { clashes { id } } } }`;
    const student = await at.academy.as('student', { studentId });
    const { data, errors } = await gql(at.app, student, query);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      batch: { clashes: [] },
      classSession: { clashes: [] },
      enrollments: { nodes: [{ clashes: [] }] },
    });
    expect((await gql(at.app, at.admin, query)).data.batch.clashes).toHaveLength(1);
  });

  it('names of students in clashes are limited to visible students, while the count includes all students', async () => {
    const teacher = await at.academy.as('teacher');
    const batch = await at.academy.with.batch({ instructorId: teacher.staffId as string });
    const [own, other, third] = [await at.session({ batchId: batch.id }), await at.session(), await at.session()];
    const both = async (one: string, another: string) => {
      const { id: studentId } = await at.academy.with.student();
      await at.academy.with.enrollment({ studentId, batchId: one });
      await at.academy.with.enrollment({ studentId, batchId: another });
      return studentId;
    };
    const seen = await both(batch.id, other.batch.id);
    await both(other.batch.id, third.batch.id);
    const query = `{ clashes(filter: { from: "${DAY}", to: "${DAY}", batchIdIn: ["${other.batch.id}"], kind: STUDENT }) {
      nodes { otherSessionId students { studentId } studentCount } } }`;
    const { data } = await gql(at.app, teacher, query);
    expect(data.clashes.nodes.toSorted((a: any, b: any) => (a.otherSessionId < b.otherSessionId ? -1 : 1))).toEqual([
      { otherSessionId: own.id, students: [{ studentId: seen }], studentCount: 1 },
      { otherSessionId: third.id, students: [], studentCount: 1 },
    ]);
  });
});
