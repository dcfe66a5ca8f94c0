import fc from 'fast-check';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLResolveInfo,
  parse,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { kinds, type Outcome, outcomeSchema } from './outcome-schema.ts';

const schema = outcomeSchema();

async function runTwice(source: string, variables?: Record<string, unknown>, context: unknown = {}) {
  const executor = createExecutor(schema);
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const first = await executor.execute({ document, hash: source, variables, context });
  expect(executor.compiledCount()).toBe(0);
  const second = await executor.execute({ document, hash: source, variables, context });
  return { first, second, compiled: executor.compiledCount() === 1 };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('an operation is compiled when it comes for the second time, by hash or by identity of its document', async () => {
  const executor = createExecutor(schema);
  const run = (document: DocumentNode, hash?: string) => executor.execute({ document, hash, context: {} });
  await run(parse('{ user { id } }'), 'a');
  expect(executor.compiledCount()).toBe(0);
  await run(parse('{ user { id } }'), 'a');
  expect(executor.compiledCount()).toBe(1);
  const document = parse('{ user { name } }');
  await run(document);
  expect(executor.compiledCount()).toBe(1);
  expect(plain(await run(document))).toEqual({ data: { user: { name: 'Ada' } } });
  expect(executor.compiledCount()).toBe(2);
});

test('documents that come once are never compiled, and the compiled ones are bounded', async () => {
  const executor = createExecutor(schema);
  for (let i = 0; i < 600; i++)
    await executor.execute({ document: parse(`{ a${i}: user { id } }`), hash: `${i}`, context: {} });
  expect(executor.compiledCount()).toBe(0);
  for (let i = 0; i < 600; i++) {
    const document = parse(`{ b${i}: user { id } }`);
    await executor.execute({ document, hash: `b${i}`, context: {} });
    await executor.execute({ document, hash: `b${i}`, context: {} });
  }
  expect(executor.compiledCount()).toBe(500);
});

test('one document holds several operations, each compiled for itself', async () => {
  const executor = createExecutor(schema);
  const document = parse('query A { user { id } } query B { user { name } }');
  const run = (operationName?: string) => executor.execute({ document, hash: 'x', operationName, context: {} });
  for (const _ of [1, 2]) {
    expect(plain(await run('A'))).toEqual({ data: { user: { id: '1' } } });
    expect(plain(await run('B'))).toEqual({ data: { user: { name: 'Ada' } } });
  }
  expect(executor.compiledCount()).toBe(2);
  expect((await run()).errors?.[0]?.message).toContain('Must provide operation name');
  expect((await run('C')).errors?.[0]?.message).toContain('Unknown operation named');
});

test('resolvers find in `info` what they look at', async () => {
  const seen: GraphQLResolveInfo[] = [];
  const source = 'query Q($k: Kind!) { user(kind: $k) { ...F friend { name } } } fragment F on User { id }';
  const { compiled } = await runTwice(source, { k: 'OK' }, { see: (info: GraphQLResolveInfo) => seen.push(info) });
  expect(compiled).toBe(true);
  const [interpreted, , code] = seen;
  for (const info of [interpreted, code]) {
    expect(info?.fieldName).toBe('user');
    expect(String(info?.returnType)).toBe('User');
    expect(info?.parentType.name).toBe('Query');
    expect(info?.variableValues).toEqual({ k: 'ok' });
    expect(info?.fieldNodes).toHaveLength(1);
    expect(info?.fieldNodes[0]?.selectionSet?.selections.map(({ kind }) => kind)).toEqual(['FragmentSpread', 'Field']);
    expect(Object.keys(info?.fragments ?? {})).toEqual(['F']);
    expect(info?.schema.getType('User')).toBe(schema.getType('User'));
    expect(info?.path.key).toBe('user');
  }
});

test('each combination of conditions is a variant without what it leaves out', async () => {
  const executor = createExecutor(schema);
  const document = parse(`query($a: Boolean!, $b: Boolean = false) {
    user { ...F @include(if: $a) friend @skip(if: $b) { ...F } friend @include(if: $a) { name } }
  } fragment F on User { id name @include(if: $b) }`);
  for (const variables of [{ a: true }, { a: false }, { a: true, b: true }, { a: false, b: true }]) {
    const expected = plain(await execute({ schema, document, variableValues: variables, contextValue: {} }));
    for (const _ of [1, 2, 3]) {
      expect(plain(await executor.execute({ document, hash: 'x', variables, context: {} }))).toEqual(expected);
    }
  }
  expect(executor.compiledCount()).toBe(4);
  const refused = await executor.execute({ document, hash: 'x', variables: { a: true, b: null }, context: {} });
  expect(refused.errors?.[0]?.message).toContain('must not be null');
});

test.each([
  ['{ echo(input: {list: [1, 2], colour: RED}) }', {}],
  ['{ echo(input: {number: 1.5}, number: 7) }', {}],
  ['query($i: Input) { echo(input: $i) }', { i: { list: 3, colour: 'RED' } }],
  ['query($i: Input) { echo(input: $i) }', { i: null }],
  ['query($i: Input) { echo(input: $i) }', {}],
  ['query($i: Input = {list: [5]}) { echo(input: $i) }', {}],
  ['query($n: Int) { echo(number: $n) }', {}],
  ['query($n: Int) { echo(number: $n) }', { n: null }],
  ['query($n: Int) { echo(input: {list: [1, $n]}) }', {}],
  ['query($n: Int) { echo(input: {list: [1, $n]}) }', { n: 2 }],
  ['query($n: Float) { echo(input: {number: $n}) }', {}],
  ['query($t: Tag) { echo(tag: $t) }', { t: 'x' }],
  ['{ echo(tag: "x") }', {}],
])('arguments are the same in code: %s %j', async (source, variables) => {
  const { first, second } = await runTwice(source, variables);
  expect(plain(second)).toEqual(plain(first));
  expect(first.errors).toBeUndefined();
});

test.each([
  ['query($i: Input) { echo(input: $i) }', { i: { list: ['x'], wrong: 1 } }],
  ['query($i: Input) { echo(input: $i) }', { i: 'text' }],
  ['query($k: Kind!) { user(kind: $k) { id } }', {}],
  ['query($k: Kind!) { user(kind: $k) { id } }', { k: 'NO' }],
  ['query($n: Int) { echo(number: $n) }', { n: '30' }],
  ['query($n: Int) { echo(number: $n) }', { n: 1e10 }],
  ['query($t: Tag) { echo(tag: $t) }', { t: 5 }],
  ['query($n: Int = 1) { strict(number: $n) }', { n: null }],
])('refused variables are refused alike in code: %s %j', async (source, variables) => {
  const executor = createExecutor(schema);
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const good = { i: {}, k: 'OK', n: 1, t: 'x' };
  for (const _ of [1, 2]) await executor.execute({ document, hash: source, variables: good, context: {} });
  expect(executor.compiledCount()).toBe(1);
  const expected = await execute({ schema, document, variableValues: variables, contextValue: {} });
  const answer = await executor.execute({ document, hash: source, variables, context: {} });
  expect(plain(answer)).toEqual(plain(expected));
  expect(answer.errors?.length).toBeGreaterThan(0);
  expect(answer.errors?.[0]).toBeInstanceOf(GraphQLError);
});

test.each([
  'mutation { rename { id } }',
  '{ node { id } }',
  '{ pet { ... on Dog { id } } }',
  '{ __schema { queryType { name } } }',
  '{ checked { id } }',
  '{ __proto__: user { id } }',
  '{ user { __proto__: id } }',
  `{ echo(text: "__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.broken=1") }`,
  // The compiler's name for both `info`s would be a_b.
  '{ b: user { a: friend { id } } a_b: user { name } }',
])('graphql-js runs what code would get wrong: %s', async (source) => {
  const { first, second, compiled } = await runTwice(source);
  expect(compiled).toBe(false);
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(second.errors).toBeUndefined();
  expect(globalThis).not.toHaveProperty('broken');
});

test('large operations are not compiled: their code would be larger', async () => {
  const fields = Array.from({ length: 700 }, (_, i) => `a${i}: user { friend { id } }`);
  const { first, second, compiled } = await runTwice(`{ ${fields.join(' ')} }`);
  expect(compiled).toBe(false);
  expect(plain(second)).toEqual(plain(first));
});

test('fragments that double at each level are not written out', async () => {
  const fragments = Array.from(
    { length: 60 },
    (_, i) =>
      `fragment A${i} on User { ...A${i + 1} ...B${i + 1} } fragment B${i} on User { ...A${i + 1} ...B${i + 1} }`,
  );
  const source = `{ user { ...A0 ...B0 } } ${fragments.join(' ')} fragment A60 on User { id } fragment B60 on User { name }`;
  const executor = createExecutor(schema);
  const document = parse(source);
  for (const _ of [1, 2, 3]) {
    expect(plain(await executor.execute({ document, hash: 'x', context: {} }))).toEqual({
      data: { user: { id: '1', name: 'Ada' } },
    });
  }
  expect(executor.compiledCount()).toBe(0);
});

test('errors of code carry their cause, extensions, place and path', async () => {
  const { first, second, compiled } = await runTwice(
    '{ a: user(kind: THROW) { id } b: user { c: friend(kind: REJECT) { id } } }',
  );
  expect(compiled).toBe(true);
  expect(plain(second)).toEqual(plain(first));
  for (const error of second.errors ?? []) {
    expect(error).toBeInstanceOf(GraphQLError);
    expect(error.extensions).toEqual({ code: 'TESTED' });
    expect(error.originalError).toBeInstanceOf(Error);
  }
  expect(second.errors?.map(({ path }) => path)).toEqual([['a'], ['b', 'c']]);
});

test('rejected items of a list are null in their own place', async () => {
  const { first, second, compiled } = await runTwice('{ user { promises { id } promisedNames } }');
  expect(compiled).toBe(true);
  expect(plain(second.data)).toEqual(plain(first.data));
  expect(second.data).toEqual({ user: { promises: [{ id: '2' }, null, { id: '3' }], promisedNames: ['x', null] } });
  expect(second.errors?.map(({ path }) => path?.join('.')).toSorted()).toEqual([
    'user.promisedNames.1',
    'user.promises.1',
  ]);
});

/** Where an answer is null because of an error: at its path, or above it. */
function nulledAt({ path }: GraphQLError, data: unknown): string {
  const keys: (string | number)[] = [];
  let value: any = data;
  for (const key of path ?? []) {
    if (value === null) break;
    value = value[key];
    keys.push(key);
  }
  return keys.join('.');
}

/**
 * What a client can rely on: the data, each error whose own field is null, and for each null further up that some error
 * is told. Which of several errors below one null are told depends on which resolver was faster.
 */
function comparable(result: ExecutionResult) {
  const data = plain(result.data ?? null);
  const errors = (result.errors ?? []).map((error) => {
    const place = nulledAt(error, data);
    if (place !== error.path?.join('.')) return place;
    return { place, message: error.message, locations: plain(error.locations), extensions: error.extensions };
  });
  return { data, errors: [...new Set(errors.map((error) => JSON.stringify(error)))].toSorted() };
}

const kind = fc.constantFrom<Outcome | '$k' | '$l'>(...kinds, 'OK', 'OK', 'OK', '$k', '$l');
const condition = fc.constantFrom(
  '',
  '',
  '',
  '@include(if: $b)',
  '@skip(if: $c)',
  '@skip(if: $b) @include(if: $c)',
  '@include(if: true)',
);
const { selections } = fc.letrec<{ selections: string; selection: string }>((tie) => ({
  selection: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom('id', 'name', 'colour', '__typename', 'x: id'), condition).map((parts) => parts.join(' ')),
    fc
      .tuple(fc.constantFrom('text', 'strictText'), kind, condition)
      .map(([name, k, c]) => `${name}${k.replace('$', '_')}: ${name}(kind: ${k}) ${c}`),
    fc.tuple(fc.constantFrom('...F', '...G'), condition).map((parts) => parts.join(' ')),
    fc
      .tuple(fc.constantFrom('...', '... on User'), condition, tie('selections'))
      .map(([a, b, c]) => `${a} ${b} { ${c} }`),
    fc
      .tuple(fc.constantFrom('friend', 'strictFriend', 'friends', 'strictFriends'), kind, condition, tie('selections'))
      .map(([name, k, c, below]) => `${name}${k.replace('$', '_')}: ${name}(kind: ${k}) ${c} { ${below} }`),
  ),
  selections: fc.array(tie('selection'), { minLength: 1, maxLength: 4 }).map((list) => list.join(' ')),
}));

