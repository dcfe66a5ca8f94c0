import { existsSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import type { Migrations } from './engine.ts';
import { refuseAlien, stateBy } from './migrations.ts';

/**
 * Throws `DatabaseStateError` for a SQLite file that is newer than this version of the service or belongs to another
 * application. Files that are not SQLite databases are ignored. Call this function before the file is opened normally,
 * because opening changes the journal mode and adds statistics.
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
