import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { buildSchema, Source } from 'graphql';
import { describe, expect, test } from 'vitest';
import { metaOf } from '../../rest/laravel.ts';
import { readRestQuery } from '../../rest/lists.ts';
import { parseOperations, type StoredOperation } from '../../rest/operations.ts';
import { queryOf } from '../../rest/query.ts';
import { AppError } from '../../src/platform/errors/app-error.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';

const schema = buildSchema(`
  enum Status { OPEN PAST_DUE }
  enum Order { NAME_ASC NAME_DESC CREATED_AT_ASC CREATED_AT_DESC }
  scalar DateTime
  input Filter {
    search: String, exclude: [ID!], status: Status, statusIn: [Status!], courseId: ID, courseIdIn: [ID!]
    createdFrom: DateTime, createdTo: DateTime
  }
  type Thing { name: String, course: Thing, headStaff: Thing }
  type Things { nodes: [Thing!]! }
  type Query { things(first: Int, offset: Int, filter: Filter, orderBy: [Order!]): Things }
`);
const source = new Source(`
  query things(
    $first: Int!, $offset: Int!, $filter: Filter, $orderBy: [Order!], $course: Boolean!, $headStaff: Boolean!
  ) {
    list: things(first: $first, offset: $offset, filter: $filter, orderBy: $orderBy) {
      nodes { name course @include(if: $course) { name } headStaff @include(if: $headStaff) { name } }
    }
  }
`);
const operation = parseOperations(schema, [source]).get('things') as StoredOperation;

const ask = (query: string) => readRestQuery(operation, queryOf(`/things?${query}`), 15, 'Asia/Kolkata');
const errorsOf = (query: string) => {
  try {
    ask(query);
  } catch (error) {
    if (error instanceof AppError) return error.details.fields;
    throw error;
  }
};

