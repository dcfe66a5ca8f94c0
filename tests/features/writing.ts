import { expect } from 'vitest';
import { isTenantEntity } from '../../src/platform/database/tenant-record.ts';
import type { Role } from '../../src/platform/permissions/roles.ts';
import { academyRows } from '../support/academy-rows.ts';
import type { TestApp } from '../support/app.ts';
import type { GraphqlResult } from '../support/clients.ts';
import { type Actor, type SeededAcademy, seedSuperAdmin } from '../support/seed.ts';

export const EVERY_ROLE: Role[] = [
  'academy_admin',
  'administrator',
  'department_head',
  'teacher',
  'support_staff',
  'parent',
  'student',
];

export const FORBIDDEN = { code: 'FORBIDDEN', message: 'This action is unauthorized.' };
export const NO_ACCESS = { code: 'FORBIDDEN', message: 'You do not have access to this academy.' };
export const UNAUTHENTICATED = { code: 'UNAUTHENTICATED', message: 'Unauthenticated.' };
export const notFound = (name: string) => ({ code: 'NOT_FOUND', message: `${name} not found.` });

/**
 * Returns the expected error for exactly these invalid fields. Its message contains the first text and the number of
 * further texts.
 */
export function badInput(fields: Record<string, string[]>) {
  const texts = Object.values(fields).flat();
  const more = texts.length - 1;
  const suffix = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  const first = texts.length > 1 ? expect.stringContaining(suffix) : `${texts[0]}`;
  return { code: 'BAD_USER_INPUT', message: first, fields };
}

/** The error of GraphQL itself for a wrong type, a missing value or an unknown field. */
export const REFUSED_BY_TYPE = { code: 'BAD_USER_INPUT', message: expect.any(String) };

/** A valid id that no row has. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

/** Returns a text with `count` characters, each of two UTF-16 units. */
export const emoji = (count: number): string => '🏊'.repeat(count);

/** Tables that a refused call may write to. */
const NOTES = ['audit_entries', 'audit_entry_counts', 'jobs', 'outbox_events'];

/** Returns the tenant tables with their keys, except the tables in `NOTES`. */
const tablesOf = ({ services }: TestApp) =>
  [...services.database.orm.getMetadata().getAll().values()].filter(
    (meta) => isTenantEntity(meta) && !meta.abstract && !NOTES.includes(meta.tableName),
  );

/** Returns every row that a test could change in an academy, by table. */
export async function stateOf(app: TestApp, academyId: string): Promise<Record<string, unknown[]>> {
  const tables = tablesOf(app).map(({ tableName, primaryKeys, properties }) => ({
    table: tableName,
    key: primaryKeys.flatMap((name) => properties[name]?.fieldNames ?? []),
  }));
  return academyRows(app.services.database, 'state of an academy', tables, academyId);
}

/** Runs a call that must be refused without changes in the academy. Returns its only error. */
export async function refusal(app: TestApp, academyId: string, call: () => Promise<GraphqlResult>): Promise<unknown> {
  const before = await stateOf(app, academyId);
  const { errors } = await call();
  const after = await stateOf(app, academyId);
  // comparing all rows as one text takes a fraction of the time, but only toEqual shows which row differs
  if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before);
  expect(errors).toHaveLength(1);
  const [{ message, extensions } = { message: '', extensions: { code: '' } }] = errors ?? [];
  return { code: extensions.code, message, ...(extensions.fields && { fields: extensions.fields }) };
}

/** Creates a Super Admin who has chosen the academy. */
export const superAdminIn = async (app: TestApp, academy: SeededAcademy): Promise<Actor> => ({
  ...(await seedSuperAdmin(app)),
  academyId: academy.id,
});
