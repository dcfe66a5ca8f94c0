import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Class, daysAgo, enrolled, seedClass } from '../features/learning/attendance/setup.ts';
import { UNKNOWN_ID } from '../features/writing.ts';
import { rest } from '../support/clients.ts';

const FORBIDDEN = { status: 403, body: { message: 'This action is unauthorized.' } };

describe('attendance over REST', () => {
  let at: Class;
  const post = (body: unknown, as = at.admin) => rest(at.app, as, 'POST', '/attendance', body);
  const put = (id: string, body: unknown, as = at.admin, method = 'PUT') =>
    rest(at.app, as, method, `/attendance/${id}`, body);
  const total = async () => (await rest(at.app, at.admin, 'GET', '/attendance')).body.meta.total;
  const aMark = async (given: object = {}) => ({
    student_id: await enrolled(at),
    batch_id: at.batchId,
    date: '2026-02-02',
    status: 'present',
    ...given,
  });
  const marked = async (given: object = {}): Promise<any> => (await post(await aMark(given))).body.data;

  beforeAll(async () => {
    at = await seedClass();
  });

  describe('POST /attendance', () => {
    it('marks one student', async () => {
      const given = await aMark({ session: 'Morning', status: 'late', remarks: 'Rain', minutes_late: '15' });
      const { status, body } = await post(given);
      expect(status).toBe(201);
      expect(body).toEqual({
        data: {
          ...given,
          id: expect.any(String),
          academy_id: at.academy.id,
          session_id: null,
          minutes_late: 15,
          marked_by: at.admin.userId,
          marked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      });
      expect((await rest(at.app, at.admin, 'GET', `/attendance/${body.data.id}`)).body).toEqual(body);
    });

    it('ignores unknown and read-only fields, and reads empty text as null', async () => {
      const { status, body } = await post(
        await aMark({ batch_id: '', session: '', remarks: '', marked_by: UNKNOWN_ID, marked_at: '2000-01-01', x: 1 }),
      );
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ batch_id: null, session: null, remarks: null, marked_by: at.admin.userId });
    });

    it('refuses a second attendance mark for the same session', async () => {
      const given = await aMark();
      expect((await post(given)).status).toBe(201);
      expect(await post({ ...given, status: 'absent' })).toMatchObject({
        status: 422,
        body: {
          message: 'The student id has already been taken.',
          errors: { student_id: ['The student id has already been taken.'] },
        },
      });
    });

    it('reports all invalid fields together', async () => {
      const before = await total();
      expect(await post({ batch_id: 'x', date: '2026-02-30', status: 'LATE', minutes_late: 'soon' })).toMatchObject({
        status: 422,
        body: {
          message: expect.stringMatching(/^The .+ \(and 4 more errors\)$/),
          errors: {
            student_id: ['The student id field is required.'],
            batch_id: ['The batch id field must be a valid UUID.'],
            date: ['The date field must be a valid date.'],
            status: ['The selected status is invalid.'],
            minutes_late: ['The minutes late field must be an integer.'],
          },
        },
      });
      expect(await post(await aMark({ date: daysAgo(-1), status: 'present' }))).toMatchObject({
        status: 422,
        body: { errors: { date: ['The date field must be a date before or equal to today.'] } },
      });
      expect(await post(await aMark({ minutes_late: 5 }))).toMatchObject({
        status: 422,
        body: { errors: { minutes_late: ['The minutes late field is prohibited unless status is in late.'] } },
      });
      expect(await total()).toBe(before);
    });

    it.each([[[]], [{}]])('reports every required field as missing for the body %o', async (body) => {
      expect(Object.keys((await post(body)).body.errors)).toEqual(['student_id', 'date', 'status']);
    });

    it('returns the relations named in `include`', async () => {
      const given = await aMark();
      const { body } = await rest(at.app, at.admin, 'POST', '/attendance?include=student,batch', given);
      expect(body.data).toMatchObject({ student: { id: given.student_id }, batch: { id: at.batchId } });
    });
  });

  describe('POST /attendance with records', () => {
    it('takes a roll call, and returns the records in the order of the request', async () => {
      const ids = [await enrolled(at), await enrolled(at), await enrolled(at)].toReversed();
      const records = ids.map((student_id, index) => ({ student_id, status: index ? 'absent' : 'late' }));
      const roll = { batch_id: at.batchId, date: '2026-02-02', session: 'Evening', records };
      const { status, body } = await post(roll, at.head);
      expect(status).toBe(201);
      expect(body.data.map((record: { student_id: string }) => record.student_id)).toEqual(ids);
      expect(body.data[0]).toMatchObject({ status: 'late', session: 'Evening', marked_by: at.head.userId });
      for (const record of body.data) {
        expect((await rest(at.app, at.admin, 'GET', `/attendance/${record.id}`)).body.data).toEqual(record);
      }
      const again = await post({ ...roll, records: records.map((record) => ({ ...record, status: 'present' })) });
      expect(again.status).toBe(201);
      expect(again.body.data).toEqual([
        expect.objectContaining({ id: body.data[0].id, status: 'present', marked_by: at.admin.userId }),
        expect.objectContaining({ id: body.data[1].id, status: 'present' }),
        expect.objectContaining({ id: body.data[2].id, status: 'present' }),
      ]);
    });

    it('writes nothing if a row is invalid, and returns an error for each invalid row', async () => {
      const before = await total();
      const [first, second] = at.studentIds;
      const stranger = await at.academy.with.student();
      const records = [first, UNKNOWN_ID, second, stranger.id, first].map((student_id) => ({
        student_id,
        status: 'present',
      }));
      const roll = { batch_id: at.batchId, date: '2026-02-02', session: 'Refused', records };
      expect(await post(roll)).toMatchObject({
        status: 422,
        body: {
          message: 'The selected records.1.student_id is invalid. (and 2 more errors)',
          errors: {
            'records.1.student_id': ['The selected records.1.student_id is invalid.'],
            'records.3.student_id': ['The selected records.3.student_id is invalid.'],
            'records.4.student_id': ['The records.4.student_id field has a duplicate value.'],
          },
        },
      });
      expect(await total()).toBe(before);
    });

    it('reports invalid rows by their position', async () => {
      const [student_id] = at.studentIds;
      const records = [
        { student_id, status: 'present' },
        { status: 'gone' },
        { student_id, status: 'present', minutes_late: 5 },
        'x',
      ];
      const { status, body } = await post({ date: '2026-02-02', records });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        batch_id: ['The batch id field is required.'],
        'records.1.student_id': ['The records.1.student_id field is required.'],
        'records.1.status': ['The selected records.1.status is invalid.'],
        'records.2.student_id': ['The records.2.student_id field has a duplicate value.'],
        'records.2.minutes_late': ['The records.2.minutes_late field is prohibited unless status is in late.'],
        'records.3': ['The records.3 field must be an array.'],
      });
      const { body: later } = await post({ batch_id: at.batchId, date: '2026-02-02', records: records.slice(2, 3) });
      expect(later.errors).toEqual({
        'records.0.minutes_late': ['The records.0.minutes_late field is prohibited unless status is in late.'],
      });
    });

    it('reports values of the wrong type together with other errors, and marks no student', async () => {
      const before = await total();
      const [first, second] = at.studentIds;
      const records = [
        { student_id: (await at.academy.with.student()).id, status: 'present' },
        { student_id: first, status: 'nope' },
        'x',
        { student_id: second, status: 'present', minutes_late: 'soon' },
        { student_id: second, status: 'late', minutes_late: 601 },
        { status: 'present' },
      ];
      const rows = {
        'records.0.student_id': ['The selected records.0.student_id is invalid.'],
        'records.1.status': ['The selected records.1.status is invalid.'],
        'records.2': ['The records.2 field must be an array.'],
        'records.3.minutes_late': ['The records.3.minutes_late field must be an integer.'],
        'records.4.student_id': ['The records.4.student_id field has a duplicate value.'],
        'records.4.minutes_late': ['The records.4.minutes_late field must not be greater than 600.'],
        'records.5.student_id': ['The records.5.student_id field is required.'],
      };
      const roll = { batch_id: at.batchId, date: '2026-02-02', session: 'Mixed', records };
      expect(await post(roll)).toMatchObject({ status: 422, body: { errors: rows } });
      const date = ['The date field must be a date before or equal to today.'];
      expect((await post({ ...roll, date: daysAgo(-1) })).body.errors).toEqual({ ...rows, date });
      const { 'records.0.student_id': _, ...others } = rows;
      expect((await post({ ...roll, date: 'soon' })).body.errors).toEqual({
        ...others,
        date: ['The date field must be a valid date.'],
      });
      expect((await post({ ...roll, batch_id: UNKNOWN_ID })).body.errors).toEqual({
        ...others,
        batch_id: ['The selected batch id is invalid.'],
      });
      expect(await post(roll, await at.academy.as('teacher'))).toMatchObject(FORBIDDEN);
      expect(await total()).toBe(before);
    });

    it('marks no student if one row has a value of the wrong type', async () => {
      const before = await total();
      const [first, second] = at.studentIds;
      const records = [
        { student_id: first, status: 'present' },
        { student_id: second, status: 'nope' },
      ];
      const { status, body } = await post({ batch_id: at.batchId, date: '2026-02-02', session: 'One bad', records });
      expect(status).toBe(422);
      expect(body).toEqual({
        message: 'The selected records.1.status is invalid.',
        errors: { 'records.1.status': ['The selected records.1.status is invalid.'] },
      });
      expect(await total()).toBe(before);
    });

    it.each([
      [null, 'The records field is required.'],
      [[], 'The records field is required.'],
      ['x', 'The records field must be an array.'],
      [
        Array(201).fill({ student_id: UNKNOWN_ID, status: 'present' }),
        'The records field must not have more than 200 items.',
      ],
    ])('refuses missing, empty, malformed and too many records', async (records, text) => {
      const { status, body } = await post({ batch_id: at.batchId, date: '2026-02-02', records });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ records: [text] });
    });

    it('takes a roll call with more students than a page of a list has rows', async () => {
      const ids = await Promise.all(Array.from({ length: 120 }, () => enrolled(at)));
      const records = ids.map((student_id) => ({ student_id, status: 'present' }));
      const { body } = await post({ batch_id: at.batchId, date: '2026-02-03', records });
      expect(body.data).toHaveLength(120);
    });
  });

  describe('PUT and PATCH /attendance/{id}', () => {
    it.each(['PUT', 'PATCH'])('correct only the fields sent, and keep the history: %s', async (method) => {
      const record = await marked({ status: 'late', minutes_late: 5, remarks: 'Rain' });
      const { status, body } = await put(record.id, { status: 'excused', date: '2026-01-01', x: 1 }, at.head, method);
      expect(status).toBe(200);
      const { marked_at, updated_at } = body.data;
      const changes = { status: 'excused', minutes_late: null, marked_by: at.head.userId, marked_at, updated_at };
      expect(body).toEqual({ data: { ...record, ...changes } });
      const read = await rest(at.app, at.admin, 'GET', `/attendance/${record.id}?include=history`);
      expect(read.body.data.history).toEqual([
        {
          id: expect.any(String),
          status: 'late',
          remarks: 'Rain',
          minutes_late: 5,
          marked_by: at.admin.userId,
          marked_at: record.marked_at,
        },
      ]);
    });

    it('report invalid fields', async () => {
      const { id } = await marked();
      expect(await put(id, { status: '', minutes_late: 601 })).toMatchObject({
        status: 422,
        body: {
          errors: {
            status: ['The status field is required.'],
            minutes_late: ['The minutes late field must not be greater than 600.'],
          },
        },
      });
      expect(await put(id, { minutes_late: 5 })).toMatchObject({
        status: 422,
        body: { errors: { minutes_late: ['The minutes late field is prohibited unless status is in late.'] } },
      });
    });

    it.each([UNKNOWN_ID, 'nonsense'])('return 404 for the id %s', async (id) => {
      expect(await put(id, { status: 'absent' })).toMatchObject({
        status: 404,
        body: { message: 'Attendance record not found.' },
      });
    });
  });

  it('attendance routes refuse callers who may not mark attendance, for any body', async () => {
    const record = await marked();
    const [student_id] = at.studentIds;
    const child = await at.academy.with.parent({ children: [student_id] });
    const actors = [
      await at.academy.as('support_staff'),
      await at.academy.as('parent', { parentId: child.id }),
      await at.academy.as('student', { studentId: student_id }),
    ];
    for (const actor of actors) {
      expect(await post(await aMark(), actor)).toMatchObject(FORBIDDEN);
      expect(await post({}, actor)).toMatchObject(FORBIDDEN);
      expect(await post({ records: 'x' }, actor)).toMatchObject(FORBIDDEN);
      expect(await put(record.id, { status: 'absent' }, actor)).toMatchObject(FORBIDDEN);
      expect(await put(record.id, { status: 5 }, actor)).toMatchObject(FORBIDDEN);
    }
    expect((await rest(at.app, at.admin, 'GET', `/attendance/${record.id}`)).body.data).toEqual(record);
  });

  it('attendance routes let teachers mark only their own batches, and only within the edit hours', async () => {
    const other = await at.academy.with.batch();
    const elsewhere = { student_id: await enrolled({ ...at, batchId: other.id }), batch_id: other.id };
    expect(await post(await aMark({ ...elsewhere, date: daysAgo(0) }), at.teacher)).toMatchObject(FORBIDDEN);
    expect(await post(await aMark({ date: daysAgo(0) }), at.teacher)).toMatchObject({ status: 201 });
    const { id } = await marked();
    const late = { status: 422, body: { errors: { date: ['The date field is outside the edit window.'] } } };
    expect(await post(await aMark(), at.teacher)).toMatchObject(late);
    expect(await put(id, { status: 'absent' }, at.teacher)).toMatchObject(late);
  });

  it('attendance routes support no DELETE', async () => {
    const { id } = await marked();
    const one = await rest(at.app, at.admin, 'DELETE', `/attendance/${id}`);
    expect(one.status).toBe(405);
    expect(one.headers.get('allow')).toBe('GET, HEAD, PUT, PATCH');
    const all = await rest(at.app, at.admin, 'DELETE', '/attendance');
    expect(all.status).toBe(405);
    expect(all.headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await rest(at.app, at.admin, 'GET', `/attendance/${id}`)).status).toBe(200);
  });
});
