import 'reflect-metadata';
import { isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { snakeCase } from '../../../src/platform/validation/messages.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { rest } from '../../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../../support/full-academy.ts';
import { routes } from '../../support/routes.ts';
import { askedOddly, faultsOf } from './ask-oddly.ts';
import { lists, operations, pathAbout, textPaths } from './texts.ts';

describe('unusual texts in reads cause no internal error', () => {
  let app: TestApp;
  let full: FullAcademy;

  beforeAll(async () => {
    app = await testApp();
    full = await seedFullAcademy(app);
  });

  it('are sent in more than 50 arguments of queries', () => {
    expect(lists.flatMap(({ args }) => textPaths(args)).length).toBeGreaterThan(50);
  });

  it.each(lists.flatMap((field) => textPaths(field.args).map((path) => [field.name, path, field] as const)))(
    'in the query %s, in the argument %s',
    async (_name, path, field) => {
      const answers = await askedOddly(app, full, 'query', field, path);
      expect(faultsOf(answers)).toEqual([]);
    },
  );

  /** URLs cannot contain unpaired surrogates, but can contain invalid UTF-8. */
  const IN_URLS = ['%00', '%ed%a0%80', '%ff', '%zz', '%EF%BB%BF', '__proto__'];

  it.each(routes.filter(({ method }) => method === 'get'))('in the parameters of GET $path', async (route) => {
    const filter = operations.get(route.operation)?.variables.get('filter');
    const filters = isInputObjectType(filter) ? Object.keys(filter.getFields()).map(snakeCase) : [];
    const names = ['page', 'per_page', 'sort', 'include', 'search', ...filters, '__proto__', '%ed%a0%80'];
    for (const text of IN_URLS) {
      for (const part of [`search=${text}`, names.map((name) => `${name}=${text}`).join('&')]) {
        const answer = await rest(app, full.admin, 'GET', `${pathAbout(full, route)}?${part}`);
        expect(answer.status, part).toBeLessThan(500);
      }
    }
  });

  it.each(routes.filter(({ path }) => path.includes(':id')))(
    'in the id in the path of $method $path',
    async (route) => {
      for (const text of IN_URLS) {
        const body = route.method === 'get' || route.method === 'delete' ? undefined : {};
        const answer = await rest(app, full.admin, route.method.toUpperCase(), route.path.replace(':id', text), body);
        expect(answer.status, text).toBeLessThan(500);
      }
    },
  );

  it.each(['authorization', 'x-academy-id', 'idempotency-key', 'if-match', 'x-request-id', 'accept', 'content-type'])(
    'in the header %s',
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
