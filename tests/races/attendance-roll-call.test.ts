import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Class,
  callRoll,
  correct,
  daysAgo,
  enrolled,
  mark,
  seedClass,
} from '../features/learning/attendance/setup.ts';
import { codes, gql } from '../support/clients.ts';

const STATUSES = ['PRESENT', 'ABSENT', 'LATE', 'EXCUSED'];

describe('parallel attendance marks', () => {
  let at: Class;
  let studentIds: string[];

  beforeAll(async () => {
    at = await seedClass();
    studentIds = await Promise.all(Array.from({ length: 20 }, () => enrolled(at)));
  });

  const roll = (session: string, status: string, order: string[] = studentIds) =>
    callRoll(at.app, at.admin, {
      batchId: at.batchId,
      date: daysAgo(0),
      session,
      records: order.map((studentId) => ({ studentId, status })),
    });

  const recordsOf = async (session: string): Promise<{ studentId: string; status: string; history: any }[]> => {
    const query = `{ attendance(first: 100, filter: { date: "${daysAgo(0)}" }) {
      nodes { session studentId status history { nodes { status } } }
    } }`;
    const { nodes } = (await gql(at.app, at.admin, query)).data.attendance;
    return nodes.filter((node: { session: string }) => node.session === session);
  };

  it('all succeed in roll calls of a batch, and store one record per student with all earlier marks in its history', async () => {
    const calls = Array.from({ length: 8 }, (_, index) =>
      roll('Rolls', STATUSES[index % 4] as string, index % 2 ? studentIds : studentIds.toReversed()),
    );
    for (const { errors } of await Promise.all(calls)) expect(errors).toBeUndefined();
    const records = await recordsOf('Rolls');
    expect(records.map(({ studentId }) => studentId).toSorted()).toEqual(studentIds.toSorted());
    // every roll call saw the previous one: no two consecutive marks are the same
    for (const { status, history } of records) {
      const marks = [status, ...history.nodes.map((node: { status: string }) => node.status)];
      expect(marks.length).toBeGreaterThan(3);
      for (const [index, each] of marks.entries()) expect(each).not.toBe(marks[index + 1]);
    }
    expect(new Set(records.map(({ status }) => status)).size).toBe(1);
  });

  it.each([
    ['in a batch', () => at.batchId],
    ['without a batch', () => null],
  ])(
    'for the same student, day and session, %s, store one mark and refuse the others as duplicates',
    async (_where, batchId) => {
      const place = { studentId: studentIds[0], batchId: batchId(), date: daysAgo(0), session: 'Single' };
      const results = await Promise.all(
        Array.from({ length: 12 }, () => mark(at.app, at.admin, { ...place, status: 'PRESENT' })),
      );
      expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
      for (const { errors } of results.filter((result) => result.errors)) {
        expect(errors?.[0]?.extensions).toEqual({
          code: 'BAD_USER_INPUT',
          fields: { studentId: ['The student id has already been taken.'] },
        });
      }
    },
  );

  it('are all stored when corrections and roll calls change the same records', async () => {
    await roll('Mixed', 'PRESENT');
    const known = (await gql(at.app, at.admin, '{ attendance(first: 100) { nodes { id session } } }')).data.attendance;
    const ids: string[] = known.nodes
      .filter((node: { session: string }) => node.session === 'Mixed')
      .map(({ id }: { id: string }) => id);
    const corrections = ids.map((id, index) =>
      correct(at.app, at.admin, id, { status: 'LATE', minutesLate: index + 1 }),
    );
    const results = await Promise.all([roll('Mixed', 'ABSENT'), ...corrections, roll('Mixed', 'EXCUSED')]);
    for (const { errors } of results) expect(errors).toBeUndefined();
    for (const { status, history } of await recordsOf('Mixed')) {
      const marks = [status, ...history.nodes.map((node: { status: string }) => node.status)];
      expect(marks.toSorted()).toEqual(['ABSENT', 'EXCUSED', 'LATE', 'PRESENT']);
    }
  });

  it('cause no server error while enrollments are created, dropped and deleted', async () => {
    const leaving = await Promise.all(Array.from({ length: 6 }, () => enrolled(at)));
    const remove = (id: string) =>
      gql(at.app, at.admin, 'mutation ($id: ID!) { deleteStudent(id: $id) { message } }', { id });
    const results = await Promise.all(
      leaving.flatMap((id) => [roll(`Leaving ${id}`, 'PRESENT', [...leaving, ...studentIds]), remove(id)]),
    );
    for (const result of results) expect(codes(result)).not.toContain('INTERNAL_SERVER_ERROR');
    // late roll calls got an error that names the missing student
    for (const result of results.filter(({ errors }) => errors)) expect(codes(result)).toEqual(['BAD_USER_INPUT']);
  });
});
