import { beforeAll, describe, expect, test } from 'vitest';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { inputsOf, standard } from '../support/resources.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

describe('unusual request bodies cause no server error', () => {
  const VALUES = [
    null,
    '',
    ' ',
    'x',
    'a\u0000b',
    '\ud800',
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    true,
    [],
    [[]],
    [null],
    {},
    { a: { b: 1 } },
    'x'.repeat(10_000),
    '2026-01-05',
    '09:00',
    '1e3',
    '018f4e6a-7c2b-7d3e-8f90-123456789abc',
  ];
  const FIELDS: Record<string, string[]> = {
    '/batches': [
      'course_id',
      'name',
      'start_date',
      'end_time',
      'days_of_week',
      'max_students',
      'instructor_id',
      'notes',
    ],
    '/courses': ['name', 'level', 'department_id', 'min_age', 'price', 'completion_rule', 'status', 'description'],
    '/departments': ['name', 'head_staff_id'],
    '/students': [
      ...['first_name', 'external_id', 'email', 'date_of_birth', 'gender', 'photo_url', 'medical_notes'],
      ...['emergency_contact', 'academic_history', 'documents', 'status', 'joined_at'],
    ],
    '/parents': [
      ...['first_name', 'email', 'phone', 'address', 'emergency_contact', 'communication_preferences', 'status'],
      'students',
    ],
    '/staff': [
      ...['first_name', 'email', 'phone', 'role', 'department_ids', 'qualifications', 'employment_type', 'hire_date'],
      ...['end_date', 'hourly_rate', 'weekly_availability', 'status'],
    ],
    '/academies': ['name', 'slug', 'type', 'email', 'website', 'settings', 'branding', 'subscription', 'status'],
  };

  /** Values that pass validation by mistake, but that a database may refuse. */
  const ODD = ['a\u0000b', '\ud800', '\u202e', 'x'.repeat(10_000), { a: { b: 1 } }, ['\ud800']];

  /** Every input field of resources without an own list of fields. */
  const OTHERS = standard
    .map((of): [string, string[]] => [of.path ?? '', inputsOf(of).map(snakeCase)])
    .filter(([path]) => !(path in FIELDS));

  test.each([...Object.entries(FIELDS), ...OTHERS])('in requests to %s', async (path, fields) => {
    await standard.find((each) => each.path === path)?.make(academy.with);
    const { body } = await rest(app, admin, 'GET', `${path}?per_page=1`);
    const one = `${path}/${body.data[0].id}`;
    const send = async (method: string, at: string, given: object) => {
      const { status } = await rest(app, admin, method, at, given);
      expect([200, 201, 422], `${method} ${JSON.stringify(given).slice(0, 80)}`).toContain(status);
    };
    for (const value of VALUES) {
      const all = Object.fromEntries(fields.map((field) => [field, value]));
      await Promise.all([send('POST', path, all), send('PUT', one, all)]);
    }
    for (const value of ODD) await Promise.all(fields.map((field) => send('PUT', one, { [field]: value })));
  });
});
