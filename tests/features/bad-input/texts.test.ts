import 'reflect-metadata';
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../../rest/operations.ts';
import { routes } from '../../../rest/routes/index.ts';
import { modules } from '../../../src/features/index.ts';
import { buildServiceSchema } from '../../../src/platform/graphql/schema.ts';
import { snakeCase } from '../../../src/platform/validation/messages.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql, rest } from '../../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../../support/full-academy.ts';
import { idIn, lists, mutations, ODD_TEXTS, selectionOf, textPaths, valuesFor } from './texts.ts';

const FAULTS = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

const inSnakeCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), inSnakeCase(inner)]));
};

describe('odd text is refused or taken, never a fault', () => {
  let app: TestApp;
  let full: FullAcademy;
  const operations = loadOperations(buildServiceSchema(modules));

  beforeAll(async () => {
    app = await testApp();
    full = await seedFullAcademy(app);
  });

  it('in so many places', () => {
    expect(mutations.flatMap(({ args }) => textPaths(args)).length).toBeGreaterThan(150);
    expect(lists.flatMap(({ args }) => textPaths(args)).length).toBeGreaterThan(50);
  });

  /** Asks for a root field once for each odd text at a path of its arguments, in one document. */
  async function askedOddly(kind: string, field: (typeof mutations)[number], path: string) {
    const variables: Record<string, unknown> = {};
    const fields = ODD_TEXTS.map((odd, index) => {
      const idOf = (name: string) => idIn(full, name === 'id' ? field.name : name);
      const values = valuesFor(field.args, idOf, path, odd);
      for (const [name, value] of Object.entries(values)) variables[`${name}${index}`] = value;
      const given = Object.keys(values).map((name) => `${name}: $${name}${index}`);
      return `f${index}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selectionOf(field)}`;
    });
    const typeOf = new Map(field.args.map(({ name, type }) => [name, String(type)]));
    const declared = Object.keys(variables).map((name) => `$${name}: ${typeOf.get(name.replace(/\d+$/, ''))}`);
    const text = `${kind} (${declared.join(', ')}) { ${fields.join(' ')} }`;
    // what variables refuse is told for all of them at once, so each is asked alone then
    const together = await gql(app, full.admin, text, variables);
    if (together.data) return [together];
    return Promise.all(
      fields.map((one, index) => {
        const own = Object.keys(variables).filter((name) => name.match(/\d+$/)?.[0] === String(index));
        const types = own.map((name) => `$${name}: ${typeOf.get(name.replace(/\d+$/, ''))}`);
        const document = `${kind} (${types.join(', ')}) { ${one} }`;
        return gql(app, full.admin, document, Object.fromEntries(own.map((name) => [name, variables[name]])));
      }),
    );
  }

  const faultsOf = (answers: readonly { errors?: { message: string; extensions: { code: string } }[] }[]) =>
    answers.flatMap(({ errors }) => errors ?? []).filter(({ extensions }) => FAULTS.includes(extensions.code));

  it.each(mutations.flatMap((field) => textPaths(field.args).map((path) => [field.name, path, field] as const)))(
    'mutation %s, %s',
    async (_name, path, field) => {
      const answers = await askedOddly('mutation', field, path);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(faultsOf(answers)).toEqual([]);
    },
  );

  it.each(lists.flatMap((field) => textPaths(field.args).map((path) => [field.name, path, field] as const)))(
    'query %s, %s',
    async (_name, path, field) => {
      const answers = await askedOddly('query', field, path);
      expect(faultsOf(answers)).toEqual([]);
    },
  );

  const pathOf = (path: string, operation: string) => path.replace(':id', idIn(full, operation));

  /** The fields of a route's body: those of the variable `input`, or the variables themselves. */
  function bodyOf(route: (typeof routes)[number]) {
    const variables = operations.get(route.operation)?.variables;
    const input = variables?.get('input');
    const type = input && getNamedType(input);
    if (isInputObjectType(type)) return Object.values((type as GraphQLInputObjectType).getFields());
    if (route.body !== 'variables') return [];
    return [...(variables ?? [])]
      .filter(([name]) => name !== 'id')
      .map(([name, each]) => ({ name, type: each }) as never);
  }

  const written = routes.flatMap((route) =>
    textPaths(bodyOf(route)).map((path) => [route.method, route.path, path, route] as const),
  );

  it.each(written)('%s %s, %s', async (method, path, field, route) => {
    // the services behind are asked by GraphQL: here it is what reads bodies
    for (const odd of ['\ud800', 'half\ud800@example.test', 'nul\u0000@example.test']) {
      const body = inSnakeCase(valuesFor(bodyOf(route), (name) => idIn(full, name), field, odd));
      const answer = await rest(app, full.admin, method.toUpperCase(), pathOf(path, route.operation), body);
      expect(answer.status, JSON.stringify(odd)).toBeLessThan(500);
    }
  });

  /** Half characters cannot be written in a URL, but bytes that are no UTF-8. */
  const IN_URLS = ['%00', '%ed%a0%80', '%ff', '%zz', '%EF%BB%BF', '__proto__'];

  it.each(routes.filter(({ method }) => method === 'get'))('GET $path with odd parameters', async (route) => {
    const filter = operations.get(route.operation)?.variables.get('filter');
    const filters = isInputObjectType(filter) ? Object.keys(filter.getFields()).map(snakeCase) : [];
    const names = ['page', 'per_page', 'sort', 'include', 'search', ...filters, '__proto__', '%ed%a0%80'];
    for (const text of IN_URLS) {
      for (const part of [`search=${text}`, names.map((name) => `${name}=${text}`).join('&')]) {
        const answer = await rest(app, full.admin, 'GET', `${pathOf(route.path, route.operation)}?${part}`);
        expect(answer.status, part).toBeLessThan(500);
      }
    }
  });

  it.each(routes.filter(({ path }) => path.includes(':id')))('$method $path with an odd id', async (route) => {
    for (const text of IN_URLS) {
      const body = route.method === 'get' || route.method === 'delete' ? undefined : {};
      const answer = await rest(app, full.admin, route.method.toUpperCase(), route.path.replace(':id', text), body);
      expect(answer.status, text).toBeLessThan(500);
    }
  });

  it.each(['authorization', 'x-academy-id', 'idempotency-key', 'if-match', 'x-request-id', 'accept', 'content-type'])(
    'the header %s',
    async (name) => {
      const given = { 'content-type': 'application/json', authorization: `Bearer ${full.admin.token}` };
      const query = JSON.stringify({ query: '{ courses { totalCount } }' });
      for (const value of ['\u00ff', '""', 'x'.repeat(5_000), '*', ';q=NaN,']) {
        const headers = { ...given, [name]: value };
        for (const [path, body] of [
          ['/api/v1/courses', '{"name":"plausible"}'],
          [`/api/v1/fees/${full.ids.fees}/payments`, '{"amount":"0.01","method":"cash"}'],
          ['/graphql', query],
        ] as const) {
          const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers, body });
          expect(answer.status, `${path} ${value.slice(0, 20)}`).toBeLessThan(500);
        }
      }
    },
  );
});
