import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Class,
  callRoll,
  correct,
  daysAgo,
  enrolled,
  lesson,
  mark,
  seedClass,
  takeSession,
} from '../features/learning/attendance/setup.ts';
import { recount, rowsOf, sumsOf } from '../features/learning/attendance/sums.ts';
import { codes, gql } from '../support/clients.ts';
import { fileOf, imported } from '../support/csv.ts';

const STATUSES = ['PRESENT', 'ABSENT', 'LATE', 'EXCUSED'];

describe('attendance sums under parallel writes', () => {
  let at: Class;
  let sessionId: string;
  let studentIds: string[];

  beforeEach(async () => {
    at = await seedClass();
    studentIds = await Promise.all(Array.from({ length: 12 }, () => enrolled(at)));
    sessionId = await lesson(at);
    await lesson(at, { date: daysAgo(1) });
  });

  const records = (index: number) => {
    const ids = index % 2 ? studentIds : studentIds.toReversed();
    return ids.map((studentId, place) => ({ studentId, status: STATUSES[(index + place) % 4] }));
  };
  const roll = (index: number, date = daysAgo(0)) =>
    callRoll(at.app, at.admin, { batchId: at.batchId, date, records: records(index) });
  const isExact = async () => {
    const { kept, counted, expected, active, firstKept, firstMade } = await sumsOf(at.academy);
    expect(kept).toEqual(counted);
    expect(firstKept).toEqual(firstMade);
    expect(expected).toEqual(active);
    return kept;
  };

  it('are exact after parallel roll calls and corrections of the same batch', async () => {
    await roll(0);
    const ids = (await rowsOf(at.academy, 'attendance')).map(({ id }) => id);
    const calls = Array.from({ length: 24 }, (_, index) => {
      if (index % 4 === 0) return takeSession(at.app, at.teacher, sessionId, records(index));
      if (index % 4 === 1) return roll(index, daysAgo(index % 8 === 1 ? 1 : 0));
      const session = index % 4 === 2 ? { session: `Label ${index}` } : {};
      return correct(at.app, at.admin, ids[index % ids.length], { status: STATUSES[index % 3], ...session });
    });
    for (const result of await Promise.all(calls)) expect(codes(result)).not.toContain('INTERNAL_SERVER_ERROR');
    expect(Object.keys(await isExact()).length).toBeGreaterThan(12);
  });

  it('are exact after parallel marks of the same students without a batch', async () => {
    const calls = studentIds.flatMap((studentId, place) =>
      STATUSES.map((status, index) =>
        mark(at.app, at.admin, { studentId, date: daysAgo((place + index) % 3), session: `${index}`, status }),
      ),
    );
    for (const { errors } of await Promise.all(calls)) expect(errors).toBeUndefined();
    expect(Object.keys(await isExact())).not.toHaveLength(0);
  });

  it('are exact after back-dated enrollments while nightly jobs run repeatedly', async () => {
    const days = [3, 5, 8, 13, 21].map(daysAgo);
    for (const date of days) await lesson(at, { date });
    const students = await Promise.all(Array.from({ length: 16 }, () => at.academy.with.student()));
    const enroll = `mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }`;
    const update = `mutation ($id: ID!, $input: UpdateEnrollmentInput!) { updateEnrollment(id: $id, input: $input) { id } }`;
    const seats = `mutation ($id: ID!) { updateBatch(id: $id, input: { maxStudents: 100 }) { id } }`;
    expect((await gql(at.app, at.admin, seats, { id: at.batchId })).errors).toBeUndefined();
    const known = (await rowsOf(at.academy, 'enrollments')).map(({ id }) => id);
    const call = (document: string, variables: object) => gql(at.app, at.admin, document, variables);
    const file = students.slice(8).map(({ id }, index) => ({
      ...{ student_id: id, batch_id: at.batchId, enrollment_date: daysAgo(index * 4) },
    }));
    const importing = imported(at.app, at.admin, '/enrollments', fileOf(file));
    const results = await Promise.all(
      [
        ...students
          .slice(0, 8)
          .map(({ id: studentId }, index) => [
            recount(at.app, at.academy),
            call(enroll, { input: { studentId, batchId: at.batchId, enrollmentDate: daysAgo(index * 3) } }),
            call(update, { id: known[index], input: { enrollmentDate: daysAgo(20 - index * 2) } }),
            call('mutation ($id: ID!) { dropEnrollment(id: $id) { id } }', { id: known[index + 4] }),
          ]),
        recount(at.app, at.academy),
      ].flat(),
    );
    for (const result of results) if (result) expect(codes(result)).not.toContain('INTERNAL_SERVER_ERROR');
    expect(await importing).toMatchObject({ status: 200, body: { data: { created: 8 } } });
    await isExact();
    await recount(at.app, at.academy);
    await isExact();
    expect(Object.values((await sumsOf(at.academy)).expected).filter((count) => count !== null)).toHaveLength(6);
  });
});
