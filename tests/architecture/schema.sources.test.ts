import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../../src/features/index.ts';
import { buildServiceSchema, printServiceSchema } from '../../src/platform/graphql/schema.ts';
import { PROJECT } from './sources.ts';

const schema = buildServiceSchema(modules);
const scalars = Object.values(schema.getTypeMap()).filter(isScalarType);
const docs = readFileSync(join(PROJECT, 'docs/scalars.md'), 'utf8');

interface Described {
  readonly name: string;
  readonly description: string | null | undefined;
}

/** Returns the type and all its members with their descriptions. */
function describedIn(type: GraphQLNamedType): Described[] {
  const inside: Described[] = [];
  const add = (path: string, { description }: { description?: string | null }) =>
    inside.push({ name: `${type.name}.${path}`, description });
  if (isObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(field.name, field);
      for (const argument of field.args) add(`${field.name}(${argument.name})`, argument);
    }
  }
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(field.name, field);
  if (isEnumType(type)) for (const value of type.getValues()) add(value.name, value);
  return [{ name: type.name, description: type.description }, ...inside];
}

/** Returns true if a description has at least two words, or one word for an enum value. */
function isSentence({ name, description }: Described): boolean {
  const words = description?.match(/\p{L}{2,}/gu) ?? [];
  const isValue = /\.[A-Z_0-9]+$/.test(name);
  return words.length >= (isValue ? 1 : 2) && /^[\p{Lu}`].*[.…)]$/su.test(description ?? '');
}

describe('the schema', () => {
  it('equals schema.graphql, which `npm run schema` writes', () => {
    expect(printServiceSchema(schema)).toBe(readFileSync(join(PROJECT, 'schema.graphql'), 'utf8'));
  });

  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has a description for every type, field, argument and enum value', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
    );
    const described = [{ name: 'schema', description: schema.description }, ...types.flatMap(describedIn)];
    expect(described.length).toBeGreaterThan(600);
    const bare = described.filter((each) => !isSentence(each));
    expect(bare).toEqual([]);
  });

  it('declares its root types, so that tools treat no other type as a root type', () => {
    const printed = printServiceSchema(schema);
    expect(printed).toMatch(
      /^"""[^"]+"""\nschema \{\n {2}query: Query\n {2}mutation: Mutation\n {2}subscription: Subscription\n\}\n/,
    );
    const read = buildSchema(printed);
    expect(read.getQueryType()?.name).toBe('Query');
    expect(read.getMutationType()?.name).toBe('Mutation');
    expect(read.getSubscriptionType()?.name).toBe('Subscription');
  });

  it('declares the URL of the specification of each scalar', () => {
    const unspecified = scalars.filter((type) => !isSpecifiedScalarType(type) && !type.specifiedByURL);
    expect(unspecified).toEqual([]);
  });

  it('has each scalar in docs/scalars.md with a valid example', () => {
    const rows = [...docs.matchAll(/^\| `(\w+)` \| `([^`]+)` \| `/gm)].map(([, name, example]) => [name, example]);
    expect(rows.map(([name]) => name).toSorted()).toEqual(scalars.map(({ name }) => name).toSorted());
    for (const [name, text] of rows as [string, string][]) {
      const type = schema.getType(name) as GraphQLScalarType;
      const example: unknown = JSON.parse(text);
      expect(type.serialize(type.parseValue(example)), name).toEqual(example);
    }
  });

  it('has the same custom scalars as the mappings in docs/scalars.md', () => {
    const own = scalars.filter((type) => !isSpecifiedScalarType(type)).map(({ name }) => name);
    const mapped = [...docs.matchAll(/```(?:ts|json)\n([^`]+)```/g)].map(([, text = '']) =>
      [...text.matchAll(/^ +"?([A-Z]\w+)"?: /gm)].map(([, name]) => name),
    );
    expect(mapped).toEqual([own.toSorted(), own.toSorted()]);
  });

  it('has no academyId in inputs, because a header chooses the academy', () => {
    const asked = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((name) => /academy_?id$/i.test(name));
    // the Super Admin reads the jobs of all academies
    expect(asked).toEqual(['JobFilter.academyId']);
  });
});
