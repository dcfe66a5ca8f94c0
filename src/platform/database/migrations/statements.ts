import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Database } from '../database.ts';

/** A migration as a list of statements. */
export interface MigrationStatements {
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * True if all statements run in one transaction. Otherwise, each statement runs on its own, and it must be safe to
   * run the migration again.
   */
  readonly isTransactional: boolean;
}

/** Returns the migrations to run. It is called only while no other process can run migrations. */
export type Plan = () => Promise<readonly MigrationObject[]>;

/** Returns the statements of a migration. Throws if a statement is not plain text. */
export async function statementsOf(
  database: Database,
  { name, class: MigrationClass }: MigrationObject,
): Promise<MigrationStatements> {
  const migration = new MigrationClass(database.orm.em.getDriver(), database.orm.config) as Migration;
  await migration.up();
  const statements = migration.getQueries().map((query) => {
    if (typeof query !== 'string') throw new Error(`The migration ${name} has a statement that is no text.`);
    return query;
  });
  return { name, statements, isTransactional: migration.isTransactional() };
}
