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

/** Mutations that need no token: registration, login and links in mails. */
const FOR_ANYONE = [
  'Mutation.acceptInvitation',
  'Mutation.login',
  'Mutation.register',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.verifyEmail',
];

describe('permissions', () => {
  it('are declared for each root field of the schema, and for no other field', () => {
    const schema = buildServiceSchema(modules);
    const tree = mergePermissions(...modules.map((feature: FeatureModule) => feature.permissions ?? {}));
    expect(Object.keys(tree.Query).toSorted()).toEqual(
      Object.keys(schema.getQueryType()?.getFields() ?? {}).toSorted(),
    );
    expect(Object.keys(tree.Mutation).toSorted()).toEqual(
      Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted(),
    );
    expect(Object.keys(tree.Subscription).toSorted()).toEqual(
      Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).toSorted(),
    );
  });

  it('allow operations without a token only for signing in and for links in mails', () => {
    const tree = mergePermissions(...modules.map((feature: FeatureModule) => feature.permissions ?? {}));
    const open = Object.entries(tree).flatMap(([root, fields]) =>
      Object.entries(fields).flatMap(([field, rule]) => (rule === anyone ? [`${root}.${field}`] : [])),
    );
    expect(FOR_ANYONE).toEqual(expect.arrayContaining(open));
  });

  it('are required: the service does not start if a root field has no permission', () => {
    const bare: FeatureModule = { resolvers: [BareResolver] };
    expect(() => buildServiceSchema([...modules, bare])).toThrow('No permission is declared for Query.bareField.');
    const ruled: FeatureModule = { ...bare, permissions: { Query: { bareField: anyone } } };
    expect(() => buildServiceSchema([...modules, ruled])).not.toThrow();
  });

  it('prevent the service from starting if they name an unknown field', () => {
    const stray: FeatureModule = { permissions: { Query: { noSuchField: anyone } } };
    expect(() => buildServiceSchema([...modules, stray])).toThrow('Query.noSuchField');
  });
});
