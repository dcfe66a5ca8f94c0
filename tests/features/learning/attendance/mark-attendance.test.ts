import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { flushMarks } from '../../../../src/features/learning/attendance/marking.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, emoji, REFUSED_BY_TYPE, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type Class, daysAgo, enrolled, mark, read, seedClass } from './setup.ts';

const { ACTIVE, PENDING, COMPLETED, DROPPED } = EnrollmentStatus;
const NOT_IN_BATCH = badInput({ studentId: ['The selected student id is invalid.'] });
const TAKEN = badInput({ studentId: ['The student id has already been taken.'] });
const LATE_ONLY = 'The minutes late field is prohibited unless status is in late.';

describe('markAttendance', () => {
  let at: Class;
  const as = (input: object) => mark(at.app, at.admin, input);
  const refused = (input: object) => refusal(at.app, at.academy.id, () => as(input));
  const aMark = (given: object = {}) => ({
    studentId: at.studentIds[0],
    batchId: at.batchId,
    date: '2026-02-02',
    status: 'PRESENT',
    ...given,
  });

  beforeAll(async () => {
    at = await seedClass();
  });

  it('stores a mark of a student in a batch, with the caller and the current time', async () => {
    const before = new Date().toISOString();
    const { data } = await as(
      aMark({ studentId: at.studentIds[0].toUpperCase(), batchId: at.batchId.toUpperCase(), session: ' Morning ' }),
    );
    const [studentId] = at.studentIds;
    expect(data.done).toEqual({
      id: expect.any(String),
      academyId: at.academy.id,
      studentId,
      batchId: at.batchId,
      sessionId: null,
      date: '2026-02-02',
      session: 'Morning',
      status: 'PRESENT',
      remarks: null,
      minutesLate: null,
      markedBy: at.admin.userId,
      markedAt: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      student: { id: studentId, name: expect.any(String) },
      batch: { id: at.batchId, name: expect.any(String) },
      history: { totalCount: 0, nodes: [] },
    });
    expect(data.done.markedAt >= before).toBe(true);
    expect(await read(at.app, at.admin, data.done.id)).toEqual(data.done);
  });

  it('stores a mark without a batch for any student of the academy', async () => {
    const student = await at.academy.with.student();
    for (const batchId of [undefined, null]) {
      const { data } = await as(aMark({ studentId: student.id, batchId, session: batchId === null ? 'Evening' : '' }));
      expect(data.done).toMatchObject({ studentId: student.id, batchId: null, batch: null });
      expect(data.done.session).toBe(batchId === null ? 'Evening' : null);
    }
  });

  it.each([
    [
      { status: 'ABSENT', remarks: '  Flu ' },
      { status: 'ABSENT', remarks: 'Flu', minutesLate: null },
    ],
    [
      { status: 'EXCUSED', remarks: '' },
      { status: 'EXCUSED', remarks: null, minutesLate: null },
    ],
    [{ status: 'LATE' }, { status: 'LATE', remarks: null, minutesLate: null }],
    [
      { status: 'LATE', minutesLate: 1 },
      { status: 'LATE', minutesLate: 1 },
    ],
    [
      { status: 'LATE', minutesLate: 600 },
      { status: 'LATE', minutesLate: 600 },
    ],
    [
      { status: 'PRESENT', minutesLate: null },
      { status: 'PRESENT', minutesLate: null },
    ],
    [
      { remarks: emoji(500), session: emoji(50) },
      { remarks: emoji(500), session: emoji(50) },
    ],
  ])('accepts the mark %o', async (given, expected) => {
    const { data } = await as(aMark({ studentId: await enrolled(at), ...given }));
    expect(data.done).toMatchObject(expected);
  });

  it('writes an audit entry', async () => {
    const { data } = await as(aMark({ studentId: await enrolled(at), status: 'LATE', minutesLate: 5 }));
    const log = await gql(
      at.app,
      at.admin,
      `{ auditLog(filter: { resourceId: "${data.done.id}" }) { nodes { userId action resource before after } } }`,
    );
    expect(log.data.auditLog.nodes).toEqual([
      {
        userId: at.admin.userId,
        action: 'created',
        resource: 'Attendance',
        before: null,
        after: expect.objectContaining({ status: 'late', minutesLate: 5, date: '2026-02-02', batchId: at.batchId }),
      },
    ]);
  });

  it('accepts only one mark for the same student, batch, date and label', async () => {
    const studentId = await enrolled(at);
    const marks = [{}, { session: 'Morning' }, { date: '2026-02-03' }, { batchId: null }];
    for (const given of marks) expect((await as(aMark({ studentId, ...given }))).errors).toBeUndefined();
    for (const given of marks) expect(await refused(aMark({ studentId, status: 'ABSENT', ...given }))).toEqual(TAKEN);
    expect(await refused(aMark({ studentId, session: '  ' }))).toEqual(TAKEN);
  });

  it('returns the same error for a duplicate that only the database finds', async () => {
    for (const batchId of [at.batchId, null]) {
      const studentId = await enrolled(at);
      await at.academy.with.attendance({ studentId, batchId, date: '2026-02-02' });
      const flush = at.academy.run(async (em) => {
        const record = new Attendance();
        Object.assign(record, {
          date: '2026-02-02',
          status: AttendanceStatus.PRESENT,
          markedAt: '2026-02-02T09:00:00.000Z',
        });
        record.student = referTo(em, Student, studentId);
        record.batch = batchId === null ? null : referTo(em, Batch, batchId);
        record.marker = em.getReference(User, at.admin.userId);
        em.persist(record);
        await flushMarks(em);
      });
      await expect(flush).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { studentId: ['The student id has already been taken.'] } },
      });
    }
  });

  describe('with the check that the student is active in the batch on the day of the mark', () => {
    it.each([
      ['enrolled on the day', { enrollmentDate: '2026-02-02' }, true],
      ['enrolled later', { enrollmentDate: '2026-02-03' }, false],
      ['completed on the day', { status: COMPLETED, completionDate: '2026-02-02' }, true],
      ['completed later', { status: COMPLETED, completionDate: '2026-03-01' }, true],
      ['completed before', { status: COMPLETED, completionDate: '2026-02-01' }, false],
      ['with a pending request', { status: PENDING }, false],
      ['on the waitlist', { status: PENDING, waitlistPosition: 1 }, false],
      ['dropped the day after', { status: DROPPED, droppedOn: '2026-02-03' }, true],
      ['dropped on the day', { status: DROPPED, droppedOn: '2026-02-02' }, false],
      ['dropped before', { status: DROPPED, droppedOn: '2026-02-01', enrollmentDate: '2026-01-10' }, false],
      [
        'enrolled later and dropped since',
        { status: DROPPED, droppedOn: '2026-03-01', enrollmentDate: '2026-02-03' },
        false,
      ],
      ['dropped without having been active', { status: DROPPED }, false],
      ['with a deleted enrollment', { deletedAt: '2026-03-01T00:00:00.000Z' }, false],
    ])('for a student %s (enrollment fields %j), accepts a mark: %s', async (_how, given, isMarked) => {
      const input = aMark({ studentId: await enrolled(at, { status: ACTIVE, ...given }) });
      if (isMarked) expect((await as(input)).errors).toBeUndefined();
      else expect(await refused(input)).toEqual(NOT_IN_BATCH);
    });

    it('accepts a mark for yesterday, but not for today, if the student dropped the batch today', async () => {
      const { id: studentId } = await at.academy.with.student();
      const { id } = await at.academy.with.enrollment({ studentId, batchId: at.batchId, status: ACTIVE });
      await gql(at.app, at.admin, `mutation { dropEnrollment(id: "${id}") { id } }`);
      const { data, errors } = await as(aMark({ studentId, date: daysAgo(1) }));
      expect(errors).toBeUndefined();
      expect(data.done).toMatchObject({ studentId, date: daysAgo(1) });
      expect(await refused(aMark({ studentId, date: daysAgo(0) }))).toEqual(NOT_IN_BATCH);
    });

    it('accepts a student with several enrollments in the batch if one of them was active on that day', async () => {
      const studentId = await enrolled(at, { status: DROPPED });
      await at.academy.with.enrollment({ studentId, batchId: at.batchId, status: ACTIVE });
      await at.academy.with.enrollment({
        studentId,
        batchId: at.batchId,
        status: COMPLETED,
        completionDate: '2026-04-01',
      });
      expect((await as(aMark({ studentId }))).data.done.studentId).toBe(studentId);
    });

    it('refuses a student who is enrolled only in another batch or only in the course', async () => {
      const other = await at.academy.with.batch();
      const elsewhere = await enrolled({ ...at, batchId: other.id });
      const inCourse = await at.academy.with.student();
      const { courseId } = (await gql(at.app, at.admin, `{ batch(id: "${at.batchId}") { courseId } }`)).data.batch;
      await at.academy.with.enrollment({ studentId: inCourse.id, courseId });
      for (const studentId of [elsewhere, inCourse.id])
        expect(await refused(aMark({ studentId }))).toEqual(NOT_IN_BATCH);
    });

    it('accepts students of a completed or cancelled batch', async () => {
      for (const status of [BatchStatus.COMPLETED, BatchStatus.CANCELLED]) {
        const batch = await at.academy.with.batch({ status });
        const studentId = await enrolled({ ...at, batchId: batch.id });
        expect((await as(aMark({ studentId, batchId: batch.id }))).errors).toBeUndefined();
      }
    });
  });

  describe('invalid input', () => {
    it('refuses students who are unknown, deleted or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const deleted = await at.academy.with.student({ deletedAt: new Date().toISOString() });
      await at.academy.with.enrollment({ studentId: deleted.id, batchId: at.batchId });
      for (const studentId of [UNKNOWN_ID, (await other.with.student()).id, deleted.id]) {
        for (const batchId of [null, at.batchId]) {
          expect(await refused(aMark({ studentId, batchId }))).toEqual(NOT_IN_BATCH);
        }
      }
    });

    it('refuses batches that are unknown, deleted or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const deleted = await at.academy.with.batch();
      const studentId = await enrolled({ ...at, batchId: deleted.id });
      await at.academy.run(async (em) => {
        (await em.findOneOrFail(Batch, { id: deleted.id })).deletedAt = new Date().toISOString();
      });
      for (const batchId of [UNKNOWN_ID, deleted.id, (await other.with.batch()).id]) {
        expect(await refused(aMark({ studentId, batchId }))).toEqual(
          badInput({ batchId: ['The selected batch id is invalid.'] }),
        );
      }
    });

    it('refuses future dates', async () => {
      expect((await as(aMark({ date: daysAgo(0), session: 'Today' }))).errors).toBeUndefined();
      for (const date of [daysAgo(-1), '9999-12-31']) {
        expect(await refused(aMark({ date }))).toEqual(
          badInput({ date: ['The date field must be a date before or equal to today.'] }),
        );
      }
    });

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
      'refuses dates after today in the time zone %s',
      async (timezone) => {
        const there = await seedClass({ timezone });
        const day = (offset: number) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(Date.now() + offset * 24 * 60 * 60 * 1000);
        const [studentId] = there.studentIds;
        const given = { studentId, status: 'PRESENT' };
        expect((await mark(there.app, there.admin, { ...given, date: day(0) })).errors).toBeUndefined();
        expect(
          await refusal(there.app, there.academy.id, () => mark(there.app, there.admin, { ...given, date: day(1) })),
        ).toEqual(badInput({ date: ['The date field must be a date before or equal to today.'] }));
      },
    );

    it.each([0, 601, -5])('refuses %i minutes late', async (minutesLate) => {
      const text = minutesLate < 1 ? 'must be at least 1.' : 'must not be greater than 600.';
      expect(await refused(aMark({ status: 'LATE', minutesLate }))).toEqual(
        badInput({ minutesLate: [`The minutes late field ${text}`] }),
      );
    });

    it.each(['PRESENT', 'ABSENT', 'EXCUSED'])('refuses minutes late with the status %s', async (status) => {
      expect(await refused(aMark({ status, minutesLate: 5 }))).toEqual(badInput({ minutesLate: [LATE_ONLY] }));
    });

    it('reports all malformed fields together', async () => {
      const shape = { studentId: 'x', batchId: 'y', session: emoji(51), remarks: emoji(501), minutesLate: 601 };
      expect(await refused(aMark(shape))).toEqual(
        badInput({
          studentId: ['The student id field must be a valid UUID.'],
          batchId: ['The batch id field must be a valid UUID.'],
          session: ['The session field must not be greater than 50 characters.'],
          remarks: ['The remarks field must not be greater than 500 characters.'],
          minutesLate: ['The minutes late field must not be greater than 600.', LATE_ONLY],
        }),
      );
    });

    it('reports an unknown student, an unknown batch and a future date together', async () => {
      expect(await refused(aMark({ studentId: UNKNOWN_ID, batchId: UNKNOWN_ID, date: daysAgo(-1) }))).toEqual(
        badInput({
          studentId: ['The selected student id is invalid.'],
          batchId: ['The selected batch id is invalid.'],
          date: ['The date field must be a date before or equal to today.'],
        }),
      );
    });

    it.each([
      { date: '2026-02-30' },
      { date: '02/02/2026' },
      { date: null },
      { status: 'LATER' },
      { status: null },
      { minutesLate: 1.5 },
      { markedBy: UNKNOWN_ID },
      { markedAt: '2026-01-01T00:00:00.000Z' },
    ])('refuses %o because of a wrong type or an unknown field', async (given) => {
      expect(await refused(aMark(given))).toEqual(REFUSED_BY_TYPE);
    });
  });
});
