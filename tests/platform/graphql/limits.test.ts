import { buildSchema, getIntrospectionQuery, getOperationAST, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationCost } from '../../../src/platform/graphql/cost.ts';
import { shapeProblem } from '../../../src/platform/graphql/document-shape.ts';
import { documentLimitsRule, MAX_VALIDATION_ERRORS, PARSE_OPTIONS } from '../../../src/platform/graphql/limits.ts';

const schema = buildSchema(`
  type PageInfo { hasNextPage: Boolean! }
  type Course { id: ID! name: String! batches(first: Int, last: Int): BatchConnection! tags: [Tag!]! words: [String!]! }
  type Tag { name: String! course: Course! }
  type Batch { id: ID! course: Course! }
  type CourseEdge { cursor: String! node: Course! }
  type CourseConnection { nodes: [Course!]! edges: [CourseEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type BatchEdge { cursor: String! node: Batch! }
  type BatchConnection { nodes: [Batch!]! edges: [BatchEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type Query { course: Course courses(first: Int = 15, last: Int, after: String): CourseConnection! allTags: [Tag!]! topTags(first: Int): [Tag!]! }
  type Mutation { rename: Course ping: Boolean tagAll: [Tag!]! }
`);

function cost(source: string, variables?: Record<string, unknown>, operationName?: string): number {
  const document = parse(source);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('no operation');
  return operationCost(schema, { document, operation, variables });
}

