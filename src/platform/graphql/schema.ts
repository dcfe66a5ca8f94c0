import type { EventSubscriber } from '@mikro-orm/core';
import {
  defaultFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { allEventTypes, type EventType } from '../events/event-types.ts';
import type { EventFollower } from '../events/follower.ts';
import type { Recording } from '../events/recording.ts';
import type { JobHandler, Schedule } from '../jobs/job-kind.ts';
import { readOf } from '../loaders/field-read.ts';
import type { PaperSource } from '../paper-sources/paper-source.ts';
import { applyPermissions, mergePermissions, type PermissionTree } from '../permissions/permissions.ts';
import type { SignalHandler } from '../signals/signals.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { validateInput } from '../validation/validate-input.ts';
import { ListArguments } from './connection.ts';
import { nameEnumValues } from './enum-errors.ts';
import { describeLate } from './late-descriptions.ts';
import { refuseNullableOrders } from './list-orders.ts';
import { topicOf } from './live-topic.ts';
import { resolverOf } from './read-fields.ts';
import { tellReadScopes } from './read-scopes.ts';
import { tellAllRefusals } from './refusals.ts';

/** The parts of a feature. */
export interface FeatureModule {
  /** The entity classes that the database stores. */
  readonly entities?: readonly (new () => object)[];
  /** type-graphql resolver classes. */
  readonly resolvers?: readonly (new () => object)[];
  /** The handlers for signals from other features. */
  readonly handlers?: readonly SignalHandler<RequestContext>[];
  /** The declarations of public events for the feature's rows. */
  readonly recordings?: readonly Recording[];
  /** The types of events that the feature records itself with `recordEvent`. */
  readonly eventTypes?: readonly EventType[];
  /** The followers that process numbered events of any feature. */
  readonly followers?: readonly EventFollower[];
  /** The handlers for the feature's background jobs. */
  readonly jobs?: readonly JobHandler[];
  /** The schedules by which some of the feature's jobs repeat. */
  readonly schedules?: readonly Schedule[];
  /** The subscribers that observe changes of the feature's rows in all transactions. */
  readonly subscribers?: readonly EventSubscriber[];
  /** The papers that REST serves. */
  readonly papers?: readonly PaperSource[];
  /** The permission for each root field that the resolvers declare. */
  readonly permissions?: PermissionTree;
}

/**
 * A source of events, which type-graphql requires for subscriptions. The service never uses it, see {@link
 * showChanges}.
 */
const NO_SOURCE: BuildSchemaOptions['pubSub'] = {
  publish: () => undefined,
  subscribe() {
    throw new Error('Subscriptions are served by the hub.');
  },
};

/**
 * Builds the executable schema from the features, guarded by their permissions. Throws if a root field has no
 * permission.
 */
export function buildServiceSchema(modules: readonly FeatureModule[]): GraphQLSchema {
  const [resolver, ...resolvers] = modules.flatMap((feature) => feature.resolvers ?? []);
  if (!resolver) throw new Error('No feature has a resolver.');
  const schema = buildSchemaSync({
    resolvers: [resolver, ...resolvers],
    orphanedTypes: [],
    pubSub: NO_SOURCE,
    // skipped, because the check introspects the schema; serving the schema or validating a document checks it anyway
    skipCheck: true,
    // the reads check the arguments of a list themselves
    validateFn: (input, _type, { context }) =>
      input instanceof ListArguments ? undefined : validateInput(input, (context as RequestContext).refused),
  });
  describeRoots(schema);
  describeLate(schema);
  letRootFieldsBeNull(schema);
  readPlainRows(schema);
  showChanges(schema);
  applyPermissions(schema, mergePermissions(...modules.map((feature) => feature.permissions ?? {})));
  tellReadScopes(schema);
  refuseNullableOrders(schema);
  separateMutations(schema);
  nameEnumValues(schema);
  schema.extensions = {
    ...schema.extensions,
    eventTypes: allEventTypes(modules),
    papers: modules.flatMap(({ papers }) => papers ?? []),
  };
  return schema;
}

/**
 * Describes the schema and its root types, because type-graphql has no option for it. With this description, the
 * printed schema contains the block `schema { … }`.
 */
function describeRoots(schema: GraphQLSchema): void {
  schema.description =
    "The API of the academy platform. A request needs a user's token and, inside an academy, the academy's id " +
    'as X-Academy-ID.';
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  const subscription = schema.getSubscriptionType();
  if (query)
    query.description =
      'The queries. If a field is refused, it is null with an error, and the other fields are still returned.';
  if (mutation)
    mutation.description =
      'The mutations. They run in order, each in its own transaction and with the permissions that the caller ' +
      'has at that time. If a field is refused, it is null with an error, and the changes by the other fields ' +
      'remain.';
  if (subscription)
    subscription.description =
      'The subscriptions, served as Server-Sent Events at `/graphql/stream`. Each event is sent only to the clients ' +
      'that can see its rows at that time.';
}

/**
 * Makes root fields nullable, so that the failure of one root field does not remove the results of the other root
 * fields. For example, if one mutation of a document fails, the token that another mutation created is still returned.
 */
function letRootFieldsBeNull(schema: GraphQLSchema): void {
  for (const root of rootsOf(schema)) {
    for (const field of Object.values(root.getFields())) field.type = getNullableType(field.type);
  }
}

/**
 * Removes type-graphql's own resolver from every field of row types, because it costs time for each row. Rows are plain
 * objects. A field that has neither its own resolver nor a declared read returns the property with its name.
 */
function readPlainRows(schema: GraphQLSchema): void {
  const resolved = new Set(resolvedFields());
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    // type-graphql would require rows that are instances of the type's classes
    type.isTypeOf = undefined;
    const isRoot = rootsOf(schema).includes(type);
    for (const field of Object.values(type.getFields())) {
      const read = readOf(field);
      if (read) field.resolve = resolverOf(read);
      else if (!isRoot && !resolved.has(`${type.name}.${field.name}`)) field.resolve = undefined;
    }
  }
}

/** Returns the fields that resolver classes add to types, including declared reads: `StaffMember.departments`. */
function resolvedFields(): string[] {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  return fieldResolvers.flatMap(({ kind, getObjectType, schemaName }) => {
    const target = kind === 'external' ? getObjectType?.() : undefined;
    return objectTypes.filter((type) => type.target === target).map(({ name }) => `${name}.${schemaName}`);
  });
}

/**
 * Makes subscription fields return the changed rows, which the process's hub for live updates passes as the root
 * value. graphql's `subscribe` is not used, because the hub itself starts an execution for each change.
 */
function showChanges(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const topic = topicOf(field);
    field.subscribe = undefined;
    field.resolve = (rows) => topic.shown(rows as readonly object[]);
  }
}

/** Returns the root types of a schema. */
const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);

/** Makes mutations run one after another, each like a separate request. */
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

/** Prints the schema for `schema.graphql`. It is sorted, so that the file stays the same if fields are reordered. */
export const printServiceSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
