import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { asDescribed } from '../support/description.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const FORM = 'application/x-www-form-urlencoded';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

async function send(method: string, path: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'x-academy-id': academy.id,
      'content-type': FORM,
      ...headers,
    },
    body: body as RequestInit['body'],
  });
  const text = await (await asDescribed(response, method)).text();
  return { status: response.status, body: JSON.parse(text), headers: response.headers };
}

/** Sends a form as PHP's http_build_query writes it: brackets are percent-encoded. */
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const STUDENT = { first_name: 'Ada', last_name: 'Löwe' };

describe('request body that is an HTML form', () => {
  test('is read like JSON, with lists, nested objects, texts as numbers and booleans, and empty texts as null', async () => {
    const made = await send(
      'POST',
      '/students',
      form({
        ...STUDENT,
        'emergency_contact[name]': 'Robin',
        'emergency_contact[phone]': '555-1',
        'documents[0][title]': 'Form',
        'documents[0][url]': 'https://example.test/a.pdf',
        'documents[1][title]': 'Photo',
        'documents[1][url]': 'https://example.test/b.jpg',
        email: '',
      }),
    );
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      last_name: 'Löwe',
      email: null,
      emergency_contact: { name: 'Robin', phone: '555-1' },
      documents: [{ title: 'Form' }, { title: 'Photo' }],
    });
    const put = await send('PUT', `/students/${made.body.data.id}`, 'first_name=Eve&expected_version=1');
    expect([put.status, put.body.data.first_name, put.body.data.version]).toEqual([200, 'Eve', 2]);
    expect((await send('PATCH', `/students/${made.body.data.id}`, 'city=Bern&expected_version=1')).status).toBe(412);
  });

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('may contain a boolean as %s', async (text, excuses_fees) => {
    const closure = { name: `Holidays ${text}`, start_date: '2031-07-01', end_date: '2031-07-02', excuses_fees: text };
    const { status, body } = await send('POST', '/closures', form(closure));
    expect([status, body.data.excuses_fees]).toEqual([201, excuses_fees]);
  });

  test('may contain a list under a name that ends with empty brackets, with or without percent-encoding', async () => {
    for (const name of ['event_types[]', 'event_types%5B%5D']) {
      const body = `url=https%3A%2F%2F192.0.2.10%2Fa&${name}=student.created&${name}=fee.created`;
      const { status, body: answer } = await send('POST', '/webhook-endpoints', body);
      expect(status, JSON.stringify(answer)).toBe(422);
      expect(answer.errors).not.toHaveProperty('event_types');
      const wrong = await send('POST', '/webhook-endpoints', body.replace('fee.created', 'fee.gone'));
      expect(Object.keys(wrong.body.errors)).toContainEqual(expect.stringMatching(/^event_types/));
    }
  });

  test('reports invalid values by field, with the same errors as for JSON', async () => {
    const { status, body } = await send('POST', '/students', 'first_name=Ada&date_of_birth=soon&documents=x');
    const json = await send(
      'POST',
      '/students',
      JSON.stringify({ first_name: 'Ada', date_of_birth: 'soon', documents: 'x' }),
      { 'content-type': 'application/json' },
    );
    expect(status).toBe(422);
    expect(body).toEqual(json.body);
    expect(Object.keys(body.errors).toSorted()).toEqual(['date_of_birth', 'documents', 'last_name']);
  });

  test('does not relax the rules for JSON: in JSON, the text "true" is still refused as a boolean', async () => {
    const closure = { name: 'A', start_date: '2031-07-01', end_date: '2031-07-02', excuses_fees: 'true' };
    const sent = { 'content-type': 'application/json' };
    const { status, body } = await send('POST', '/closures', JSON.stringify(closure), sent);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['excuses_fees']]);
  });
});

describe('hostile form body', () => {
  test.each([
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'documents[__proto__][polluted]=1',
    'emergency_contact[__proto__][polluted]=1',
  ])('with the field %s does not change any JavaScript prototype', async (body) => {
    await send('POST', '/students', `${form(STUDENT)}&${body}`);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  const key = (n: number) => `k${n}=1`;
  const keys = (count: number) => Array.from({ length: count }, (_, n) => key(n)).join('&');
  test.each<[string, string | Uint8Array, number, Record<string, string>]>([
    ['nested deeply', `documents${'[a]'.repeat(200)}=x`, 400, {}],
    ['of too many keys', keys(10_001), 413, {}],
    ['of a list that is too long', 'documents[]=x&'.repeat(2_000), 413, {}],
    ['with a huge index', `${form(STUDENT)}&documents[999999]=x`, 413, {}],
    ['that is too large', `notes=${'a'.repeat(1_100_000)}`, 413, {}],
    ['in another charset', form(STUDENT), 415, { 'content-type': `${FORM}; charset=latin1` }],
    ['of bytes that are no UTF-8', new Uint8Array([97, 61, 0xe4]), 400, {}],
    ['of percent-encoded bytes that are no UTF-8', 'first_name=%E4', 400, {}],
    ['in multipart', '--x\r\n\r\n--x--', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is refused: a body %s', async (_, body, status, headers) => {
    const answer = await send('POST', '/students', body, headers);
    expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String) }]);
  });

  test('is refused quickly if it has thousands of indexes', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `k${n}[999]=x`).join('&');
    const start = process.threadCpuUsage();
    expect((await send('POST', '/students', many)).status).toBe(422);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

describe('form of another website', () => {
  test('cannot authenticate with a cookie, and no response sets a cookie', async () => {
    const cookie = `token=${admin.token}; authorization=Bearer ${admin.token}; session=${admin.token}`;
    for (const path of ['/students', '/auth/logout', '/auth/refresh']) {
      const response = await fetch(`${app.url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': FORM, cookie, origin: 'https://evil.test' },
        body: form(STUDENT),
      });
      expect([path, response.status, await response.json()]).toEqual([path, 401, { message: 'Unauthenticated.' }]);
    }
    const login = await send('POST', '/auth/login', form({ email: 'nobody@example.test', password: 'wrong' }));
    expect(login.status).toBe(401);
    expect(login.headers.get('set-cookie')).toBeNull();
    expect((await send('POST', '/students', form(STUDENT))).headers.get('set-cookie')).toBeNull();
  });

  test('is not accepted by GraphQL', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': FORM },
      body: form({ query: '{ me { user { id } } }' }),
    });
    expect([415, 400]).toContain(response.status);
  });
});
