import 'reflect-metadata';
import { readFileSync, statSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { describeApi, type OpenApi, printDescription } from '../../rest/openapi/document.ts';
import { modules } from '../../src/features/index.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { papersOf } from '../../src/platform/graphql/schema-papers.ts';
import { testApp } from '../support/app.ts';
import { assertDescribed } from '../support/description.ts';
import { routes } from '../support/routes.ts';
import { schema } from '../support/service-schema.ts';

const FILE = 'rest/openapi.json';
const text = readFileSync(FILE, 'utf8');
const printed: OpenApi = JSON.parse(text);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Returns the description with every reference replaced by its content, and without the examples, which have their own
 * test. A schema within itself is replaced by its name.
 */
function inFull({ components, ...description }: OpenApi): unknown {
  const inside: string[] = [];
  const full = (value: any): any => {
    if (Array.isArray(value)) return value.map(full);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, example, examples, ...members } = value;
    const own = Object.fromEntries(Object.entries(members).map(([key, each]) => [key, full(each)]));
    if (typeof $ref !== 'string') return own;
    if (inside.includes($ref)) return { inside: $ref };
    const [, , kind = '', name = ''] = $ref.split('/');
    const part = components[kind]?.[name];
    if (!part) throw new Error(`There is no ${$ref}.`);
    inside.push($ref);
    const found = { ...full(part), ...own };
    inside.pop();
    return found;
  };
  return JSON.parse(JSON.stringify(full(description)));
}

/** Operations that the service serves without a route, because their responses are no JSON. */
const APART = ['get /files/{id}/content', ...papersOf(schema).map(({ path }) => `get ${path.replace(':id', '{id}')}`)];

const isOperation = (value: unknown): boolean => Object.hasOwn(Object(value), 'operationId');

describe('OpenAPI description', () => {
  test('equals rest/openapi.json, which `npm run openapi` writes', () => {
    const derived = describeApi(schema, routes, version);
    expect(inFull(printed)).toEqual(inFull(derived));
    expect(text).toBe(printDescription(printed));
  });

  test('has at most 4,130 bytes per operation, and its TypeScript types have at most 3,220 bytes per operation', () => {
    const operations = Object.values(printed.paths)
      .flatMap((item) => Object.values(item))
      .filter(isOperation).length;
    expect(statSync(FILE).size).toBeLessThanOrEqual(4_130 * operations);
    expect(statSync('client/rest/api.d.ts').size).toBeLessThanOrEqual(3_220 * operations);
  });

  test('describes each operation completely: purpose, parameters, body and responses', () => {
    const { paths } = inFull(printed) as { paths: Record<string, Record<string, any>> };
    const operations = Object.values(paths).flatMap((item) => Object.values(item).filter((it) => it.operationId));
    expect(operations).toHaveLength(
      routes.length + routes.filter(({ method }) => method === 'put').length + APART.length,
    );
    for (const { operationId, summary, tags, parameters = [], requestBody, responses } of operations) {
      expect(summary, operationId).toMatch(/\w/);
      expect(tags, operationId).toHaveLength(1);
      for (const parameter of parameters) {
        expect(parameter, operationId).toEqual(
          expect.objectContaining({ name: expect.any(String), in: expect.any(String), schema: expect.any(Object) }),
        );
        expect(parameter.description, `${operationId} ${parameter.name}`).toMatch(/\w/);
      }
      const bodies = [...(requestBody ? [requestBody] : []), ...Object.values<any>(responses)];
      for (const { content } of bodies) {
        for (const { schema } of Object.values<any>(content ?? {})) {
          const keywords = Object.keys(schema);
          expect(
            ['type', 'allOf', 'oneOf', 'anyOf'].some((each) => keywords.includes(each)),
            operationId,
          ).toBe(true);
        }
      }
      for (const [status, { description, headers }] of Object.entries<any>(responses)) {
        expect(description, `${operationId} ${status}`).toMatch(/\w/);
        expect(headers, `${operationId} ${status}`).toHaveProperty('X-Request-Id.schema');
      }
      for (const status of [400, 429, 500, 503]) expect(responses, operationId).toHaveProperty(String(status));
    }
  });

  test('contains only components that an operation uses', () => {
    for (const [kind, parts] of Object.entries<Record<string, unknown>>(printed.components)) {
      if (kind === 'securitySchemes') continue;
      for (const name of Object.keys(parts)) expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
  });

  test('uses the paths, names and statuses of REST, and no names of GraphQL', () => {
    const texts = [...text.matchAll(/"(?:description|summary)":"((?:[^"\\]|\\.)*)"/g)].map(([, it]) => it as string);
    const codes = /\b(?:BAD_USER_INPUT|CONFLICT|RATE_LIMITED|NOT_FOUND|FORBIDDEN|UNAUTHENTICATED)\b/;
    expect(texts.filter((it) => codes.test(it))).toEqual([]);
    expect(
      texts.filter((it) => /`[a-z]+[A-Z]\w*`|`(?:take_roll_call|decide_time_off|class_sessions)`/.test(it)),
    ).toEqual([]);
    const { post } = printed.paths['/sessions/{id}/attendance'] as Record<string, any>;
    expect(`${post.summary} ${post.description}`).toContain('like `POST /attendance`');
  });

  test('contains every route of the service and no other routes', () => {
    const described = Object.entries(printed.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method !== 'parameters')
        .map((method) => `${method} ${path}`),
    );
    const served = routes.flatMap(({ method, path }) =>
      (method === 'put' ? ['put', 'patch'] : [method]).map((each) => `${each} ${path.replace(':id', '{id}')}`),
    );
    expect(described.toSorted()).toEqual([...served, ...APART].toSorted());
  });

  test('satisfies the recommended rules of redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const lint = async (source: string) =>
      (await lintFromString({ source, config })).map(({ ruleId, message }) => `${ruleId}: ${message}`);
    expect(await lint(text)).toEqual([]);
    const { openapi, info } = printed;
    expect(await lint(JSON.stringify({ openapi, info, paths: {} }))).toContainEqual(
      expect.stringMatching(/^no-empty-servers/),
    );
  });

  test('marks deprecated operations, parameters, input fields and response fields as deprecated', () => {
    const reason = 'Use the other one until 2027-06-01.';
    const own = buildServiceSchema(modules);
    const fields = (name: string) => (own.getType(name) as { getFields(): Record<string, object> }).getFields();
    Object.assign(fields('Mutation').createDepartment as object, { deprecationReason: reason });
    Object.assign(fields('DepartmentFilter').search as object, { deprecationReason: reason });
    Object.assign(fields('CreateDepartmentInput').headStaffId as object, { deprecationReason: reason });
    Object.assign(fields('Department').headStaffId as object, { deprecationReason: reason });
    const { paths, components }: Record<string, any> = describeApi(own, routes, version);
    const { get, post } = paths['/departments'];
    const { Department, CreateDepartmentInput } = components.schemas;
    const search = get.parameters.find(({ name }: { name?: string }) => name === 'search');
    const told = [search, Department.properties.head_staff_id, CreateDepartmentInput.properties.head_staff_id];
    for (const it of [post, ...told]) {
      expect(it).toMatchObject({ deprecated: true, description: expect.stringContaining(`Deprecated: ${reason}`) });
    }
    expect(get).not.toHaveProperty('deprecated');
  });

  test('cannot be built from operations that do not match the schema', () => {
    expect(() => describeApi(buildSchema('type Query { a: Int }'), routes, version)).toThrow(/do not fit the schema/);
  });
});

