import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, emoji, FORBIDDEN, REFUSED_BY_TYPE, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type Class, callRoll, countOf, daysAgo, enrolled, read, seedClass } from './setup.ts';

const LATE_ONLY = (row: number) => `The records.${row}.minutes_late field is prohibited unless status is in late.`;

describe('takeRollCall', () => {
  let at: Class;
  let session = 0;
  const as = (input: object) => callRoll(at.app, at.admin, input);
  const refused = (input: object) => refusal(at.app, at.academy.id, () => as(input));
  /** Returns the input for a roll call with a unique label. */
  const aRoll = (records: object[], given: object = {}) => ({
    batchId: at.batchId,
    date: '2026-02-02',
    session: `Session ${++session}`,
    records,
    ...given,
  });
  const present = (studentId: string, given: object = {}) => ({ studentId, status: 'PRESENT', ...given });

  beforeAll(async () => {
    at = await seedClass();
  });

  it('marks students of a batch, and returns the records in the order of the request', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => enrolled(at)));
    const sent = ids.toSorted((one, other) => other.slice(-4).localeCompare(one.slice(-4)));
    const { data, errors } = await as(aRoll(sent.map((id) => present(id.toUpperCase()))));
    expect(errors).toBeUndefined();
    expect(data.done.map((record: { studentId: string }) => record.studentId)).toEqual(sent);
    for (const record of data.done) expect(await read(at.app, at.admin, record.id)).toEqual(record);
  });

  it('accepts every field of an attendance mark', async () => {
    const [first, second] = at.studentIds;
    const { data } = await as(
      aRoll(
        [
          { studentId: first, status: 'LATE', remarks: ' Bus ', minutesLate: 600 },
          { studentId: second, status: 'EXCUSED', remarks: '', minutesLate: null },
        ],
        { batchId: at.batchId.toUpperCase(), session: '' },
      ),
    );
    const shared = { batchId: at.batchId, date: '2026-02-02', session: null, markedBy: at.admin.userId };
    expect(data.done).toEqual([
      expect.objectContaining({ ...shared, studentId: first, status: 'LATE', remarks: 'Bus', minutesLate: 600 }),
      expect.objectContaining({ ...shared, studentId: second, status: 'EXCUSED', remarks: null, minutesLate: null }),
    ]);
  });

  describe('with students who already have a mark', () => {
    const place = { date: '2026-03-02', session: 'Once' };
    const marked = async (given: object) => {
      const studentId = await enrolled(at);
      const by = { markedBy: at.teacher.userId, markedAt: '2026-03-02T08:00:00.000Z' };
      const record = await at.academy.with.attendance({ studentId, batchId: at.batchId, ...place, ...by, ...given });
      return { studentId, id: record.id };
    };

    it('corrects marks that differ from the sent marks, and changes neither equal marks nor marks of other students', async () => {
      const changed = await marked({ status: AttendanceStatus.LATE, minutesLate: 7, remarks: 'Rain' });
      const same = await marked({ status: AttendanceStatus.LATE, minutesLate: 9, remarks: 'Snow' });
      const longer = await marked({ status: AttendanceStatus.LATE, minutesLate: 1 });
      const fresh = await enrolled(at);
      const before = await read(at.app, at.admin, same.id);
      const records = [
        present(changed.studentId),
        { studentId: fresh, status: 'ABSENT' },
        { studentId: same.studentId, status: 'LATE' },
        { studentId: longer.studentId, status: 'LATE', minutesLate: 2, remarks: 'Hail' },
      ];
      const { data, errors } = await as(aRoll(records, place));
      expect(errors).toBeUndefined();
      const [one, two, three, four] = data.done;
      const markedBy = at.admin.userId;
      expect(one).toMatchObject({ id: changed.id, status: 'PRESENT', remarks: 'Rain', minutesLate: null, markedBy });
      expect(one.history.nodes).toEqual([
        {
          attendanceId: changed.id,
          status: 'LATE',
          remarks: 'Rain',
          minutesLate: 7,
          markedBy: at.teacher.userId,
          markedAt: '2026-03-02T08:00:00.000Z',
        },
      ]);
      expect(two).toMatchObject({ studentId: fresh, status: 'ABSENT', markedBy });
      expect(three).toEqual(before);
      expect(four).toMatchObject({ id: longer.id, minutesLate: 2, remarks: 'Hail', history: { totalCount: 1 } });
      for (const record of data.done) expect(await read(at.app, at.admin, record.id)).toEqual(record);
    });

    it('changes nothing if the same roll call is repeated', async () => {
      const input = aRoll([present(at.studentIds[0]), { studentId: at.studentIds[1], status: 'LATE', minutesLate: 5 }]);
      const first = await as(input);
      expect((await callRoll(at.app, at.head, input)).data).toEqual(first.data);
    });

    it('corrects only marks with the batch, label and date of the roll call', async () => {
      const [studentId] = at.studentIds;
      await at.academy.with.attendance({ studentId, batchId: at.batchId, date: '2026-04-01' });
      await at.academy.with.attendance({ studentId, date: '2026-04-02' });
      const count = await countOf(at.app, at.admin);
      await as(aRoll([present(studentId)], { date: '2026-04-01', session: 'Other' }));
      await as(aRoll([present(studentId)], { date: '2026-04-02', session: null }));
      expect(await countOf(at.app, at.admin)).toBe(count + 2);
      await as(aRoll([{ studentId, status: 'ABSENT' }], { date: '2026-04-01', session: null }));
      expect(await countOf(at.app, at.admin)).toBe(count + 2);
    });
  });

  it('marks 200 students in one call', async () => {
    const large = await seedClass();
    await large.academy.run((em) => em.nativeUpdate(Batch, { id: large.batchId }, { maxStudents: 200 }));
    const rows = Array.from({ length: 198 }, (_, n) => `Stu,Student ${n}`);
    const csv = ['first_name,last_name', ...rows].join('\n');
    const imported = 'mutation ($csv: String!) { importStudents(csv: $csv) { created } }';
    await gql(large.app, large.admin, imported, { csv });
    const pages = `{ one: students(first: 100) { nodes { id studentNumber } }
      two: students(first: 100, offset: 100) { nodes { id studentNumber } } }`;
    const { one, two } = (await gql(large.app, large.admin, pages)).data;
    const news = [...one.nodes, ...two.nodes].filter(({ id }) => !large.studentIds.includes(id));
    const places = news.map(({ studentNumber }) => `${studentNumber},${large.batchId}`);
    await gql(large.app, large.admin, 'mutation ($csv: String!) { importEnrollments(csv: $csv) { created } }', {
      csv: ['student_number,batch_id', ...places].join('\n'),
    });
    const ids: string[] = [...large.studentIds, ...news.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(200);
    const take = (status: string, count: number) => {
      const records = ids.slice(0, count).map((studentId) => ({ studentId, status }));
      const input = { batchId: large.batchId, date: daysAgo(0), records };
      return gql(
        large.app,
        large.teacher,
        'mutation ($input: TakeRollCallInput!) { done: takeRollCall(input: $input) { studentId status } }',
        { input },
      );
    };
    for (const status of ['PRESENT', 'ABSENT']) {
      expect((await take(status, 200)).data.done).toEqual(ids.map((studentId) => ({ studentId, status })));
    }
    expect(await countOf(large.app, large.admin)).toBe(200);
  });

  describe('invalid input', () => {
    it('reports an error for each invalid row, and writes nothing', async () => {
      const other = await seedAcademy(at.app);
      const dropped = await enrolled(at, { status: EnrollmentStatus.DROPPED });
      const later = await enrolled(at, { enrollmentDate: '2026-02-03' });
      const stranger = await at.academy.with.student();
      const [first, second] = at.studentIds;
      const ids = [first, dropped, second, stranger.id, UNKNOWN_ID, (await other.with.student()).id, later];
      expect(await refused(aRoll([...ids, first.toUpperCase()].map((id) => present(id))))).toEqual(
        badInput({
          ...Object.fromEntries(
            [1, 3, 4, 5, 6].map((row) => [
              `records.${row}.studentId`,
              [`The selected records.${row}.student_id is invalid.`],
            ]),
          ),
          'records.7.studentId': ['The records.7.student_id field has a duplicate value.'],
        }),
      );
    });

    it('reports every malformed field', async () => {
      const [first, second] = at.studentIds;
      const records = [
        present(first),
        { studentId: 'x', status: 'LATE', minutesLate: 601 },
        present(second, { minutesLate: 5, remarks: emoji(501) }),
      ];
      expect(await refused(aRoll(records, { batchId: 'y', session: emoji(51) }))).toEqual(
        badInput({
          'records.1.studentId': ['The records.1.student_id field must be a valid UUID.'],
          'records.1.minutesLate': ['The records.1.minutes_late field must not be greater than 600.'],
          'records.2.remarks': ['The records.2.remarks field must not be greater than 500 characters.'],
          'records.2.minutesLate': [LATE_ONLY(2)],
          batchId: ['The batch id field must be a valid UUID.'],
          session: ['The session field must not be greater than 50 characters.'],
        }),
      );
    });

    it('reports malformed rows, unknown students and an invalid date together', async () => {
      const [first, second] = at.studentIds;
      const stranger = await at.academy.with.student();
      const records = [
        present(stranger.id),
        present(first, { minutesLate: 5 }),
        present('x'),
        present(second, { remarks: emoji(501) }),
        present(first.toUpperCase()),
        present(UNKNOWN_ID, { remarks: emoji(501) }),
      ];
      const tooLong = (row: number) => [`The records.${row}.remarks field must not be greater than 500 characters.`];
      const rows = {
        'records.0.studentId': ['The selected records.0.student_id is invalid.'],
        'records.1.minutesLate': [LATE_ONLY(1)],
        'records.2.studentId': ['The records.2.student_id field must be a valid UUID.'],
        'records.3.remarks': tooLong(3),
        'records.4.studentId': ['The records.4.student_id field has a duplicate value.'],
        'records.5.studentId': ['The selected records.5.student_id is invalid.'],
        'records.5.remarks': tooLong(5),
      };
      const date = ['The date field must be a date before or equal to today.'];
      expect(await refused(aRoll(records, { date: daysAgo(-1) }))).toEqual(badInput({ date, ...rows }));
      expect(await refused(aRoll(records, { session: emoji(51) }))).toEqual(
        badInput({ ...rows, session: ['The session field must not be greater than 50 characters.'] }),
      );
      const elsewhere = { ...rows, batchId: ['The selected batch id is invalid.'] } as Record<string, string[]>;
      delete elsewhere['records.0.studentId'];
      expect(await refused(aRoll(records, { batchId: UNKNOWN_ID }))).toEqual(badInput(elsewhere));
    });

    it('checks the permission of the caller before it checks the rows', async () => {
      const stranger = await at.academy.as('teacher');
      const input = aRoll([present('x'), present(UNKNOWN_ID)]);
      expect(await refusal(at.app, at.academy.id, () => callRoll(at.app, stranger, input))).toEqual(FORBIDDEN);
    });

    it('refuses a batch that is unknown, deleted or in another academy', async () => {
      const other = await seedAcademy(at.app);
      const deleted = await at.academy.with.batch({ deletedAt: new Date().toISOString() });
      for (const batchId of [UNKNOWN_ID, deleted.id, (await other.with.batch()).id]) {
        expect(await refused(aRoll([present(at.studentIds[0])], { batchId }))).toEqual(
          badInput({ batchId: ['The selected batch id is invalid.'] }),
        );
      }
    });

    it('refuses a future date', async () => {
      expect(await refused(aRoll([present(UNKNOWN_ID)], { date: daysAgo(-1) }))).toEqual(
        badInput({
          date: ['The date field must be a date before or equal to today.'],
          'records.0.studentId': ['The selected records.0.student_id is invalid.'],
        }),
      );
    });

    it('refuses an empty list and more than 200 students', async () => {
      const empty = badInput({ records: ['The records field is required.'] });
      expect(await refused(aRoll([]))).toEqual(empty);
      const many = Array.from({ length: 201 }, () => present(at.studentIds[0]));
      expect(await refused(aRoll(many))).toEqual(
        badInput({ records: ['The records field must not have more than 200 items.'] }),
      );
    });

    it.each([
      { date: '2026-02-30' },
      { batchId: null },
      { records: null },
      { records: [{ studentId: UNKNOWN_ID }] },
      { records: [{ studentId: UNKNOWN_ID, status: 'LATER' }] },
      { records: [null] },
    ])('refuses %o because of a wrong type or a missing field', async (given) => {
      expect(await refused(aRoll([present(at.studentIds[0])], given))).toEqual(REFUSED_BY_TYPE);
    });
  });
});
