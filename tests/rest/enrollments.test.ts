import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { todayIn } from '../../src/platform/tenancy/context.ts';
import { batchOf, enrolled, rowOf, seatsOf, waitingOn } from '../features/academics/enrollments/setup.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { gql, rest } from '../support/clients.ts';
import { seedSchool } from '../support/school.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const { ACTIVE, PENDING, COMPLETED, DROPPED } = EnrollmentStatus;

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let studentId: string;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  studentId = (await academy.with.student()).id;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  rest(app, { ...admin, headers }, 'POST', '/enrollments', body);
const put = (id: string, body: unknown, as = admin as object) => rest(app, as, 'PUT', `/enrollments/${id}`, body);

describe('POST /enrollments', () => {
  test('returns 201 with the enrollment', async () => {
    const batch = await academy.with.batch();
    const answer = await post({
      student_id: studentId,
      batch_id: batch.id,
      notes: ' Sits in front ',
      id: randomUUID(),
    });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({
      data: {
        id: expect.any(String),
        academy_id: academy.id,
        student_id: studentId,
        course_id: batch.courseId,
        batch_id: batch.id,
        enrollment_date: todayIn('UTC'),
        active_from: todayIn('UTC'),
        override_reason: null,
        status: 'active',
        grade: null,
        progress_percentage: 0,
        completed_progress: null,
        completion_date: null,
        waitlist_position: null,
        drop_reason: null,
        notes: 'Sits in front',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        version: 1,
      },
    });
    expect((await rest(app, admin, 'GET', `/enrollments/${answer.body.data.id}`)).body).toEqual(answer.body);
  });

  test('returns the relations named in `include`', async () => {
    const batch = await academy.with.batch();
    const body = { student_id: studentId, batch_id: batch.id, status: 'pending' };
    const answer = await rest(app, admin, 'POST', '/enrollments?include=student,course,batch', body);
    expect(answer.body.data).toMatchObject({
      status: 'pending',
      student: { id: studentId },
      course: { id: batch.courseId },
      batch: { id: batch.id, available_seats: 9 },
    });
  });

  test('reports all invalid fields together', async () => {
    expect(await post({})).toMatchObject({
      status: 422,
      body: {
        message: 'The student id field is required. (and 2 more errors)',
        errors: {
          student_id: ['The student id field is required.'],
          batch_id: ['The batch id field is required.'],
          course_id: ['The course id field is required.'],
        },
      },
    });
    const bad = { student_id: 7, batch_id: 'x', status: 'gone', enrollment_date: '2026-02-30', notes: ['x'] };
    expect((await post(bad)).body.errors).toEqual({
      student_id: ['The student id field must be a valid UUID.'],
      batch_id: ['The batch id field must be a valid UUID.'],
      status: ['The selected status is invalid.'],
      enrollment_date: ['The enrollment date field must be a valid date.'],
      notes: ['The notes field must be a string.'],
    });
  });

  test('refuses a full batch, and puts pending enrollments on the waitlist', async () => {
    const batchId = await batchOf(academy, 1);
    await enrolled(academy, { batchId });
    expect(await post({ student_id: studentId, batch_id: batchId })).toMatchObject({
      status: 422,
      body: { message: 'The batch is full.', errors: { batch_id: ['The batch is full.'] } },
    });
    expect(await post({ student_id: studentId, batch_id: batchId, status: 'pending' })).toMatchObject({
      status: 201,
      body: { data: { status: 'pending', waitlist_position: 1 } },
    });
  });

  test('enrolls only once per Idempotency-Key', async () => {
    const body = { student_id: studentId, batch_id: await batchOf(academy, 5) };
    const headers = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [await post(body, headers), await post(body, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await seatsOf(academy, body.batch_id)).held).toHaveLength(1);
    expect((await post({ ...body, notes: 'Other' }, headers)).status).toBe(409);
  });
});

