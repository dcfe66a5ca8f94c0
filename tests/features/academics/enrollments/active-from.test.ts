import 'reflect-metadata';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { fileOf, imported } from '../../../support/csv.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal } from '../../writing.ts';
import { approve, enroll, enrolled, refused, rowOf, transfer, update } from './setup.ts';

const { PENDING, COMPLETED, DROPPED } = EnrollmentStatus;
const TODAY = todayIn('UTC');
const daysAgo = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let batchId: string;
let studentId: string;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  batchId = (await academy.with.batch({ startDate: daysAgo(60), endDate: addDays(TODAY, 60) })).id;
  studentId = (await academy.with.student()).id;
});

const activeFrom = async (id: string) => (await rowOf(academy, id)).activeFrom;
const given = async (input: object) => {
  const { data, errors } = await enroll(app, admin, { studentId, batchId, ...input });
  expect(errors).toBeUndefined();
  return activeFrom(data.done.id);
};

describe('activeFrom, the first day of a place', () => {
  it.each([
    ['in the past', daysAgo(7), daysAgo(7)],
    ['in the future', addDays(TODAY, 7), addDays(TODAY, 7)],
    ['before the start of the batch', daysAgo(90), daysAgo(60)],
  ])(
    'is the enrollment date or the first day of the batch, whichever is later: enrollment date %s',
    async (_, enrollmentDate, day) => {
      expect(await given({ enrollmentDate })).toBe(day);
    },
  );

  it('is the day on which the request for a place is approved, not the day of the request', async () => {
    const { data } = await enroll(app, admin, { studentId, batchId, enrollmentDate: daysAgo(30), status: 'PENDING' });
    expect(await activeFrom(data.done.id)).toBeNull();
    await approve(app, admin, data.done.id);
    const read = await gql(app, admin, '{ enrollments { nodes { enrollmentDate activeFrom } } }');
    expect(read.data.enrollments.nodes).toEqual([{ enrollmentDate: daysAgo(30), activeFrom: TODAY }]);
  });

  it('is the first day of the batch if the request for a place is approved before that day', async () => {
    const { id: upcoming } = await academy.with.batch({ startDate: addDays(TODAY, 9), endDate: addDays(TODAY, 60) });
    const { data } = await enroll(app, admin, { studentId, batchId: upcoming, status: 'PENDING' });
    await approve(app, admin, data.done.id);
    expect(await activeFrom(data.done.id)).toBe(addDays(TODAY, 9));
  });

  it('is the day of approval if the enrollment was promoted from the waitlist', async () => {
    const { id: small } = await academy.with.batch({ maxStudents: 1, startDate: daysAgo(60) });
    const held = await enrolled(academy, { batchId: small });
    const { data } = await enroll(app, admin, { studentId, batchId: small, status: 'PENDING' });
    await update(app, admin, held, { status: 'DROPPED' });
    expect(await activeFrom(data.done.id)).toBeNull();
    await update(app, admin, data.done.id, { status: 'ACTIVE' });
    expect(await activeFrom(data.done.id)).toBe(TODAY);
  });

  it('is today for a student who is transferred today', async () => {
    const left = await enrolled(academy, { batchId, studentId, enrollmentDate: daysAgo(30) });
    const { id: other } = await academy.with.batch({ startDate: daysAgo(60), endDate: addDays(TODAY, 60) });
    const { data } = await transfer(app, admin, left, other);
    expect(await activeFrom(data.done.id)).toBe(TODAY);
  });

  it('is the enrollment date if an import creates an active enrollment, and today if an import approves a request', async () => {
    const waiting = await enrolled(academy, { batchId, status: PENDING, enrollmentDate: daysAgo(30) });
    const { body } = await imported(
      app,
      admin,
      '/enrollments',
      fileOf([
        { id: '', student_id: studentId, batch_id: batchId, enrollment_date: daysAgo(20), status: 'active' },
        { id: waiting, student_id: '', batch_id: '', enrollment_date: '', status: 'active' },
      ]),
    );
    expect(body.data).toMatchObject({ created: 1, updated: 1 });
    expect(await activeFrom(waiting)).toBe(TODAY);
    const { data } = await gql(
      app,
      admin,
      `{ enrollments(filter: { studentId: "${studentId}" }) { nodes { activeFrom } } }`,
    );
    expect(data.enrollments.nodes).toEqual([{ activeFrom: daysAgo(20) }]);
  });

  it('is the first day on which the roster contains the student', async () => {
    const { data } = await enroll(app, admin, { studentId, batchId, enrollmentDate: daysAgo(30), status: 'PENDING' });
    for (const date of [daysAgo(1), TODAY]) await academy.with.session({ batchId, date });
    await approve(app, admin, data.done.id);
    const read = await gql(
      app,
      admin,
      '{ classSessions(orderBy: [DATE_ASC]) { nodes { date roster { nodes { studentId } } } } }',
    );
    expect(read.data.classSessions.nodes).toEqual([
      { date: daysAgo(1), roster: { nodes: [] } },
      { date: TODAY, roster: { nodes: [{ studentId }] } },
    ]);
  });
});

