import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql } from '../../support/clients.ts';
import { type Member, seedAcademy } from '../../support/seed.ts';

const DOCUMENTED = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'ACADEMY_REQUIRED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
];

const deep = (count: number, open: string, close: string) => open.repeat(count) + close.repeat(count);

const hostile: Record<string, string> = {
  'a literal nested 20,000 lists deep': `{ students(filter: { search: ${deep(20_000, '[', ']')} }) { totalCount } }`,
  'a literal nested 20,000 objects deep': `{ students(filter: ${'{a:'.repeat(20_000)}1${'}'.repeat(20_000)}) { totalCount } }`,
  'a selection nested 20,000 levels deep': `{ ${'students { nodes { '.repeat(10_000)} id ${'}'.repeat(20_000)} }`,
  'a selection above the depth limit': `{ students { nodes { ${'parents { nodes { students { nodes { '.repeat(9)} id ${'} } } }'.repeat(9)} } } }`,
  'a fragment that spreads itself': '{ ...a } fragment a on Query { students { totalCount } ...a }',
  'a circle of fragments': '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  'fragments that expand exponentially': `{ ...f0 } ${Array.from({ length: 30 }, (_, n) => `fragment f${n} on Query { ${n < 29 ? `...f${n + 1} ...f${n + 1}` : 'me { id }'} }`).join(' ')}`,
  'four thousand aliases': `{ ${Array.from({ length: 4_000 }, (_, n) => `a${n}: me { id }`).join(' ')} }`,
  'a thousand directives': `{ me { id ${'@include(if: true) '.repeat(1_000)} } }`,
  'nested lists above the cost limit':
    '{ students(first: 100) { nodes { enrollments(first: 100) { nodes { batch { enrollments(first: 100) { nodes { id } } } } } } } }',
  'introspection of the same types under many aliases': `{ __schema { types { ${Array.from({ length: 40 }, (_, n) => `a${n}: fields { type { fields { name } } }`).join(' ')} } } }`,
  'a page that is too large': '{ students(first: 101) { nodes { id } } }',
  'a null character in a string': '{ students(filter: { search: "a\\u0000b" }) { totalCount } }',
  'a null character in the document': '{ students\u0000 { totalCount } }',
  'an unpaired surrogate': '{ students(filter: { search: "\\ud800" }) { totalCount } }',
  '__proto__ as a field': '{ __proto__ { id } }',
  '__proto__ as an alias': '{ __proto__: nothing }',
  'a malformed id in a filter': '{ students(filter: { batchId: "1 or 1=1" }) { totalCount } }',
  'a malformed id in a mutation': 'mutation { deleteBatch(id: "x") { message } }',
  'a malformed cursor': '{ students(after: "%00") { nodes { id } } }',
  'a forged cursor': `{ students(after: "${Buffer.from('["createdAt-id-","x","y"]').toString('base64url')}") { nodes { id } } }`,
  'an integer beyond 32 bits': '{ students(first: 99999999999) { nodes { id } } }',
  'an offset beyond the integer range': '{ students(offset: 99999999999999999999) { nodes { id } } }',
  'an unknown enum value': '{ batches(filter: { status: SLEEPING }) { totalCount } }',
  'an unknown input field': 'mutation { createDepartment(input: { name: "x", academyId: "y" }) { id } }',
  'a date that is not in the calendar':
    'mutation { createBatch(input: { courseId: "x", name: "x", startDate: "2026-02-30", endDate: "2026-03-01", startTime: "9:00", endTime: "10:00", daysOfWeek: [MONDAY] }) { id } }',
  'an empty document': '',
  'a document without an operation': 'fragment a on Query { me { id } }',
  'two operations without an operation name': 'query a { me { id } } query b { me { id } }',
  'a subscription': 'subscription { me { id } }',
};

