import { existsSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import type { Migrations } from './engine.ts';
import { refuseAlien, stateBy } from './migrations.ts';

/**
 * Refuses a file of SQLite that is newer than this version, or of another application, before it is opened as ours: opening it
 * so changes its journal and adds statistics. Throws `DatabaseStateError`. Other databases pass.
 */
export async function refuseAlienFile(url: string, migrations: Migrations): Promise<void> {
  const path = /^sqlite:(.+)$/s.exec(url)?.[1];
  if (path === undefined || !existsSync(path)) return;
  const file = new BetterSqlite(path);
  try {
    const read = async (sql: string) => file.prepare<[], string>(sql).pluck().all();
    refuseAlien(await stateBy(read, 'sqlite', migrations.sqlite));
  } finally {
    file.close();
  }
}
