import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const call = (method: string, path: string, body?: unknown, as: object = admin) => rest(app, as, method, path, body);

describe('staff routes', () => {
  test('create, read, change and delete a staff member', async () => {
    const department = await academy.with.department();
    const created = await call('POST', '/staff?include=departments', {
      first_name: 'Sam',
      last_name: 'Lake',
      email: 'sam@example.test',
      role: 'department_head',
      department_ids: [department.id],
      qualifications: [{ title: 'Diploma', year: 2015 }],
      hourly_rate: 42.5,
      hire_date: '2026-01-01',
      weekly_availability: [{ day: 'monday', start_time: '09:00', end_time: '12:30' }],
      staff_number: 'MINE',
    });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({
      academy_id: academy.id,
      name: 'Sam Lake',
      phone: null,
      role: 'department_head',
      staff_number: expect.stringMatching(/^STF-[0-9A-Z]{8}$/),
      department_ids: [department.id],
      departments: [{ id: department.id, name: department.name }],
      qualifications: [{ title: 'Diploma', institution: null, year: 2015 }],
      employment_type: 'full_time',
      hire_date: '2026-01-01',
      end_date: null,
      hourly_rate: '42.50',
      weekly_availability: [{ day: 'monday', start_time: '09:00:00', end_time: '12:30:00' }],
      status: 'active',
      user_id: null,
    });
    const path = `/staff/${created.body.data.id}`;
    const { departments: _, ...row } = created.body.data;
    expect((await call('GET', path)).body).toEqual({ data: row });

    expect((await call('PUT', path, { phone: '1', hourly_rate: null })).body.data).toMatchObject({
      phone: '1',
      hourly_rate: null,
      department_ids: [department.id],
    });
    expect((await call('PATCH', path, { department_ids: [] })).body.data).toMatchObject({
      phone: '1',
      department_ids: [],
    });

    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Staff member deleted.' } });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await call(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        body: { message: 'Staff member not found.' },
      });
    }
  });

  test('report all invalid fields together', async () => {
    const { status, body } = await call('POST', '/staff', {
      first_name: 'Sam',
      email: 'nonsense',
      role: 'owner',
      department_ids: ['nonsense'],
      hire_date: '2026-01-02',
      end_date: '2026-01-01',
      hourly_rate: '1e3',
      weekly_availability: [
        { day: 'monday', start_time: '10:00', end_time: '09:00' },
        { day: 'noday', start_time: '24:00', end_time: '10:00' },
      ],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      last_name: ['The last name field is required.'],
      email: ['The email field must be a valid email address.'],
      role: ['The selected role is invalid.'],
      'department_ids.0': ['The department_ids.0 field must be a valid UUID.'],
      end_date: ['The end date field must be a date after or equal to hire date.'],
      hourly_rate: ['The hourly rate field must be a number.'],
      'weekly_availability.0.end_time': ['The weekly_availability.0.end_time field must be a date after start time.'],
      'weekly_availability.1.day': ['The selected weekly_availability.1.day is invalid.'],
      'weekly_availability.1.start_time': ['The weekly_availability.1.start_time field must match the format H:i:s.'],
    });
  });

  test('refuse unknown departments of a staff member', async () => {
    const { status, body } = await call('POST', '/staff', {
      first_name: 'Sam',
      last_name: 'Lake',
      email: 'dep@example.test',
      role: 'teacher',
      department_ids: [UNKNOWN_ID],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'department_ids.0': ['The selected department_ids.0 is invalid.'] });
  });

  test('let teachers change only their own contact data', async () => {
    const teacher = await academy.as('teacher');
    const path = `/staff/${teacher.staffId}`;
    expect((await call('PUT', path, { phone: '9' }, teacher)).body.data).toMatchObject({ phone: '9' });
    const refusal = { status: 403, body: { message: 'This action is unauthorized.' } };
    expect(await call('PUT', path, { hourly_rate: 100 }, teacher)).toMatchObject(refusal);
    const { id } = await academy.with.staff();
    expect(await call('PUT', `/staff/${id}`, { phone: '9' }, teacher)).toMatchObject(refusal);
    expect(await call('PUT', `/staff/${UNKNOWN_ID}`, { phone: '9' }, teacher)).toMatchObject({ status: 404 });
    expect(await call('DELETE', path, undefined, teacher)).toMatchObject(refusal);
  });
});
