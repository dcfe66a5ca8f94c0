import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { trialSubscription } from '../../src/features/academy/academies/subscription.ts';
import { stateOf } from '../features/writing.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql, rest } from '../support/clients.ts';
import { asDescribed } from '../support/description.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const MEGABYTE = 1024 * 1024;
const HEAD = 'external_id,first_name,last_name';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

interface Options {
  query?: string;
  as?: Credentials;
  headers?: Record<string, string>;
}

/** Posts a file. */
async function send(file: string | Uint8Array, { query = '', as = admin, headers = {} }: Options = {}) {
  const response = await fetch(`${app.url}/api/v1/students/import${query}`, {
    method: 'POST',
    headers: {
      ...(as.token && { authorization: `Bearer ${as.token}` }),
      ...(as.academyId && { 'x-academy-id': as.academyId }),
      'content-type': 'text/csv',
      ...headers,
    },
    body: file as RequestInit['body'],
  });
  const text = await (await asDescribed(response, 'POST')).text();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(text).not.toMatch(/node_modules|csv-parse|select |insert /);
  return { status: response.status, body: JSON.parse(text) };
}

/** Returns the response to a file that must be refused without changes. */
async function refused(file: string | Uint8Array, options?: Options) {
  const before = await stateOf(app, academy.id);
  const answer = await send(file, options);
  expect(await stateOf(app, academy.id)).toEqual(before);
  return answer;
}

/** Returns processor time of this thread in milliseconds, independent of other processes. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Measures how long this thread blocks the event loop. */
function watchStretches() {
  const start = process.threadCpuUsage();
  let last = start;
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, millisecondsSince(last));
    last = process.threadCpuUsage();
  });
  return {
    stop() {
      clearInterval(timer);
      return { total: millisecondsSince(start), longest };
    },
  };
}

const message = (status: number, text: string) => ({ status, body: { message: text } });

