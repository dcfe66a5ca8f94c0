import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { buildSchema, GraphQLError, type GraphQLSchema, getIntrospectionQuery } from 'graphql';
import type { Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, invalidField } from '../../../src/platform/errors/app-error.ts';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { graphqlHandler } from '../../../src/platform/graphql/handler.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { withContext } from '../../support/with-context.ts';
import { planless } from './planning.ts';

const RESPONSE = 'application/graphql-response+json';
const JSON_ONLY = 'application/json';

const resolved: string[] = [];

function testSchema(): GraphQLSchema {
  const schema = buildSchema(`
    enum Colour { RED BLUE }
    input Filter { colour: Colour list: [Int] inner: Filter }
    scalar Any
    type PageInfo { hasNextPage: Boolean! }
    type Course { id: ID name: String strict: String! courses(first: Int): CourseConnection course: Course }
    type CourseConnection { nodes: [Course!]! pageInfo: PageInfo! }
    type Query {
      course: Course
      courses(first: Int): CourseConnection
      find(filter: Filter, any: Any): String
      number(n: Int!): Int
      fail(how: String!): String
    }
    type Mutation { change: Boolean }
  `);
  const fields = schema.getQueryType()!.getFields();
  const course: Record<string, unknown> = { id: '1', name: 'Swim' };
  course.course = course;
  fields.course!.resolve = () => {
    resolved.push('course');
    return course;
  };
  fields.courses!.resolve = () => {
    resolved.push('courses');
    return { nodes: [], pageInfo: { hasNextPage: false } };
  };
  fields.find!.resolve = () => 'found';
  fields.number!.resolve = (_parent, { n }) => n;
  fields.fail!.resolve = (_parent, { how }) => {
    throw failures[how]!();
  };
  schema.getMutationType()!.getFields().change!.resolve = () => true;
  return schema;
}

const failures: Record<string, () => unknown> = {
  app: () => new AppError('NOT_FOUND', 'Batch not found.'),
  fields: () => invalidField('name', 'The name field is required.'),
  limited: () => new AppError('RATE_LIMITED', 'Too Many Attempts.', { retryAfter: 7 }),
  wrapped: () => new GraphQLError('outer', { originalError: new Error('middle', { cause: failures.app!() }) }),
  fault: () => new Error('select secret from "user" at /home/service/file.ts'),
  claims: () => new GraphQLError('secret', { extensions: { code: 'BAD_USER_INPUT', sql: 'select' } }),
  argument: () => new GraphQLError('Argument "secret"'),
  away: () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
};

const error = vi.fn();
const log = { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() } as unknown as Logger;
const end = vi.fn(async () => {});
const context = () => ({ requestId: 'r-1', log, end }) as unknown as RequestContext;

async function serve(options: { introspection: boolean; production: boolean }) {
  const schema = testSchema();
  const apollo = createApollo({ schema, executor: createExecutor(schema, planless), log, ...options });
  await apollo.start();
  const app = express();
  app.use('/graphql', express.json({ limit: '2mb' }), withContext(context), graphqlHandler(apollo));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const stop = async () => {
    await apollo.stop();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, stop };
}

let open: Awaited<ReturnType<typeof serve>>;
let closed: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  open = await serve({ introspection: true, production: false });
  closed = await serve({ introspection: false, production: true });
});
afterAll(async () => {
  await open.stop();
  await closed.stop();
});
beforeEach(() => {
  vi.clearAllMocks();
  resolved.length = 0;
});

async function post(body: unknown, accept = RESPONSE, url = open.url) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|stacktrace|\bat .*:\d+:\d+|RangeError/);
  return { status: response.status, type: response.headers.get('content-type'), ...JSON.parse(text) };
}

const query = (source: string, variables?: object) => post({ query: source, variables });

