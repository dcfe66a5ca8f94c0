import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';
import { subscribe } from '../../support/streams.ts';

const SESSIONS = 'subscription ($batchId: ID) { sessionChanged(batchId: $batchId) { id topic status batch { id } } }';
const UPDATE = 'mutation ($id: ID!, $topic: String) { updateSession(id: $id, input: { topic: $topic }) { id } }';
const FEES = 'subscription ($id: ID!) { feeChanged(studentId: $id) { id title amount balance student { name } } }';
const ENROLLMENTS = 'subscription ($id: ID!) { enrollmentChanged(batchId: $id) { id status student { id } } }';
const MARKS = `subscription ($id: ID!) {
  attendanceChanged(batchId: $id) { session { id status } marks { status student { id } } }
}`;

/**
 * Creates an academy with a batch, a session of the batch, and two students in the batch. Each student has a parent.
 */
async function school() {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const teacher = await academy.as('teacher');
  const batch = await academy.with.batch({ instructorId: teacher.staffId as string, startDate: '2026-01-05' });
  const session = await academy.with.session({ batchId: batch.id });
  const students = [await academy.with.student(), await academy.with.student()] as const;
  for (const { id } of students) await academy.with.enrollment({ studentId: id, batchId: batch.id });
  const parents = await Promise.all(
    students.map(async ({ id }) => {
      const parent = await academy.with.parent({ children: [id] });
      return academy.as('parent', { parentId: parent.id });
    }),
  );
  const admin = await academy.as('academy_admin');
  return { app, academy, teacher, batch, session, students, parents, admin };
}

describe('subscription sessionChanged', () => {
  it('sends a changed session to each subscriber who can see it, with the sequence number of the event', async () => {
    const { app, admin, batch, session, teacher, parents } = await school();
    const all = await Promise.all(
      [admin, teacher, ...parents].map((member) => subscribe(app, member, SESSIONS, { batchId: batch.id })),
    );
    await gql(app, admin, UPDATE, { id: session.id, topic: 'Openings' });
    await app.background.drain();
    for (const stream of all) {
      expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
      const { event, id, result } = await stream.next();
      expect({ event, id }).toEqual({ event: 'next', id: expect.stringMatching(/^\d+$/) });
      expect(result).toEqual({
        data: {
          sessionChanged: { id: session.id, topic: 'Openings', status: 'SCHEDULED', batch: { id: batch.id } },
        },
      });
      stream.close();
    }
  });

  it('sends no session of another batch or academy, and no session that the subscriber cannot see', async () => {
    const { app, admin, academy, batch, session } = await school();
    const other = await academy.with.session();
    const stranger = await academy.as('parent');
    const elsewhere = await (await seedAcademy(app)).as('academy_admin');
    const [ofBatch, unseen, foreign] = await Promise.all([
      subscribe(app, admin, SESSIONS, { batchId: batch.id }),
      subscribe(app, stranger, SESSIONS),
      subscribe(app, elsewhere, SESSIONS),
    ]);
    await gql(app, admin, UPDATE, { id: other.id, topic: 'Elsewhere' });
    await app.background.drain();
    await gql(app, admin, UPDATE, { id: session.id, topic: 'Here' });
    await app.background.drain();
    expect(await ofBatch.data()).toMatchObject({ sessionChanged: { topic: 'Here' } });
    for (const stream of [ofBatch, unseen, foreign]) {
      expect(stream.unread).toEqual([]);
      stream.close();
    }
  });
});