test('compiled queries answer what graphql-js answers', async () => {
  let compiled = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('user', 'strictUser', 'users'), kind, selections), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.record({ k: fc.constantFrom(...kinds), b: fc.boolean(), c: fc.boolean() }),
      selections,
      async (roots, variables, shared) => {
        const fields = roots.map(
          ([name, k, below]) => `${name}${k.replace('$', '_')}: ${name}(kind: ${k}) { id ${below} }`,
        );
        const source = `query Q($k: Kind!, $l: Kind = NULL, $b: Boolean!, $c: Boolean!) { ${fields.join(' ')} }
          fragment F on User { id friend { name } ...G } fragment G on User { ${shared.replaceAll(/\.\.\.[FG]/g, 'colour')} }`;
        const document = parse(source);
        fc.pre(validate(schema, document).every(({ message }) => /never used/.test(message)));
        const expected = await execute({ schema, document, variableValues: variables, contextValue: {} });
        const executor = createExecutor(schema);
        await executor.execute({ document, hash: 'x', variables, context: {} });
        const answer = await executor.execute({ document, hash: 'x', variables, context: {} });
        compiled += executor.compiledCount();
        expect(comparable(answer)).toEqual(comparable(expected));
        expect(JSON.stringify(answer.data)).toBe(JSON.stringify(expected.data));
      },
    ),
    { numRuns: 400 },
  );
  expect(compiled).toBeGreaterThan(300);
});
