import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { type GraphQLField, type GraphQLObjectType, isIntrospectionType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { modules } from '../../src/features/index.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import type { FieldRead } from '../../src/platform/loaders/field-read.ts';
import { SCOPES } from '../../src/platform/permissions/scopes.ts';
import { READ_SCOPE } from '../../src/platform/permissions/selection-scopes.ts';

/** The root fields that no API key may call, each with its reason. */
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
  mySessions: 'of a person',
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
  updateCalendarFeed: 'of a person',
  verifyEmail: 'of a person',
};

/** Fields that are read from rows, and need no scope. */
const OWN = ['Me.memberships'];

const schema = buildServiceSchema(modules);
const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) =>
  Object.values(type?.getFields() ?? {}),
) as [GraphQLField<unknown, unknown>[], GraphQLField<unknown, unknown>[]];
const scopeOf = ({ extensions }: GraphQLField<unknown, unknown>) => extensions.scope as string | undefined;

describe('the scopes of API keys', () => {
  it('stand beside each root field, but those that are closed to keys for a reason', () => {
    const closed = [...queries, ...mutations].filter((field) => scopeOf(field) === undefined).map(({ name }) => name);
    expect(closed.toSorted()).toEqual(Object.keys(CLOSED).toSorted());
  });

  it('are of the record where that may be any, and of the list otherwise: each is used', () => {
    const used = [...queries, ...mutations].map(scopeOf).filter((scope) => scope !== undefined);
    expect(queries.filter((field) => scopeOf(field) === 'of the record').map(({ name }) => name)).toEqual([
      'node',
      'nodes',
    ]);
    expect([...new Set(used)].filter((scope) => scope !== 'of the record').toSorted()).toEqual(
      Object.keys(SCOPES).toSorted(),
    );
    for (const field of queries)
      if (scopeOf(field)) expect(scopeOf(field), field.name).toMatch(/:read$|^of the record$/);
    for (const field of mutations) if (scopeOf(field)) expect(scopeOf(field), field.name).toMatch(/:write$/);
  });

  it('are the same for one row and for many', () => {
    const scopes = Map.groupBy(queries, ({ extensions }) => {
      const read = extensions.read as FieldRead | undefined;
      return read?.kind === 'one' || read?.kind === 'list' ? read.model.entity : undefined;
    });
    scopes.delete(undefined);
    expect(scopes.size).toBeGreaterThan(13);
    for (const fields of scopes.values()) expect(new Set(fields.map(scopeOf)).size, fields[0]?.name).toBe(1);
  });

  it('are needed for whatever is read from rows, by whatever field', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type));
    const roots = [schema.getQueryType(), schema.getMutationType()];
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

  it('are told in docs/api-keys.md', () => {
    const text = readFileSync('docs/api-keys.md', 'utf8');
    const rows = [...text.matchAll(/^\| `([a-z_:]+)` \| (.*) \|$/gm)].map(([, scope, what]) => [scope, what]);
    expect(Object.fromEntries(rows)).toEqual(SCOPES);
  });
});