describe('PUT /enrollments/{id}', () => {
  test('changes the fields sent, and ignores read-only fields', async () => {
    const id = await enrolled(academy, { notes: 'Old' });
    const body = { grade: 'B', progress_percentage: '35', student_id: randomUUID(), waitlist_position: 3 };
    const answer = await put(id, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { grade: 'B', progress_percentage: 35, notes: 'Old' } },
    });
    expect(answer.body.data).toMatchObject({
      student_id: (await rowOf(academy, id)).studentId,
      waitlist_position: null,
    });
    const patched = await rest(app, admin, 'PATCH', `/enrollments/${id}`, { grade: '' });
    expect(patched.body.data).toMatchObject({ grade: null, progress_percentage: 35 });
  });

  test('approves, completes, reopens or drops an enrollment according to `status`', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId, status: PENDING });
    expect((await put(id, { status: 'active' })).body.data.status).toBe('active');
    const completed = await put(id, { status: 'completed', grade: 'A' });
    const done = { status: 'completed', completion_date: todayIn('UTC'), progress_percentage: 100, grade: 'A' };
    expect(completed.body.data).toMatchObject(done);
    expect((await put(id, { status: 'active' })).body.data).toMatchObject({ status: 'active', completion_date: null });
    const next = await waitingOn(academy, batchId, 1);
    const dropped = await put(id, { status: 'dropped', drop_reason: 'Moved away' });
    expect(dropped.body.data).toMatchObject({ status: 'dropped', drop_reason: 'Moved away' });
    expect(await seatsOf(academy, batchId)).toMatchObject({ held: [next], waiting: [] });
  });

  test('refuses an impossible status change', async () => {
    const id = await enrolled(academy, { status: DROPPED });
    expect(await put(id, { status: 'active' })).toMatchObject({
      status: 422,
      body: { message: 'The selected status is invalid.', errors: { status: ['The selected status is invalid.'] } },
    });
    expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, version: 1 });
  });

  test('reports all invalid fields together', async () => {
    const id = await enrolled(academy, {});
    expect((await put(id, { grade: 'x'.repeat(11), progress_percentage: 101, status: 'over' })).body).toEqual({
      message: 'The grade field must not be greater than 10 characters. (and 2 more errors)',
      errors: {
        grade: ['The grade field must not be greater than 10 characters.'],
        progress_percentage: ['The progress percentage field must not be greater than 100.'],
        status: ['The selected status is invalid.'],
      },
    });
  });

  test('accepts the current version in If-Match, and refuses an outdated version', async () => {
    const id = await enrolled(academy, {});
    const tag = (await rest(app, admin, 'GET', `/enrollments/${id}`)).headers.get('etag') as string;
    const as = { ...admin, headers: { 'If-Match': tag } };
    expect((await put(id, { grade: 'B' }, as)).status).toBe(200);
    expect(await put(id, { grade: 'C' }, as)).toMatchObject({
      status: 412,
      body: { message: 'The record has been changed by somebody else.' },
    });
    expect(await rowOf(academy, id)).toMatchObject({ grade: 'B' });
  });

  test('returns 404 if the caller cannot see the enrollment, and 403 if the role of the caller may not change it', async () => {
    const { as, ids } = await seedSchool(app);
    const out = await put(ids['Eve violin'] as string, { grade: 'A' }, as.teacher);
    expect(out).toMatchObject({ status: 404, body: { message: 'Enrollment not found.' } });
    const beyond = await put(ids['Ada violin'] as string, { notes: 'x' }, as.teacher);
    expect(beyond).toMatchObject({ status: 403, body: { message: 'This action is unauthorized.' } });
    expect((await put(ids['Ada violin'] as string, { grade: 'A' }, as.teacher)).status).toBe(200);
    expect((await put(ids['Ada violin'] as string, { status: 'dropped' }, as.parent)).body.data.status).toBe('dropped');
  });
});

test('POST /enrollments/{id}/transfer returns 201 with the new enrollment', async () => {
  const [from, to] = [await batchOf(academy, 1), await batchOf(academy, 1)];
  const id = await enrolled(academy, { batchId: from });
  const transfer = (body: object) => rest(app, admin, 'POST', `/enrollments/${id}/transfer`, body);
  expect((await transfer({})).body.errors).toEqual({ batch_id: ['The batch id field is required.'] });
  const answer = await transfer({ batch_id: to });
  expect(answer).toMatchObject({ status: 201, body: { data: { batch_id: to, status: 'active' } } });
  expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, dropReason: 'transferred' });
});

test('POST /enrollments/{id}/transfer transfers only once per Idempotency-Key', async () => {
  const [from, to, other] = [await batchOf(academy, 1), await batchOf(academy, 5), await batchOf(academy, 5)];
  const id = await enrolled(academy, { batchId: from });
  const as = { ...admin, headers: { 'Idempotency-Key': randomUUID() } };
  const transfer = (batch_id: string) => rest(app, as, 'POST', `/enrollments/${id}/transfer`, { batch_id });
  const [first, second] = [await transfer(to), await transfer(to)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await transfer(other)).status).toBe(409);
  expect((await seatsOf(academy, to)).held).toEqual([first.body.data.id]);
});

test('DELETE /enrollments/{id} drops and hides the enrollment', async () => {
  const id = await enrolled(academy, { status: ACTIVE });
  const answer = await rest(app, admin, 'DELETE', `/enrollments/${id}`);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Enrollment deleted.' } });
  expect((await rest(app, admin, 'DELETE', `/enrollments/${id}`)).status).toBe(404);
  expect((await rest(app, admin, 'GET', `/enrollments/${id}`)).status).toBe(404);
  expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED });
});

test('REST and GraphQL return the same enrollments', async () => {
  const own = await seedAcademy(app);
  const as = await own.as('academy_admin');
  const batchId = await batchOf(own, 1);
  for (const status of [ACTIVE, COMPLETED, DROPPED]) await enrolled(own, { batchId, status });
  await waitingOn(own, batchId, 1);
  const { body } = await rest(app, as, 'GET', '/enrollments');
  const { data } = await gql(app, as, '{ enrollments { nodes { id status waitlistPosition } } }');
  expect(body.data.map((row: any) => [row.id, row.status, row.waitlist_position])).toEqual(
    data.enrollments.nodes.map((row: any) => [row.id, row.status.toLowerCase(), row.waitlistPosition]),
  );
});
