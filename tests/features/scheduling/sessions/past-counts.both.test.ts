import { beforeEach, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import { type Class, daysAgo, lesson, seedClass, takeSession } from '../../learning/attendance/setup.ts';

const READ = `query ($id: ID!) { classSession(id: $id) {
  counts { expected present late absent excused }
  roster(first: 9) { totalCount nodes { studentId studentName } }
} }`;

describe('counts of past sessions', () => {
  let at: Class;
  let id: string;
  let enrollmentIds: string[];

  beforeEach(async () => {
    at = await seedClass();
    id = await lesson(at, { date: daysAgo(3) });
    const statuses = ['PRESENT', 'LATE'];
    const records = at.studentIds.map((studentId, index) => ({ studentId, status: statuses[index] }));
    expect((await takeSession(at.app, at.admin, id, records)).errors).toBeUndefined();
    const { roster } = await readAs(at.admin, 'roster(first: 9) { nodes { studentId enrollmentId } }');
    enrollmentIds = at.studentIds.map(
      (studentId) => roster.nodes.find((entry: { studentId: string }) => entry.studentId === studentId).enrollmentId,
    );
  });

  const readAs = async (as: Actor, fields: string) =>
    (await gql(at.app, as, `query ($id: ID!) { classSession(id: $id) { ${fields} } }`, { id })).data.classSession;
  const read = async (as: Actor = at.admin) => {
    const { data, errors } = await gql(at.app, as, READ, { id });
    expect(errors).toBeUndefined();
    return data.classSession;
  };
  const change = async (mutation: string) =>
    expect((await gql(at.app, at.admin, `mutation { ${mutation} }`)).errors).toBeUndefined();
  const both = { expected: 2, present: 1, late: 1, absent: 0, excused: 0 };

  it.each([
    ['an enrollment', () => change(`deleteEnrollment(id: "${enrollmentIds[0]}") { id }`)],
    ['a student', () => change(`deleteStudent(id: "${at.studentIds[0]}", confirm: true) { id }`)],
  ])('still include the student after deletion of %s, but the roster does not', async (_what, remove) => {
    expect((await read()).counts).toEqual(both);
    await remove();
    for (const actor of [at.admin, at.teacher, at.head]) {
      const { counts, roster } = await read(actor);
      expect(counts).toEqual(both);
      expect(roster).toEqual({
        totalCount: 1,
        nodes: [{ studentId: at.studentIds[1], studentName: expect.any(String) }],
      });
    }
    const stranger = await at.academy.as('teacher');
    expect((await read(stranger)).counts).toEqual({ expected: 0, present: 0, late: 0, absent: 0, excused: 0 });
  });

  it('contain for families only their own students', async () => {
    const parent = await at.academy.with.parent({ children: [at.studentIds[1]] });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    await change(`deleteStudent(id: "${at.studentIds[0]}", confirm: true) { id }`);
    const own = { expected: 1, present: 0, late: 1, absent: 0, excused: 0 };
    expect((await read(asParent)).counts).toEqual(own);
    // the parent of a student whose enrollment was deleted can no longer see the session
    await change(`deleteEnrollment(id: "${enrollmentIds[1]}") { id }`);
    expect(await read(asParent)).toBeNull();
  });

  it('do not include a deleted student on the day of the deletion and later', async () => {
    await change(`deleteStudent(id: "${at.studentIds[0]}", confirm: true) { id }`);
    await change(`deleteEnrollment(id: "${enrollmentIds[1]}") { id }`);
    for (const days of [0, -3]) {
      id = await lesson(at, { date: daysAgo(days) });
      expect((await read()).counts.expected).toBe(0);
    }
  });
});
