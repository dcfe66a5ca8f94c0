import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { forbidden } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';
import type { SchemaField } from './schema-field.ts';
import { declareScope, type Scope } from './scopes.ts';
import { type RootScope, type Selection, scopeRefusal } from './selection-scopes.ts';
import { answerRefusal } from './sent-fields.ts';
import { deny, type Rule, shield } from './shield.ts';

/** A rule, and the scope that an API key also needs. */
export interface ScopedRule {
  readonly scope: RootScope;
  readonly rule: Rule;
}

/** The permission of a root field. If it is only a rule, API keys may not call the field. */
export type Permission = Rule | ScopedRule;

/** The permissions of the root fields, by operation type and field name. */
export interface PermissionTree {
  Query?: Record<string, Permission>;
  Mutation?: Record<string, Permission>;
  Subscription?: Record<string, Permission>;
}

/** Lets API keys with a scope call a root field. The rule applies both to users and to API keys. */
export function scoped(scope: Scope, rule: Rule): ScopedRule {
  declareScope(scope);
  return { scope, rule };
}

/**
 * Lets API keys call a root field that returns records of any type. A key can read only the types that its scopes
 * allow.
 */
export const scopedByRecord = (rule: Rule): ScopedRule => ({ scope: 'of the record', rule });

const ruleOf = (permission: Permission): Rule => ('scope' in permission ? permission.rule : permission);
/** Returns the scope that API keys need for a root field; undefined if the field is closed to API keys. */
export const scopeOf = (permission: Permission | undefined): RootScope | undefined =>
  permission && 'scope' in permission ? permission.scope : undefined;

const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;

/** Merges the permissions of all features into one tree. Throws if a field is declared twice. */
export function mergePermissions(...trees: PermissionTree[]): Required<PermissionTree> {
  const merged: Required<PermissionTree> = { Query: {}, Mutation: {}, Subscription: {} };
  for (const tree of trees) {
    for (const root of ROOTS) {
      for (const [field, rule] of Object.entries(tree[root] ?? {})) {
        if (Object.hasOwn(merged[root], field)) throw new Error(`Permission of ${root}.${field} is declared twice.`);
        merged[root][field] = rule;
      }
    }
  }
  return merged;
}

/**
 * Wraps the resolvers of the root fields with the rules of the tree, in place. Nested fields are not wrapped. Throws if
 * a root field has no rule, or if a rule has no root field. Returns the schema.
 */
export function applyPermissions(schema: GraphQLSchema, tree: PermissionTree): GraphQLSchema {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isPresent);
  assertComplete(types, tree);
  const rules = Object.entries(tree)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([root, fields]) => [root, mapValues(fields, ruleOf)]);
  const guards = shield(Object.fromEntries(rules) as Record<string, Record<string, Rule>>, {
    fallbackRule: deny,
    fallbackError: () => forbidden(),
    allowExternalErrors: true,
    // without this option, graphql-shield treats an error that a rule throws as a refusal, and does not log the error
    debug: true,
  }).generate(schema) as Record<string, Record<string, Guard>>;
  for (const type of types) {
    for (const field of Object.values(type.getFields())) {
      const guard = guards[type.name]?.[field.name];
      if (!guard) throw new Error(`No guard was made for ${type.name}.${field.name}.`);
      const scope = scopeOf(tree[type.name as keyof PermissionTree]?.[field.name]);
      guardField(field, scope, typeof guard === 'function' ? guard : guard.resolve);
    }
  }
  return schema;
}

type Field = GraphQLField<unknown, unknown>;
type Resolver = NonNullable<Field['resolve']>;
type Middleware = (resolve: Resolver, ...args: Parameters<Resolver>) => unknown;
type Guard = Middleware | { resolve: Middleware };

function guardField(field: Field, scope: RootScope | undefined, guard: Middleware): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) =>
    selectionRefusal(field, context as Caller, info && selectionOf(info)) ??
    guard(resolve, parent, args, context, info);
  field.extensions = {
    ...field.extensions,
    scope,
    [PERMISSION]: (caller: Caller, selection?: Selection) =>
      selectionRefusal(field, caller, selection) ?? guard(permit, null, {}, caller, NO_INFO),
  };
}

const selectionRefusal = (field: SchemaField, caller: Caller, selection?: Selection) =>
  scopeRefusal(field, caller, selection) ?? (selection && answerRefusal(field, caller, selection));

const selectionOf = ({ schema, fieldNodes, fragments, variableValues }: GraphQLResolveInfo): Selection => ({
  schema,
  nodes: fieldNodes,
  fragment: (name) => fragments[name],
  variables: variableValues,
});

const PERMISSION = 'permission';
const permit = () => true;
// rules do not use `info`: they depend only on the caller
const NO_INFO = {} as GraphQLResolveInfo;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly permission?: (caller: Caller, selection?: Selection) => unknown;
  }
}

/** Throws if the caller may not call the root field with its selection. Does not run the resolver. */
export async function assertPermitted(field: SchemaField, caller: Caller, selection?: Selection): Promise<void> {
  const verdict = await verdictOn(field, caller, selection);
  // guards return refusals instead of throwing them
  if (verdict !== true) throw verdict instanceof Error ? verdict : forbidden();
}

/** Returns true if the caller may call the root field. */
export async function isPermitted(field: SchemaField, caller: Caller): Promise<boolean> {
  return (await verdictOn(field, caller)) === true;
}

function verdictOn(field: SchemaField, caller: Caller, selection?: Selection): unknown {
  const ask = field.extensions[PERMISSION];
  return ask?.(caller, selection);
}

const mapValues = <From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

function assertComplete(types: GraphQLObjectType[], tree: PermissionTree): void {
  const fields = types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const ruled = Object.entries(tree).flatMap(([root, rules]) => Object.keys(rules).map((field) => `${root}.${field}`));
  const bare = fields.filter((field) => !ruled.includes(field));
  if (bare.length > 0) throw new Error(`No permission is declared for ${bare.join(', ')}.`);
  const stray = ruled.filter((field) => !fields.includes(field));
  if (stray.length > 0) throw new Error(`Permissions are declared for ${stray.join(', ')}, which the schema lacks.`);
}

function isPresent(type: GraphQLObjectType | null | undefined): type is GraphQLObjectType {
  return type != null;
}
