import type { Pool } from 'pg';
import { codeOf } from '../../errors/error-facts.ts';
import { DatabaseStateError } from '../database-state-error.ts';

/** PostgreSQL's error code for a missing privilege. */
const NOT_PERMITTED = '42501';

/**
 * Selects the system identifier and the object id of the database, which are the same on the primary and on each
 * replica.
 */
const BY_SYSTEM = `select system_identifier::text || '/' || (select oid from pg_database where datname = current_database())
  as identity from pg_control_system()`;

/**
 * Selects the time of the first migration. It identifies the database for a role that may not read the system
 * identifier.
 */
const BY_MIGRATION = 'select min(executed_at)::text as identity from mikro_orm_migrations';

async function identityBy(sql: string, pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ identity: string | null }>(sql);
  return rows[0]?.identity ?? null;
}

/** Throws `DatabaseStateError` if `replica` is not a copy of `primary`. */
export async function assertSameSystem(primary: Pool, replica: Pool): Promise<void> {
  const both = (sql: string) => Promise.all([identityBy(sql, primary), identityBy(sql, replica)]);
  const [own, other] = await both(BY_SYSTEM).catch((error) => {
    if (codeOf(error) === NOT_PERMITTED) return both(BY_MIGRATION);
    throw error;
  });
  if (own !== other || own === null)
    throw new DatabaseStateError('DATABASE_READ_URL names another database than DATABASE_URL, and no replica of it.');
}

/**
 * Returns true if a server refuses the user or the database of its URL. Then the configuration is wrong, and the
 * server is not merely stopped.
 */
export function isRefused(error: unknown): boolean {
  const code = String(codeOf(error) ?? '');
  // 28: the password or the role is wrong; 3D: the database does not exist
  return /^(28|3D)/.test(code);
}