describe('POST /students/import', () => {
  it('creates and changes students, and returns the counts', async () => {
    const file = `${HEAD},phone\r\nR-1,Ada,Lake,+44 20\r\nR-2,Bo,Pond,\r\n`;
    const counts = (created: number, updated: number, unchanged: number, dry_run = false) => ({
      status: 200,
      body: { data: { created, updated, unchanged, dry_run } },
    });
    expect(await send(file, { query: '?dry_run=true' })).toEqual(counts(2, 0, 0, true));
    expect(await send(file)).toEqual(counts(2, 0, 0));
    expect(await send(file.replace('Bo', 'Beau'))).toEqual(counts(0, 1, 1));
    const { body } = await rest(app, admin, 'GET', '/students?search=Pond');
    expect(body.data).toMatchObject([{ external_id: 'R-2', first_name: 'Beau', phone: null, status: 'active' }]);
  });

  it('writes nothing in a dry run', async () => {
    for (const query of ['?dry_run=true', '?dry_run=1']) {
      const answer = await refused(`${HEAD}\nDRY,Ada,Lake`, { query });
      expect(answer.body.data).toEqual({ created: 1, updated: 0, unchanged: 0, dry_run: true });
    }
    for (const [n, query] of ['?dry_run=false', '?dry_run=0', '?dry_run=', '?other=1'].entries()) {
      const answer = await send(`${HEAD}\nWET-${n},Ada,Lake`, { query });
      expect(answer.body.data).toEqual({ created: 1, updated: 0, unchanged: 0, dry_run: false });
    }
  });

  it.each(['?dry_run=yes', '?dry_run=constructor', '?dry_run[]=true', '?dry_run=true&dry_run=no'])(
    'refuses the query string %s',
    async (query) => {
      const text = 'The dry run field must be true or false.';
      expect(await refused(`${HEAD}\nD,Ada,Lake`, { query })).toEqual({
        status: 422,
        body: { message: text, errors: { dry_run: [text] } },
      });
    },
  );

  it('reports every invalid cell by row and column', async () => {
    const file = [
      `${HEAD},email,date_of_birth,gender,emergency_contact_phone`,
      'B-1,Ada,Lake,,,,',
      ',,Lake,nonsense,2026-02-30,unknown,555-0100',
      `B-1,Ada,Lake,,,,${'1'.repeat(33)}`,
    ];
    const errors = {
      'rows.2.first_name': ['The rows.2.first_name field is required.'],
      'rows.2.email': ['The rows.2.email field must be a valid email address.'],
      'rows.2.date_of_birth': ['The rows.2.date_of_birth field must be a valid date.'],
      'rows.2.gender': ['The selected rows.2.gender is invalid.'],
      'rows.3.external_id': ['The rows.3.external_id field has a duplicate value.'],
      'rows.3.emergency_contact_phone': [
        'The rows.3.emergency_contact_phone field must not be greater than 32 characters.',
      ],
    };
    const { status, body } = await refused(file.join('\n'));
    expect([status, body.errors]).toEqual([422, errors]);
    expect(body.message).toBe('The rows.2.first_name field is required. (and 5 more errors)');
  });

  it('accepts an exported file, and does not remove an apostrophe at the beginning of a stored text', async () => {
    const own = await seedAcademy(app);
    const boss = await own.as('academy_admin');
    const file = [
      `${HEAD},phone,medical_notes`,
      'X-1,=Ada,Lake,+1 555,"a, ""b""\nc"',
      'X-2,-Bo,@Pond,-5,',
      "X-3,''=Cy,'''-Cy,'-5,",
    ].join('\n');
    await send(file, { as: boss });
    const response = await fetch(`${app.url}/api/v1/students`, {
      headers: { accept: 'text/csv', authorization: `Bearer ${boss.token}`, 'x-academy-id': own.id },
    });
    const exported = await response.text();
    expect(exported).toContain("'=Ada");
    const { body } = await rest(app, boss, 'GET', `/students?search=${encodeURIComponent("'=Cy")}`);
    expect(body.data).toMatchObject([{ first_name: "'=Cy", last_name: "''-Cy", phone: '-5' }]);
    const again = await send(exported, { as: boss });
    expect(again.body).toEqual({ data: { created: 0, updated: 0, unchanged: 3, dry_run: false } });
  });

  it('requires X-Academy-ID in the same cases as other routes', async () => {
    const { academyId: _, ...nowhere } = await academy.as('support_staff');
    expect((await send(`${HEAD}\nH-1,Ada,Lake`, { as: nowhere })).status).toBe(200);
    expect(await send(HEAD, { as: { ...admin, academyId: 'x' } })).toEqual(
      message(400, 'The X-Academy-ID header must be a valid UUID.'),
    );
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const as = await academy.as(role);
      const unauthorized = message(403, 'This action is unauthorized.');
      expect(await refused(`${HEAD}\nN,Ada,Lake`, { as })).toEqual(unauthorized);
      expect(await refused('nonsense', { as, query: '?dry_run=maybe' })).toEqual(unauthorized);
    },
  );

  it('returns 401 without a token, even if the file is too large or invalid', async () => {
    const unauthenticated = message(401, 'Unauthenticated.');
    expect(await refused(HEAD, { as: { academyId: academy.id } })).toEqual(unauthenticated);
    const headers = { 'content-type': 'application/json' };
    expect(await refused('{', { as: { academyId: academy.id }, headers })).toEqual(unauthenticated);
  });

  it('returns 403 if the file would exceed the student limit of the subscription', async () => {
    const full = await seedAcademy(app, {
      subscription: { ...trialSubscription(new Date()), limits: { students: 1 } },
    });
    const as = await full.as('academy_admin');
    expect(await send(`${HEAD}\n1,A,B\n2,C,D`, { as })).toEqual(
      message(403, 'The students limit of your plan has been reached.'),
    );
    expect((await rest(app, as, 'GET', '/students')).body.meta.total).toBe(0);
  });

  it('is the only method at this path', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await rest(app, admin, method, '/students/import');
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

describe('body of POST /students/import', () => {
  it.each([
    'text/csv; charset=utf-8',
    'TEXT/CSV; header=present',
    'text/csv;charset="UTF-8"',
    'text/csv; charset=us-ascii',
  ])('may be sent with the content type %s', async (type) => {
    const answer = await send(`${HEAD}\n,Ada,Lake`, { query: '?dry_run=1', headers: { 'content-type': type } });
    expect(answer.status).toBe(200);
  });

  it.each(['application/json', 'text/plain', 'application/vnd.ms-excel', 'text/csvx', ''])(
    'must not be sent with the content type "%s"',
    async (type) => {
      const answer = await refused(`${HEAD}\n,Ada,Lake`, { headers: { 'content-type': type } });
      expect(answer).toEqual(message(415, 'The request body must be sent as text/csv.'));
    },
  );

  it('must be UTF-8 with a supported content encoding', async () => {
    const charset = { 'content-type': 'text/csv; charset=iso-8859-1' };
    expect(await refused(`${HEAD}\n,Ada,Lake`, { headers: charset })).toEqual(
      message(415, 'The charset of the request body is not supported.'),
    );
    expect(await refused(HEAD, { headers: { 'content-encoding': 'zip' } })).toEqual(
      message(415, 'The content encoding of the request body is not supported.'),
    );
  });

  it('may be compressed, and may begin with a byte order mark', async () => {
    const file = gzipSync(`\uFEFF${HEAD}\n,Žofie,Lake`);
    const answer = await send(file, { query: '?dry_run=1', headers: { 'content-encoding': 'gzip' } });
    expect(answer).toMatchObject({ status: 200, body: { data: { created: 1 } } });
  });

  it('is required', async () => {
    const text = 'The csv field is required.';
    expect(await refused('')).toEqual({ status: 422, body: { message: text, errors: { csv: [text] } } });
  });

  it('must contain valid UTF-8', async () => {
    const latin = Buffer.from(`${HEAD}\n,Jos\xe9,Lake`, 'latin1');
    const half = Buffer.from([...Buffer.from(`${HEAD}\n,A`), 0xed, 0xa0, 0x80, ...Buffer.from(',Lake')]);
    const wide = Buffer.from(`\uFEFF${HEAD}\n,Ada,Lake`, 'utf16le');
    for (const file of [latin, half, wide]) {
      expect(await refused(file)).toEqual(message(400, 'The request body is not valid UTF-8.'));
    }
  });

  it('may have at most 5 MB, even after decompression', async () => {
    const start = `${HEAD},medical_notes\n`;
    const notes = Math.floor((5 * MEGABYTE - start.length) / 5_000) - ',A,B,\n'.length;
    const largest = start + `,A,B,${'x'.repeat(notes)}\n`.repeat(5_000);
    expect(largest.length).toBeGreaterThan(5 * MEGABYTE - 5_000);
    expect(await send(largest, { query: '?dry_run=1' })).toEqual(
      message(403, 'The students limit of your plan has been reached.'),
    );
    const blank = (size: number) => start + ' '.repeat(size - start.length);
    const tooLarge = message(413, 'The request body must not be larger than 5 MB.');
    expect(await refused(blank(5 * MEGABYTE + 1))).toEqual(tooLarge);
    const gzip = { headers: { 'content-encoding': 'gzip' } };
    expect(await refused(gzipSync(blank(6 * MEGABYTE)), gzip)).toEqual(tooLarge);
  });

  it('is refused before all of it has arrived if it has 6 MB', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v1/students/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n` +
        `X-Academy-ID: ${academy.id}\r\nContent-Type: text/csv\r\nContent-Length: ${6 * MEGABYTE}\r\n\r\nfirst_name`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe('hostile CSV files', () => {
  const namesOf = (count: number) => Array.from({ length: count }, (_, n) => `column_${n}`).join(',');

  it('with 20,000 columns are refused', async () => {
    const start = process.threadCpuUsage();
    const { status, body } = await refused(`${namesOf(20_000)}\n${`${','.repeat(19_999)}\n`.repeat(230)}`);
    expect(millisecondsSince(start)).toBeLessThan(5_000);
    expect([status, body.errors]).toEqual([422, { csv: ['The csv field must not have more than 256 columns.'] }]);
  });

  it('with 256 unknown columns are refused with a short error', async () => {
    const { status, body } = await refused(`${namesOf(256)}\n`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['csv']]);
    expect(body.errors.csv).toHaveLength(101);
    expect(body.errors.csv.at(-1)).toBe('156 more errors are not listed.');
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  it('with thousands of cells in a row are refused with the row number', async () => {
    const { status, body } = await refused(`${HEAD}\nA,Ada,Lake\n${'x,'.repeat(500_000)}\nB,Ben,Lake`);
    const text = 'The rows.2 field must have 3 cells, as the header line has.';
    expect([status, body.errors]).toEqual([422, { 'rows.2': [text] }]);
  });

  it.each([
    ['only commas', ','.repeat(5 * MEGABYTE), 'csv'],
    ['only quotes', '"'.repeat(5 * MEGABYTE), 'csv'],
    ['only line ends', '\n'.repeat(5 * MEGABYTE), 'csv'],
    ['a row of commas', `${HEAD}\n${','.repeat(4 * MEGABYTE)}`, null],
    ['an endless cell', `${HEAD}\nA,"${'x,\n'.repeat(MEGABYTE)}`, 'rows.1'],
    ['an endless column name', `${'x'.repeat(900_000)}\nA`, 'csv'],
  ])('get a response within 5 seconds of processor time: %s', async (_, file, field) => {
    const start = process.threadCpuUsage();
    const { status, body } = await send(file, { query: '?dry_run=1' });
    expect(millisecondsSince(start)).toBeLessThan(5_000);
    expect(JSON.stringify(body).length).toBeLessThan(1_000);
    if (field) expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    else expect(status).toBe(200);
  });

  it.each([
    ['a row', `${HEAD}\nA,B,C\nD,E,${'x'.repeat(1_000_100)}`, 'rows.2'],
    ['a row with quoted cells', `${HEAD}\nA,B,C\nD,E,"${'""x'.repeat(600_000)}"`, 'rows.2'],
    ['the header line', `${HEAD},${'x'.repeat(1_000_100)}\nA,B,C,D`, 'csv'],
  ])('with more than a million characters in %s are refused with that reason', async (_, file, field) => {
    const { status, body } = await refused(file);
    const text =
      field === 'csv'
        ? 'The csv field must not have a header line of more than 1000000 characters.'
        : `The ${field} field must not be greater than 1000000 characters.`;
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
  });

  it('with thousands of invalid cells are refused with a short error', async () => {
    const row = `${'x'.repeat(101)},,,nonsense,never\n`;
    const start = process.threadCpuUsage();
    const { status, body } = await refused(`${HEAD},email,date_of_birth\n${row.repeat(5_000)}`);
    expect(millisecondsSince(start)).toBeLessThan(10_000);
    expect([status, Object.keys(body.errors).length, body.errors.rows]).toEqual([
      422,
      101,
      ['24900 more errors are not listed.'],
    ]);
  });

  it('are refused if they contain NUL, while formulas and SQL are stored as text', async () => {
    const { body } = await refused(`${HEAD}\nA,a\u0000b,C`);
    expect(body.errors).toEqual({ 'rows.1.first_name': ['The rows.1.first_name field format is invalid.'] });
    const file = `${HEAD}\nSQL,"'; drop table students; --","=cmd|' /C calc'!A0"`;
    expect((await send(file)).status).toBe(200);
    const found = await rest(app, admin, 'GET', '/students?search=drop%20table');
    expect(found.body.data).toMatchObject([{ last_name: "=cmd|' /C calc'!A0" }]);
  });
});

describe('POST /students/import with 5,000 rows', () => {
  it('creates 5,000 students and then changes half of them, in seconds and without blocking other requests', async () => {
    const large = await seedAcademy(app, {
      subscription: { ...trialSubscription(new Date()), limits: { students: null } },
    });
    const as = await large.as('academy_admin');
    const columns = `${HEAD},email,phone,date_of_birth,gender,city,emergency_contact_name,medical_notes`;
    const file = (cityOf: (n: number) => string) =>
      [
        columns,
        ...Array.from(
          { length: 5_000 },
          (_, n) =>
            `BIG-${n},Ada,"Lake, ${n}",ada-${n}@example.test,555-${n},2015-02-28,female,${cityOf(n)},Ma,"None ""yet"""`,
        ),
      ].join('\n');
    const timed = async (cityOf: (n: number) => string) => {
      const stretches = watchStretches();
      const { result, statements } = await app.counting(() => send(file(cityOf), { as }));
      const { total, longest } = stretches.stop();
      expect(total).toBeLessThan(8_000);
      expect(longest).toBeLessThan(250);
      // five statements per hundred rows, including the statements for counts, audit entries and events
      expect(statements.length).toBeLessThan(300);
      return result.body.data;
    };
    expect(await timed(() => 'Here')).toEqual({ created: 5_000, updated: 0, unchanged: 0, dry_run: false });
    const changed = await timed((n) => (n % 2 === 0 ? 'Here' : 'There'));
    expect(changed).toEqual({ created: 0, updated: 2_500, unchanged: 2_500, dry_run: false });
    const { body } = await rest(app, as, 'GET', '/students?sort=created_at&per_page=1');
    expect(body.meta.total).toBe(5_000);
    const audit = await gql(app, as, '{ auditLog { totalCount } }');
    expect(audit.data.auditLog.totalCount).toBe(7_500);
    const last = await rest(app, as, 'GET', '/students?search=Lake,%204999');
    expect(last.body.data).toMatchObject([{ external_id: 'BIG-4999', city: 'There', version: 2 }]);
  });
});
