import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { newDatabaseUrl } from '../support/app.ts';
import { rowsOf } from './catalogue.ts';

/** Everything that a SQLite database was made of, as it was said. */
async function sqliteSchema(database: Database): Promise<Record<string, unknown>> {
  const rows = await rowsOf(
    database,
    sql<{ type: string; name: string; sql: string | null }>`select type, name, sql from sqlite_master
      where name not like 'sqlite_%' and tbl_name <> 'mikro_orm_migrations'`,
  );
  return Object.fromEntries(rows.map((row) => [`${row.type} ${row.name}`, row.sql?.replaceAll(/\s+/g, ' ')]));
}

/** Everything that a PostgreSQL database is made of, as it describes itself. */
async function postgresSchema(database: Database): Promise<Record<string, unknown>> {
  const rows = await rowsOf(
    database,
    sql<{ name: string; definition: string }>`
      with ours as (select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'mikro_orm_migrations')
      select 'table ' || relname as name, concat_ws(' ', relrowsecurity, relforcerowsecurity) as definition from ours
      union all select concat_ws(' ', 'column', relname, attname), concat_ws(' ', format_type(atttypid, atttypmod),
          attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid))
        from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = ours.oid and adnum = attnum
      union all select concat_ws(' ', 'constraint', relname, conname), pg_get_constraintdef(c.oid)
        from ours join pg_constraint c on conrelid = ours.oid
      union all select concat_ws(' ', 'index', indexrelid::regclass), pg_get_indexdef(indexrelid)
        from ours join pg_index on indrelid = ours.oid
      union all select concat_ws(' ', 'policy', relname, polname), concat_ws(' ', polcmd, polpermissive, polroles::text,
          pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid))
        from ours join pg_policy on polrelid = ours.oid
      union all select concat_ws(' ', 'trigger', relname, tgname), pg_get_triggerdef(t.oid)
        from ours join pg_trigger t on tgrelid = ours.oid and not tgisinternal`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.definition]));
}

/** Entities cannot declare triggers: migrations alone make them. */
const TRIGGERS = {
  postgresql: ['trigger payments payments_append_only', 'trigger payments payments_no_truncate'],
  sqlite: ['trigger payments_no_delete', 'trigger payments_no_update'],
};

describe('migrations', () => {
  let migrated: Database;
  let declared: Database;

  beforeAll(async () => {
    [migrated, declared] = await Promise.all([open(), open()]);
    await migrate(migrated);
    await declared.orm.schema.create();
  });

  afterAll(async () => {
    await Promise.all([migrated?.close(), declared?.close()]);
  });

  it('make the database that the entities declare', async () => {
    const schemaOf = migrated.engine === 'sqlite' ? sqliteSchema : postgresSchema;
    const [made, wanted] = [await schemaOf(migrated), await schemaOf(declared)];
    expect(Object.keys(wanted).length).toBeGreaterThan(100);
    const isTrigger = (name: string) => name.startsWith('trigger ');
    const { trigger = [], declarable = [] } = Object.groupBy(Object.keys(made), (name) =>
      isTrigger(name) ? 'trigger' : 'declarable',
    );
    expect(Object.fromEntries(declarable.map((name) => [name, made[name]]))).toEqual(wanted);
    expect(trigger.toSorted()).toEqual(TRIGGERS[migrated.engine]);
  });
});

const open = async (): Promise<Database> => openDatabase({ url: await newDatabaseUrl(), entities, poolSize: 1 });
