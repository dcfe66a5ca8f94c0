import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, codes, gql, rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeEach(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const withKey = (key: string, headers: Record<string, string> = {}): Credentials => ({
  ...admin,
  headers: { 'idempotency-key': key, ...headers },
});

const totalOf = async (path: string): Promise<number> => (await rest(app, admin, 'GET', path)).body.meta.total;

const CONFLICT = { message: 'The Idempotency-Key was used with another request.' };

describe('Idempotency-Key on routes that create a record', () => {
  it('creates a fee once, and returns the current state of the fee for a repeated request', async () => {
    const student = await academy.with.student();
    const body = { student_id: student.id, fee_type: 'tuition', amount: '50.00', due_date: '2030-01-31' };
    const first = await rest(app, withKey('fee-1'), 'POST', '/fees', body);
    expect(first.status).toBe(201);
    await rest(app, admin, 'PUT', `/fees/${first.body.data.id}`, { title: 'January' });
    const again = await rest(app, withKey('fee-1'), 'POST', '/fees', body);
    expect([again.status, again.body.data.id, again.body.data.title]).toEqual([201, first.body.data.id, 'January']);
    expect(await totalOf('/fees')).toBe(1);
    const other = await rest(app, withKey('fee-1'), 'POST', '/fees', { ...body, amount: '60.00' });
    expect([other.status, other.body]).toEqual([409, CONFLICT]);
    expect(await totalOf('/fees')).toBe(1);
    expect((await rest(app, withKey('fee-2'), 'POST', '/fees', body)).body.data.id).not.toBe(first.body.data.id);
  });

  it.each([
    ['/students', { first_name: 'Ada', last_name: 'Lake' }],
    ['/departments', { name: 'Piano' }],
    ['/rooms', { name: 'Blue room', capacity: 5 }],
    ['/terms', { code: 'A-30', name: 'Autumn', starts_on: '2030-09-01', ends_on: '2030-12-20' }],
    ['/tax-rates', { name: 'VAT', percent: '19.00' }],
    ['/closures', { name: 'Holiday', start_date: '2030-12-24', end_date: '2030-12-26' }],
  ])('creates only one record for a repeated POST to %s', async (path, body) => {
    const first = await rest(app, withKey('one'), 'POST', path, body);
    expect([first.status, first.body.errors]).toEqual([201, undefined]);
    const again = await rest(app, withKey('one'), 'POST', path, body);
    expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    expect(await totalOf(path)).toBe(1);
  });

  it('returns 404 for a repeated request if the created record was deleted', async () => {
    const { body } = await rest(app, withKey('gone'), 'POST', '/departments', { name: 'Piano' });
    await rest(app, admin, 'DELETE', `/departments/${body.data.id}`);
    expect((await rest(app, withKey('gone'), 'POST', '/departments', { name: 'Piano' })).status).toBe(404);
    expect(await totalOf('/departments')).toBe(0);
  });

  it('can be reused after a request that was refused', async () => {
    expect((await rest(app, withKey('bad'), 'POST', '/departments', { name: '' })).status).toBe(422);
    expect((await rest(app, withKey('bad'), 'POST', '/departments', { name: 'Piano' })).status).toBe(201);
  });

  it('is refused if it is longer than 255 characters', async () => {
    const { status, body } = await rest(app, withKey('k'.repeat(256)), 'POST', '/departments', { name: 'Piano' });
    const text = 'The idempotency key field must not be greater than 255 characters.';
    expect([status, body.errors]).toEqual([422, { idempotency_key: [text] }]);
    expect(await totalOf('/departments')).toBe(0);
  });

  it.each([
    ['/academies', { name: 'Other', type: 'music', email: 'other@example.test' }],
    [
      '/api-keys',
      { name: 'Sync', role: 'administrator', scopes: ['students:read'], expires_at: new Date(Date.now() + 86_400_000) },
    ],
    ['/billing-runs', { kind: 'period', as_of: '2030-01-31' }],
    ['/calendar-feeds', { name: 'Mine', scope: 'mine' }],
    ['/webhook-endpoints', { url: 'https://example.test/hook', event_types: ['*'] }],
    ['/invitations', { email: 'new@example.test', role: 'staff' }],
  ])('is refused for POST %s, because its response cannot be repeated', async (path, body) => {
    const { status, body: answer } = await rest(app, withKey('once'), 'POST', path, body);
    expect([status, answer.errors]).toEqual([422, { idempotency_key: ['The idempotency key field is prohibited.'] }]);
  });
});

describe('Idempotency-Key of an import', () => {
  const file = (studentNumber: string, rows: number): string =>
    [
      'title,fee_type,amount,due_date,student_number',
      ...Array.from({ length: rows }, (_, n) => `Fee ${n},tuition,10.00,2030-01-31,${studentNumber}`),
    ].join('\n');

  const send = (key: string, path: string, csv: string) =>
    rest(app, withKey(key, { 'content-type': 'text/csv' }), 'POST', path, csv);

  it('executes the import once, and returns the first counts again', async () => {
    const { studentNumber } = await academy.with.student();
    // the file has more rows than one statement inserts
    const csv = file(studentNumber, 130);
    const counts = { created: 130, updated: 0, unchanged: 0, dry_run: false };
    for (let time = 0; time < 2; time++) {
      const { status, body } = await send('import-1', '/fees/import', csv);
      expect([status, body.data]).toEqual([200, counts]);
    }
    expect(await totalOf('/fees')).toBe(130);
    const other = await send('import-1', '/fees/import', file(studentNumber, 1));
    expect([other.status, other.body]).toEqual([409, CONFLICT]);
    expect(await totalOf('/fees')).toBe(130);
  });

  it('can be reused after a dry run or a refused import', async () => {
    const { studentNumber } = await academy.with.student();
    const csv = file(studentNumber, 2);
    expect((await send('import-2', '/fees/import?dry_run=true', csv)).body.data.dry_run).toBe(true);
    expect((await send('import-2', '/fees/import', file(uuid(), 1))).status).toBe(422);
    expect((await send('import-2', '/fees/import', csv)).body.data.created).toBe(2);
    expect(await totalOf('/fees')).toBe(2);
  });

  it('is also supported by imports in GraphQL', async () => {
    const document = `mutation ($csv: String!, $key: String) {
      importStudents(csv: $csv, idempotencyKey: $key) { created updated unchanged dryRun }
    }`;
    const load = (csv: string, key: string) => gql(app, admin, document, { csv, key });
    const csv = 'first_name,last_name\nAda,Lake';
    const first = await load(csv, 'g');
    expect(first.data.importStudents).toMatchObject({ created: 1 });
    expect((await load(csv, 'g')).data).toEqual(first.data);
    expect(await totalOf('/students')).toBe(1);
    expect(codes(await load(`${csv}\nBen,Lake`, 'g'))).toEqual(['CONFLICT']);
    expect(codes(await load(csv, 'k'.repeat(256)))).toEqual(['BAD_USER_INPUT']);
    expect(await totalOf('/students')).toBe(1);
  });

  it.each(['/students/import', '/parents/import', '/staff/import', '/enrollments/import'])(
    'is accepted for POST %s',
    async (path) => {
      const student = await academy.with.student();
      const course = await academy.with.course();
      const FILES: Record<string, string> = {
        '/students/import': 'first_name,last_name\nAda,Lake',
        '/parents/import': 'first_name,last_name,email,phone\nAda,Lake,ada@example.test,+49301234567',
        '/staff/import': 'first_name,last_name,email,role\nAda,Lake,ada@example.test,teacher',
        '/enrollments/import': `student_number,course_code\n${student.studentNumber},${course.code}`,
      };
      for (let time = 0; time < 2; time++) {
        const { status, body } = await send('each', path, FILES[path] as string);
        expect([status, body.errors, body.data?.created]).toEqual([200, undefined, 1]);
      }
    },
  );
});
