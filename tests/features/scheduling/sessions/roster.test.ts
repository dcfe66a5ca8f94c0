import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import { type Class, daysAgo, lesson, seedClass, takeSession } from '../../learning/attendance/setup.ts';
import { UNKNOWN_ID } from '../../writing.ts';

const ROSTER = `query ($id: ID!) { classSession(id: $id) {
  counts { expected present late absent excused }
  roster(first: 100) { totalCount nodes { studentId studentName enrollmentId student { id } record { status sessionId student { id } } } }
  attendance { totalCount }
} }`;

describe('roster of a class session', () => {
  let at: Class;
  let id: string;
  /** Ids of the students by name. */
  const students: Record<string, string> = {};
  const YESTERDAY = daysAgo(1);

  async function student(firstName: string, ...enrollments: object[]) {
    const { id: studentId } = await at.academy.with.student({ firstName, lastName: 'X' });
    for (const given of enrollments) await at.academy.with.enrollment({ studentId, batchId: at.batchId, ...given });
    students[firstName] = studentId;
  }

  async function roster(as: Actor, sessionId = id) {
    const { data, errors } = await gql(at.app, as, ROSTER, { id: sessionId });
    expect(errors).toBeUndefined();
    return data.classSession;
  }
  const namesOf = async (as: Actor, sessionId = id) =>
    (await roster(as, sessionId)).roster.nodes.map((entry: { studentName: string }) => entry.studentName.split(' ')[0]);

  beforeAll(async () => {
    at = await seedClass({ attendanceEditHours: 48 });
    for (const studentId of at.studentIds) {
      const mutation = `mutation { deleteStudent(id: "${studentId}", confirm: true) { id } }`;
      expect((await gql(at.app, at.admin, mutation)).errors).toBeUndefined();
    }
    await student('Zoe', {});
    await student('Adam', {});
    await student('Left that day', { status: EnrollmentStatus.DROPPED, droppedOn: YESTERDAY });
    await student('Left today', { status: EnrollmentStatus.DROPPED, droppedOn: daysAgo(0) });
    await student('Completed', { status: EnrollmentStatus.COMPLETED, completionDate: YESTERDAY });
    await student('Completed before', { status: EnrollmentStatus.COMPLETED, completionDate: daysAgo(2) });
    await student('New', { enrollmentDate: daysAgo(0) });
    await student('Waiting', { status: EnrollmentStatus.PENDING });
    await student(
      'Twice',
      { status: EnrollmentStatus.COMPLETED, completionDate: YESTERDAY },
      { enrollmentDate: YESTERDAY },
    );
    id = await lesson(at, { date: YESTERDAY });
    const records = [
      { studentId: students.Zoe, status: 'LATE' },
      { studentId: students.Twice, status: 'EXCUSED' },
    ];
    expect((await takeSession(at.app, at.admin, id, records)).errors).toBeUndefined();
  });

  it('lists each student who is active on the day of the session once, by name, with the marks', async () => {
    const session = await roster(at.admin);
    expect(await namesOf(at.admin)).toEqual(['Adam', 'Completed', 'Left', 'Twice', 'Zoe']);
    const [adam] = session.roster.nodes;
    expect(adam).toEqual({
      studentId: students.Adam,
      studentName: 'Adam X',
      enrollmentId: expect.any(String),
      student: { id: students.Adam },
      record: null,
    });
    expect(session.roster.nodes[4]).toMatchObject({ record: { status: 'LATE', sessionId: id } });
    expect(session.roster.totalCount).toBe(5);
    // two students were deleted after the day of the session
    expect(session.counts).toEqual({ expected: 7, present: 0, late: 1, absent: 0, excused: 1 });
    expect(session.attendance.totalCount).toBe(2);
  });

  it.each(['administrator', 'support_staff'] as const)('is complete for the role %s', async (role) => {
    expect(await namesOf(await at.academy.as(role))).toHaveLength(5);
  });

  it('is complete for the teacher and the department head of the batch, and empty for other teachers and heads', async () => {
    for (const actor of [at.teacher, at.head]) expect(await namesOf(actor)).toHaveLength(5);
    for (const role of ['teacher', 'department_head'] as const) {
      const session = await roster(await at.academy.as(role));
      expect(session.roster).toEqual({ totalCount: 0, nodes: [] });
      expect(session.counts).toEqual({ expected: 0, present: 0, late: 0, absent: 0, excused: 0 });
    }
  });

  it('contains for families only their own students', async () => {
    const parent = await at.academy.with.parent({ children: [students.Zoe as string] });
    const actor = await at.academy.as('parent', { parentId: parent.id });
    const session = await roster(actor);
    expect(session.roster.nodes).toMatchObject([{ studentId: students.Zoe, record: { status: 'LATE' } }]);
    expect(session.counts).toEqual({ expected: 1, present: 0, late: 1, absent: 0, excused: 0 });
    const self = await at.academy.as('student', { studentId: students.Adam as string });
    expect(await namesOf(self)).toEqual(['Adam']);
  });

  it.each(['teacher', 'department_head'] as const)(
    'is visible to a substitute with the role %s, from the day before the session until the edit hours end',
    async (role) => {
      const substitute = await at.academy.as(role);
      const led = (days: number) =>
        lesson(at, { date: daysAgo(days), slotDate: null, instructorId: substitute.staffId as string });
      const session = await roster(substitute, await led(1));
      expect(session.roster.totalCount).toBe(5);
      // substitutes see names but no student records
      expect(session.roster.nodes[0]).toMatchObject({ studentName: 'Adam X', student: null });
      expect(session.counts.expected).toBe(7);
      for (const days of [-1, 0, 2]) expect(await namesOf(substitute, await led(days))).not.toEqual([]);
      for (const days of [-2, 3]) expect(await namesOf(substitute, await led(days))).toEqual([]);
      // substitutes see no roster of other sessions of the batch
      expect(await namesOf(substitute)).toEqual([]);
    },
  );

  it('cannot be read from another academy: the session is null', async () => {
    const elsewhere = await seedClass();
    const { data } = await gql(elsewhere.app, elsewhere.admin, ROSTER, { id });
    expect(data.classSession).toBeNull();
  });

  it('is available over REST as a complete list; the session contains its counts', async () => {
    const get = (path: string, as: Actor = at.admin) => rest(at.app, as, 'GET', `/sessions/${path}`);
    const { status, body } = await get(`${id}/roster?include=student`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toHaveLength(5);
    expect(body.data[0]).toEqual({
      student_id: students.Adam,
      student_name: 'Adam X',
      enrollment_id: expect.any(String),
      record: null,
      student: expect.objectContaining({ id: students.Adam, first_name: 'Adam' }),
    });
    expect(body.data[4].record).toMatchObject({ status: 'late', session_id: id });
    const counts = { expected: 7, present: 0, late: 1, absent: 0, excused: 1 };
    expect((await get(id)).body.data.counts).toEqual(counts);
    expect((await get(`${UNKNOWN_ID}/roster`)).body).toEqual({ message: 'Session not found.' });
    const stranger = await at.academy.as('teacher');
    expect((await get(`${id}/roster`, stranger)).body).toEqual({ data: [] });
  });

  it('is read with as many statements for ten sessions as for two', async () => {
    const query = `query ($first: Int!) { classSessions(first: $first) { nodes { id counts { expected }
      roster(first: 20) { nodes { studentName record { status } } } } } }`;
    const count = async (first: number) => {
      const { result, statements } = await at.app.counting(() => gql(at.app, at.admin, query, { first }));
      expect(result.errors).toBeUndefined();
      return statements.length;
    };
    await count(1);
    expect(await count(10)).toBe(await count(2));
  });
});
