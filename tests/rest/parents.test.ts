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

const NONE = { is_primary: false, can_pickup: false, receives_billing: false, gets_notices: true };

describe('parent routes', () => {
  test('create, read, change and delete a parent', async () => {
    const child = await academy.with.student();
    const created = await call('POST', '/parents', {
      first_name: 'Pat',
      last_name: 'Lake',
      email: 'pat@example.test',
      phone: '555-0100',
      emergency_contact: '1',
      communication_preferences: { sms: true },
      students: [{ student_id: child.id.toUpperCase(), relationship: 'mother', is_primary: true }],
      user_id: admin.userId,
    });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({
      academy_id: academy.id,
      name: 'Pat Lake',
      alternate_phone: null,
      occupation: null,
      emergency_contact: true,
      communication_preferences: {
        email: true,
        sms: true,
        push: false,
        language: 'en',
        chosen: ['sms'],
        language_is_chosen: false,
      },
      status: 'active',
      user_id: null,
      students: [{ ...NONE, student_id: child.id, relationship: 'mother', is_primary: true }],
    });
    const path = `/parents/${created.body.data.id}`;
    expect((await call('GET', path)).body).toEqual(created.body);

    const kept = await call('PUT', path, { occupation: 'Baker', status: 'inactive' });
    expect(kept.body.data).toMatchObject({
      occupation: 'Baker',
      status: 'inactive',
      students: [{ student_id: child.id }],
    });
    const other = await academy.with.student();
    const students = [{ student_id: other.id, relationship: 'guardian', can_pickup: true }];
    const replaced = await call('PATCH', path, { students });
    expect(replaced.body.data).toMatchObject({ occupation: 'Baker', students: [{ ...NONE, ...students[0] }] });
    expect((await call('PUT', path, { students: [] })).body.data.students).toEqual([]);

    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Parent deleted.' } });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await call(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        body: { message: 'Parent not found.' },
      });
    }
  });

  test('report all invalid fields together', async () => {
    const { status, body } = await call('POST', '/parents', {
      first_name: '',
      email: 'nonsense',
      emergency_contact: 'yes',
      communication_preferences: { language: 'no language' },
      students: [{ relationship: 'friend' }, { student_id: 'x', relationship: 'mother', is_primary: 'no' }],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      first_name: ['The first name field is required.'],
      last_name: ['The last name field is required.'],
      email: ['The email field must be a valid email address.'],
      phone: ['The phone field is required.'],
      emergency_contact: ['The emergency contact field must be true or false.'],
      'communication_preferences.language': ['The selected communication_preferences.language is invalid.'],
      'students.0.student_id': ['The students.0.student_id field is required.'],
      'students.0.relationship': ['The selected students.0.relationship is invalid.'],
      'students.1.student_id': ['The students.1.student_id field must be a valid UUID.'],
      'students.1.is_primary': ['The students.1.is_primary field must be true or false.'],
    });
  });

  test('report unknown children and a taken e-mail address together, and write nothing', async () => {
    const { email } = await academy.with.parent();
    const before = (await call('GET', '/parents')).body.meta.total;
    const { status, body } = await call('POST', '/parents', {
      first_name: 'A',
      last_name: 'B',
      email,
      phone: '1',
      students: [{ student_id: UNKNOWN_ID, relationship: 'mother' }],
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ['The email has already been taken.'],
      'students.0.student_id': ['The selected students.0.student_id is invalid.'],
    });
    expect((await call('GET', '/parents')).body.meta.total).toBe(before);
  });

  test('let parents change their own data, but not the list of their children', async () => {
    const parent = await academy.as('parent');
    const path = `/parents/${parent.parentId}`;
    expect((await call('PUT', path, { phone: '9' }, parent)).body.data).toMatchObject({ phone: '9' });
    expect(await call('PUT', path, { students: [] }, parent)).toMatchObject({
      status: 403,
      body: { message: 'This action is unauthorized.' },
    });
    const other = await academy.with.parent();
    expect((await call('PUT', `/parents/${other.id}`, { phone: '9' }, parent)).status).toBe(404);
  });
});
