import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLEnumType,
  GraphQLError,
  parse,
  print,
  validate,
} from 'graphql';
import { expect, test, vi } from 'vitest';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { JsonText } from '../../../src/platform/query-planner/json-text.ts';
import type { Planner } from '../../../src/platform/query-planner/planned-operation.ts';
import { planless, planning } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

const schema = rowsSchema();
const INTERPRETED = { data: { user: { name: 'Ada' } } };

/** Returns the planner's input, which is part of the response. */
const plannedIn = ({ data }: ExecutionResult) =>
  (data as { planned: { document: DocumentNode; coerced: Record<string, unknown> } }).planned;

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('an operation gets a query plan on its second execution, whether the executor recognises it by its hash or by its document object', async () => {
  const executor = createExecutor(schema, planning);
  const run = async (document: DocumentNode, hash?: string) =>
    plain(await executor.execute({ document, hash, context: {} }));
  expect(await run(parse('{ user { name } }'), 'a')).toEqual(INTERPRETED);
  expect(executor.plannedCount()).toBe(0);
  expect(await run(parse('{ user { name } }'), 'a')).toHaveProperty('data.planned');
  expect(executor.plannedCount()).toBe(1);
  const document = parse('{ user { name } }');
  expect(await run(document)).toEqual(INTERPRETED);
  expect(await run(document)).toHaveProperty('data.planned');
  expect(executor.plannedCount()).toBe(2);
});

test('an operation gets a query plan on its first execution if planAtOnce is set', async () => {
  const executor = createExecutor(schema, planning, { planAtOnce: true });
  const answer = await executor.execute({ document: parse('{ user { name } }'), context: {} });
  expect(answer).toHaveProperty('data.planned');
});

test('a trusted document gets query plans in advance for each combination of @include and @skip, and these plans are never evicted', async () => {
  const executor = createExecutor(schema, planning);
  const document = parse(`query A($a: Boolean!, $b: Boolean!) { user { id @include(if: $a) name @skip(if: $b) } }
    mutation B { rename { name } }`);
  executor.keep(document, 'kept');
  expect(executor.plannedCount()).toBe(4);
  for (let i = 0; i < 600; i++) {
    const other = parse(`{ a${i}: user { id } }`);
    for (const _ of [1, 2]) await executor.execute({ document: other, hash: `${i}`, context: {} });
  }
  expect(executor.plannedCount()).toBe(504);
  const run = (operationName: string, variables?: Record<string, boolean>) =>
    executor.execute({ document, hash: 'kept', operationName, variables, context: {} });
  expect(print(plannedIn(await run('A', { a: true, b: true })).document)).toContain('user {\n    id\n  }');
  expect(plain(await run('B'))).toEqual({ data: { rename: { name: 'Ada' } } });
});

test('a trusted document with too many @include and @skip conditions gets query plans only when it is executed', async () => {
  const executor = createExecutor(schema, planning);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const document = parse(
    `query(${names.map((name) => `$${name}: Boolean = true`)}) { user { ${names.map((name) => `id @include(if: $${name})`)} } }`,
  );
  executor.keep(document, 'x');
  expect(executor.plannedCount()).toBe(0);
  for (const _ of [1, 2]) await executor.execute({ document, hash: 'x', context: {} });
  expect(executor.plannedCount()).toBe(1);
});

test('a document that is executed only once gets no query plan, and the number of query plans is limited', async () => {
  const executor = createExecutor(schema, planning);
  for (let i = 0; i < 600; i++)
    await executor.execute({ document: parse(`{ a${i}: user { id } }`), hash: `${i}`, context: {} });
  expect(executor.plannedCount()).toBe(0);
  for (let i = 0; i < 600; i++) {
    const document = parse(`{ b${i}: user { id } }`);
    await executor.execute({ document, hash: `b${i}`, context: {} });
    await executor.execute({ document, hash: `b${i}`, context: {} });
  }
  expect(executor.plannedCount()).toBe(500);
});

test('each operation in a document has its own query plan', async () => {
  const executor = createExecutor(schema, planning);
  const document = parse('query A { user { id } } query B { user { name } }');
  const run = (operationName?: string) => executor.execute({ document, hash: 'x', operationName, context: {} });
  for (const name of ['A', 'B', 'A', 'B']) await run(name);
  expect(executor.plannedCount()).toBe(2);
  expect(print(plannedIn(await run('B')).document)).toBe('query B {\n  user {\n    name\n  }\n}');
  expect((await run()).errors?.[0]?.message).toContain('Must provide operation name');
  expect((await run('C')).errors?.[0]?.message).toContain('Unknown operation named');
});

