import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, emoji, notFound, REFUSED_BY_TYPE, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type Class, correct, daysAgo, enrolled, mark, read, seedClass } from './setup.ts';

const LONG_AGO = '2026-02-10T08:00:00.000Z';
const LATE_ONLY = 'The minutes late field is prohibited unless status is in late.';

describe('updateAttendance', () => {
  let at: Class;
  const aRecord = async (given: object = {}) => {
    const studentId = await enrolled(at);
    const place = { studentId, batchId: at.batchId, markedBy: at.teacher.userId, markedAt: LONG_AGO };
    return (await at.academy.with.attendance({ ...place, ...given })).id;
  };
  const update = (id: string, input: object) => correct(at.app, at.admin, id, input);
  const refused = (id: string, input: object) => refusal(at.app, at.academy.id, () => update(id, input));

  beforeAll(async () => {
    at = await seedClass();
  });

  it('stores user and time of the correction, and keeps the earlier mark in the history', async () => {
    const id = await aRecord({ status: AttendanceStatus.LATE, minutesLate: 7, remarks: 'Rain' });
    const before = await read(at.app, at.admin, id);
    const since = new Date().toISOString();
    const { data } = await update(id.toUpperCase(), { status: 'EXCUSED', remarks: ' Doctor ' });
    const { markedAt, updatedAt } = data.done;
    expect(data.done).toEqual({
      ...before,
      status: 'EXCUSED',
      remarks: 'Doctor',
      minutesLate: null,
      markedBy: at.admin.userId,
      markedAt,
      updatedAt,
      history: {
        totalCount: 1,
        nodes: [
          {
            attendanceId: id,
            status: 'LATE',
            remarks: 'Rain',
            minutesLate: 7,
            markedBy: at.teacher.userId,
            markedAt: LONG_AGO,
          },
        ],
      },
    });
    expect(markedAt >= since).toBe(true);
    expect(updatedAt >= since).toBe(true);
    expect(await read(at.app, at.admin, id)).toEqual(data.done);
  });

  it('changes the label in the field session, unless the student has another mark with this label on that day', async () => {
    const studentId = await enrolled(at);
    const place = { studentId, batchId: at.batchId, date: daysAgo(1) };
    const morning = await at.academy.with.attendance({ ...place, session: 'morning' });
    const { id } = await at.academy.with.attendance({ ...place, session: 'evening' });
    const taken = badInput({ session: ['The session has already been taken.'] });
    expect(await refused(id, { session: ' morning ' })).toMatchObject(taken);
    expect(await refused(id, { session: 'x'.repeat(51) })).toMatchObject(
      badInput({ session: ['The session field must not be greater than 50 characters.'] }),
    );
    const { data } = await update(id, { session: ' noon ' });
    expect(data.done).toMatchObject({ session: 'noon', status: 'PRESENT', markedBy: at.admin.userId });
    expect((await update(id, { session: '' })).data.done.session).toBeNull();
    expect((await update(morning.id, { session: 'noon' })).data.done.session).toBe('noon');
    const put = (body: object) => rest(at.app, at.admin, 'PUT', `/attendance/${id}`, body);
    expect((await put({ session: 'late' })).body.data.session).toBe('late');
    expect((await put({ session: 'noon' })).body.errors).toEqual({ session: ['The session has already been taken.'] });
  });

  it('keeps all earlier marks in the history, latest first', async () => {
    const id = await aRecord({ status: AttendanceStatus.PRESENT });
    for (const status of ['ABSENT', 'LATE', 'EXCUSED']) await update(id, { status });
    const { history } = await read(at.app, at.admin, id);
    expect(history.nodes.map((earlier: { status: string }) => earlier.status)).toEqual(['LATE', 'ABSENT', 'PRESENT']);
    expect(history.nodes.map((earlier: { markedBy: string }) => earlier.markedBy)).toEqual([
      at.admin.userId,
      at.admin.userId,
      at.teacher.userId,
    ]);
    const page = await gql(
      at.app,
      at.admin,
      `{ attendanceRecord(id: "${id}") { history(first: 1, offset: 1) { totalCount nodes { status } } } }`,
    );
    expect(page.data.attendanceRecord.history).toEqual({ totalCount: 3, nodes: [{ status: 'ABSENT' }] });
  });

  it('reads a list with histories in as many SQL statements for six records as for one', async () => {
    const other = await seedClass();
    const query = '{ attendance(first: 50) { nodes { id history { nodes { id status } } } } }';
    const count = async () => {
      const { result, statements } = await other.app.counting(() => gql(other.app, other.admin, unseen(query)));
      expect(result.errors).toBeUndefined();
      return { rows: result.data.attendance.nodes.length, statements: statements.length };
    };
    const add = async () => {
      const record = await other.academy.with.attendance({ studentId: await enrolled(other), batchId: other.batchId });
      await correct(other.app, other.admin, record.id, { status: 'ABSENT' });
    };
    await add();
    const one = await count();
    for (let records = 0; records < 5; records++) await add();
    expect(await count()).toEqual({ rows: 6, statements: one.statements });
  });

  it('changes nothing if all values are the same', async () => {
    const id = await aRecord({ status: AttendanceStatus.LATE, minutesLate: 7, remarks: 'Rain' });
    const before = await read(at.app, at.admin, id);
    for (const input of [{}, { status: 'LATE' }, { status: 'LATE', minutesLate: 7, remarks: 'Rain' }]) {
      expect((await update(id, input)).data.done).toEqual(before);
    }
  });

  it.each([
    [{ remarks: 'Bus' }, { status: 'LATE', remarks: 'Bus', minutesLate: 7 }],
    [{ remarks: null }, { status: 'LATE', remarks: null, minutesLate: 7 }],
    [{ remarks: '  ' }, { status: 'LATE', remarks: null, minutesLate: 7 }],
    [{ minutesLate: 600 }, { status: 'LATE', remarks: 'Rain', minutesLate: 600 }],
    [{ minutesLate: null }, { status: 'LATE', remarks: 'Rain', minutesLate: null }],
    [
      { status: 'LATE', remarks: 'x' },
      { status: 'LATE', remarks: 'x', minutesLate: 7 },
    ],
    [{ status: 'PRESENT' }, { status: 'PRESENT', remarks: 'Rain', minutesLate: null }],
    [
      { status: 'ABSENT', minutesLate: null },
      { status: 'ABSENT', remarks: 'Rain', minutesLate: null },
    ],
  ])('changes only the fields that are sent: %o', async (input, expected) => {
    const id = await aRecord({ status: AttendanceStatus.LATE, minutesLate: 7, remarks: 'Rain' });
    expect((await update(id, input)).data.done).toMatchObject(expected);
  });

  it('writes an audit entry with the values before and after', async () => {
    const id = await aRecord({ status: AttendanceStatus.PRESENT });
    const { markedAt } = (await update(id, { status: 'ABSENT' })).data.done;
    const query = `{ auditLog(filter: { resourceId: "${id}" }) { nodes { userId action resource before after } } }`;
    expect((await gql(at.app, at.admin, query)).data.auditLog.nodes).toEqual([
      {
        userId: at.admin.userId,
        action: 'updated',
        resource: 'Attendance',
        before: { status: 'present', markedBy: at.teacher.userId, markedAt: LONG_AGO },
        after: { status: 'absent', markedBy: at.admin.userId, markedAt },
      },
    ]);
  });

  it('accepts a correction even if the student has left the batch', async () => {
    const id = await aRecord();
    await at.academy.run(async (em) => {
      const enrollments = await em.find(Enrollment, { batch: { id: at.batchId } as never });
      for (const enrollment of enrollments) enrollment.status = EnrollmentStatus.DROPPED;
    });
    expect((await update(id, { status: 'ABSENT' })).data.done.status).toBe('ABSENT');
  });

  it('corrects records without a batch, and records of deleted batches and students', async () => {
    const deletedAt = new Date().toISOString();
    const batch = await at.academy.with.batch({ deletedAt });
    const student = await at.academy.with.student({ deletedAt });
    for (const given of [{ batchId: null }, { batchId: batch.id }, { studentId: student.id }]) {
      expect((await update(await aRecord(given), { status: 'ABSENT' })).data.done.status).toBe('ABSENT');
    }
  });

  it('stores in the history who made the replaced mark, and when', async () => {
    const { data } = await mark(at.app, at.admin, {
      studentId: await enrolled(at),
      batchId: at.batchId,
      date: daysAgo(0),
      status: 'LATE',
      minutesLate: 3,
    });
    const done = (await update(data.done.id, { minutesLate: 4 })).data.done;
    expect(done.history.nodes).toEqual([
      expect.objectContaining({ minutesLate: 3, markedBy: at.admin.userId, markedAt: data.done.markedAt }),
    ]);
    expect(done.createdAt).toBe(data.done.createdAt);
  });

  it('returns NOT_FOUND for records that are unknown or in another academy, and for malformed ids', async () => {
    const other = await seedAcademy(at.app);
    await other.as('academy_admin');
    const theirs = await other.with.attendance({ studentId: (await other.with.student()).id });
    for (const id of [UNKNOWN_ID, theirs.id, 'nonsense', '']) {
      expect(await refused(id, { status: 'ABSENT' })).toEqual(notFound('Attendance record'));
    }
  });

  describe('invalid input', () => {
    it('refuses minutes late in a mark that is not LATE', async () => {
      const text = badInput({ minutesLate: [LATE_ONLY] });
      const present = await aRecord();
      const late = await aRecord({ status: AttendanceStatus.LATE, minutesLate: 7 });
      expect(await refused(present, { minutesLate: 5 })).toEqual(text);
      expect(await refused(present, { status: 'ABSENT', minutesLate: 5 })).toEqual(text);
      expect(await refused(late, { status: 'PRESENT', minutesLate: 7 })).toEqual(text);
      expect((await update(present, { status: 'LATE', minutesLate: 5 })).data.done.minutesLate).toBe(5);
    });

    it('reports all invalid fields together', async () => {
      const input = { status: null, remarks: emoji(501), minutesLate: 0 };
      expect(await refused(await aRecord(), input)).toEqual(
        badInput({
          status: ['The status field is required.'],
          remarks: ['The remarks field must not be greater than 500 characters.'],
          minutesLate: ['The minutes late field must be at least 1.'],
        }),
      );
      expect(await refused(await aRecord({ status: AttendanceStatus.LATE }), { minutesLate: 601 })).toEqual(
        badInput({ minutesLate: ['The minutes late field must not be greater than 600.'] }),
      );
    });

    it.each([{ status: 'LATER' }, { minutesLate: '5' }, { date: '2026-02-03' }, { studentId: UNKNOWN_ID }])(
      'refuses %o because of a wrong type or an unknown field',
      async (input) => {
        expect(await refused(await aRecord(), input)).toEqual(REFUSED_BY_TYPE);
      },
    );
  });
});
