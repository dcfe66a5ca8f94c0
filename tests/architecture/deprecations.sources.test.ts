import 'reflect-metadata';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { deprecatedParts } from '../../src/platform/graphql/deprecated-parts.ts';
import { deprecationOf } from '../../src/platform/graphql/deprecation.ts';
import { schema } from '../support/service-schema.ts';

/** Returns the deprecated parts of a schema without dates. */
const undated = (schema: ReturnType<typeof buildSchema>): string[] =>
  deprecatedParts(schema)
    .filter(({ reason }) => deprecationOf(reason) === null)
    .map(({ coordinate }) => coordinate);

describe('deprecated parts of the schema', () => {
  it('declare since when they are deprecated and until when the service supports them', () => {
    expect(undated(schema)).toEqual([]);
  });

  it('are reported if they declare no dates', () => {
    const reason = 'Use b. Deprecated since 2026-12-01, served until 2027-06-01.';
    const schema = buildSchema(
      `type Query { a: Int @deprecated b(c: Int @deprecated(reason: "until 2027-06-01")): Int d: Int @deprecated(reason: "${reason}") }`,
    );
    expect(undated(schema)).toEqual(['Query.a', 'Query.b(c:)']);
  });
});
