import { raw } from '@mikro-orm/core';
import { Unique } from '@mikro-orm/decorators/legacy';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TenantRecord } from './tenant-record.ts';

/**
 * Declares that no two rows of an academy have the same e-mail address, ignoring case. Deleted rows do not count. The
 * database compares the addresses; SQLite ignores case only for ASCII letters.
 */
export const UniqueEmail = (table: string): ClassDecorator =>
  Unique({
    name: `${table}_academy_id_email_unique`,
    expression: (columns: Record<string, unknown>, { name }: { name: string }, index: string) =>
      `create unique index "${index}" on "${name}" ("${columns.academyId}", lower("${columns.email}")) where deleted_at is null`,
  } as never) as ClassDecorator;

/**
 * Returns true if another row of the session's academy has the e-mail address of `record`. Deleted rows do not count.
 */
export async function isEmailTaken<T extends TenantRecord & { email: string }>(
  em: SqlEntityManager,
  record: T,
  email: string,
): Promise<boolean> {
  const others = { id: { $ne: record.id }, [raw('lower(email)')]: raw('lower(?)', [email]) };
  return (await em.count(record.constructor, others)) > 0;
}

/** Returns the condition that rows have one of the e-mail addresses, ignoring case. */
export const withEmails = (emails: readonly string[]): object => ({
  [raw('lower(email)')]: { $in: emails.map((email) => raw('lower(?)', [email])) },
});
