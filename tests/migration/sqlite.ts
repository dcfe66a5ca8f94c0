import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../src/platform/database/database.ts';
import { UNDECLARED_TABLES } from '../../src/platform/database/undeclared-tables.ts';
import {
  definitionsOf,
  nameOf,
  type SqliteObject,
  type SqliteTable,
  sqliteObjects,
  sqliteTables,
} from './sqlite-schema.ts';

/**
 * Returns the statements that change the schema of `migrated` into the schema of `declared`, and executes them on
 * `migrated`. SQLite changes a table by creating it again, except that a column may be added at its end.
 */
export async function sqliteDifference(migrated: Database, declared: Database): Promise<string[]> {
  const [before, wanted] = [await sqliteTables(migrated), await sqliteTables(declared)];
  const objects = await sqliteObjects(declared);
  const made = await sqliteObjects(migrated);
  const statements: string[] = [];
  const run = async (...texts: string[]) => {
    for (const text of texts) await migrated.orm.em.getConnection().execute(text);
    statements.push(...texts);
  };

  /**
   * Adds the missing columns to a table, and changes its indexes. Returns false and changes nothing if the tables still
   * differ after that.
   */
  async function extend(name: string, table: SqliteTable): Promise<boolean> {
    const definitions = definitionsOf(objects.find((object) => object.name === name)?.sql ?? '');
    const added = Object.keys(table.columns).filter((column) => !before[name]?.columns[column]);
    const done = statements.length;
    await migrated.orm.em.getConnection().execute('savepoint extended');
    try {
      for (const column of added) {
        await run(`alter table \`${name}\` add column ${definitions.find((part) => nameOf(part) === column)}`);
      }
      await run(...changedIndexes(before[name]?.indexes ?? {}, table.indexes, objects));
      if (isDeepStrictEqual((await sqliteTables(migrated))[name], table)) return true;
    } catch {
      // SQLite cannot add such a column to an existing table
    }
    statements.length = done;
    await migrated.orm.em.getConnection().execute('rollback to extended');
    return false;
  }

  await migrated.orm.em.getConnection().execute('pragma foreign_keys = off');
  await migrated.orm.em.getConnection().execute('pragma legacy_alter_table = on');
  for (const name of Object.keys(before)) {
    if (!wanted[name] && !UNDECLARED_TABLES.includes(name)) await run(`drop table \`${name}\``);
  }
  for (const [name, table] of Object.entries(wanted)) {
    const declarations = objects.filter((object) => object.table === name).map((object) => object.sql);
    const triggers = made.filter((object) => object.table === name && object.type === 'trigger').map(({ sql }) => sql);
    const now = before[name];
    if (!now) await run(...declarations);
    else if (!isDeepStrictEqual(now, table) && !(await extend(name, table))) {
      await run(...madeAnew(name, now, table, declarations), ...triggers);
    }
  }
  return statements;
}

/** Creates a table again as declared, with its existing rows. */
function madeAnew(name: string, before: SqliteTable, table: SqliteTable, declarations: readonly string[]): string[] {
  const [createTable = '', ...indexes] = declarations;
  const kept = Object.entries(table.columns)
    .filter(([column, { generated }]) => before.columns[column] && generated === undefined)
    .map(([column]) => `\`${column}\``)
    .join(', ');
  return [
    createTable.replace(`\`${name}\``, `\`${name}__new\``),
    `insert into \`${name}__new\` (${kept}) select ${kept} from \`${name}\``,
    `drop table \`${name}\``,
    `alter table \`${name}__new\` rename to \`${name}\``,
    ...indexes,
  ];
}

function changedIndexes(
  before: SqliteTable['indexes'],
  wanted: SqliteTable['indexes'],
  objects: readonly SqliteObject[],
): string[] {
  const isSame = (name: string) => isDeepStrictEqual(before[name], wanted[name]);
  return [
    ...Object.keys(before)
      .filter((name) => !isSame(name))
      .map((name) => `drop index \`${name}\``),
    ...Object.keys(wanted)
      .filter((name) => !isSame(name))
      .map((name) => objects.find((object) => object.name === name)?.sql ?? ''),
  ];
}
