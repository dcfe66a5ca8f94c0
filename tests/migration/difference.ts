import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import type { NewMigration } from './files.ts';
import { postgresDifference } from './postgresql.ts';
import { searchNotes } from './search.ts';
import { sqliteDifference } from './sqlite.ts';

/** The difference between the entities and the migrations. */
export interface Difference {
  readonly migrations: readonly NewMigration[];
  /** Hints for the author. */
  readonly notes: readonly string[];
  /** Changes for which no migration can be generated: the author writes their statements. */
  readonly byHand: readonly string[];
}

/** Statements that break processes of the previous version. */
const BREAKS_OLDER = [
  /^drop policy\b/,
  /\bdrop table\b/,
  /\bdrop column\b/,
  /\brename\b/,
  /\balter column\b.*\b(type|set not null)\b/,
];

/**
 * Returns new required columns without a default: existing rows and processes of the previous version have no value for
 * them.
 */
function requiredColumns(statement: string): string[] {
  const [, table, added] = /^alter table "(\w+)" (add "[\s\S]*)$/.exec(statement) ?? [];
  return (added?.split(/, (?=add ")/) ?? [])
    .filter((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column))
    .map((column) => `${table}.${/"(\w+)"/.exec(column)?.[1]}`);
}

/**
 * Compares the migrations of both engines with the entities, on an empty PostgreSQL database and on SQLite in memory.
 * `stamp` is the time in the names: `20270105093000`. With `isEmpty` each engine gets a migration, even one without
 * statements.
 */
export async function difference(
  postgresUrl: string,
  { stamp, name, isEmpty = false }: { stamp: string; name: string; isEmpty?: boolean },
): Promise<Difference> {
  const { statements, concurrent } = await withDatabase(postgresUrl, async (database) => {
    await migrate(database);
    return postgresDifference(database);
  });
  const { sqlite, byHand } = await withDatabase('sqlite::memory:', (migrated) =>
    withDatabase('sqlite::memory:', async (declared) => {
      await migrate(migrated);
      await (declared.orm as any).schema.create();
      return { byHand: await searchNotes(migrated), sqlite: await sqliteDifference(migrated, declared) };
    }),
  );
  const full = `${stamp}-${name}`;
  const required = statements.flatMap(requiredColumns);
  const isBreaking = required.length > 0 || statements.some((each) => BREAKS_OLDER.some((part) => part.test(each)));
  const ending = isBreaking ? [`update schema_info set oldest_code = '${full}'`] : [];
  const all: NewMigration[] = [
    { engine: 'postgresql', name: full, statements: [...statements, ...ending], isTransactional: true },
    { engine: 'postgresql', name: `${full}-indexes`, statements: concurrent, isTransactional: false },
    { engine: 'sqlite', name: full, statements: [...sqlite, ...ending], isTransactional: true },
  ];
  return {
    migrations: all.filter((migration) => migration.statements.length > 0 || (isEmpty && migration.isTransactional)),
    byHand,
    notes: [
      ...required.map((column) => `${column} is required and has no default: give the rows that are there a value.`),
      isBreaking
        ? 'Processes of the version before cannot work on the database afterwards: it says so (schema_info.oldest_code).'
        : 'Processes of the version before go on working on the database, if nothing else forbids it.',
    ],
  };
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
