import { sql } from 'kysely';
import { modules } from '../../src/features/index.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { nodeTypesOf } from '../../src/platform/loaders/node-types.ts';
import type { ReadModel } from '../../src/platform/loaders/read-model.ts';
import { ownSearchOf, searchOf } from '../../src/platform/loaders/searched.ts';

/**
 * Compares the searched columns of each table with the triggers that store its search texts, in a migrated SQLite
 * database. Reports searched columns that the triggers omit, and columns that they include although no search uses
 * them. Triggers are written by hand, because no migration can be generated for them.
 */
export async function searchNotes(migrated: Database): Promise<string[]> {
  const notes = await Promise.all(
    nodeTypesOf(buildServiceSchema(modules)).map(async ({ model }) => {
      const { tableName } = migrated.orm.getMetadata().get(model.entity);
      const kept = await keptColumns(migrated, tableName);
      return kept ? differences(tableName, searchedColumns(migrated, model), kept) : [];
    }),
  );
  return notes.flat();
}

function differences(table: string, searched: readonly string[], kept: readonly string[]): string[] {
  const advice = `Write triggers of ${table}_search for both engines into the migration, and fill the table again.`;
  return [
    ...searched
      .filter((column) => !kept.includes(column))
      .map((column) => `${table}.${column} is searched, but ${table}_search does not hold it. ${advice}`),
    ...kept
      .filter((column) => !searched.includes(column))
      .map((column) => `${table}.${column} is not searched, but ${table}_search holds it. ${advice}`),
  ];
}

/** Returns the columns of its own table that a read model searches. */
function searchedColumns({ orm }: Database, model: ReadModel<any>): string[] {
  const { properties } = orm.getMetadata().get(model.entity);
  const search = ownSearchOf(model)?.search ?? searchOf(model);
  return search.flatMap((target) => (typeof target === 'string' ? (properties[target]?.fieldNames ?? []) : []));
}

/** Returns the columns whose texts the search trigger of a table stores, or undefined if the table has no such trigger. */
async function keptColumns({ kysely }: Database, table: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
    where type = 'trigger' and name = ${`${table}_search_insert`}`.execute(kysely);
  const columns = rows[0] && /concat_ws\(char\(31\), ([^)]*)\)/.exec(rows[0].sql)?.[1];
  return columns?.split(', ').map((column) => column.replace('new.', ''));
}
