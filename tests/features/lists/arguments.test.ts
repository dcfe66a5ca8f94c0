import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { asker, connectionIn, type List, nestedLists, pageQuery, pageVariables, rootLists, rowsOf } from './lists.ts';
import { ROWS, type School, sharedSchool } from './school.ts';
import { thrice } from './thrice.ts';

const lists = [...rootLists, ...nestedLists];
const SELECTION = 'nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const students = rootLists.find(({ path }) => path === 'students') as List;
const enrollments = nestedLists.find(({ path }) => path === 'student.enrollments') as List;

const COMBINED = { last: ['The last and before fields cannot be combined with first, after and offset.'] };
const noCursor = (name: string) => ({ [name]: [`The ${name} field must be a cursor of this list.`] });
const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

describe('list with arguments', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await sharedSchool(app);
  });

  const ask = (list: List, args: object, selection = SELECTION) =>
    thrice(app, asker(school, list), pageQuery(list, selection), pageVariables(school, list, args));

  async function page(list: List, args: object): Promise<any> {
    const { data, errors } = await ask(list, args);
    expect(errors).toBeUndefined();
    return connectionIn(data, list);
  }

  async function refused(list: List, args: object): Promise<Record<string, string[]> | undefined> {
    const result = await ask(list, args);
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(result.status).toBe(200);
    expect(connectionIn(result.data, list) ?? null).toBeNull();
    return result.errors?.[0]?.extensions.fields;
  }

  const ids = (connection: any): string[] => connection.nodes.map(({ id }: { id: string }) => id);

  for (const list of lists) {
    describe(`${list.path}`, () => {
      it('returns 15 rows by default and at most 100', async () => {
        expect((await page(list, {})).nodes).toHaveLength(Math.min(15, rowsOf(school, list)));
        expect((await page(list, { first: 100 })).nodes).toHaveLength(rowsOf(school, list));
        expect((await page(list, { last: 100 })).nodes).toHaveLength(rowsOf(school, list));
        expect(await refused(list, { first: 101 })).toEqual({
          first: ['The first field must not be greater than 100.'],
        });
        expect(await refused(list, { last: 101 })).toEqual({ last: ['The last field must not be greater than 100.'] });
      });

      it('refuses negative numbers', async () => {
        expect(await refused(list, { first: -1, offset: -1 })).toEqual({
          first: ['The first field must be at least 0.'],
          offset: ['The offset field must be at least 0.'],
        });
        expect(await refused(list, { last: -1 })).toEqual({ last: ['The last field must be at least 0.'] });
      });

      it('refuses malformed cursors', async () => {
        expect(await refused(list, { after: 'garbage' })).toEqual(noCursor('after'));
        expect(await refused(list, { before: 'garbage' })).toEqual(noCursor('before'));
      });
    });
  }

  it('returns no rows for first: 0 and last: 0, but totalCount and pageInfo', async () => {
    for (const list of [students, enrollments]) {
      expect(await page(list, { first: 0 })).toEqual({
        nodes: [],
        totalCount: ROWS,
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
      });
      expect(await page(list, { last: 0 })).toMatchObject({
        nodes: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      });
    }
  });

  it('skips rows by offset, and returns no rows if the offset is after the last row', async () => {
    for (const list of [students, enrollments]) {
      const all = ids(await page(list, { first: 100 }));
      const middle = await page(list, { first: 4, offset: 3 });
      expect(ids(middle)).toEqual(all.slice(3, 7));
      expect(middle.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
      const end = await page(list, { first: 4, offset: ROWS - 4 });
      expect(ids(end)).toEqual(all.slice(-4));
      expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      const past = await page(list, { offset: 2 ** 31 - 1, first: 100 });
      expect(past).toMatchObject({ nodes: [], totalCount: ROWS, pageInfo: { hasNextPage: false, startCursor: null } });
    }
  });

  it('uses the default if an argument is null', async () => {
    const nothing = { first: null, after: null, last: null, before: null, offset: null, orderBy: null };
    for (const list of [students, enrollments]) expect(await page(list, nothing)).toEqual(await page(list, {}));
  });

  it('refuses arguments for both directions in one request', async () => {
    for (const list of [students, enrollments]) {
      const { pageInfo } = await page(list, {});
      const place = pageInfo.startCursor;
      expect(await refused(list, { first: 1, last: 1 })).toEqual(COMBINED);
      expect(await refused(list, { first: 1, before: place })).toEqual(COMBINED);
      expect(await refused(list, { after: place, before: place })).toEqual(COMBINED);
      expect(await refused(list, { after: place, last: 1 })).toEqual(COMBINED);
      expect(await refused(list, { last: 1, offset: 1 })).toEqual(COMBINED);
      expect((await page(list, { last: 1, offset: 0 })).nodes).toHaveLength(1);
    }
  });

  it('reports all invalid arguments in one error', async () => {
    expect(await refused(students, { first: 101, offset: -1, after: 'x' })).toEqual({
      first: ['The first field must not be greater than 100.'],
      offset: ['The offset field must be at least 0.'],
      after: ['The after field must be a cursor of this list.'],
    });
  });

  it('reports invalid arguments and invalid filter fields in one error, each under its own name', async () => {
    const result = await thrice(
      app,
      school.admin,
      '{ students(first: 101, filter: { batchId: "x", search: "a\\u0000b" }) { nodes { id } } }',
    );
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(result.errors?.[0]?.extensions.fields).toEqual({
      batchId: ['The batch id field must be a valid UUID.'],
      search: ['The search field format is invalid.'],
      first: ['The first field must not be greater than 100.'],
    });
  });

  it('refuses arguments of a wrong type before any SQL statement runs', async () => {
    for (const args of ['first: "1"', 'first: 1.5', 'first: 3000000000', 'after: 1', 'orderBy: [NO_ASC]', 'limit: 1']) {
      const { result, statements } = await app.counting(() =>
        gql(app, school.admin, `{ students(${args}) { nodes { id } } }`),
      );
      expect(result.data ?? null).toBeNull();
      expect(result.errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
      expect(statements.filter((sql) => sql.includes('"students"'))).toEqual([]);
    }
  });

  it('refuses cursors of another order or another list', async () => {
    const byName = await page(students, { first: 1, orderBy: ['NAME_ASC'] });
    const newest = await page(students, { first: 1 });
    const others = await page(enrollments, { first: 1 });
    expect(await refused(students, { after: byName.pageInfo.endCursor })).toEqual(noCursor('after'));
    expect(await refused(students, { after: byName.pageInfo.endCursor, orderBy: ['NAME_DESC'] })).toEqual(
      noCursor('after'),
    );
    expect(await refused(students, { before: newest.pageInfo.endCursor, orderBy: ['CREATED_AT_ASC'] })).toEqual(
      noCursor('before'),
    );
    expect(await refused(students, { after: others.pageInfo.endCursor })).toEqual(noCursor('after'));
    expect(await refused(enrollments, { after: newest.pageInfo.endCursor })).toEqual(noCursor('after'));
  });

  it('refuses forged cursors', async () => {
    const { pageInfo } = await page(students, { first: 1 });
    const [order, createdAt, id] = JSON.parse(Buffer.from(pageInfo.endCursor, 'base64url').toString());
    expect(await page(students, { after: cursor(order, createdAt, id) })).toBeDefined();
    const written = [
      '',
      ' ',
      '\u0000',
      "' or 1 = 1 --",
      'null',
      '💥',
      'A'.repeat(5000),
      Buffer.from('not json').toString('base64url'),
      Buffer.from('{"a":1}').toString('base64url'),
      Buffer.from('"text"').toString('base64url'),
      cursor(),
      cursor(order),
      cursor(order, createdAt),
      cursor(order, createdAt, id, id),
      cursor(order, null, id),
      cursor(order, 5, id),
      cursor(order, { $ne: 1 }, id),
      cursor(order, [createdAt], id),
      cursor(order, 'yesterday', id),
      cursor(order, '2026-02-30T00:00:00.000Z', id),
      cursor(order, `${createdAt}' or '1' = '1`, id),
      cursor(order, `${createdAt}\u0000`, id),
      cursor(order, createdAt, 'x'),
      cursor(order, createdAt, 7),
      cursor(order, createdAt, `${id}' or 1 = 1 --`),
      cursor(`${order}; drop table students`, createdAt, id),
    ];
    for (const after of written) expect(await refused(students, { after })).toEqual(noCursor('after'));
    for (const before of written) expect(await refused(students, { before })).toEqual(noCursor('before'));
    expect((await page(students, {})).totalCount).toBe(ROWS);
  });

  it('refuses forged cursors with invalid texts, dates and amounts', async () => {
    const fees = rootLists.find(({ path }) => path === 'fees') as List;
    const refusesFor = async (list: List, orderBy: string[], bad: unknown[]) => {
      const { pageInfo } = await page(list, { first: 1, orderBy });
      const [order, , id] = JSON.parse(Buffer.from(pageInfo.endCursor, 'base64url').toString());
      for (const value of bad) {
        expect(await refused(list, { after: cursor(order, value, id), orderBy })).toEqual(noCursor('after'));
      }
    };
    await refusesFor(students, ['NAME_ASC'], [1, null, true, [], 'a\u0000b']);
    await refusesFor(fees, ['DUE_DATE_ASC'], ['2026-02-30', '2026-2-1', 20260201, '', "2026-02-01'"]);
    await refusesFor(fees, ['AMOUNT_ASC'], ['100', 1.5, 2 ** 60, null, '1; drop table fees']);
  });

  it('treats SQL in a cursor as text', async () => {
    const { pageInfo } = await page(students, { first: 1, orderBy: ['NAME_ASC'] });
    const [order, , id] = JSON.parse(Buffer.from(pageInfo.endCursor, 'base64url').toString());
    const after = cursor(order, "zzz' or 1 = 1; drop table students; --", id);
    expect((await page(students, { after, orderBy: ['NAME_ASC'] })).nodes).toEqual([]);
    expect((await page(students, {})).totalCount).toBe(ROWS);
  });
});