describe('responses of the GraphQL endpoint', () => {
  test('contain the cost of the operation, and end the database session of the request exactly once', async () => {
    for (const _ of [1, 2, 3]) {
      const answer = await query('{ course { id } courses(first: 3) { nodes { id } } }');
      expect(answer).toMatchObject({
        status: 200,
        type: `${RESPONSE}; charset=utf-8`,
        data: { course: { id: '1' }, courses: { nodes: [] } },
        extensions: { cost: { requested: 1 + 1 + 3, limit: 20_000 } },
      });
    }
    expect(end).toHaveBeenCalledTimes(3);
    expect((await query('{ nothing }')).extensions).toEqual({ cost: { requested: 0, limit: 20_000 } });
    expect(end).toHaveBeenCalledTimes(4);
  });

  test('are sent before the database session has ended, even if ending the session fails', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    end.mockReturnValueOnce(promise);
    expect(await query('{ course { id } }')).toMatchObject({ status: 200, data: { course: { id: '1' } } });
    expect(error).not.toHaveBeenCalled();
    reject(new Error('lost'));
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'r-1' }), expect.any(String));
  });

  test('contain the schema for the standard introspection query, unless introspection is off', async () => {
    expect((await query(getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query');
    const refused = await post({ query: getIntrospectionQuery() }, RESPONSE, closed.url);
    expect(refused).toMatchObject({ status: 400, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  });
});

describe('errors of the GraphQL endpoint', () => {
  const fail = async (how: string) => (await query(`{ fail(how: "${how}") }`)).errors[0];
  const place = { locations: [{ line: 1, column: 3 }], path: ['fail'] };

  test('keep code and message if the service threw them intentionally', async () => {
    expect(await fail('app')).toEqual({ ...place, message: 'Batch not found.', extensions: { code: 'NOT_FOUND' } });
    expect(await fail('wrapped')).toEqual({ ...place, message: 'Batch not found.', extensions: { code: 'NOT_FOUND' } });
    expect((await fail('fields')).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { name: ['The name field is required.'] },
    });
    expect((await fail('limited')).extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 7 });
    expect(error).not.toHaveBeenCalled();
  });

  test.each(['fault', 'claims', 'argument'])(
    'are hidden and logged once if the service did not expect them: in the field %s',
    async (how) => {
      const masked = { ...place, message: 'Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
      expect(await fail(how)).toEqual(masked);
      expect(error).toHaveBeenCalledOnce();
      expect(error.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r-1', path: 'fail', err: expect.any(Error) });
      expect(await fail(how)).toEqual(masked);
      expect(await fail(how)).toEqual(masked);
    },
  );

  test('have the code SERVICE_UNAVAILABLE if the database cannot be reached', async () => {
    expect(await fail('away')).toEqual({
      ...place,
      message: 'Service Unavailable',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect(error).toHaveBeenCalledOnce();
  });

  test('do not reveal that a resolver returned null for a non-null field', async () => {
    for (const _ of [1, 2, 3]) {
      const { data, errors } = await query('{ course { strict } }');
      expect(data).toEqual({ course: null });
      expect(errors).toEqual([expect.objectContaining({ message: 'Server Error', path: ['course', 'strict'] })]);
    }
  });

  test('contain suggestions of names only if the schema is public', async () => {
    const sources = ['{ cours { id } }', 'query($c: Colour) { find(filter: {colour: $c}) }'];
    for (const source of sources) {
      const body = { query: source, variables: { c: 'REDD' } };
      expect((await post(body)).errors[0].message).toContain('Did you mean');
      expect((await post(body, RESPONSE, closed.url)).errors[0].message).not.toContain('Did you mean');
    }
  });
});

const repeated = (text: string, times: number) => text.repeat(times);
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const circle = `{ course { ...F0 } } ${many(350, (i) => `fragment F${i} on Course { ...F${(i + 1) % 350} ...F${(i + 7) % 350} }`)}`;
const explosion = `{ course { ...F0 } } ${many(13, (i) => `fragment F${i} on Course { ${many(20, (j) => `a${j}: course { ...F${i + 1} }`)} }`)} fragment F13 on Course { id }`;

const refusedDocuments: [string, object, string, RegExp][] = [
  ['no document', { query: '{' }, 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
  ['a null character', { query: '{ course\u0000 { id } }' }, 'GRAPHQL_PARSE_FAILED', /U\+0000/],
  ['only comments', { query: '# nothing' }, 'GRAPHQL_PARSE_FAILED', /Unexpected <EOF>/],
  ['too many tokens', { query: `{ ${repeated('course ', 5_000)} }` }, 'GRAPHQL_PARSE_FAILED', /4000 tokens/],
  ['too much text', { query: `{ course { id } } #${repeated('x', 300_000)}` }, 'GRAPHQL_PARSE_FAILED', /200000/],
  ['an unknown field', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED', /Cannot query field/],
  ['__proto__ as a field', { query: '{ __proto__ }' }, 'GRAPHQL_VALIDATION_FAILED', /Cannot query field/],
  ['__proto__ as an argument', { query: '{ find(__proto__: 1) }' }, 'GRAPHQL_VALIDATION_FAILED', /Unknown argument/],
  ['__proto__ in a literal', { query: '{ find(filter: {__proto__: 1}) }' }, 'GRAPHQL_VALIDATION_FAILED', /not defined/],
  ['constructor as a fragment', { query: '{ ...constructor }' }, 'GRAPHQL_VALIDATION_FAILED', /Unknown fragment/],
  ['a circle', { query: '{ course { ...A } } fragment A on Course { ...A }' }, 'BAD_USER_INPUT', /within itself/],
  ['a large circle', { query: circle }, 'BAD_USER_INPUT', /within itself/],
  [
    'too many levels',
    { query: `{ ${repeated('course {', 15)} id ${repeated('}', 16)}` },
    'BAD_USER_INPUT',
    /16 levels/,
  ],
  [
    'too many aliases',
    { query: `{ course { ${many(1_300, (i) => `a${i}: id`)} } }` },
    'BAD_USER_INPUT',
    /1300 aliases/,
  ],
  ['exploding fragments', { query: explosion }, 'BAD_USER_INPUT', /\d{10,} aliases/],
  [
    'too many directives',
    { query: `{ course ${repeated('@skip ', 1_900)} { id } }` },
    'BAD_USER_INPUT',
    /1900 directives/,
  ],
  ['unknown directives', { query: `{ course ${repeated('@aa', 50)} { id } }` }, 'BAD_USER_INPUT', /directive "@aa"/],
  [
    'repeated directives',
    { query: `{ course ${repeated('@skip(if: true) ', 50)} { id } }` },
    'BAD_USER_INPUT',
    /"@skip" can only be used once/,
  ],
  ['too many root fields', { query: `{ ${repeated('course { id } ', 31)} }` }, 'BAD_USER_INPUT', /31 root fields/],
  [
    'a wrong enum value',
    { query: 'query($f: Filter) { find(filter: $f) }', variables: { f: { colour: 'X' } } },
    'BAD_USER_INPUT',
    /Variable "\$f"/,
  ],
  ['an absent variable', { query: 'query($n: Int!) { number(n: $n) }' }, 'BAD_USER_INPUT', /Variable "\$n"/],
  [
    'variables named __proto__',
    { query: 'query($f: Filter) { find(filter: $f) }', variables: JSON.parse('{"f": {"__proto__": {"x": 1}}}') },
    'BAD_USER_INPUT',
    /not defined by type/,
  ],
  [
    'an unknown operation',
    { query: 'query A { course { id } }', operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE',
    /Unknown operation/,
  ],
  [
    'no choice of operation',
    { query: 'query A { course { id } } query B { course { id } }' },
    'OPERATION_RESOLUTION_FAILURE',
    /Must provide operation name/,
  ],
];

describe('GraphQL documents that are refused', () => {
  test.each(refusedDocuments)('return an error and no data: %s', async (_name, body, code, message) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, type: `${RESPONSE}; charset=utf-8` });
    expect(answer).not.toHaveProperty('data');
    expect(answer.errors[0].message).toMatch(message);
    expect(answer.errors[0].extensions.code).toBe(code);
    expect(answer.extensions.cost.limit).toBe(20_000);
    expect(await post(body, JSON_ONLY)).toMatchObject({
      status: 200,
      type: `${JSON_ONLY}; charset=utf-8`,
      errors: answer.errors,
    });
    if (code === 'BAD_USER_INPUT') expect(answer.errors).toHaveLength(1);
    expect(resolved).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    expect(end).toHaveBeenCalledTimes(2);
  });

  test('return at most five of the errors in the document', async () => {
    const { errors } = await query(`{ ${many(29, (i) => `nothing${i}`)} }`);
    expect(errors).toHaveLength(5);
    expect(errors.at(-1).message).toBe('Too many validation errors, error limit reached. Validation aborted.');
  });

  test('return their cost if it exceeds the limit, and are not executed', async () => {
    const source =
      'query($n: Int) { course { id } courses(first: $n) { nodes { courses(first: $n) { nodes { course { courses(first: $n) { nodes { id } } } } } } } }';
    expect((await query(source, { n: 5 })).status).toBe(200);
    resolved.length = 0;
    for (const _ of [1, 2, 3]) {
      const answer = await query(source, { n: 100 });
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual([
        { message: expect.stringMatching(/1030202 rows; the limit is 20000/), extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect(answer.extensions.cost).toEqual({ requested: 1_030_202, limit: 20_000 });
    }
    expect(resolved).toEqual([]);
    expect(end).toHaveBeenCalledTimes(4);
  });

  const shapes: Record<string, (depth: number) => string> = {
    list: (depth) => `{ find(any: ${repeated('[', depth)}${repeated(']', depth)}) }`,
    'typed list': (depth) => `{ find(filter: {list: ${repeated('[', depth)}${repeated(']', depth)}}) }`,
    'open list': (depth) => `{ find(any: ${repeated('[', depth)}`,
    object: (depth) => `{ find(filter: ${repeated('{inner: ', depth)}{}${repeated('}', depth)}) }`,
    'open object': (depth) => `{ find(any: ${repeated('{a:', depth)}`,
    selection: (depth) => `{ ${repeated('course{', depth)}id${repeated('}', depth)} }`,
    'open selection': (depth) => `{ ${repeated('course{', depth)}`,
    'inline fragment': (depth) => `{ ${repeated('...{', depth)}__typename${repeated('}', depth)} }`,
    type: (depth) => `query($a: ${repeated('[', depth)}Int${repeated(']', depth)}) { find(any: $a) }`,
    'open type': (depth) => `query($a: ${repeated('[', depth)}`,
  };
  test.each(Object.entries(shapes))(
    'never cause a server error, even if they contain a %s of any depth',
    async (_name, shape) => {
      for (const depth of [10, 500, 900, 990, 1_200, 1_320, 1_900, 1_985, 2_500, 3_900, 20_000]) {
        const answer = await query(shape(depth));
        expect([200, 400]).toContain(answer.status);
        for (const { extensions } of answer.errors ?? []) {
          expect(extensions.code).toMatch(/^(GRAPHQL_(PARSE|VALIDATION)_FAILED|BAD_USER_INPUT)$/);
        }
      }
      expect(error).not.toHaveBeenCalled();
    },
  );

  test('never cause a server error, even if their variables are deeply nested', async () => {
    const list = `${repeated('[', 20_000)}${repeated(']', 20_000)}`;
    for (const variables of [
      `{"f": {"list": ${list}}}`,
      `{"f": ${repeated('{"inner":', 5_000)}{}${repeated('}', 5_000)}}`,
      `{"x": ${list}}`,
    ]) {
      const response = await fetch(open.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: RESPONSE },
        body: `{"query": "query($f: Filter) { find(filter: $f) }", "variables": ${variables}}`,
      });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      expect(response.status).toBeLessThan(500);
      expect(errors?.[0]?.extensions.code ?? 'BAD_USER_INPUT').toBe('BAD_USER_INPUT');
    }
  });
});

describe('malformed requests to the GraphQL endpoint', () => {
  test.each([
    ['with an empty query', { query: '' }],
    ['without a query', { variables: {} }],
    ['with an empty object', {}],
    ['with a batch', [{ query: '{ course { id } }' }]],
    ['with variables as a list', { query: '{ course { id } }', variables: [] }],
    ['with variables as a string', { query: '{ course { id } }', variables: '{}' }],
    ['with a number as query', { query: 5 }],
    ['with a document as query', { query: { kind: 'Document' } }],
    ['with an operationName that is no string', { query: '{ course { id } }', operationName: {} }],
    ['with a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  ])('are refused %s', async (_name, body) => {
    for (const accept of [RESPONSE, JSON_ONLY]) {
      const answer = await post(body, accept);
      expect([400, 200]).toContain(answer.status);
      if (answer.status === 200) expect(answer.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
      else expect(answer.errors[0].extensions).toEqual({ code: 'BAD_REQUEST' });
      expect(answer.extensions.cost).toEqual({ requested: 0, limit: 20_000 });
    }
    expect(resolved).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  const get = (source: string, headers: Record<string, string>) =>
    fetch(`${open.url}?query=${encodeURIComponent(source)}`, { headers });

  test('are refused as GET for a mutation, or without a header that forces a CORS preflight', async () => {
    const preflighted = { 'apollo-require-preflight': 'true', accept: JSON_ONLY };
    expect((await get('{ course { id } }', preflighted)).status).toBe(200);
    const mutation = await get('mutation { change }', preflighted);
    expect(mutation.status).toBe(405);
    expect(mutation.headers.get('allow')).toBe('POST');
    const forged = await get('{ course { id } }', { accept: JSON_ONLY });
    expect(forged.status).toBe(400);
    expect(JSON.stringify(await forged.json())).toContain('CSRF');
  });

  test('get no landing page, and get 406 if they accept no JSON', async () => {
    const page = await fetch(open.url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toContain('json');
    expect((await get('{ course { id } }', { accept: 'image/png', 'apollo-require-preflight': 'true' })).status).toBe(
      406,
    );
  });

  test.each([
    ['*/*', JSON_ONLY],
    ['application/*;q=0.5, text/html', JSON_ONLY],
    [`${RESPONSE}, ${JSON_ONLY};q=0.9`, RESPONSE],
    [`${JSON_ONLY}, ${RESPONSE}`, JSON_ONLY],
    [`${RESPONSE};q=0.1, */*;q=0.2`, JSON_ONLY],
    [`${JSON_ONLY};q=0, */*`, RESPONSE],
    [`multipart/mixed, ${RESPONSE}, ${JSON_ONLY}`, RESPONSE],
  ])('with Accept: %s get a response with %s', async (accept, type) => {
    expect(await post({ query: '{ nothing }' }, accept)).toMatchObject({
      status: type === JSON_ONLY ? 200 : 400,
      type: `${type}; charset=utf-8`,
    });
  });
});