describe('GET /api/v1/openapi.json', () => {
  const ask = async (init?: RequestInit) => fetch(`${(await testApp()).url}/api/v1/openapi.json`, init);

  test('returns the description without a token, and allows caching', async () => {
    const { status, headers, ...answer } = await ask().then(async (it) => ({
      status: it.status,
      headers: it.headers,
      text: await it.text(),
    }));
    expect({ status, text: answer.text }).toEqual({ status: 200, text });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await ask({ headers: { 'if-none-match': headers.get('etag') as string } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('supports only GET, HEAD and OPTIONS', async () => {
    const head = await ask({ method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await ask({ method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD']);
    const refused = await ask({ method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow'), await refused.json()]).toEqual([
      405,
      'GET, HEAD',
      {
        message: 'The DELETE method is not supported for route api/v1/openapi.json. Supported methods: GET, HEAD.',
      },
    ]);
  });
});

describe('a response that differs from the OpenAPI description', () => {
  const headers = (more: Record<string, string> = {}) =>
    new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'a', ...more });
  const user = { id: '018f4e6a-7c2b-7d3e-8f90-123456789abc', name: 'Ann', email: 'ann@example.test' };
  const at = '2026-01-05T10:00:00.000Z';
  const answer = {
    user: { ...user, email_verified_at: null, created_at: at, updated_at: at },
    token: 'token',
    expires_at: at,
  };
  const seen = (body: unknown, status = 200, more = headers()) => ({
    status,
    headers: more,
    text: JSON.stringify(body),
  });
  const check = (it: ReturnType<typeof seen>) => () => assertDescribed('POST', '/auth/login', it);

  test('causes an error in every test that receives it', () => {
    expect(check(seen(answer))).not.toThrow();
    expect(check(seen({ ...answer, token: 7 }))).toThrow(/\/token must be string/);
    expect(check(seen({ ...answer, secret: 'x' }))).toThrow(/unevaluated/);
    expect(check(seen({ ...answer, user: { ...answer.user, age: 7 } }))).toThrow(/unevaluated/);
    expect(check(seen({ ...answer, expires_at: 'soon' }))).toThrow(/date-time/);
    expect(check(seen({ user: answer.user, expires_at: at }))).toThrow(/required property 'token'/);
    expect(check(seen({ message: 'x' }, 418))).toThrow(/418, which is not described/);
    expect(check(seen({ text: 'x' }, 401))).toThrow(/required property 'message'/);
    expect(check(seen(answer, 200, headers({ 'content-type': 'text/html' })))).toThrow(/text\/html/);
    expect(check(seen(answer, 200, new Headers({ 'content-type': 'application/json' })))).toThrow(/X-Request-Id/);
    expect(check(seen({ message: 'x' }, 429))).toThrow(/Retry-After/);
  });
});
