import type { Database as NativeDatabase } from 'better-sqlite3';
import { messageOf } from '../../errors/error-facts.ts';
import type { Database } from '../database.ts';
import { type Plan, statementsOf } from './statements.ts';

/** The maximum time in milliseconds to wait for another process that migrates. */
const LOCK_TIMEOUT_MS = 600_000;

const CREATE_LOG = `create table if not exists \`mikro_orm_migrations\` (\`id\` integer not null primary key
  autoincrement, \`name\` text not null, \`executed_at\` datetime not null default (strftime('%s', 'now') * 1000))`;

/**
 * Runs migrations in one transaction. On SQLite, a migration changes a table by creating a new one, deleting the old
 * one and renaming the new one. Foreign keys are therefore switched off before the transaction, and checked before its
 * end. With `legacy_alter_table`, renaming a table does not change the references of other tables.
 */
export async function runOnSqlite(database: Database, plan: Plan): Promise<void> {
  const native = (await database.orm.em.getConnection().getNativeClient()) as NativeDatabase;
  const patience = native.pragma('busy_timeout', { simple: true });
  native.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`);
  native.pragma('foreign_keys = off');
  native.pragma('legacy_alter_table = on');
  try {
    native.exec('begin immediate');
    for (const migration of await plan()) {
      const { name, statements } = await statementsOf(database, migration);
      native.exec(CREATE_LOG);
      try {
        for (const statement of statements) native.exec(statement);
        assertKeys(native);
      } catch (error) {
        throw new Error(`The migration ${name} failed: ${messageOf(error)}`, { cause: error });
      }
      native.prepare('insert into mikro_orm_migrations (name) values (?)').run(name);
    }
    native.exec('commit');
  } finally {
    if (native.inTransaction) native.exec('rollback');
    native.pragma('legacy_alter_table = off');
    native.pragma('foreign_keys = on');
    native.pragma(`busy_timeout = ${patience}`);
  }
}

/** Throws if a row refers to a missing row. Foreign keys cannot check this because they are switched off. */
export function assertKeys(native: NativeDatabase): void {
  const [lost] = native.pragma('foreign_key_check') as { table: string; parent: string }[];
  if (lost) throw new Error(`a row of ${lost.table} points to no row of ${lost.parent}`);
}
