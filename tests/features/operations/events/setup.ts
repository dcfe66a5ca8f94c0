import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DataField, DataFields } from '../../../../src/platform/events/event-data.ts';
import type { TestApp } from '../../../support/app.ts';

/** An event as stored in the table. */
export interface Row {
  id: string;
  type: string;
  resource: string;
  resourceId: string;
  resourceVersion: number | null;
  sequence: number | null;
  payload: Record<string, any>;
}

/** Returns the events of an academy, or of all academies, in order of numbering. */
export async function eventsIn({ services }: TestApp, academyId?: string): Promise<Row[]> {
  const { kysely } = services.database;
  const { rows } = await sql<any>`select id, type, resource, resource_id as "resourceId", sequence, payload,
      resource_version as "resourceVersion" from outbox_events
    where ${academyId === undefined ? sql`1 = 1` : sql`academy_id = ${academyId}`}
    order by occurred_at, id`.execute(kysely);
  return rows.map((row) => ({
    ...row,
    payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
  }));
}

/** Returns the events that a call records, in an academy or in all. */
export async function leftBy(app: TestApp, call: () => Promise<unknown>, academyId?: string): Promise<Row[]> {
  const known = new Set((await eventsIn(app, academyId)).map(({ id }) => id));
  await call();
  return (await eventsIn(app, academyId)).filter(({ id }) => !known.has(id));
}

/**
 * Checks the format of a value by its kind. A string is an enum value in lower case, a currency code or a time of day.
 */
const FORMS: Record<DataField['kind'], (value: unknown) => boolean> = {
  ID: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value as string),
  Int: Number.isSafeInteger,
  Boolean: (value) => typeof value === 'boolean',
  Money: (value) => /^-?\d+\.\d\d$/.test(value as string),
  Percent: (value) => /^-?\d+\.\d\d$/.test(value as string),
  Decimal: (value) => /^\d+\.\d\d$/.test(value as string),
  Date: (value) => /^\d{4}-\d\d-\d\d$/.test(value as string),
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value as string),
  String: (value) => /^([a-z]+([_:][a-z]+)*|[A-Z]{3}|\d\d:\d\d:\d\d)$/.test(value as string),
  Object: (value) => value !== null && typeof value === 'object',
};

/** Asserts that the data contain exactly the declared fields. */
export function expectData(data: Record<string, unknown>, fields: DataFields, where: string): void {
  expect(Object.keys(data).sort(), where).toEqual(Object.keys(fields).sort());
  for (const [name, { kind, isNullable, atMost, fields: below }] of Object.entries(fields)) {
    const value = data[name];
    const place = `${where}.${name}: ${JSON.stringify(value)}`;
    if (value === null) {
      expect(isNullable, place).toBe(true);
      continue;
    }
    const values = atMost === undefined ? [value] : (value as unknown[]);
    expect(values.length, place).toBeLessThanOrEqual(atMost ?? 1);
    expect(values.every(FORMS[kind]), place).toBe(true);
    if (below) for (const each of values) expectData(each as Record<string, unknown>, below, place);
  }
}
