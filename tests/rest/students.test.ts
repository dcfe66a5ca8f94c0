import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
const DATE = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const call = (method: string, path: string, body?: unknown, as: object = admin) => rest(app, as, method, path, body);

describe('student routes', () => {
  test('create, read, change and delete a student', async () => {
    const created = await call('POST', '/students', {
      first_name: ' Ada ',
      last_name: 'Lake',
      external_id: '',
      email: 'ada@example.test',
      date_of_birth: '2015-02-28',
      gender: 'female',
      postal_code: '12345',
      emergency_contact: { name: 'Ma', phone: '' },
      academic_history: [{ institution: 'Pond School', year: '2024' }],
      documents: [{ title: 'Passport', url: 'https://docs.example.test/1', expires_on: '2030-01-01' }],
      student_number: 'MINE',
      academy_id: 'mine',
      user_id: admin.userId,
      name: 'Nobody',
      unknown: { a: 1 },
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      data: {
        id: UUID,
        academy_id: academy.id,
        first_name: 'Ada',
        last_name: 'Lake',
        name: 'Ada Lake',
        student_number: expect.stringMatching(/^STU-[0-9A-Z]{8}$/),
        external_id: null,
        email: 'ada@example.test',
        phone: null,
        date_of_birth: '2015-02-28',
        gender: 'female',
        address: null,
        city: null,
        state: null,
        country: null,
        postal_code: '12345',
        photo_url: null,
        medical_notes: null,
        emergency_contact: { name: 'Ma', phone: null, relationship: null },
        academic_history: [{ institution: 'Pond School', level: null, year: 2024, result: null }],
        documents: [{ title: 'Passport', url: 'https://docs.example.test/1', expires_on: '2030-01-01' }],
        status: 'active',
        joined_at: DATE,
        user_id: null,
        created_at: INSTANT,
        updated_at: INSTANT,
      },
    });
    const path = `/students/${created.body.data.id}`;
    expect((await call('GET', path)).body).toEqual(created.body);

    const changed = await call('PUT', path, { status: 'graduated', emergency_contact: { phone: '5' }, email: '' });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({
      first_name: 'Ada',
      status: 'graduated',
      email: null,
      emergency_contact: { name: 'Ma', phone: '5', relationship: null },
      documents: [{ title: 'Passport' }],
    });
    expect((await call('PATCH', path, { documents: [] })).body.data).toMatchObject({ documents: [], email: null });

    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Student deleted.' } });
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      expect(await call(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        body: { message: 'Student not found.' },
      });
    }
  });

  test('return the relations named in `include`', async () => {
    const { body } = await call('POST', '/students?include=parents,enrollments', { first_name: 'A', last_name: 'B' });
    expect(body.data).toMatchObject({ parents: [], enrollments: [] });
  });

  test('report all invalid fields together, including every invalid list item', async () => {
    const { status, body } = await call('POST', '/students', {
      first_name: 7,
      email: 'nonsense',
      date_of_birth: '2026-02-30',
      gender: 'unknown',
      photo_url: 'nonsense',
      emergency_contact: 'Ma',
      academic_history: [{ institution: 'Fine' }, { level: 'x' }, { institution: 'Old', year: 12 }],
      documents: [
        { title: 5, url: 'https://example.test' },
        { title: 'Passport', url: 'nonsense' },
      ],
      joined_at: 'today',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      first_name: ['The first name field must be a string.'],
      last_name: ['The last name field is required.'],
      email: ['The email field must be a valid email address.'],
      date_of_birth: ['The date of birth field must be a valid date.'],
      gender: ['The selected gender is invalid.'],
      photo_url: ['The photo url field must be a valid URL.'],
      emergency_contact: ['The emergency contact field must be an array.'],
      'academic_history.1.institution': ['The academic_history.1.institution field is required.'],
      'academic_history.2.year': ['The academic_history.2.year field must be at least 1000.'],
      'documents.0.title': ['The documents.0.title field must be a string.'],
      'documents.1.url': ['The documents.1.url field must be a valid URL.'],
      joined_at: ['The joined at field must be a valid date.'],
    });
    expect(body.message).toMatch(/ \(and 11 more errors\)$/);
  });

  test('return 422 for a taken external id, and 403 if the student limit is reached', async () => {
    await academy.with.student({ externalId: 'TAKEN' });
    const taken = await call('POST', '/students', { first_name: 'A', last_name: 'B', external_id: 'TAKEN' });
    expect(taken).toMatchObject({
      status: 422,
      body: {
        message: 'The external id has already been taken.',
        errors: { external_id: ['The external id has already been taken.'] },
      },
    });
    const full = await seedAcademy(app);
    const boss = await full.as('academy_admin');
    await full.run(async (em) => {
      const row: any = await em.findOneOrFail('Academy' as never, { id: full.id } as never);
      row.subscription = { ...row.subscription, limits: { students: 0 } };
    });
    expect(await call('POST', '/students', { first_name: 'A', last_name: 'B' }, boss)).toEqual({
      status: 403,
      body: { message: 'The students limit of your plan has been reached.' },
      headers: expect.anything(),
    });
  });

  test('let students and parents change only contact data', async () => {
    const student = await academy.as('student');
    const path = `/students/${student.studentId}`;
    expect((await call('PUT', path, { phone: '1' }, student)).body.data).toMatchObject({ phone: '1' });
    const refusal = { status: 403, body: { message: 'This action is unauthorized.' } };
    expect(await call('PUT', path, { phone: '2', status: 'archived' }, student)).toMatchObject(refusal);
    expect(await call('DELETE', path, undefined, student)).toMatchObject(refusal);
    expect(await call('POST', '/students', {}, student)).toMatchObject(refusal);
    const other = await academy.with.student();
    expect(await call('PUT', `/students/${other.id}`, { phone: '2' }, student)).toMatchObject({
      status: 404,
      body: { message: 'Student not found.' },
    });
  });

  test('return the same data as GraphQL', async () => {
    const { body } = await call('POST', '/students', { first_name: 'Same', last_name: 'Both', phone: '1' });
    const query = 'query ($id: ID!) { student(id: $id) { firstName name studentNumber phone status joinedAt } }';
    const { data } = await gql(app, admin, query, { id: body.data.id });
    expect(data.student).toEqual({
      firstName: body.data.first_name,
      name: body.data.name,
      studentNumber: body.data.student_number,
      phone: body.data.phone,
      status: 'ACTIVE',
      joinedAt: body.data.joined_at,
    });
  });
});
