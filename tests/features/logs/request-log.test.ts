import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordingLogger } from '../../platform/http/http-test.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../../support/seed.ts';

const PASSWORD = 'correct horse battery';
const { log, lines } = recordingLogger();
let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '5', REGISTER_LIMIT_PER_HOUR: '0' }, undefined, log);
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});
afterAll(() => app.stop());

/** Sends one request. Returns the last log line of the request as `line`, and its other log lines as `others`. */
async function logged(credentials: Credentials, request: (as: Credentials) => Promise<unknown>) {
  const requestId = randomUUID();
  await request({ ...credentials, headers: { 'x-request-id': requestId } });
  const ofRequest = () => lines.filter((line) => line.requestId === requestId);
  await vi.waitFor(() => expect(ofRequest().at(-1)?.msg).toMatch(/^request /), { timeout: 60_000 });
  const [line, ...others] = ofRequest().toReversed();
  return { line: line as Record<string, any>, others };
}

const graphql = (credentials: Credentials, query: string, variables?: object) =>
  logged(credentials, (as) => gql(app, as, query, variables));

/** Posts any JSON to the GraphQL endpoint. */
const posted = (credentials: Credentials, body: unknown) =>
  logged(credentials, ({ token, headers }) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );

describe('log line of a GraphQL request', () => {
  it('contains operation, user, academy, address and cost', async () => {
    const { line, others } = await graphql(admin, 'query Dashboard { students(first: 3) { nodes { name } } }');
    expect(line).toEqual({
      level: 30,
      time: expect.any(String),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: expect.any(String),
      req: { method: 'POST', path: '/graphql' },
      res: { status: 200 },
      durationMs: expect.any(Number),
      operation: 'Dashboard',
      userId: admin.userId,
      academyId: academy.id,
      address: '127.0.0.1',
      cost: 4,
      msg: 'request completed',
    });
    expect(others).toEqual([]);
  });

  it('omits user and academy if the request is anonymous, and the operation if it has no name', async () => {
    const { line } = await graphql({}, '{ __typename }');
    expect(line).toMatchObject({ address: '127.0.0.1', cost: 0 });
    for (const field of ['operation', 'userId', 'academyId', 'errorCodes']) expect(line).not.toHaveProperty(field);
  });

  it('contains only the name of the executed operation, if the document has several', async () => {
    const query = 'query One { me { id } } query Two { me { name } }';
    const { line } = await posted(admin, { query, operationName: 'Two' });
    expect(line).toMatchObject({ operation: 'Two', cost: 1 });
    const { line: undecided } = await posted(admin, { query });
    expect(undecided).toMatchObject({ errorCodes: ['OPERATION_RESOLUTION_FAILURE'] });
    expect(undecided).not.toHaveProperty('operation');
    const { line: unknown } = await posted(admin, { query, operationName: 'nobody@example.test' });
    expect(unknown).toMatchObject({ errorCodes: ['OPERATION_RESOLUTION_FAILURE'] });
    expect(JSON.stringify(unknown)).not.toContain('nobody@');
  });

  it('truncates long operation names', async () => {
    const { line } = await graphql(admin, `query ${'N'.repeat(5_000)} { __typename }`);
    expect(line.operation).toBe('N'.repeat(100));
  });

  it('lists each error code once, in the order of the response', async () => {
    const teacher = await academy.as('teacher');
    const deletion = (alias: string) => `${alias}: deleteDepartment(id: "${randomUUID()}") { message }`;
    const { line } = await graphql(
      teacher,
      `mutation Denied { ${deletion('a')} ${deletion('b')} login(input: { email: "x@y.test", password: "12345678" }) { token } }`,
    );
    expect(line).toMatchObject({
      operation: 'Denied',
      userId: teacher.userId,
      errorCodes: ['FORBIDDEN', 'UNAUTHENTICATED'],
    });
  });

  it.each([
    ['cannot be parsed', 'query Broken {', 'GRAPHQL_PARSE_FAILED'],
    ['does not match the schema', 'query Broken { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('contains the error code, but no operation, for a document that %s', async (_what, query, code) => {
    const { line } = await graphql(admin, query);
    expect(line).toMatchObject({ errorCodes: [code], cost: 0, userId: admin.userId });
    expect(line).not.toHaveProperty('operation');
  });

  it('contains name and cost of an operation above the cost limit', async () => {
    const deep =
      '{ students(first: 100) { nodes { enrollments(first: 100) { nodes { student { enrollments(first: 100) { nodes { id } } } } } } } }';
    const { line } = await graphql(admin, `query Greedy ${deep}`);
    expect(line).toMatchObject({ operation: 'Greedy', errorCodes: ['BAD_USER_INPUT'] });
    expect(line.cost).toBeGreaterThan(20_000);
  });

  it.each([
    ['a batch of operations', [{ query: '{ __typename }' }, { query: '{ __typename }' }], 400, 'BAD_REQUEST'],
    ['an empty body', {}, 400, 'BAD_REQUEST'],
    [
      'a persisted query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      200,
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
  ])('contains the error code for %s', async (_what, body, status, code) => {
    const { line } = await posted(admin, body);
    expect(line).toMatchObject({ res: { status }, errorCodes: [code], userId: admin.userId });
    expect(line).not.toHaveProperty('operation');
  });

  it('contains an academy only if the caller is a member of it', async () => {
    const other = await seedAcademy(app);
    const { line } = await graphql(
      { token: admin.token, academyId: other.id },
      'query Peep { courses { totalCount } }',
    );
    expect(line).toMatchObject({ operation: 'Peep', userId: admin.userId, errorCodes: ['FORBIDDEN'] });
    expect(line).not.toHaveProperty('academyId');
  });
});

describe('log line of a REST request', () => {
  const requested = (credentials: Credentials, method: string, path: string, body?: unknown) =>
    logged(credentials, (as) => rest(app, as, method, path, body));

  it('contains the name of the stored operation, without values of the query string', async () => {
    const { line } = await requested(admin, 'GET', '/students?search=someone%40example.test');
    expect(line).toMatchObject({
      req: { method: 'GET', path: '/api/v1/students' },
      operation: 'students',
      userId: admin.userId,
      academyId: academy.id,
      address: '127.0.0.1',
    });
    expect(line).not.toHaveProperty('errorCodes');
    expect(JSON.stringify(line)).not.toContain('someone');
  });

  it('contains the name of the stored operation that the request body selects', async () => {
    const { line } = await requested(admin, 'POST', '/attendance', { batch_id: randomUUID(), records: [] });
    expect(line).toMatchObject({ operation: 'takeRollCall', errorCodes: ['BAD_USER_INPUT'] });
  });

  it.each([
    ['GET', '/students', 'students', 'UNAUTHENTICATED'],
    ['GET', '/nothing', undefined, 'NOT_FOUND'],
    ['DELETE', '/students', undefined, 'BAD_USER_INPUT'],
  ])('contains the error code if %s %s is requested without a token', async (method, path, operation, code) => {
    const { line } = await requested({}, method, path);
    expect(line).toMatchObject({ address: '127.0.0.1', errorCodes: [code] });
    expect([line.operation, line.userId]).toEqual([operation, undefined]);
  });

  it('contains the error code for a forbidden role and for a malformed body', async () => {
    const student = await academy.as('student');
    const { line: denied } = await requested(student, 'POST', '/departments', { name: 'Swimming' });
    expect(denied).toMatchObject({ operation: 'createDepartment', userId: student.userId, errorCodes: ['FORBIDDEN'] });
    const { line: broken } = await requested(admin, 'POST', '/departments', '{"name": "s3cret');
    expect(broken).toMatchObject({
      operation: 'createDepartment',
      res: { status: 400 },
      errorCodes: ['BAD_USER_INPUT'],
    });
    expect(JSON.stringify(broken)).not.toContain('s3cret');
  });
});

describe('log line of a failed login', () => {
  const signIn = (email: string, password: string) =>
    logged({}, (as) => rest(app, as, 'POST', '/auth/login', { email, password }));

  it('contains the account or "unknown", but neither the e-mail address nor the password of the request', async () => {
    const email = `${randomUUID()}@example.test`;
    const { userId } = await seedUser(app, { email });
    for (const [typed, account] of [
      [email, userId],
      [`x${email}`, 'unknown'],
    ] as const) {
      const { line, others } = await signIn(typed, PASSWORD);
      expect(line).toMatchObject({ operation: 'login', errorCodes: ['UNAUTHENTICATED'] });
      expect(others).toEqual([
        expect.objectContaining({ level: 30, msg: 'sign-in failed', account, address: '127.0.0.1' }),
      ]);
      expect(JSON.stringify([line, others])).not.toMatch(/example\.test|correct horse/);
    }
  });

  it('is written for each login field in a document', async () => {
    const attempt = (alias: string) =>
      `${alias}: login(input: { email: "${alias}@example.test", password: "${PASSWORD}" }) { token }`;
    const { others } = await graphql({}, `mutation Guess { ${attempt('a')} ${attempt('b')} }`);
    expect(others.map(({ msg, account }) => [msg, account])).toEqual(Array(2).fill(['sign-in failed', 'unknown']));
  });

  it('is not written for attempts above the rate limit, because these are refused before the account is read', async () => {
    const email = `${randomUUID()}@example.test`;
    for (let attempt = 0; attempt < 5; attempt++) await signIn(email, PASSWORD);
    const { line, others } = await signIn(email, PASSWORD);
    expect(line).toMatchObject({ operation: 'login', address: '127.0.0.1', errorCodes: ['RATE_LIMITED'] });
    expect(others).toEqual([]);
    expect(JSON.stringify(line)).not.toContain('example.test');
  });
});
