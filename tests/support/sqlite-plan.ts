import { CompiledQuery, sql } from 'kysely';
import type { TestApp } from './app.ts';

/** A step of SQLite's query plan. */
interface PlanStep {
  readonly parent: number;
  readonly detail: string;
}

/**
 * Returns the steps in which SQLite executes a statement if it has no statistics. Statistics of the few rows of a test
 * would make it scan tables that are long in production.
 */
export async function planOf(app: TestApp, statement: string): Promise<readonly PlanStep[]> {
  const { kysely } = app.services.database;
  await forgetStatistics(app);
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const query = CompiledQuery.raw(`explain query plan ${statement}`, values);
  return (await kysely.executeQuery<PlanStep>(query)).rows;
}

async function forgetStatistics(app: TestApp): Promise<void> {
  const { kysely } = app.services.database;
  const stored = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(kysely);
  if (stored.rows.length === 0) return;
  const { numAffectedRows } = await sql`delete from sqlite_stat1`.execute(kysely);
  // SQLite keeps the statistics in memory until it reads them again
  if (numAffectedRows) await sql`analyze sqlite_schema`.execute(kysely);
}
