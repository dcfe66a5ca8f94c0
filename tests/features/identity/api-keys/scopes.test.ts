import 'reflect-metadata';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { schema } from '../../../support/service-schema.ts';
import { FORBIDDEN, stateOf, UNKNOWN_ID } from '../../writing.ts';
import { EVERY_SCOPE, errorOf, type Key, lacks, type Scene, scene, seedKey } from './setup.ts';

type Field = GraphQLField<unknown, unknown>;

/** Returns a value that is valid for GraphQL, though perhaps not for the service. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  const values: Record<string, unknown> = {
    ID: UNKNOWN_ID,
    Int: 1,
    Boolean: true,
    Money: '1.00',
    Percent: '1.00',
    Decimal: '1.00',
    Time: '10:00',
  };
  return { ...values, Date: '2026-01-05', DateTime: '2026-01-05T00:00:00Z' }[type.name] ?? 'text';
}

/** Builds a call of a root field with its required arguments and no nested fields. */
function callOf(root: 'query' | 'mutation', field: Field) {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const head = required.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return {
    text: `${root} ${head && `(${head})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, sampleOf(type)])),
  };
}

const fields = (['query', 'mutation'] as const).flatMap((root) => {
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    scope: field.extensions.scope as string | undefined,
    ...callOf(root, field),
  }));
});

describe('root fields in a request with an API key', () => {
  let at: Scene;
  let all: Key;
  const without = new Map<string, Key>();

  beforeAll(async () => {
    at = await scene();
    const lastUsedAt = new Date().toISOString();
    all = await seedKey(at, { lastUsedAt });
    for (const scope of EVERY_SCOPE) {
      without.set(scope, await seedKey(at, { scopes: EVERY_SCOPE.filter((each) => each !== scope), lastUsedAt }));
    }
  });

  it('need only the scope of the records that they return or change', async () => {
    const open = fields.filter(({ scope }) => scope !== undefined && scope !== 'of the record');
    expect(open.length).toBeGreaterThan(70);
    const before = await stateOf(at.app, at.academy.id);
    for (const { name, scope = '', text, variables } of open) {
      const key = without.get(scope) as Key;
      const document = unseen(text);
      for (const time of ['interpreted', 'planned']) {
        const refused = await gql(at.app, key, document, variables);
        expect(refused.errors, `${name} ${time}`).toHaveLength(1);
        expect(errorOf(refused), `${name} ${time}`).toEqual(lacks(scope));
        expect(refused.data?.[name] ?? null).toBeNull();
      }
    }
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    for (const { name, text, variables } of open) {
      expect(codes(await gql(at.app, all, text, variables)), name).not.toContain('FORBIDDEN');
    }
  });

  it('are forbidden for every API key if they declare no scope', async () => {
    const closed = fields.filter(({ scope }) => scope === undefined);
    expect(closed.length).toBeGreaterThan(12);
    const before = await stateOf(at.app, at.academy.id);
    for (const { name, text, variables } of closed) {
      const result = await gql(at.app, all, text, variables);
      expect(result.errors, name).toHaveLength(1);
      expect(errorOf(result), name).toEqual(FORBIDDEN);
    }
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
  });
});