test('each combination of @include and @skip conditions has its own query plan, without the excluded fields', async () => {
  const executor = createExecutor(schema, planning);
  const document = parse(`query($a: Boolean!, $b: Boolean = false) {
    user { ...F @include(if: $a) friend @skip(if: $b) { ...F } }
  } fragment F on User { id name @include(if: $b) }`);
  const seen = async (variables: object) => {
    const run = () => executor.execute({ document, hash: 'x', variables: { ...variables }, context: {} });
    await run();
    return print(plannedIn(await run()).document).replaceAll(/\s+/g, ' ');
  };
  const head = 'query ($a: Boolean!, $b: Boolean = false)';
  expect(await seen({ a: true })).toBe(`${head} { user { ...F friend { ...F } } } fragment F on User { id }`);
  expect(await seen({ a: false })).toBe(`${head} { user { friend { ...F } } } fragment F on User { id }`);
  expect(await seen({ a: true, b: true })).toBe(`${head} { user { ...F } } fragment F on User { id name }`);
  expect(executor.plannedCount()).toBe(3);
  const refused = await executor.execute({ document, hash: 'x', variables: { a: true, b: null }, context: {} });
  expect(refused.errors?.[0]?.message).toContain('must not be null');
});

test('a query plan receives coerced variables: with default values, and without variables that were not sent', async () => {
  const executor = createExecutor(schema, planning, { planAtOnce: true });
  const document = parse(`query ($words: Words, $number: Int = 7, $colour: Colour) {
    echo(words: $words, number: $number, colour: $colour)
  }`);
  const answer = await executor.execute({ document, variables: { words: { list: 3 } }, context: {} });
  expect(plain(plannedIn(answer).coerced)).toEqual({ words: { list: [3] }, number: 7 });
});

test.each([
  ['query($w: Words) { echo(words: $w) }', { w: { list: ['x'], wrong: 1 } }],
  ['query($w: Words) { echo(words: $w) }', { w: 'text' }],
  ['query($c: Colour!) { echo(colour: $c) }', {}],
  ['query($c: Colour!) { echo(colour: $c) }', { c: 'GREEN' }],
  ['query($n: Int) { echo(number: $n) }', { n: '30' }],
  ['query($n: Int) { echo(number: $n) }', { n: 1e10 }],
])('invalid variables cause the same errors as in graphql-js: %s %j', async (source, variables) => {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const executor = createExecutor(schema, planning, { planAtOnce: true });
  const expected = await execute({ schema, document, variableValues: variables, contextValue: {} });
  const answer = await executor.execute({ document, variables, context: {} });
  expect(plain(answer)).toEqual(plain(expected));
  expect(answer.errors?.[0]).toBeInstanceOf(GraphQLError);
});

test('variables are coerced only once per request, with and without a query plan', async () => {
  const executor = createExecutor(schema, planning);
  const document = parse('query ($colour: Colour) { echo(colour: $colour) }');
  const coerce = vi.spyOn(schema.getType('Colour') as GraphQLEnumType, 'parseValue');
  const run = async () => {
    coerce.mockClear();
    await executor.execute({ document, variables: { colour: 'RED' }, context: {} });
    return [executor.runs(), coerce.mock.calls.length];
  };
  expect(await run()).toEqual([{ interpreted: 1, planned: 0 }, 1]);
  expect(await run()).toEqual([{ interpreted: 1, planned: 1 }, 1]);
  coerce.mockRestore();
});

test('graphql-js executes mutations and all operations for which there is no query plan', async () => {
  const refusing: Planner = () => ({ run: () => null });
  const cases: [Planner, string, object][] = [
    [planning, 'mutation { user: rename { name } }', INTERPRETED],
    [planless, '{ user { name } }', INTERPRETED],
    [refusing, '{ user { name } }', INTERPRETED],
  ];
  for (const [planner, source, expected] of cases) {
    const executor = createExecutor(schema, planner, { planAtOnce: true });
    expect(plain(await executor.execute({ document: parse(source), context: {} }))).toEqual(expected);
  }
});

test('a large operation gets no query plan, because its SQL statements would be even larger', async () => {
  const executor = createExecutor(schema, planning, { planAtOnce: true });
  const fields = Array.from({ length: 700 }, (_, i) => `a${i}: user { friend { id } }`);
  const { data } = await executor.execute({ document: parse(`{ ${fields.join(' ')} }`), context: {} });
  expect(Object.keys(data ?? {})).toHaveLength(700);
  expect(executor.plannedCount()).toBe(0);
});

test('a query with fragments that each use another fragment twice is not expanded', async () => {
  const fragments = Array.from(
    { length: 60 },
    (_, i) =>
      `fragment A${i} on User { ...A${i + 1} ...B${i + 1} } fragment B${i} on User { ...A${i + 1} ...B${i + 1} }`,
  );
  const source = `{ user { ...A0 ...B0 } } ${fragments.join(' ')} fragment A60 on User { id } fragment B60 on User { name }`;
  const executor = createExecutor(schema, planning, { planAtOnce: true });
  const answer = await executor.execute({ document: parse(source), context: {} });
  expect(plain(answer)).toEqual({ data: { user: { id: '1', name: 'Ada' } } });
  expect(executor.plannedCount()).toBe(0);
});

test('JSON columns in a response are parsed, unless the caller requests them as texts', async () => {
  const text: Planner = () => ({ run: async () => ({ data: { user: new JsonText('{"id":"1"}') } }) });
  const executor = createExecutor(schema, text, { planAtOnce: true });
  const request = { document: parse('{ user { id } }'), context: {} };
  expect(await executor.execute(request)).toEqual({ data: { user: { id: '1' } } });
  expect((await executor.execute({ ...request, textForm: 'graphql' })).data?.user).toBeInstanceOf(JsonText);
});
