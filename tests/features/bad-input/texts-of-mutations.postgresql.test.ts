import 'reflect-metadata';
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { snakeCase } from '../../../src/platform/validation/messages.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { rest } from '../../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../../support/full-academy.ts';
import { routes } from '../../support/routes.ts';
import { askedOddlyEverywhere, faultsOf } from './ask-oddly.ts';
import { idIn, mutations, operations, pathAbout, textPaths, valuesFor } from './texts.ts';

const inSnakeCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), inSnakeCase(inner)]));
};

/**
 * Odd texts for the REST body parser, one of each kind. The GraphQL tests send all odd texts to the validation rules.
 */
const ODD_IN_BODIES = ['\u0000', '2026-01-1\ud800', 'ß'.repeat(300), '__proto__'];

describe('unusual texts in mutations cause no internal error', () => {
  let app: TestApp;
  let full: FullAcademy;

  beforeAll(async () => {
    app = await testApp();
    full = await seedFullAcademy(app);
  });

  it('in more than 150 input fields', () => {
    expect(mutations.flatMap(({ args }) => textPaths(args)).length).toBeGreaterThan(150);
  });

  it.each(mutations.filter(({ args }) => textPaths(args).length > 0).map((field) => [field.name, field] as const))(
    'in the mutation %s',
    async (_name, field) => {
      const answers = await askedOddlyEverywhere(app, full, field);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(answers.filter((answer) => faultsOf([answer]).length > 0)).toEqual([]);
    },
  );

  /**
   * Returns the fields of the request body of a route: the fields of the variable `input`, or all variables if there is
   * no `input`.
   */
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

  const written = routes.map((route) => ({ ...route, paths: textPaths(bodyOf(route)) }));

  it.each(written.filter(({ paths }) => paths.length > 0))('in the request body of $method $path', async (route) => {
    // only the body parser is tested here, as GraphQL tests cover the services
    for (const field of route.paths) {
      const odd = '\ud800';
      const body = inSnakeCase(valuesFor(bodyOf(route), (name) => idIn(full, name), [field], odd));
      const answer = await rest(app, full.admin, route.method.toUpperCase(), pathAbout(full, route), body);
      expect(answer.status, field).toBeLessThan(500);
    }
    for (const odd of ODD_IN_BODIES) {
      // one request has the text in all fields, because the response reports the error of each field
      const fields = route.paths.map((field) => {
        const name = field.replace(/\..*/, '');
        return [name, valuesFor(bodyOf(route), (of) => idIn(full, of), [field], odd)[name]];
      });
      const body = inSnakeCase(Object.fromEntries(fields));
      const answer = await rest(app, full.admin, route.method.toUpperCase(), pathAbout(full, route), body);
      expect(answer.status, JSON.stringify(odd)).toBeLessThan(500);
    }
  });
});
