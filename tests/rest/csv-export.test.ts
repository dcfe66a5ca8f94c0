import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import type { Credentials } from '../support/clients.ts';
import { asDescribed } from '../support/description.ts';
import { resources } from '../support/resources.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const LISTS = ['/academies', ...resources.flatMap(({ path }) => path ?? [])];

describe('GET of a list with Accept: text/csv', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  const get = async (path: string, who: Credentials = admin, accept = 'text/csv') =>
    asDescribed(
      await fetch(`${app.url}/api/v1${path}`, {
        headers: { accept, authorization: `Bearer ${who.token}`, 'x-academy-id': academy.id },
      }),
    );

  it.each(LISTS)('returns the list %s with a header line of the field names that are used in JSON', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header = []] = parse(await response.text()) as string[][];
    expect(header).toEqual(expect.arrayContaining(['id', 'created_at', 'updated_at']));
    expect(new Set(header).size).toBe(header.length);
  });

  it.each([
    ['text/csv; charset=utf-8', 'text/csv'],
    ['text/csv;charset="UTF-8";q=0.8, application/json;q=0.5', 'text/csv'],
    ['application/json;q=0, */*', 'text/csv'],
    ['text/csv;q=0.5, application/json; charset=utf-8', 'application/json'],
    ['text/html, */*;q=0.8', 'application/json'],
    ['image/svg+xml', 'application/json'],
  ])('if Accept is %s, returns the type %s', async (accept, type) => {
    const { status, headers } = await get('/students', admin, accept);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  });

  it('streams all pages with the requested order and filter', async () => {
    const course = await academy.with.course({ name: 'Exported' });
    for (let n = 0; n < 205; n++) {
      await academy.with.batch({ courseId: course.id, name: `Batch ${String(n).padStart(3, '0')}` });
    }
    const response = await get(`/batches?course_id=${course.id}&sort=name&per_page=7&page=2`);
    const rows = parse(await response.text(), { columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row.name)).toEqual(
      Array.from({ length: 205 }, (_, n) => `Batch ${String(n).padStart(3, '0')}`),
    );
    expect(rows[0]).toMatchObject({
      start_date: '2026-01-05',
      days_of_week: '["monday","wednesday"]',
      status: 'upcoming',
      max_students: '10',
      notes: '',
    });
  });

  it('escapes spreadsheet formulas, and keeps quotes, commas and line breaks', async () => {
    const names = ['=1+1', '+1', '-2+3', '@SUM(A1)', '"quoted", and\nbroken', 'Broken\nalone', 'by a\rtoo', '-5.00'];
    const course = await academy.with.course();
    for (const name of names) await academy.with.batch({ courseId: course.id, name });
    const text = await (await get(`/batches?course_id=${course.id}&sort=created_at`)).text();
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row.name)).toEqual([
      "'=1+1",
      "'+1",
      "'-2+3",
      "'@SUM(A1)",
      '"quoted", and\nbroken',
      'Broken\nalone',
      'by a\rtoo',
      '-5.00',
    ]);
  });

  it('returns the same errors as JSON', async () => {
    const parent = await academy.as('parent');
    const refused = await get('/staff?role=captain');
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { message: 'The selected role is invalid.', errors: { role: ['The selected role is invalid.'] } },
    ]);
    expect((await get('/students', { ...parent, token: 'x' })).status).toBe(401);
    const own = parse(await (await get('/students', parent)).text(), { columns: true });
    expect(own).toEqual([]);
  });

  it('still returns complete lists after many clients disconnected during downloads', async () => {
    const course = await academy.with.course();
    for (let n = 0; n < 205; n++) await academy.with.batch({ courseId: course.id });
    const path = `/batches?course_id=${course.id}`;
    const leave = async (milliseconds: number) => {
      const response = await fetch(`${app.url}/api/v1${path}`, {
        headers: { accept: 'text/csv', authorization: `Bearer ${admin.token}`, 'x-academy-id': academy.id },
        signal: AbortSignal.timeout(milliseconds),
      });
      await response.text();
    };
    // these are more requests than there are database connections
    await Promise.allSettled(Array.from({ length: 40 }, (_, n) => leave(1 + n)));
    expect(parse(await (await get(path)).text(), { columns: true })).toHaveLength(205);
  });
});
