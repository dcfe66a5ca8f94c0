import { buildSchema, execute, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/platform/errors/app-error.ts';
import {
  applyPermissions,
  assertPermitted,
  mergePermissions,
  type PermissionTree,
} from '../../../src/platform/permissions/permissions.ts';
import type { Role } from '../../../src/platform/permissions/roles.ts';
import {
  anyone,
  members,
  roles,
  signedIn,
  superAdmin,
  writers,
  writingMembers,
} from '../../../src/platform/permissions/rules.ts';
import { deny, type Rule, rule } from '../../../src/platform/permissions/shield.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';

const sdl = `
  type Query { open: Thing shut: Thing }
  type Mutation { change: Boolean }
  type Thing { id: ID inner: Thing }
`;

function guarded(tree: PermissionTree, calls: string[] = []): GraphQLSchema {
  const schema = buildSchema(sdl);
  schema.getQueryType()!.getFields().open!.resolve = () => {
    calls.push('open');
    return { id: '1', inner: { id: '2' } };
  };
  schema.getMutationType()!.getFields().change!.resolve = () => true;
  return applyPermissions(schema, tree);
}

const all = (one: Rule): PermissionTree => ({ Query: { open: one, shut: one }, Mutation: { change: one } });

async function ask(schema: GraphQLSchema, source: string, context: Partial<RequestContext>) {
  const { data, errors } = await execute({ schema, document: parse(source), contextValue: { ...context } });
  return { data, error: errors?.[0]?.originalError };
}

const required = new AppError('ACADEMY_REQUIRED', 'Choose an academy.');
const user = { userId: 'u', sessionId: 's', tokenId: 't', isSuperAdmin: false };

function actor(role: Role | 'super_admin' | null, status: 'active' | 'inactive' | 'suspended' = 'active') {
  const viewer = { userId: 'u', role: role ?? 'student', staffId: null, parentId: null, studentId: null };
  return {
    principal: { ...user, isSuperAdmin: role === 'super_admin' },
    academy: role ? { id: 'a', status, timezone: 'UTC', currency: 'EUR', viewer } : required,
  };
}
const nobody = { principal: null, academy: required };

describe('permission rules of root fields', () => {
  const table: [string, Rule, Partial<RequestContext>, string | true][] = [
    ['anyone', anyone, nobody, true],
    ['signedIn without a token', signedIn, nobody, 'UNAUTHENTICATED'],
    ['signedIn without an academy', signedIn, actor(null), true],
    ['superAdmin without a token', superAdmin, nobody, 'UNAUTHENTICATED'],
    ['superAdmin for an academy admin', superAdmin, actor('academy_admin'), 'FORBIDDEN'],
    ['superAdmin', superAdmin, { ...actor(null), principal: { ...user, isSuperAdmin: true } }, true],
    ['members without a token', members, nobody, 'UNAUTHENTICATED'],
    ['members without an academy', members, actor(null), 'ACADEMY_REQUIRED'],
    ['members for a student', members, actor('student'), true],
    ['members while suspended', members, actor('student', 'suspended'), true],
    ['writingMembers for a parent', writingMembers, actor('parent'), true],
    ['writingMembers while suspended', writingMembers, actor('parent', 'suspended'), 'FORBIDDEN'],
    ['writingMembers, Super Admin', writingMembers, actor('super_admin', 'suspended'), true],
    ['roles without a token', roles('teacher'), nobody, 'UNAUTHENTICATED'],
    ['roles without an academy', roles('teacher'), actor(null), 'ACADEMY_REQUIRED'],
    ['roles for another role', roles('teacher', 'administrator'), actor('parent'), 'FORBIDDEN'],
    ['roles for the role', roles('teacher', 'administrator'), actor('administrator'), true],
    ['roles for the Super Admin', roles('teacher'), actor('super_admin'), true],
    ['roles while suspended', roles('teacher'), actor('teacher', 'suspended'), true],
    ['writers for the role', writers('teacher'), actor('teacher'), true],
    ['writers while inactive', writers('teacher'), actor('teacher', 'inactive'), true],
    ['writers for another role', writers('teacher'), actor('parent'), 'FORBIDDEN'],
    ['writers while suspended', writers('teacher'), actor('teacher', 'suspended'), 'FORBIDDEN'],
    ['writers for the Super Admin while suspended', writers('teacher'), actor('super_admin', 'suspended'), true],
  ];
  test.each(table)('return the expected decision: %s', async (_name, one, context, expected) => {
    const calls: string[] = [];
    const { data, error } = await ask(guarded(all(one), calls), '{ open { id inner { id } } }', context);
    if (expected === true) {
      expect(data).toEqual({ open: { id: '1', inner: { id: '2' } } });
    } else {
      expect(data).toEqual({ open: null });
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).code).toBe(expected);
      expect(calls).toEqual([]);
    }
  });

  test('are the same object for the same roles in any order', () => {
    expect(roles('teacher', 'parent')).toBe(roles('parent', 'teacher'));
    expect(roles('teacher')).not.toBe(writers('teacher'));
    expect(() => guarded({ ...all(roles('teacher')), Mutation: { change: writers('parent') } })).not.toThrow();
  });
});

