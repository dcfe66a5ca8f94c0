import { CompiledQuery } from 'kysely';
import type { TestApp } from './app.ts';

/** A step of SQLite's query plan. */
interface PlanStep {
  readonly parent: number;
  readonly detail: string;
}

/** Returns the steps in which SQLite executes a statement. */
export async function planOf(app: TestApp, statement: string): Promise<readonly PlanStep[]> {
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const query = CompiledQuery.raw(`explain query plan ${statement}`, values);
  return (await app.services.database.kysely.executeQuery<PlanStep>(query)).rows;
}