describe('hostile GraphQL request', () => {
  let app: TestApp;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    admin = await (await seedAcademy(app)).as('academy_admin');
  });

  it.each(Object.entries(hostile))('is refused with a documented error code: %s', async (_name, query) => {
    const { result, statements } = await app.counting(() => gql(app, admin, query));
    expect(result.status).toBeLessThan(500);
    expect(result.errors?.length).toBeGreaterThan(0);
    for (const error of result.errors ?? []) {
      expect(DOCUMENTED).toContain(error.extensions.code);
      expect(JSON.stringify(error)).not.toMatch(/node_modules|\.[jt]s:\d|select |insert |SQLITE|\bat \w+ \(/i);
    }
    // the service reads the login session, and perhaps the row that a mutation changes, but no lists
    expect(statements.filter((sql) => /from "?(students|batches)"? as t/.test(sql))).toEqual([]);
  });

  it('is refused if its cost exceeds the limit, before any SQL statement except the one that reads the login session', async () => {
    const query = hostile['nested lists above the cost limit'] as string;
    const { result, statements } = await app.counting(() => gql(app, admin, query));
    expect(result.extensions.cost.requested).toBeGreaterThan(result.extensions.cost.limit);
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', '{"query":', 'application/json', 400],
    ['form data', 'query=%7Bme%7Bid%7D%7D', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{ me { id } }', 'text/plain', 415],
    ['an array of operations', '[{"query":"{ me { id } }"}]', 'application/json', 400],
    ['variables that are a list', '{"query":"{ me { id } }","variables":[]}', 'application/json', 400],
    ['a body of 10 MB', `{"query":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413],
    ['a __proto__ key', '{"__proto__":{"query":"{ me { id } }"}}', 'application/json', 400],
  ])('gets a JSON response with status 4xx: %s', async (_name, body, contentType, status) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': contentType, authorization: `Bearer ${admin.token}` },
      body,
    });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      status,
      expect.objectContaining({ errors: [expect.objectContaining({ message: expect.any(String) })] }),
    ]);
    expect(text).not.toMatch(/node_modules|\bat \w+ \(/);
  });

  it.each([
    ['query ($v: Boolean = true) { me { id @include(if: $v) } }', 'Argument "if" of non-null type "Boolean!"'],
    ['query ($v: Boolean = true) { me { id @skip(if: $v) } }', 'Argument "if" of non-null type "Boolean!"'],
    ['query ($v: Boolean = true) { members(first: 1) { nodes { id @skip(if: $v) } } }', 'Argument "if"'],
    ['query ($v: ID = "x") { student(id: $v) { id } }', 'Argument "id" of non-null type "ID!"'],
    ['query ($v: [ID!] = "x") { nodes(ids: $v) { id } }', 'Argument "ids" of non-null type "[ID!]!"'],
    ['query ($v: ID = "x") { nodes(ids: [$v]) { id } }', 'Argument "ids"'],
    ['query ($v: StudentStatus = ACTIVE) { students(filter: { statusIn: [$v] }) { totalCount } }', 'Argument "filter"'],
    ['query ($v: Date = "2026-11-30") { timetable(from: $v, to: "2026-12-01") { date } }', 'Argument "from"'],
    ['mutation ($v: ID = "x") { updateStudent(id: $v, input: { city: "x" }) { id } }', 'Argument "id"'],
  ])('gets BAD_USER_INPUT for null in a variable with a default value: %s', async (query, message) => {
    for (const _ of [1, 2, 3]) {
      const { errors } = await gql(app, admin, query, { v: null });
      expect(errors?.map((error) => error.extensions.code)).toEqual(['BAD_USER_INPUT']);
      expect(errors?.[0]?.message).toContain(message);
    }
  });

  it.each([
    'query ($v: Date!) { timetable(from: $v, to: "2026-11-30") { date } }',
    'query ($v: Date!) { monthlyReport(filter: { from: $v }) { totalCount } }',
    'query ($v: Date!) { clashes(filter: { from: "2026-11-30", to: $v }) { totalCount } }',
    'query ($v: ClashKind!) { clashes(filter: { kind: $v }) { totalCount } }',
  ])('gets BAD_USER_INPUT for an object that has no text: %s', async (query) => {
    for (const v of [{ toString: 1 }, { toString: null }, [{ toString: 1 }]]) {
      expect(codes(await gql(app, admin, query, { v }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('is refused if it is sent as GET without a header that forces a CORS preflight', async () => {
    const response = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ __typename }')}`);
    expect(response.status).toBe(400);
  });
});