describe('applyPermissions', () => {
  test('checks only root fields, including mutations', async () => {
    const schema = guarded(all(signedIn));
    const thing = schema.getType('Thing') as ReturnType<GraphQLSchema['getQueryType']>;
    expect(Object.values(thing!.getFields()).every(({ resolve }) => resolve === undefined)).toBe(true);
    expect((await ask(schema, 'mutation { change }', nobody)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await ask(schema, 'mutation { change }', actor('student'))).data).toEqual({ change: true });
  });

  test('keeps the default resolver of a root field that has no resolver of its own', async () => {
    const schema = guarded(all(anyone));
    const document = parse('{ shut { id } }');
    const answer = await execute({ schema, document, rootValue: { shut: { id: '9' } }, contextValue: {} });
    expect(answer.data).toEqual({ shut: { id: '9' } });
  });

  test('allows the service to check a permission without executing the field', async () => {
    const field = guarded(all(signedIn)).getQueryType()?.getFields().open;
    if (!field) throw new Error('There is no such field.');
    await expect(assertPermitted(field, nobody)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await assertPermitted(field, actor('student'))).toBeUndefined();
  });

  test('denies access by default', async () => {
    const { error } = await ask(guarded(all(deny)), '{ open { id } }', actor('super_admin'));
    expect(error).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('does not change errors of resolvers and rules', async () => {
    const fault = new Error('a fault');
    const failing = rule('failing', { cache: 'no_cache' })(() => {
      throw fault;
    });
    expect((await ask(guarded(all(failing)), '{ open { id } }', actor('super_admin'))).error).toBe(fault);
    const schema = buildSchema(sdl);
    schema.getQueryType()!.getFields().open!.resolve = () => Promise.reject(fault);
    applyPermissions(schema, all(anyone));
    expect((await ask(schema, '{ open { id } }', nobody)).error).toBe(fault);
  });

  test('prevents the service from starting if a root field has no rule, or if a rule is for an unknown field', () => {
    expect(() => guarded({ Query: { open: anyone }, Mutation: {} })).toThrow(
      'No permission is declared for Query.shut, Mutation.change.',
    );
    const stray = all(anyone);
    expect(() => guarded({ ...stray, Query: { ...stray.Query, gone: anyone } })).toThrow('Query.gone');
    const subscription = buildSchema('type Query { a: Int } type Subscription { b: Int }');
    expect(() => applyPermissions(subscription, { Query: { a: anyone } })).toThrow('Subscription.b');
  });
});

test('mergePermissions combines the permissions of features, and refuses a field that two features declare', () => {
  const merged = mergePermissions({ Query: { a: anyone } }, { Query: { b: members }, Mutation: { c: superAdmin } });
  expect(merged).toEqual({ Query: { a: anyone, b: members }, Mutation: { c: superAdmin }, Subscription: {} });
  expect(() => mergePermissions({ Query: { a: anyone } }, { Query: { a: members } })).toThrow('Query.a');
});
