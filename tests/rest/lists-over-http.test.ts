import { randomUUID } from 'node:crypto';
import { type GraphQLNamedType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterParameters } from '../../rest/filters.ts';
import { loadOperations } from '../../rest/operations.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { routes } from '../support/routes.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { schema } from '../support/service-schema.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const get = (path: string) => rest(app, admin, 'GET', path);

describe('every REST list', () => {
  const lists = routes.filter((route) => route.answer === 'page' && !route.path.includes(':id'));
  const BAD = 'page=0&per_page=101&sort=x&include=x';

  test.each(lists)('$path is paginated', async ({ path }) => {
    const answer = await get(`${path}?page=9&per_page=2`);
    const total = answer.body.meta.total;
    expect(answer).toMatchObject({ status: 200, body: { data: [] } });
    expect(answer.body.meta).toEqual({
      current_page: 9,
      from: 0,
      last_page: Math.max(1, Math.ceil(total / 2)),
      per_page: 2,
      to: 0,
      total: expect.any(Number),
    });
  });

  test.each(lists)('$path reports all invalid parameters together', async ({ path }) => {
    const answer = await get(`${path}?${BAD}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'The selected include is invalid. (and 3 more errors)' },
    });
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['include', 'page', 'per_page', 'sort']);
  });

  test.each(lists)('$path never returns a server error, for any query', async ({ path }) => {
    for (const query of [
      'page=1&page=2',
      'page[]=1',
      'page=999999999999',
      'search=%25_%5C',
      'search=%00',
      'search[]=a',
      `search=${'x'.repeat(5_000)}`,
      'status=__proto__',
      'status=toString',
      'include=__proto__',
      'sort=constructor',
      '__proto__[a]=1',
    ]) {
      const { status, body } = await get(`${path}?${query}`);
      expect([200, 422], `${query}: ${JSON.stringify(body)}`).toContain(status);
    }
    expect((await get(`${path}?%E0%A4%A=%`)).status, 'bytes that are no UTF-8').toBe(400);
  });

  const operations = loadOperations(schema);

  /** Returns a query with a value for each filter of a list. For an enum, it is the last value. */
  function filtersOf({ operation }: (typeof lists)[number]): string {
    const VALUES: Record<string, string> = {
      ID: '018f4e6a-7c2b-7d3e-8f90-123456789abc',
      Date: '2026-01-02',
      DateTime: '2026-01-02T00:00:00Z',
      String: 'a',
      Boolean: 'true',
      Money: '1.50',
    };
    const filter = getNamedType(operations.get(operation)?.variables.get('filter'));
    const parameters = isInputObjectType(filter) ? filterParameters(filter) : [];
    const lastOf = (type: GraphQLNamedType) =>
      isEnumType(type) ? type.getValues().at(-1)?.name.toLowerCase() : VALUES[type.name];
    return parameters
      .filter(({ name }) => name !== 'search')
      .map(({ name, type }) => `${name}=${lastOf(type)}`)
      .join('&');
  }

  test.each(lists)('$path has the filters that the docs describe', async (route) => {
    const { path } = route;
    const filters = filtersOf(route);
    expect(await get(`${path}?search=zzz&${filters}`)).toMatchObject({ status: 200, body: { data: [] } });
    const wrong = filters.replaceAll(/=[^&]+/g, '[x]=1');
    const names = filters.split('&').map((filter) => filter.split('=')[0]);
    if (filters)
      expect(Object.keys((await get(`${path}?${wrong}`)).body.errors)).toEqual(expect.arrayContaining(names));
  });

  test.each(lists)('$path refuses a thousand ids in the filter `exclude`', async ({ path }) => {
    const ids = Array.from({ length: 1_000 }, () => randomUUID());
    const text = 'The exclude field must not have more than 100 items.';
    for (const query of [`exclude=${ids}`, `exclude[]=${ids.join('&exclude[]=')}`]) {
      const { status, body } = await get(`${path}?${query}`);
      expect({ status, body }).toEqual({ status: 422, body: { message: text, errors: { exclude: [text] } } });
    }
  });

  test.each(['name,name', '-name,name', `${'name,'.repeat(10_000)}name`])(
    'refuses a duplicate sort key',
    async (sort) => {
      const text = 'The sort field has a duplicate value.';
      const { status, body } = await get(`/students?sort=${sort}`);
      expect({ status, body }).toEqual({ status: 422, body: { message: text, errors: { sort: [text] } } });
    },
  );

  const SORTS: Record<string, string> = {
    '/batches': 'name,start_date',
    '/enrollments': 'enrollment_date',
    '/attendance': 'date',
    '/sessions': 'date,start_time',
    '/time-off': 'start_date',
    '/fees': 'due_date,amount',
    '/accounts': 'updated_at',
    '/assessments': 'updated_at',
    '/results': 'updated_at',
    '/term-comments': 'updated_at',
    '/materials': 'position,updated_at',
    '/files': 'created_at',
    '/certificates': 'updated_at',
    '/skill-marks': 'updated_at',
    '/student-levels': 'updated_at',
    '/billing-runs': 'as_of,updated_at',
    '/payments': 'paid_at,amount',
    '/credit-notes': 'amount',
    '/invoices': 'amount,due_date',
    '/members': 'updated_at',
    '/invitations': 'updated_at',
    '/auth/sessions': 'created_at',
    '/webhook-endpoints': 'updated_at',
    '/webhook-deliveries': 'updated_at',
    '/audit-log': 'created_at',
    '/notifications': 'updated_at',
    '/notification-sends': 'updated_at',
    '/announcements': 'updated_at',
    '/notification-templates': 'updated_at',
  };

  test.each(lists)('$path has the sort keys that the docs describe', async ({ path }) => {
    // clashes are computed, so they have no creation time
    const own = SORTS[path] ?? 'name,updated_at';
    const sort = path === '/clashes' ? '-starts_at' : own === 'created_at' ? own : `${own},-created_at`;
    expect((await get(`${path}?sort=${sort}`)).status).toBe(200);
  });
});

describe('pages', () => {
  test('follow each other in the requested sort order', async () => {
    const own = await seedAcademy(app);
    const member = await own.as('teacher');
    for (const name of ['d', 'a', 'c', 'b', 'e']) await own.with.course({ name });
    const page = async (query: string) => (await rest(app, member, 'GET', `/courses?${query}`)).body;
    const first = await page('sort=-name&per_page=2');
    expect(first.data.map((course: { name: string }) => course.name)).toEqual(['e', 'd']);
    expect(first.meta).toEqual({ current_page: 1, from: 1, last_page: 3, per_page: 2, to: 2, total: 5 });
    const last = await page('sort=-name&per_page=2&page=3');
    expect(last.data.map((course: { name: string }) => course.name)).toEqual(['a']);
    expect(last.meta).toEqual({ current_page: 3, from: 5, last_page: 3, per_page: 2, to: 5, total: 5 });
  });

  test('run the same number of statements for any number of rows', async () => {
    const own = await seedAcademy(app);
    const member = await own.as('academy_admin');
    const count = async () => {
      const path = '/students?include=parents,enrollments&per_page=100';
      const { result, statements } = await app.counting(() => rest(app, member, 'GET', path));
      expect(result.status).toBe(200);
      return statements.length;
    };
    const grow = async () => {
      const student = await own.with.student();
      await own.with.parent({ children: [student.id] });
      await own.with.enrollment({ studentId: student.id });
    };
    await grow();
    // the first request is executed without a query plan
    await count();
    const few = await count();
    for (let n = 0; n < 5; n++) await grow();
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });
});

describe('GET /courses/{id}/batches', () => {
  test('returns all batches of the course', async () => {
    const course = await academy.with.course();
    const names = Array.from({ length: 101 }, (_, n) => `Batch ${n}`);
    for (const name of names) await academy.with.batch({ courseId: course.id, name });
    await academy.with.batch();
    const answer = await get(`/courses/${course.id}/batches?page=2&per_page=1`);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['data']);
    expect(answer.body.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
  });

  test('filters by status, returns relations named in `include`, and may return an empty list', async () => {
    const course = await academy.with.course();
    const batch = await academy.with.batch({ courseId: course.id });
    const path = `/courses/${course.id.toUpperCase()}/batches`;
    expect((await get(`${path}?status=completed`)).body).toEqual({ data: [] });
    expect((await get(`${path}?status=upcoming&include=course`)).body).toMatchObject({
      data: [{ id: batch.id, course: { id: course.id } }],
    });
    expect(await get(`${path}?status=x`)).toMatchObject({
      status: 422,
      body: { errors: { status: ['The selected status is invalid.'] } },
    });
  });
});

test('GET /fees/{id}/payments returns a list', async () => {
  const fee = await academy.with.fee({ studentId: (await academy.with.student()).id });
  await academy.with.payment({ feeId: fee.id, amount: 2_500 });
  const answer = await get(`/fees/${fee.id}/payments?sort=-paid_at`);
  expect(answer).toMatchObject({ status: 200, body: { meta: { total: 1 } } });
  expect(answer.body.data).toMatchObject([{ fee_id: fee.id, amount: '25.00', method: 'cash', refund_of_id: null }]);
});
