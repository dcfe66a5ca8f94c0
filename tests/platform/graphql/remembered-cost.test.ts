import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationCost } from '../../../src/platform/graphql/cost.ts';
import { rememberedCost } from '../../../src/platform/graphql/remembered-cost.ts';
import { variablesProblem } from '../../../src/platform/graphql/variables-shape.ts';

const schema = buildSchema(`
  type PageInfo { hasNextPage: Boolean! }
  type Course { id: ID! }
  type CourseConnection { nodes: [Course!]! pageInfo: PageInfo! totalCount: Int! }
  type Query { course(id: ID!): Course courses(first: Int = 15): CourseConnection! }
`);

describe('rememberedCost, a cache of operation costs', () => {
  test.each([
    ['query ($id: ID!) { course(id: $id) { id } }', [{ id: '1' }, { id: '2' }]],
    ['query ($n: Int) { courses(first: $n) { nodes { id } } }', [{ n: 3 }, { n: 50 }, {}, { n: 3 }]],
    ['query ($n: Int = 7) { courses(first: $n) { nodes { id } } }', [{}, { n: 50 }, {}]],
    ['query ($all: Boolean!) { courses { nodes @include(if: $all) { id } } }', [{ all: false }, { all: true }]],
    [
      'query ($all: Boolean!) { ...F @skip(if: $all) } fragment F on Query { course(id: 1) { id } }',
      [{ all: true }, { all: false }],
    ],
  ])('returns the cost for the variables of each request: %s', (source, requests) => {
    const document = parse(source);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    for (const variables of requests as Record<string, unknown>[]) {
      const cost = operationCost(schema, { document, operation, variables });
      expect(rememberedCost(schema, document, operation, variables)).toBe(cost);
    }
  });

  test('keeps separate costs for each schema', () => {
    const other = buildSchema('type Course { id: ID! } type Query { course(id: ID!): Course }');
    const document = parse('{ courses { nodes { id } } }');
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    expect(rememberedCost(schema, document, operation)).toBe(16);
    expect(rememberedCost(other, document, operation)).toBe(0);
  });
});

test('variablesProblem adds up the characters of a variable for each use in the document, in later requests too', () => {
  const document = parse('query ($id: ID!) { a: course(id: $id) { id } b: course(id: $id) { id } }');
  const text = (characters: number) => ({ id: 'x'.repeat(characters) });
  expect(variablesProblem(document, text(1_000_000))).toBeNull();
  expect(variablesProblem(document, text(2_000_000))).toMatch(/^The operation passes 4000000 characters/);
  expect(variablesProblem(document, text(1_000_000))).toBeNull();
});
