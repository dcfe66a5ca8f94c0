import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import { UNDECLARED_TABLES } from '../../src/platform/database/undeclared-tables.ts';
import { sqliteObjects, sqliteTables } from '../migration/sqlite-schema.ts';

/**
 * Returns all parts of a database's schema by name, as the database itself describes them. Ignores the order of columns,
 * because new columns are added at the end of a table.
 */
export const schemaOf = (database: Database): Promise<Record<string, unknown>> =>
  database.engine === 'sqlite' ? sqliteSchema(database) : postgresSchema(database);

async function sqliteSchema(database: Database): Promise<Record<string, unknown>> {
  const tables = Object.entries(await sqliteTables(database)).filter(([name]) => !UNDECLARED_TABLES.includes(name));
  const triggers = (await sqliteObjects(database)).filter(({ type }) => type === 'trigger');
  return Object.fromEntries([
    ...tables.flatMap(([table, { columns, indexes, ...rest }]) => [
      [`table ${table}`, rest],
      ...Object.entries(columns).map(([name, column]) => [`column ${table} ${name}`, column]),
      ...Object.entries(indexes).map(([name, index]) => [`index ${table} ${name}`, index]),
    ]),
    ...triggers.map((trigger) => [`trigger ${trigger.table} ${trigger.name}`, trigger.sql.replaceAll(/\s+/g, ' ')]),
  ]);
}

async function postgresSchema({ kysely }: Database): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with ours as (select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relname <> all (${UNDECLARED_TABLES}::text[]))
    select 'table ' || relname as name, concat_ws(' ', relrowsecurity, relforcerowsecurity) as definition from ours
    union all select concat_ws(' ', 'column', relname, attname), concat_ws(' ', format_type(atttypid, atttypmod),
        attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid))
      from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = ours.oid and adnum = attnum
    union all select concat_ws(' ', 'constraint', relname, conname), pg_get_constraintdef(c.oid)
      from ours join pg_constraint c on conrelid = ours.oid
    union all select concat_ws(' ', 'index', indexrelid::regclass), concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
      from ours join pg_index on indrelid = ours.oid
    union all select concat_ws(' ', 'policy', relname, polname), concat_ws(' ', polcmd, polpermissive, polroles::text,
        pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))
      from ours join pg_policy on polrelid = ours.oid
    union all select concat_ws(' ', 'trigger', relname, tgname), pg_get_triggerdef(t.oid)
      from ours join pg_trigger t on tgrelid = ours.oid and not tgisinternal`.execute(kysely);
  return Object.fromEntries(rows.map((row) => [row.name, row.definition]));
}
