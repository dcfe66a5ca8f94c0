import { raw } from '@mikro-orm/core';
import { Unique } from '@mikro-orm/decorators/legacy';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TenantRecord } from './tenant-record.ts';

/**
 * Two rows of an academy that are not deleted never share an e-mail address, regardless of case as the database compares
 * it: SQLite's comparison covers ASCII.
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
  return (await em.count(record.constructor, others)) > 0;
}

/** The condition of rows with one of the e-mail addresses, regardless of case. */
export const withEmails = (emails: readonly string[]): object => ({
  [raw('lower(email)')]: { $in: emails.map((email) => raw('lower(?)', [email])) },
});