describe('subscription attendanceChanged', () => {
  it('sends one event per roll call, in which parents find only the marks of their children', async () => {
    const { app, admin, batch, session, students, parents, teacher } = await school();
    const [office, leader, mother, father] = await Promise.all(
      [admin, teacher, ...parents].map((member) => subscribe(app, member, MARKS, { id: batch.id })),
    );
    const records = students.map(({ id }) => ({ studentId: id, status: 'ABSENT' }));
    const { errors } = await gql(
      app,
      admin,
      'mutation ($id: ID!, $records: [RollCallRecordInput!]!) { takeSessionRoll(input: { sessionId: $id, records: $records }) { id } }',
      { id: session.id, records },
    );
    expect(errors).toBeUndefined();
    await app.background.drain();
    const of = (ids: readonly string[]) => ({
      session: { id: session.id, status: 'HELD' },
      marks: expect.toSatisfy((marks: { student: { id: string } }[]) => {
        expect(marks.map((mark) => mark.student.id).sort()).toEqual([...ids].sort());
        return true;
      }),
    });
    const [one, two] = students;
    expect(await office?.data()).toEqual({ attendanceChanged: of([one.id, two.id]) });
    expect(await leader?.data()).toEqual({ attendanceChanged: of([one.id, two.id]) });
    expect(await mother?.data()).toEqual({ attendanceChanged: of([one.id]) });
    expect(await father?.data()).toEqual({ attendanceChanged: of([two.id]) });
    for (const stream of [office, leader, mother, father]) {
      expect(stream?.unread).toEqual([]);
      stream?.close();
    }
  });
});

describe('subscription enrollmentChanged', () => {
  it('sends a new enrollment in the batch to office staff and to the parent of the student', async () => {
    const { app, admin, academy, batch, parents, students } = await school();
    const [first] = students;
    const other = await academy.with.batch({ startDate: '2026-01-05' });
    const [office, mother, father] = await Promise.all(
      [admin, ...parents].map((member) => subscribe(app, member, ENROLLMENTS, { id: other.id })),
    );
    const { errors } = await gql(
      app,
      admin,
      'mutation ($studentId: ID!, $batchId: ID!, $courseId: ID!) { enrollStudent(input: { studentId: $studentId, batchId: $batchId, courseId: $courseId }) { id } }',
      { studentId: first.id, batchId: other.id, courseId: other.courseId },
    );
    expect(errors).toBeUndefined();
    await app.background.drain();
    const seen = { enrollmentChanged: { id: expect.any(String), status: 'ACTIVE', student: { id: first.id } } };
    expect(await office?.data()).toEqual(seen);
    expect(await mother?.data()).toEqual(seen);
    expect(father?.unread).toEqual([]);
    expect(batch.id).not.toBe(other.id);
    for (const stream of [office, mother, father]) stream?.close();
  });
});

describe('subscription feeChanged', () => {
  it('sends a billed fee to office staff and to the parent, and is refused to teachers', async () => {
    const { app, admin, parents, students, teacher } = await school();
    const [first] = students;
    const [office, mother, father] = await Promise.all(
      [admin, ...parents].map((member) => subscribe(app, member, FEES, { id: first.id })),
    );
    const { data, errors } = await gql(
      app,
      admin,
      'mutation ($id: ID!) { createFee(input: { studentId: $id, title: "Book", feeType: ACTIVITY, amount: "12.00", dueDate: "2099-01-31" }) { id } }',
      { id: first.id },
    );
    expect(errors).toBeUndefined();
    await app.background.drain();
    const seen = { id: data.createFee.id, title: 'Book', amount: '12.00', balance: '12.00', student: { name: 'Stu' } };
    expect(await office?.data()).toMatchObject({ feeChanged: { ...seen, student: {} } });
    expect(await mother?.data()).toMatchObject({ feeChanged: { id: seen.id, balance: '12.00' } });
    expect(father?.unread).toEqual([]);
    for (const stream of [office, mother, father]) stream?.close();

    const refused = await subscribe(app, teacher, FEES, { id: first.id });
    expect(refused.status).toBe(200);
    expect(await refused.next()).toMatchObject({
      event: 'next',
      result: { data: { feeChanged: null }, errors: [{ path: ['feeChanged'], extensions: { code: 'FORBIDDEN' } }] },
    });
    expect(await refused.next()).toEqual({ event: 'complete', id: undefined, result: undefined });
    expect(await refused.end()).toEqual([]);
  });
});
