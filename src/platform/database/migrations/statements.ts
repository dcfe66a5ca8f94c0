import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Database } from '../database.ts';

/** A migration as the statements that it is made of. */
export interface MigrationStatements {
  readonly name: string;
  readonly statements: readonly string[];
  /** Whether it runs all or nothing; else each of its statements by itself, and it must be able to run again. */
  readonly isTransactional: boolean;
}

/** Returns the migrations to run, once no other process can be migrating. */
export type Plan = () => Promise<readonly MigrationObject[]>;

/** Reads the statements of a migration. Throws where one of them is more than text. */
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
