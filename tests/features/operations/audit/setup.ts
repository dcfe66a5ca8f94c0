import { sql } from 'kysely';
import { expect } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/** An audit entry as GraphQL returns it. */
export interface Entry {
  id: string;
  userId: string | null;
  action: 'created' | 'updated' | 'deleted';
  resource: string;
  resourceId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

export interface Scene {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, given);
  return { app, academy, admin: await academy.as('academy_admin') };
}

const QUERY = `query ($filter: AuditEntryFilter, $orderBy: [AuditEntryOrder!]) {
  auditLog(first: 100, filter: $filter, orderBy: $orderBy) {
    totalCount nodes { id userId action resource resourceId before after requestId }
  }
}`;

/** Returns the entries of an academy, oldest first. */
export async function entriesOf({ app, admin }: Scene, filter: object = {}): Promise<Entry[]> {
  const { data, errors } = await gql(app, admin, QUERY, { filter, orderBy: ['CREATED_AT_ASC'] });
  expect(errors).toBeUndefined();
  expect(data.auditLog.totalCount).toBe(data.auditLog.nodes.length);
  return data.auditLog.nodes;
}

/** Returns the entries that a call writes. */
export async function left(at: Scene, call: () => Promise<unknown>): Promise<Entry[]> {
  const known = new Set((await entriesOf(at)).map(({ id }) => id));
  await call();
  return (await entriesOf(at)).filter(({ id }) => !known.has(id));
}

/** Runs a mutation that must succeed. Returns its data. */
export async function mutate(at: Scene, mutation: string, variables: object = {}, as: Credentials = at.admin) {
  const { data, errors } = await gql(at.app, as, mutation, variables);
  expect(errors, mutation).toBeUndefined();
  return data;
}

/** Returns all rows of the table `audit_entries`, from all academies. */
export async function allEntries(app: TestApp): Promise<Record<string, any>[]> {
  return (await sql<Record<string, any>>`select * from audit_entries`.execute(app.services.database.kysely)).rows;
}
