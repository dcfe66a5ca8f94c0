import { type MigrationObject } from '@mikro-orm/core';
import { afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { DatabaseStateError } from '../../../src/platform/database/database-state-error.ts';
import { assertCurrent, databaseState, migrate } from '../../../src/platform/database/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { asAdmin } from '../../support/as-admin.ts';
import { ENGINES, type Engine } from '../../support/engines.ts';
import { migrationOf } from '../../support/made-up-migration.ts';
import { type OwnedDatabase, ownedDatabase } from '../../support/owned-database.ts';
import { openProxy } from '../../support/proxy.ts';
import { schemaOf } from '../../support/schema.ts';

let owned: OwnedDatabase;

const execute = (statement: string): Promise<any> => owned.database.orm.em.getConnection().execute(statement);

/** Statements of a migration, and whether they run in one transaction. */
type Later = readonly [statements: readonly string[], isTransactional?: boolean];

/** Returns the migrations of this version and one newer migration. */
const andThenOn = ({ migrations }: Database, statements: Later[0], isTransactional = true): MigrationObject[] => [
  ...migrations,
  migrationOf('29990101000000-later', statements, isTransactional),
];

const andThen = (...later: Later) => andThenOn(owned.database, ...later);

const templates = new Map<Engine, Promise<OwnedDatabase>>();

/** Returns a migrated database: a copy of a template, which is faster. */
async function upToDate(engine: Engine): Promise<OwnedDatabase> {
  const template = templates.get(engine) ?? newTemplate(engine);
  templates.set(engine, template);
  return ownedDatabase(engine, await template);
}

async function newTemplate(engine: Engine): Promise<OwnedDatabase> {
  const template = await ownedDatabase(engine);
  await migrate(template.database);
  await template.close();
  return template;
}

describe.each(ENGINES)('database migrations on %s', (engine) => {
  beforeEach(async () => {
    owned = await upToDate(engine);
  });
  afterEach(() => owned.close());

  it('are executed completely or not at all', async () => {
    const before = await schemaOf(owned.database);
    await expect(migrate(owned.database, andThen(['create table lockers (name text)', 'nonsense']))).rejects.toThrow(
      'The migration 29990101000000-later failed',
    );
    expect(await schemaOf(owned.database)).toEqual(before);
    expect(await databaseState(owned.database)).toBe('current');
    await migrate(owned.database, andThen(['create table lockers (name text)']));
    expect(await execute('select * from lockers')).toEqual([]);
  });

  it('let the previous version of the service continue, unless a migration makes the database incompatible', async () => {
    const app = await startTestApp({ DATABASE_URL: owned.url }, async () => owned.database);
    const ready = async () => (await fetch(`${app.url}/readyz`)).status;
    await migrate(owned.database, andThen(['create table lockers (name text)']));
    expect([await databaseState(owned.database), await ready()]).toEqual(['ahead', 200]);
    await migrate(owned.database);
    await execute(`update schema_info set oldest_code = '29990101000000-later'`);
    expect([await databaseState(owned.database), await ready()]).toEqual(['newer', 503]);
    await expect(migrate(owned.database)).rejects.toThrow('newer version');
    await new Promise((resolve) => app.server.close(resolve));
  });

  it('refuse a database that belongs to another MikroORM application', async () => {
    await execute(`delete from mikro_orm_migrations`);
    await execute(`insert into mikro_orm_migrations (name) values ('Migration20250101000000')`);
    expect(await databaseState(owned.database)).toBe('foreign');
    await expect(migrate(owned.database)).rejects.toThrow('holds tables that are not of this service');
  });

  it('report a newer database if it contains a later migration, even if it lacks an earlier one', async () => {
    await migrate(owned.database, andThen(['create table lockers (name text)']));
    const [later] = andThen([]).slice(-1) as [MigrationObject];
    const between = { ...later, name: '29980101000000-between' };
    expect(await databaseState(owned.database, [...owned.database.migrations, between])).toBe('newer');
  });
});

describe.runIf(ENGINES.includes('sqlite'))('database migrations only on SQLite', () => {
  beforeEach(async () => {
    owned = await upToDate('sqlite');
  });
  afterEach(() => owned.close());

  it('are rolled back if they leave a row with a broken foreign key', async () => {
    await execute(
      `insert into users (id, created_at, updated_at, name, email, password_hash) values ('u', '', '', '', '', '')`,
    );
    await execute(
      `insert into sessions (id, user_id, token_id, expires_at, created_at) values ('s', 'u', 't', '', '')`,
    );
    await expect(migrate(owned.database, andThen(['delete from users']))).rejects.toThrow(
      'a row of sessions points to no row of users',
    );
    expect(await execute("select id from users where id = 'u'")).toEqual([{ id: 'u' }]);
    await expect(execute(`update sessions set user_id = 'nobody'`)).rejects.toThrow('FOREIGN KEY');
  });
});

// these tests run at the same time, each with a separate database, because the last test only waits
describe.concurrent('database migrations only on PostgreSQL', () => {
  async function ownDatabase({ onTestFinished }: TestContext) {
    const owned = await upToDate('postgresql');
    onTestFinished(() => owned.close());
    const { database } = owned;
    const run = (statement: string): Promise<any> => database.orm.em.getConnection().execute(statement);
    return { owned, database, run, andThen: (...added: Later) => andThenOn(database, ...added) };
  }

  const INDEX = [
    'drop index concurrently if exists "users_name"',
    'create unique index concurrently "users_name" on "users" ("name")',
  ];

  it('rebuild an index that became invalid when a migration failed', async (context) => {
    const { database, run, andThen } = await ownDatabase(context);
    const add = (id: number) =>
      run(`insert into users (id, created_at, updated_at, name, email, password_hash)
        values ('00000000-0000-0000-0000-00000000000${id}', now(), now(), 'Same', '${id}@example.test', '')`);
    await add(1);
    await add(2);
    await expect(migrate(database, andThen(INDEX, false))).rejects.toThrow('could not create unique index');
    const validity = () => run(`select indisvalid from pg_index where indexrelid = 'users_name'::regclass`);
    expect(await validity()).toEqual([{ indisvalid: false }]);
    expect(await databaseState(database, andThen(INDEX, false))).toBe('behind');
    await run(`update users set name = email`);
    await migrate(database, andThen(INDEX, false));
    expect(await validity()).toEqual([{ indisvalid: true }]);
    expect(await databaseState(database, andThen(INDEX, false))).toBe('current');
  });

  it('refuse a database server that is too old, before they change anything', async (context) => {
    const { owned, run, andThen } = await ownDatabase(context);
    const { server_version: version } = (await run('show server_version'))[0];
    const older = version.replace(/^\d\d/, '14');
    const url = new URL(owned.url);
    const asOlder = (answer: Buffer) => Buffer.from(answer.toString('latin1').replaceAll(version, older), 'latin1');
    const proxy = await openProxy(Number(url.port), asOlder);
    url.port = String(proxy.port);
    const database = await openDatabase({ url: url.href, entities, migrations });
    const sentence = `The server of DATABASE_URL is PostgreSQL ${older}. The service needs 15 or newer.`;
    await expect(migrate(database, andThen(['create table lockers ()']))).rejects.toThrow(
      new DatabaseStateError(sentence),
    );
    await expect(assertCurrent(database)).rejects.toThrow(new DatabaseStateError(sentence));
    await database.close();
    await proxy.close();
    expect(await run(`select to_regclass('lockers') as lockers`)).toEqual([{ lockers: null }]);
  });

  it('fail after three seconds without changes if a table is locked', async (context) => {
    const { owned, database, run, andThen } = await ownDatabase(context);
    await asAdmin(owned.adminUrl, async (admin) => {
      await admin.query('begin; lock table users in access share mode');
      const started = Date.now();
      const change = migrate(database, andThen(['create table lockers ()', 'alter table users add column motto text']));
      await expect(change).rejects.toThrow('lock timeout');
      expect(Date.now() - started).toBeGreaterThan(2_900);
    });
    expect(await databaseState(database)).toBe('current');
    expect(await run(`select to_regclass('lockers') as lockers`)).toEqual([{ lockers: null }]);
  });
});