describe('last day of a batch', () => {
  it('is the latest day that is accepted for enrollmentDate and activeFrom', async () => {
    const late = { studentId, batchId, enrollmentDate: addDays(TODAY, 61) };
    const text = `must be a date before or equal to ${addDays(TODAY, 60)}.`;
    expect(refused(await enroll(app, admin, late))).toEqual({ enrollmentDate: [`The enrollment date field ${text}`] });
    expect(await given({ enrollmentDate: addDays(TODAY, 60) })).toBe(addDays(TODAY, 60));
    const id = await enrolled(academy, { batchId });
    expect(refused(await update(app, admin, id, { activeFrom: addDays(TODAY, 61) }))).toEqual({
      activeFrom: [`The active from field ${text}`],
    });
    expect(refused(await update(app, admin, id, { enrollmentDate: addDays(TODAY, 61) }))).toEqual({
      enrollmentDate: [`The enrollment date field ${text}`],
    });
  });

  it.each(['UPCOMING', 'ONGOING'])(
    'is the last day for enrolling, approving and reopening, even if the batch still has the status %s',
    async (status) => {
      const ended = await academy.with.batch({
        startDate: daysAgo(90),
        endDate: daysAgo(1),
        status: status.toLowerCase() as never,
      });
      const invalid = { batchId: ['The selected batch id is invalid.'] };
      expect(refused(await enroll(app, admin, { studentId, batchId: ended.id }))).toEqual(invalid);
      const asked = await enrolled(academy, { batchId: ended.id, status: PENDING });
      expect(refused(await approve(app, admin, asked))).toEqual(invalid);
      const done = await enrolled(academy, { batchId: ended.id, status: COMPLETED, completionDate: daysAgo(1) });
      expect(refused(await update(app, admin, done, { status: 'ACTIVE' }))).toEqual(invalid);
      const moving = await enrolled(academy, { batchId, studentId });
      expect(refused(await transfer(app, admin, moving, ended.id))).toEqual(invalid);
      const quote = `{ quote(studentId: "${studentId}", batchId: "${ended.id}") { totalNow } }`;
      expect(refused(await gql(app, admin, quote))).toEqual(invalid);
      const { status: code } = await imported(
        app,
        admin,
        '/enrollments',
        fileOf([{ student_id: studentId, batch_id: ended.id }]),
      );
      expect(code).toBe(422);
    },
  );
});

describe('updateEnrollment with activeFrom', () => {
  it.each(['department_head', 'support_staff', 'teacher', 'parent'] as const)('denies the role %s', async (role) => {
    const id = await enrolled(academy, { batchId, studentId });
    const member = await academy.as(role);
    const attempt = () => update(app, member, id, { activeFrom: TODAY });
    expect(await refusal(app, academy.id, attempt)).toEqual(FORBIDDEN);
    if (role !== 'support_staff') return;
    const file = fileOf([{ id, active_from: TODAY }]);
    expect((await imported(app, member, '/enrollments', file)).status).toBe(403);
    expect(await activeFrom(id)).toBe(daysAgo(60));
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const id = await enrolled(academy, { batchId, studentId });
    const { errors } = await update(app, await academy.as(role), id, { activeFrom: daysAgo(5) });
    expect(errors).toBeUndefined();
    expect(await rowOf(academy, id)).toMatchObject({ activeFrom: daysAgo(5), enrollmentDate: '2026-01-05' });
  });

  it('refuses a day before the batch starts or after the student left, and any day for an enrollment without a place', async () => {
    const bad = async (id: string, input: object, text: string) =>
      expect(await refusal(app, academy.id, () => update(app, admin, id, input))).toEqual(
        badInput({ activeFrom: [text] }),
      );
    const id = await enrolled(academy, { batchId, studentId });
    await bad(
      id,
      { activeFrom: daysAgo(61) },
      `The active from field must be a date after or equal to ${daysAgo(60)}.`,
    );
    await bad(id, { activeFrom: null }, 'The active from field is required.');
    const left = await enrolled(academy, { batchId, status: DROPPED, droppedOn: daysAgo(3) });
    await bad(
      left,
      { activeFrom: daysAgo(2) },
      `The active from field must be a date before or equal to ${daysAgo(3)}.`,
    );
    const asked = await enrolled(academy, { batchId, status: PENDING });
    await bad(asked, { activeFrom: TODAY }, 'The active from field is prohibited unless status is in active.');
    expect((await update(app, admin, asked, { activeFrom: null, notes: 'Asked' })).errors).toBeUndefined();
  });

  it('moves activeFrom together with the enrollment date only if both were on the same day', async () => {
    const own = await enrolled(academy, { batchId, studentId, enrollmentDate: daysAgo(9) });
    await update(app, admin, own, { enrollmentDate: daysAgo(5) });
    expect(await activeFrom(own)).toBe(daysAgo(5));
    const approved = await enrolled(academy, { batchId, enrollmentDate: daysAgo(30), status: PENDING });
    await approve(app, admin, approved);
    await update(app, admin, approved, { enrollmentDate: daysAgo(5) });
    expect(await activeFrom(approved)).toBe(TODAY);
  });
});
