import { raw } from '@mikro-orm/core';
import { Unique } from '@mikro-orm/decorators/legacy';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TenantRecord } from './tenant-record.ts';

/**
 * No two rows of an academy that are not deleted have one e-mail address, whatever its case, as far as the database
 * tells cases: SQLite those of ASCII.
 */
export const UniqueEmail = (table: string): ClassDecorator =>
  Unique({
    name: `${table}_academy_id_email_unique`,
    expression: (columns: Record<string, unknown>, { name }: { name: string }, index: string) =>
      `create unique index "${index}" on "${name}" ("${columns.academyId}", lower("${columns.email}")) where deleted_at is null`,
  } as never) as ClassDecorator;

/** Whether another row of the session's academy than `record`, one that is not deleted, has the e-mail address. */
export async function isEmailTaken<T extends TenantRecord & { email: string }>(
  em: SqlEntityManager,
  record: T,
  email: string,
): Promise<boolean> {
  const others = { id: { $ne: record.id }, [raw('lower(email)')]: raw('lower(?)', [email]) };
  return (await em.count(record.constructor as new () => T, others as never)) > 0;
}

/** The condition of rows that have one of the e-mail addresses, whatever its case. */
export const withEmails = (emails: readonly string[]): object => ({
  [raw('lower(email)')]: { $in: emails.map((email) => raw('lower(?)', [email])) },
});
