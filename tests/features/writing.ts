import { expect } from 'vitest';
import { isTenantEntity } from '../../src/platform/database/tenant-record.ts';
import type { Role } from '../../src/platform/permissions/roles.ts';
import { academyRows } from '../support/academy-rows.ts';
import type { TestApp } from '../support/app.ts';
import type { GraphqlResult } from '../support/clients.ts';
import { type Actor, type SeededAcademy, seedSuperAdmin } from '../support/seed.ts';

/** Every role that a member can have. */
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

/** A refusal of exactly these fields, with its message made of the first text and the number of the others. */
export function badInput(fields: Record<string, string[]>) {
  const texts = Object.values(fields).flat();
  const more = texts.length - 1;
  const suffix = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  const first = texts.length > 1 ? expect.stringContaining(suffix) : `${texts[0]}`;
  return { code: 'BAD_USER_INPUT', message: first, fields };
}

/** A value that GraphQL itself refuses: of the wrong type, missing, or of an unknown field. */
export const REFUSED_BY_TYPE = { code: 'BAD_USER_INPUT', message: expect.any(String) };

/** An id of no row. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

/** Text of so many characters, each of which is two UTF-16 units. */
export const emoji = (count: number): string => '🏊'.repeat(count);

/** Notes of what happened, which a refusal may leave as well. */
const NOTES = ['audit_entries', 'audit_entry_counts', 'jobs', 'outbox_events'];

/** The tables whose rows belong to academies, but for the notes, with their keys. */
const tablesOf = ({ services }: TestApp) =>
  [...services.database.orm.getMetadata().getAll().values()].filter(
    (meta) => isTenantEntity(meta) && !meta.abstract && !NOTES.includes(meta.tableName),
  );

/** Every row that the writes of these tests could change in an academy, by its table. */
export async function stateOf(app: TestApp, academyId: string): Promise<Record<string, unknown[]>> {
  const tables = tablesOf(app).map(({ tableName, primaryKeys, properties }) => ({
    table: tableName,
    key: primaryKeys.flatMap((name) => properties[name]?.fieldNames ?? []),
  }));
  return academyRows(app.services.database, 'state of an academy', tables, academyId);
}

/** Runs a call that has to be refused; asserts that it changed nothing in the academy. Answers its one error. */
export async function refusal(app: TestApp, academyId: string, call: () => Promise<GraphqlResult>): Promise<unknown> {
  const before = await stateOf(app, academyId);
  const { errors } = await call();
  expect(await stateOf(app, academyId)).toEqual(before);
  expect(errors).toHaveLength(1);
  const [{ message, extensions } = { message: '', extensions: { code: '' } }] = errors ?? [];
  return { code: extensions.code, message, ...(extensions.fields && { fields: extensions.fields }) };
}

/** A Super Admin who has chosen the academy. */
export const superAdminIn = async (app: TestApp, academy: SeededAcademy): Promise<Actor> => ({
  ...(await seedSuperAdmin(app)),
  academyId: academy.id,
});
