import type { EventSubscriber } from '@mikro-orm/core';
import {
  defaultFieldResolver,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { allEventTypes, type EventType } from '../events/event-types.ts';
import type { EventFollower } from '../events/follower.ts';
import type { Recording } from '../events/recording.ts';
import type { JobHandler, Schedule } from '../jobs/job-kind.ts';
import { readOf } from '../loaders/field-read.ts';
import { applyPermissions, mergePermissions, type PermissionTree } from '../permissions/permissions.ts';
import type { SignalHandler } from '../signals/signals.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { validateInput } from '../validation/validate-input.ts';
import { ListArguments } from './connection.ts';
import { nameEnumValues } from './enum-errors.ts';
import { describeLate } from './late-descriptions.ts';
import { refuseNullableOrders } from './list-orders.ts';
import { resolverOf } from './read-fields.ts';
import { tellReadScopes } from './read-scopes.ts';
import { tellAllRefusals } from './refusals.ts';

/** The parts of a feature. */
export interface FeatureModule {
  /** Classes that the database keeps. */
  readonly entities?: readonly (new () => object)[];
  /** type-graphql resolver classes. */
  readonly resolvers?: readonly (new () => object)[];
  /** The handlers of signals of other features. */
  readonly handlers?: readonly SignalHandler<RequestContext>[];
  /** The public events of the feature's rows. */
  readonly recordings?: readonly Recording[];
  /** Kinds of events that the feature records by itself: `recordEvent`. */
  readonly eventTypes?: readonly EventType[];
  /** The reactions of the feature to numbered events of any feature. */
  readonly followers?: readonly EventFollower[];
  /** The background jobs of the feature. */
  readonly jobs?: readonly JobHandler[];
  /** Which of its jobs come again by the clock. */
  readonly schedules?: readonly Schedule[];
  /** The subscribers that watch all transactions for changes of the feature's rows. */
  readonly subscribers?: readonly EventSubscriber[];
  /** The rule of each root field that the resolvers declare. */
  readonly permissions?: PermissionTree;
}

/** The executable schema of the features, guarded by their permissions. Throws where a root field has no rule. */
export function buildServiceSchema(modules: readonly FeatureModule[]): GraphQLSchema {
  const [resolver, ...resolvers] = modules.flatMap((feature) => feature.resolvers ?? []);
  if (!resolver) throw new Error('No feature has a resolver.');
  const schema = buildSchemaSync({
    resolvers: [resolver, ...resolvers],
    orphanedTypes: [],
    // it would introspect the schema; serving it or validating a document checks it anyway
    skipCheck: true,
    // the reads check the arguments of a list
    validateFn: (input, _type, { context }) =>
      input instanceof ListArguments ? undefined : validateInput(input, (context as RequestContext).refused),
  });
  describeRoots(schema);
  describeLate(schema);
  letRootFieldsBeNull(schema);
  readPlainRows(schema);
  applyPermissions(schema, mergePermissions(...modules.map((feature) => feature.permissions ?? {})));
  tellReadScopes(schema);
  refuseNullableOrders(schema);
  separateMutations(schema);
  nameEnumValues(schema);
  schema.extensions = { ...schema.extensions, eventTypes: allEventTypes(modules) };
  return schema;
}

/** type-graphql has no place for what the schema and its roots are. With it the schema is printed by name: `schema { … }`. */
function describeRoots(schema: GraphQLSchema): void {
  schema.description =
    'The API of the academy platform. A request carries the token of a user and, inside an academy, its id as X-Academy-ID.';
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  if (query) query.description = 'The queries. A refused field is null with its error; the others are returned.';
  if (mutation)
    mutation.description =
      'The mutations. They run one after another, each in its own transaction and with the rights that the caller has at that time. ' +
      'A refused field is null with its error; the changes of the others stay.';
}

/** A failing root field does not affect others: a visible list is returned, and the token of a successful mutation. */
function letRootFieldsBeNull(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
  }
}

/**
 * Takes away what type-graphql does for each field of each row, since rows are plain objects: fields are properties, or
 * reads that were declared, or resolvers of the features' own.
 */
function readPlainRows(schema: GraphQLSchema): void {
  const resolved = new Set(resolvedFields());
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    // type-graphql would have rows be instances of classes that inherit
    type.isTypeOf = undefined;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      const read = readOf(field);
      if (read) field.resolve = resolverOf(read);
      else if (!isRoot && !resolved.has(`${type.name}.${field.name}`)) field.resolve = undefined;
    }
  }
}

/** The fields that resolver classes add to types, reads among them: `StaffMember.departments`. */
function resolvedFields(): string[] {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  return fieldResolvers.flatMap(({ kind, getObjectType, schemaName }) => {
    const target = kind === 'external' ? getObjectType?.() : undefined;
    return objectTypes.filter((type) => type.target === target).map(({ name }) => `${name}.${schemaName}`);
  });
}

/** Mutations run one after another, each like a request of its own. */
function separateMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    tellAllRefusals(field);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (parent, args, context: RequestContext, info) => {
      await context.beginMutation();
      return resolve(parent, args, context, info);
    };
  }
}

/** The schema as `schema.graphql` keeps it: sorted, so that a change of order is no change. */
export const printServiceSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