describe('cost of an operation', () => {
  test.each([
    ['{ __typename }', 0],
    ['{ course { id name words } }', 1],
    ['{ course { id } other: course { id } }', 2],
    ['{ courses { nodes { id } } }', 1 + 15],
    ['{ courses { pageInfo { hasNextPage } totalCount } }', 1 + 1 + 1],
    ['{ courses(first: 40) { nodes { id } } }', 1 + 40],
    ['{ courses(last: 7) { nodes { id } } }', 1 + 7],
    ['{ courses(first: 1000000) { nodes { id } } }', 1 + 100],
    ['{ courses(first: -5) { nodes { id } } }', 1 + 1],
    ['{ courses(first: "many") { nodes { id } } }', 1 + 100],
    ['{ courses(first: null) { nodes { id } } }', 1 + 15],
    ['{ courses(first: 100) { nodes { batches(first: 100) { nodes { id } } } } }', 1 + 100 * 102],
    ['{ courses(first: 100) { nodes { batches(first: 100) { nodes { course { id } } } } } }', 20_201],
    ['{ courses(first: 10) { edges { cursor } } }', 1 + 10],
    ['{ courses(first: 10) { edges { cursor node { id } } } }', 1 + 10],
    ['{ courses(first: 10) { edges { node { id } } nodes { id } } }', 1 + 10 + 10],
    ['{ courses(first: 10) { nodes { batches(first: 20) { nodes { course { id } } } } } }', 1 + 10 * (1 + 1 + 20 * 2)],
    [
      '{ courses(first: 10) { edges { node { batches(first: 20) { edges { node { id } } } } } } }',
      1 + 10 * (1 + 1 + 20),
    ],
    ['{ allTags { name course { tags { name } } } }', 10 * (1 + 1 + 10)],
    ['{ topTags(first: 3) { name } }', 3],
    ['mutation { ping }', 10],
    ['mutation { rename { tags { name } } }', 10 + 10],
    ['mutation { tagAll { name } again: ping }', 10 + 10 + 10],
    [
      '{ course { ...F } } fragment F on Course { batches { ...P } } fragment P on BatchConnection { nodes { id } totalCount }',
      1 + 1 + 15 + 1,
    ],
    [
      '{ a: courses(first: 2) { ...P } b: courses(first: 3) { ...P } } fragment P on CourseConnection { nodes { id } }',
      1 + 2 + 1 + 3,
    ],
    ['{ courses(first: 4) { ... { nodes { ... on Course { id } } } } }', 1 + 4],
    ['{ course @skip(if: true) { id } }', 0],
    ['{ course @include(if: false) { id } courses @include(if: true) { totalCount } }', 2],
    ['{ ...Q @skip(if: true) } fragment Q on Query { course { id } }', 0],
    ['{ unknown { id } __proto__ { id } constructor { id } }', 0],
    ['{ __schema { types { name } } }', 5000],
    ['{ __schema { types { a: name ...T } } } fragment T on __Type { b: name c: kind }', 20_000],
    ['{ a: __schema { queryType { name } } b: __type(name: "Query") { name } }', 6000],
    ['{ __type(name: "Query") { ...T } } fragment T on __Type { a: name ...T }', 2000],
  ])('is computed: %s costs %i', (source, expected) => {
    expect(cost(source)).toBe(expected);
  });

  test('depends on the values of variables', () => {
    const source =
      'query($n: Int = 5, $with: Boolean!) { courses(first: $n) { nodes { tags @include(if: $with) { name } } } }';
    expect(cost(source, { with: false })).toBe(1 + 5);
    expect(cost(source, { with: true })).toBe(1 + 5 * 11);
    expect(cost(source, { with: false, n: 50 })).toBe(1 + 50);
    expect(cost(source, { with: false, n: null })).toBe(1 + 15);
    expect(cost(source, JSON.parse('{"__proto__": 3, "with": false}'))).toBe(1 + 5);
    expect(cost('query($__proto__: Int) { courses(first: $__proto__) { nodes { id } } }', {})).toBe(1 + 15);
  });

  test('is computed quickly for circular fragments, and for fragments that each use another fragment twice', () => {
    expect(cost('{ course { ...A } } fragment A on Course { tags { course { ...A } } }')).toBe(1 + 10 * 2);
    const doubling = Array.from(
      { length: 400 },
      (_, i) => `fragment F${i} on Course { a: tags { course { ...F${i + 1} } } b: tags { course { ...F${i + 1} } } }`,
    );
    expect(cost(`{ course { ...F0 } } ${doubling.join(' ')}`)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('limits for the shape of a document', () => {
  const nested = (levels: number) => `{ ${'tag { course { '.repeat(levels / 2)} id ${'} } '.repeat(levels / 2)} }`;
  test.each([
    ['depth of 15 levels is accepted', nested(14), null],
    ['depth of 17 levels is refused', nested(16), 'The document has 17 levels of fields; the limit is 15.'],
    [
      'depth through fragments is counted',
      '{ ...A } fragment A on Query { a { ...B } } fragment B on Q { a { a { a { a { a { a { a { a { a { a { a { a { a { a { a } } } } } } } } } } } } } } }',
      'The document has 16 levels of fields; the limit is 15.',
    ],
    ['50 aliases are accepted', `{ a { ${'x: id '.repeat(50)} } }`, null],
    [
      '51 aliases are refused',
      `{ a { ...F } } fragment F on A { ${'x: id '.repeat(51)} }`,
      'The document has 51 aliases; the limit is 50.',
    ],
    [
      'aliases count for each use of a fragment',
      `{ a { ...F } b { ...F } c { ...F } } fragment F on A { ${'x: id '.repeat(17)} }`,
      'The document has 51 aliases; the limit is 50.',
    ],
    [
      'aliases of doubling fragments are counted',
      `{ a { ...F0 } } ${range(90, (i) => `fragment F${i} on A { ...F${i + 1} ...F${i + 1} }`)} fragment F90 on A { x: id }`,
      `The document has ${Number.MAX_SAFE_INTEGER} aliases; the limit is 50.`,
    ],
    [
      'aliases count for each operation separately',
      `query A { ${'x: id '.repeat(30)} } query B { ${'x: id '.repeat(30)} }`,
      null,
    ],
    [
      '51 directives on a field are refused',
      `{ a ${'@x '.repeat(51)} }`,
      'The document has 51 directives; the limit is 50.',
    ],
    ['50 directives on fields are accepted', `{ ${'a @skip(if: true) @include(if: true) '.repeat(25)} }`, null],
    ['unknown directives are refused', `{ a ${'@x '.repeat(50)} }`, 'Unknown directive "@x".'],
    [
      'repeated directives are refused',
      `{ a ${'@skip(if: true) '.repeat(50)} }`,
      'The directive "@skip" can only be used once at this location.',
    ],
    ['a directive on a variable is refused', 'query ($a: Int @x) { a }', 'Unknown directive "@x".'],
    ['30 root fields are accepted', `{ ${'a '.repeat(30)} }`, null],
    [
      '31 root fields are refused',
      `{ ...F ... { ${'a '.repeat(16)} } } fragment F on Query { ${'a '.repeat(15)} }`,
      'The document has 31 root fields; the limit is 30.',
    ],
    [
      'a circular fragment is refused',
      '{ ...A } fragment A on Query { ...A }',
      'Cannot spread fragment "A" within itself.',
    ],
    ['an unknown fragment is left to the validation', '{ ...A }', null],
    ['introspection is accepted', getIntrospectionQuery(), null],
  ])('%s', (_name, source, expected) => {
    expect(shapeProblem(schema, parse(source))).toBe(expected);
  });
});

/** Documents of maximum size that provoke quadratic work or deep stacks. */
const hostile: Record<string, string> = {
  'one field again and again': `{ course { ${'id '.repeat(3_900)} } }`,
  'one object again and again': `{ course { ${'tags{name name} '.repeat(750)} } }`,
  'one fragment again and again': `{ course { ${'...F '.repeat(1_900)} } } fragment F on Course { id }`,
  'one argument again and again': `{ courses(${'first:1 '.repeat(1_200)}) { totalCount } }`,
  'one variable again and again': `query(${'$a:Int '.repeat(900)}) { course { id } }`,
  'fragments side by side': `{ course { ${range(350, (i) => `...F${i}`)} } } ${range(350, (i) => `fragment F${i} on Course {id name}`)}`,
  'fragments that double': `{ course { ...F0 } } ${range(350, (i) => `fragment F${i} on Course { ...F${i + 1} ...F${i + 1} }`)} fragment F350 on Course { id }`,
  'fields that double': `{ course { ...F0 } } ${range(150, (i) => `fragment F${i} on Course { tags { course { ...F${i + 1} } } tags { course { ...F${i + 1} } } }`)} fragment F150 on Course { id }`,
  'a fragment in every fragment': `{ course { ...F0 } } ${range(60, (i) => `fragment F${i} on Course { id ${range(59 - i, (j) => `...F${i + 1 + j}`)} }`)}`,
  'a circle': `{ course { ...F0 } } ${range(350, (i) => `fragment F${i} on Course { ...F${(i + 1) % 350} ...F${(i + 7) % 350} }`)}`,
  'a long circle': `{ course { ...F0 } } ${range(480, (i) => `fragment F${i} on Course { ...F${(i + 1) % 480} }`)}`,
  'a long chain': `{ course { ...F0 } } ${range(350, (i) => `fragment F${i} on Course { ...F${i + 1} ...F${i + 7} }`)} ${range(7, (i) => `fragment F${350 + i} on Course { id }`)}`,
  'unknown fields': `{ ${range(3_900, (i) => `x${i}`)} }`,
};

function range(length: number, text: (index: number) => string): string {
  return Array.from({ length }, (_, index) => text(index)).join(' ');
}

test.each(Object.entries(hostile))('validation of a document is fast for %s', (_name, source) => {
  const started = performance.now();
  const document = parse(source, PARSE_OPTIONS);
  validate(schema, document, [...specifiedRules, documentLimitsRule], { maxErrors: MAX_VALIDATION_ERRORS });
  expect(performance.now() - started).toBeLessThan(2_000);
});