describe('parameters of a REST list', () => {
  test('select the first 15 rows without relations by default', () => {
    expect(readRestQuery(operation, queryOf('/things'), 15, 'UTC')).toEqual({
      page: { page: 1, perPage: 15 },
      variables: { first: 15, offset: 0, orderBy: undefined, course: false, headStaff: false },
    });
  });

  test('are all converted to GraphQL variables', () => {
    const id = '018F4E6A-7C2B-7D3E-8F90-123456789ABC';
    const { variables } = ask(
      `page=3&per_page=100&search=+a+&status=past_due&course_id=${id}&sort=name,-created_at&include=head_staff`,
    );
    expect(variables).toEqual({
      first: 100,
      offset: 200,
      filter: { search: 'a', statusIn: ['PAST_DUE'], courseIdIn: [id.toLowerCase()] },
      orderBy: ['NAME_ASC', 'CREATED_AT_DESC'],
      course: false,
      headStaff: true,
    });
  });

  test('count as absent if they are empty', () => {
    expect(ask('page=&per_page=&search=&status=&sort=&include=')).toEqual(ask(''));
  });

  test('use the last value if a parameter is sent more than once', () => {
    expect(ask('page=x&page=2').page.page).toBe(2);
  });

  const ids = Array.from({ length: 1_000 }, () => randomUUID());
  const filterOf = (query: string) => ask(query).variables.filter;

  test.each([
    ['status=open,past_due', { statusIn: ['OPEN', 'PAST_DUE'] }],
    ['status=+open+,,+past_due,', { statusIn: ['OPEN', 'PAST_DUE'] }],
    ['status[]=open&status[]=past_due', { statusIn: ['OPEN', 'PAST_DUE'] }],
    ['status%5B%5D=open&status%5B%5D=past_due', { statusIn: ['OPEN', 'PAST_DUE'] }],
    ['status[0]=open&status[1]=past_due', { statusIn: ['OPEN', 'PAST_DUE'] }],
    ['status[]=&status[]=open', { statusIn: ['OPEN'] }],
    ['status=past_due&status[]=open', { statusIn: ['OPEN'] }],
    ['status[]=past_due&status=open', { statusIn: ['OPEN'] }],
    ['status[]=', undefined],
    ['status=,', undefined],
    ['status_in=open', undefined],
    [`course_id=${ids.slice(0, 2)}`, { courseIdIn: ids.slice(0, 2) }],
    [`exclude=${ids[0]}`, { exclude: [ids[0]] }],
    [`exclude[]=${ids.slice(0, 100).join('&exclude[]=')}`, { exclude: ids.slice(0, 100) }],
    // days in the time zone of Kolkata
    ['created_from=2026-01-01', { createdFrom: '2025-12-31T18:30:00.000Z' }],
    ['created_to=2026-01-01', { createdTo: '2026-01-01T18:29:59.999Z' }],
    ['created_to=2026-01-01T00:00:00%2B01:00', { createdTo: '2025-12-31T23:00:00.000Z' }],
  ])('%.80s select several values or a range', (query, filter) => {
    expect(filterOf(query)).toEqual(filter);
  });

  test.each([
    ['status', Array(1_000).fill('open').join()],
    ['exclude', ids.join()],
    ['exclude', ids.slice(0, 101).join()],
    ['courseId', ids.join()],
  ])('are refused if they contain more than 100 values of %s', (field, values) => {
    const name = snakeCase(field);
    const text = `The ${name.replace('_', ' ')} field must not have more than 100 items.`;
    expect(errorsOf(`${name}=${values}`)).toEqual({ [field]: [text] });
    expect(errorsOf(`${name}[]=${values.replaceAll(',', `&${name}[]=`)}`)).toEqual({ [field]: [text] });
  });

  test.each([
    ['page=0', 'page', 'The page field must be at least 1.'],
    ['page=-1', 'page', 'The page field must be at least 1.'],
    ['page=x', 'page', 'The page field must be an integer.'],
    ['page=1e3', 'page', 'The page field must be an integer.'],
    ['page=1.5', 'page', 'The page field must be an integer.'],
    ['page[]=1', 'page', 'The page field must be an integer.'],
    ['page=99999999999999999999', 'page', 'The page field must not be greater than 9007199254740991.'],
    ['per_page=101', 'per_page', 'The per page field must not be greater than 100.'],
    ['per_page=0', 'per_page', 'The per page field must be at least 1.'],
    ['status=OPEN', 'status', 'The selected status is invalid.'],
    ['status[a]=open', 'status', 'The selected status is invalid.'],
    ['status[a][b]=open', 'status', 'The selected status is invalid.'],
    ['status[not]=open&status[]=open', 'status', 'The selected status is invalid.'],
    ['status[]=open,past_due', 'status', 'The selected status is invalid.'],
    ['status=open,x', 'status', 'The selected status is invalid.'],
    ['status=open,OPEN', 'status', 'The selected status is invalid.'],
    ['status=open,past_due,open', 'status', 'The status field has a duplicate value.'],
    ['exclude=7', 'exclude', 'The exclude field must be a valid UUID.'],
    ['created_from=yesterday', 'createdFrom', 'The created from field must be a valid date.'],
    ['created_from=2026-02-30', 'createdFrom', 'The created from field must be a valid date.'],
    ['created_to=9999-12-31T23:00:00-02:00', 'createdTo', 'The created to field must be a valid date.'],
    ['search[]=a', 'search', 'The search field must be a string.'],
    ['search=%00', 'search', 'The search field format is invalid.'],
    ['course_id=7', 'courseId', 'The course id field must be a valid UUID.'],
    ['sort=age', 'sort', 'The selected sort is invalid.'],
    ['sort=name,', 'sort', 'The selected sort is invalid.'],
    ['sort=--name', 'sort', 'The selected sort is invalid.'],
    ['sort=NAME_ASC', 'sort', 'The selected sort is invalid.'],
    ['sort[]=name', 'sort', 'The selected sort is invalid.'],
    ['include=courses', 'include', 'The selected include is invalid.'],
    ['include=course,__proto__', 'include', 'The selected include is invalid.'],
    ['include=headStaff', 'include', 'The selected include is invalid.'],
    ['include[]=course', 'include', 'The selected include is invalid.'],
  ])('are refused in the query string %s', (query, field, text) => {
    expect(errorsOf(query)).toEqual({ [field]: [text] });
  });

  test('report all errors together', () => {
    expect(Object.keys(errorsOf('page=0&status=x&sort=x&include=x') ?? {}).toSorted()).toEqual([
      'include',
      'page',
      'sort',
      'status',
    ]);
  });

  test.each(['__proto__=1&constructor=2', '__proto__[a]=1', '%ZZ=%E0%A4%A', '&&=&[]=1', 'unknown=1&first=500'])(
    'are ignored in the query string %s',
    (query) => expect(ask(query)).toEqual(ask('')),
  );

  test('limit the offset if the page number is very large', () => {
    const { page, variables } = ask('page=9007199254740991&per_page=100');
    expect(variables.offset).toBe(2 ** 31 - 1);
    expect(metaOf(page, 0, 31)).toEqual({
      current_page: 9007199254740991,
      from: 0,
      last_page: 1,
      per_page: 100,
      to: 0,
      total: 31,
    });
  });
});

describe('metadata of a list page', () => {
  test.each([
    [{ page: 1, perPage: 15 }, 15, 31, { current_page: 1, from: 1, last_page: 3, per_page: 15, to: 15, total: 31 }],
    [{ page: 3, perPage: 15 }, 1, 31, { current_page: 3, from: 31, last_page: 3, per_page: 15, to: 31, total: 31 }],
    [{ page: 4, perPage: 15 }, 0, 31, { current_page: 4, from: 0, last_page: 3, per_page: 15, to: 0, total: 31 }],
    [{ page: 1, perPage: 15 }, 0, 0, { current_page: 1, from: 0, last_page: 1, per_page: 15, to: 0, total: 0 }],
  ])('describes page %j if a page has %i of %i rows', (page, rows, total, meta) => {
    expect(metaOf(page, rows, total)).toEqual(meta);
  });
});
