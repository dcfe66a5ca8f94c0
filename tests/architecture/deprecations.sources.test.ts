import 'reflect-metadata';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../../src/features/index.ts';
import { deprecationOf } from '../../src/platform/graphql/deprecation.ts';
import { deprecatedParts } from '../../src/platform/graphql/deprecations.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';

/** What is deprecated in a schema without saying from when on and until when. */
const undated = (schema: ReturnType<typeof buildSchema>): string[] =>
  deprecatedParts(schema)
    .filter(({ reason }) => deprecationOf(reason) === null)
    .map(({ coordinate }) => coordinate);

describe('what is deprecated', () => {
  it('says since when, and until when it is served', () => {
    expect(undated(buildServiceSchema(modules))).toEqual([]);
  });

  it('would be noticed without its dates', () => {
    const reason = 'Use b. Deprecated since 2026-12-01, served until 2027-06-01.';
    const schema = buildSchema(
      `type Query { a: Int @deprecated b(c: Int @deprecated(reason: "until 2027-06-01")): Int d: Int @deprecated(reason: "${reason}") }`,
    );
    expect(undated(schema)).toEqual(['Query.a', 'Query.b(c:)']);
  });
});
