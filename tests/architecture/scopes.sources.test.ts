import 'reflect-metadata';
import { type GraphQLField, type GraphQLObjectType, getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/platform/events/event-types.ts';
import type { FieldRead } from '../../src/platform/loaders/field-read.ts';
import type { ReadContext, Sql } from '../../src/platform/loaders/read-model.ts';
import { searchSql } from '../../src/platform/loaders/search.ts';
import { searchOf } from '../../src/platform/loaders/searched.ts';
import { RESOURCE_SCOPES } from '../../src/platform/permissions/resource-scopes.ts';
import { type FilterScopes, isScope, scopes } from '../../src/platform/permissions/scopes.ts';
import { FILTER_SCOPES, READ_SCOPE } from '../../src/platform/permissions/selection-scopes.ts';
import { schema } from '../support/service-schema.ts';

/** Root fields that no API key may call, each with its reason. */
const CLOSED: Record<string, string> = {
  acceptInvitation: 'makes a person a member',
  apiKey: 'a key sees no other',
  apiKeys: 'a key sees no other',
  calendarFeed: 'of a person',
  calendarFeeds: 'of a person',
  changeMemberRole: 'rights of people outlive the key',
  changePassword: 'of a person',
  createAcademy: 'a key is for one academy',
  createApiKey: 'rights of another key outlive the key',
  createCalendarFeed: 'of a person',
  deleteAcademy: 'ends what the key is for',
  discardJob: 'of the Super Admin',
  erasePerson: 'cannot be undone',
  inviteMember: 'rights of people outlive the key',
  jobs: 'of the Super Admin',
  login: 'signs a person in',
  logout: 'ends a session',
  markNotificationsRead: 'of a person',
  mySessions: 'of a person',
  notification: 'of a person',
  notificationPreferences: 'of a person',
  notificationReceived: 'of a person',
  notifications: 'of a person',
  refreshToken: 'of a session',
  register: 'makes a person',
  removeMember: 'rights of people',
  requestEmailVerification: 'of a person',
  requestPasswordReset: 'of a person',
  resetPassword: 'of a person',
  retryJob: 'of the Super Admin',
  revokeApiKey: 'rights of another key',
  revokeCalendarFeed: 'of a person',
  revokeInvitation: 'rights of people',
  revokeOtherSessions: 'of a person',
  revokeSession: 'of a person',
  rotateCalendarFeed: 'of a person',
  unreadNotificationCount: 'of a person',
  updateCalendarFeed: 'of a person',
  updateNotificationPreferences: 'of a person',
  verifyEmail: 'of a person',
};

/** Filters that read other tables, but only for values that the row itself shows. */
const OF_ROW: Record<string, string> = {
  'ClassSession.courseId': 'a session shows its course',
  'Closure.batchId': 'a closure shows its batches',
  'Closure.courseId': 'a closure shows its courses',
  'Closure.roomId': 'a closure shows its rooms',
  'Membership.search': 'a member shows the user’s name and e-mail',
  'NotificationSend.resourceId': 'a message shows its records',
  'Payment.feeId': 'a payment shows its fees',
  'Staff.departmentId': 'a staff member shows their departments',
};

const kysely = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Fields that read rows without requiring a scope. */
const OWN = ['Me.memberships'];
const fieldsOf = (type: GraphQLObjectType | null | undefined): GraphQLField<unknown, unknown>[] =>
  Object.values(type?.getFields() ?? {});
const queries = fieldsOf(schema.getQueryType());
const mutations = fieldsOf(schema.getMutationType());
const subscriptions = fieldsOf(schema.getSubscriptionType());
const scopeOf = ({ extensions }: GraphQLField<unknown, unknown>) => extensions.scope as string | undefined;

describe('scopes of API keys', () => {
  it('are declared for each root field, except root fields that are closed to API keys', () => {
    const closed = [...queries, ...mutations, ...subscriptions]
      .filter((field) => scopeOf(field) === undefined)
      .map(({ name }) => name);
    expect(closed.toSorted()).toEqual(Object.keys(CLOSED).toSorted());
  });

  it('are each used by a root field; the fields node and nodes use the scope of the requested record', () => {
    const used = [...queries, ...mutations].map(scopeOf).filter((scope) => scope !== undefined);
    expect(queries.filter((field) => scopeOf(field) === 'of the record').map(({ name }) => name)).toEqual([
      'node',
      'nodes',
    ]);
    expect([...new Set(used)].filter((scope) => scope !== 'of the record').toSorted()).toEqual(
      scopes().map(([scope]) => scope),
    );
    for (const field of queries)
      if (scopeOf(field)) expect(scopeOf(field), field.name).toMatch(/:read$|^of the record$/);
    for (const field of subscriptions) if (scopeOf(field)) expect(scopeOf(field), field.name).toMatch(/:read$/);
    for (const field of mutations) if (scopeOf(field)) expect(scopeOf(field), field.name).toMatch(/:write$/);
  });

  it('exist if a filter or a record type requires them', () => {
    const filters = queries.flatMap(({ extensions }) => {
      const read = extensions.read as FieldRead | undefined;
      const model = read?.kind === 'list' ? read.model.filterScopes : undefined;
      return [model ?? {}, (extensions[FILTER_SCOPES] as FilterScopes | undefined) ?? {}];
    });
    const named = [...Object.values(RESOURCE_SCOPES), ...filters.flatMap((each) => Object.values(each).flat())];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((scope) => !isScope(scope))).toEqual([]);
  });

  it('are the same for a single record as for the list of records of its type', () => {
    const fieldsOfModels = Map.groupBy(queries, ({ extensions }) => {
      const read = extensions.read as FieldRead | undefined;
      return read?.kind === 'one' || read?.kind === 'list' ? read.model.entity : undefined;
    });
    fieldsOfModels.delete(undefined);
    expect(fieldsOfModels.size).toBeGreaterThan(13);
    for (const fields of fieldsOfModels.values()) expect(new Set(fields.map(scopeOf)).size, fields[0]?.name).toBe(1);
  });

  it('are required for every field that reads rows', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const open: string[] = [];
    let count = 0;
    for (const type of (types as GraphQLObjectType[]).filter((each) => !roots.includes(each))) {
      for (const { name, extensions } of Object.values(type.getFields())) {
        if (!extensions.read) continue;
        count++;
        if (!extensions[READ_SCOPE]) open.push(`${type.name}.${name}`);
      }
    }
    expect(count).toBeGreaterThan(25);
    expect(open).toEqual(OWN);
  });

  it('are the same for a record type as for the root field that returns the record', () => {
    const ofRoots = queries.flatMap((field) => {
      const read = field.extensions.read as FieldRead | undefined;
      if (read?.kind !== 'one' || scopeOf(field) === undefined) return [];
      return [getNamedType(field.type).name, read.model.entity.name].map((name) => [name, scopeOf(field)]);
    });
    expect(RESOURCE_SCOPES).toMatchObject(Object.fromEntries(ofRoots));
    const open = (schema.extensions.eventTypes as EventType[]).filter(({ resource }) => !RESOURCE_SCOPES[resource]);
    expect(open.map(({ type }) => type)).toEqual(['api_key.created', 'api_key.revoked', 'api_key.updated']);
  });

  it('are declared for each filter whose SQL reads records of other types', () => {
    const models = new Set(
      queries.flatMap(({ extensions }) => {
        const read = extensions.read as FieldRead | undefined;
        return read?.kind === 'list' && extensions.scope ? [read.model] : [];
      }),
    );
    const viewer = { role: 'academy_admin', userId: '', staffId: null, parentId: null, studentId: null } as const;
    const context: ReadContext = { engine: 'postgresql', academyId: '', viewer, today: '', now: '' };
    const readsOthers = [...models].flatMap((model) => {
      const column = (property: string) => model.computed?.[property]?.(context) ?? sql.ref(`t.${property}`);
      const conditions: [string, Sql][] = Object.entries(model.filters ?? {}).map(([name, filter]) => [
        name,
        filter(filter.isByValue ? 'true' : '', column, context),
      ]);
      const search = searchOf(model);
      if (search.length > 0) conditions.push(['search', searchSql(search, '', column, context)]);
      return conditions
        .filter(([name, condition]) => condition.compile(kysely).sql.includes(' from ') && !model.filterScopes?.[name])
        .map(([name]) => `${model.entity.name}.${name}`);
    });
    expect(readsOthers.toSorted()).toEqual(Object.keys(OF_ROW).toSorted());
  });
});
