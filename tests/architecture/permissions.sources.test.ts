import 'reflect-metadata';
import { Query, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../../src/features/index.ts';
import { buildServiceSchema, type FeatureModule } from '../../src/platform/graphql/schema.ts';
import { mergePermissions } from '../../src/platform/permissions/permissions.ts';
import { anyone } from '../../src/platform/permissions/rules.ts';

@Resolver()
class BareResolver {
  @Query(() => String, { description: 'A root field.' })
  bareField(): string {
    return 'seen';
  }
}

/** What needs no token: the way in. */
const FOR_ANYONE = [
  'Mutation.acceptInvitation',
  'Mutation.login',
  'Mutation.register',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.verifyEmail',
];

describe('permissions', () => {
  it('stand beside each root field of the schema, and beside nothing else', () => {
    const schema = buildServiceSchema(modules);
    const tree = mergePermissions(...modules.map((feature: FeatureModule) => feature.permissions ?? {}));
    expect(Object.keys(tree.Query).toSorted()).toEqual(
      Object.keys(schema.getQueryType()?.getFields() ?? {}).toSorted(),
    );
    expect(Object.keys(tree.Mutation).toSorted()).toEqual(
      Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted(),
    );
    expect(schema.getSubscriptionType()).toBeFalsy();
  });

  it('let nobody in without a token but to sign in, or by what was mailed to them', () => {
    const tree = mergePermissions(...modules.map((feature: FeatureModule) => feature.permissions ?? {}));
    const open = Object.entries(tree).flatMap(([root, fields]) =>
      Object.entries(fields).flatMap(([field, rule]) => (rule === anyone ? [`${root}.${field}`] : [])),
    );
    expect(FOR_ANYONE).toEqual(expect.arrayContaining(open));
  });

  it('are demanded: a module whose root field has none stops the start', () => {
    const bare: FeatureModule = { resolvers: [BareResolver] };
    expect(() => buildServiceSchema([...modules, bare])).toThrow('No permission is declared for Query.bareField.');
    const ruled: FeatureModule = { ...bare, permissions: { Query: { bareField: anyone } } };
    expect(() => buildServiceSchema([...modules, ruled])).not.toThrow();
  });

  it('are demanded of fields that exist: a stray rule stops the start', () => {
    const stray: FeatureModule = { permissions: { Query: { noSuchField: anyone } } };
    expect(() => buildServiceSchema([...modules, stray])).toThrow('Query.noSuchField');
  });
});
