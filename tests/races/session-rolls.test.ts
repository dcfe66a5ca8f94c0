import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { SessionStatus } from '../../src/features/scheduling/sessions/session.enums.ts';
import {
  type Class,
  callRoll,
  daysAgo,
  enrolled,
  kept,
  lesson,
  mark,
  seedClass,
  takeSession,
} from '../features/learning/attendance/setup.ts';
import { codes, gql } from '../support/clients.ts';

const STATUSES = ['PRESENT', 'ABSENT', 'LATE', 'EXCUSED'];

describe('parallel roll calls of a session', () => {
  let at: Class;
  let id: string;
  let studentIds: string[];

  beforeEach(async () => {
    at = await seedClass();
    studentIds = await Promise.all(Array.from({ length: 10 }, () => enrolled(at)));
    id = await lesson(at);
  });

  const records = (status = 'PRESENT', ids = studentIds) => ids.map((studentId) => ({ studentId, status }));
  const roll = (status: string) =>
    callRoll(at.app, at.admin, { batchId: at.batchId, date: daysAgo(0), records: records(status) });
  const marksOf = () => at.academy.run((em) => em.find(Attendance, { classSession: { id } }));

  it('all succeed, store one mark per student, and set the session to HELD once', async () => {
    const calls = Array.from({ length: 8 }, (_, index) => {
      const status = STATUSES[index % 4] as string;
      const ids = index % 3 ? studentIds : studentIds.toReversed();
      return index % 2 ? roll(status) : takeSession(at.app, at.teacher, id, records(status, ids));
    });
    for (const { errors } of await Promise.all(calls)) expect(errors).toBeUndefined();
    expect((await marksOf()).map(({ student }) => student.id).toSorted()).toEqual(studentIds.toSorted());
    expect(await kept(at, id)).toMatchObject({ status: SessionStatus.HELD, version: 2 });
  });

  it('with single marks of the same student store one mark, and refuse the others as duplicates', async () => {
    const place = { studentId: studentIds[0], batchId: at.batchId, date: daysAgo(0), status: 'PRESENT' };
    const results = await Promise.all(Array.from({ length: 10 }, () => mark(at.app, at.admin, place)));
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of results.filter((result) => result.errors)) {
      expect(errors?.[0]?.extensions.fields).toEqual({ studentId: ['The student id has already been taken.'] });
    }
  });

  it('cause no server error while the batch and the session change', async () => {
    const change = (document: string, variables: object) => gql(at.app, at.admin, document, variables);
    const updateBatch = 'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }';
    const updateSession =
      'mutation ($id: ID!, $input: UpdateSessionInput!) { updateSession(id: $id, input: $input) { id } }';
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, index) => [
        takeSession(at.app, at.admin, id, records(STATUSES[index])),
        change(updateBatch, { id: at.batchId, input: { startTime: `0${index + 5}:00:00` } }),
        roll(STATUSES[3 - index] as string),
        change(updateSession, { id, input: { topic: `Topic ${index}` } }),
      ]).flat(),
    );
    for (const result of results) expect(codes(result)).not.toContain('INTERNAL_SERVER_ERROR');
    for (const { errors } of results) expect(errors).toBeUndefined();
    expect(await marksOf()).toHaveLength(studentIds.length);
    expect(await kept(at, id)).toMatchObject({ status: SessionStatus.HELD });
  });

  it('leave the session either held with marks or cancelled, if it is cancelled at the same time', async () => {
    const cancel = () => gql(at.app, at.admin, 'mutation ($id: ID!) { cancelSession(id: $id) { id } }', { id });
    const results = await Promise.all([takeSession(at.app, at.admin, id, records()), cancel(), cancel()]);
    for (const result of results) expect(codes(result)).not.toContain('INTERNAL_SERVER_ERROR');
    const { status } = await kept(at, id);
    expect(await marksOf()).toHaveLength(status === SessionStatus.CANCELLED ? 0 : studentIds.length);
    if (status === SessionStatus.HELD) {
      const [, ...cancelled] = results;
      for (const { errors } of cancelled) {
        expect(errors?.[0]?.extensions.fields).toEqual({ status: ['The session has attendance.'] });
      }
    }
  });
});
