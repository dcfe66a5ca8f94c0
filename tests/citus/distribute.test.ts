import { randomInt } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrations } from '../../src/migrations/index.ts';
import { distribute } from '../../src/platform/database/citus/distribute.ts';
import type { ClusterNode } from '../../src/platform/database/citus/nodes.ts';
import { migratedDatabaseUrl } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { workersOf } from '../support/cluster-database.ts';
import { distributedDatabase, migrated } from '../support/distributed-database.ts';
import { migrationOf } from '../support/made-up-migration.ts';
import { createDatabase, dropDatabase, startPostgres } from '../support/postgres.ts';

const server = inject('postgresUrl');
const newName = () => `distribute_${process.pid}_${randomInt(10 ** 6)}`;

/** Creates a database on the coordinator, which is dropped after the test. */
async function newDatabase(prepare = 'create extension citus'): Promise<string> {
  const name = newName();
  const url = await createDatabase(server, name);
  onTestFinished(() => dropDatabase(server, name));
  await asAdmin(url, (admin) => admin.query(prepare));
  return url;
}

const attempt = (url: string, workers: ClusterNode[] = []) =>
  distribute({ url, workers, migrations, report: () => undefined });

it('the distribute command refuses SQLite and a server without Citus', async () => {
  await expect(attempt('sqlite:./data/academy.sqlite')).rejects.toThrow('Only a PostgreSQL database');
  const plain = await startPostgres();
  onTestFinished(plain.stop);
  await expect(attempt(await createDatabase(plain.url, 'academy'))).rejects.toThrow('has no extension "citus"');
});

it('the distribute command refuses a database that is not migrated, and a cluster without worker servers', async () => {
  const url = await newDatabase();
  await expect(attempt(url)).rejects.toThrow('is empty. Run "npm run migrate"');
  await migrated(url);
  await expect(attempt(url)).rejects.toThrow('has no workers');
});

it('the distribute command refuses a user who is no superuser', async () => {
  const url = new URL(await newDatabase());
  const role = newName();
  await asAdmin(url.href, (admin) => admin.query(`create role ${role} login password 'owner'`));
  onTestFinished(() => asAdmin(server, (admin) => admin.query(`drop role ${role}`)).then(() => undefined));
  [url.username, url.password] = [role, 'owner'];
  await expect(attempt(url.href)).rejects.toThrow(`The user ${role} of DATABASE_URL is no superuser`);
});

describe('the distribute command refuses a worker before it changes anything', () => {
  const changesOf = (url: string) =>
    asAdmin(url, async (admin) => (await admin.query('select from pg_dist_node')).rowCount);

  it('if the worker cannot be reached', async () => {
    const url = await newDatabase();
    await expect(attempt(url, [{ host: '127.0.0.1', port: 1 }])).rejects.toThrow(
      /^The server 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    );
    expect(await changesOf(url)).toBe(0);
  });

  it('if the worker has no Citus', async () => {
    const plain = await startPostgres();
    onTestFinished(plain.stop);
    const { hostname: host, port, password } = new URL(plain.url);
    const url = await newDatabase();
    const withPassword = Object.assign(new URL(url), { password }).href;
    await expect(attempt(withPassword, [{ host, port: Number(port) }])).rejects.toThrow(
      `The server ${host}:${port} has no Citus.`,
    );
    expect(await changesOf(url)).toBe(0);
  });

  it('if the worker has another version of Citus', async () => {
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    // the catalog of the coordinator says 13.1, so that the other servers have a newer version
    await asAdmin(url, (admin) => admin.query(`alter database "${name}" set citus.enable_version_checks = off`));
    await asAdmin(url, (admin) => admin.query(`update pg_extension set extversion = '13.1-1' where extname = 'citus'`));
    const [worker] = await workersOf(inject('citusServer') ?? '');
    await expect(attempt(url, [worker as ClusterNode])).rejects.toThrow('but the coordinator has Citus 13.1');
    expect(await changesOf(url)).toBe(0);
  });
});

it('the distribute command refuses a database that contains rows of academies, and keeps the rows', async () => {
  const url = await newDatabase();
  await migrated(url);
  await asAdmin(url, (admin) =>
    admin.query(`insert into academies (id, name, slug, type, email, branding, subscription, settings, created_at, updated_at)
      values (gen_random_uuid(), 'A', 'a', 'karate', 'a@example.test', '{}', '{}', '{}', now(), now())`),
  );
  await expect(attempt(url)).rejects.toThrow('These tables have rows: academies.');
  const count = await asAdmin(url, (admin) => admin.query('select count(*)::int as count from academies'));
  expect(count.rows).toEqual([{ count: 1 }]);
});

it('the distribute command distributes tables by academy or copies them to every server, and changes nothing when it is repeated', async () => {
  const url = await migratedDatabaseUrl();
  const placed = () =>
    asAdmin(url, async (admin) => {
      const { rows } = await admin.query<{ name: string; type: string }>(
        'select table_name::text as name, citus_table_type as type from citus_tables order by 1',
      );
      return rows;
    });
  const before = await placed();
  const actions: string[] = [];
  await distribute({ url, workers: [], migrations, report: (action) => actions.push(action) });
  expect(await placed()).toEqual(before);
  expect(actions.filter((action) => action.includes('is stored'))).toEqual([]);
  const types = Object.fromEntries(before.map(({ name, type }) => [name, type]));
  expect(types).toMatchObject({ students: 'distributed', fees: 'distributed', memberships: 'distributed' });
  expect(types).toMatchObject({ users: 'reference', caller_memberships: 'reference', api_keys: 'reference' });
  const divided = await asAdmin(url, (admin) =>
    admin.query(`select distribution_column as key from citus_tables where table_name = 'rate_limits'::regclass`),
  );
  expect(divided.rows).toEqual([{ key: 'key' }]);
});

it('a migration on a distributed database distributes its new tables as their keys and comments declare', async () => {
  const { url, drop } = await distributedDatabase(inject('citusServer') ?? '');
  onTestFinished(drop);
  const lockers = migrationOf('99991231000000-lockers', [
    'create table "lockers" ("academy_id" uuid not null, "id" uuid not null, primary key ("academy_id", "id"))',
    'create table "codes" ("academy_id" uuid not null, "id" uuid not null, primary key ("academy_id", "id"))',
    `comment on table "codes" is 'stored on each server of a cluster'`,
    'create table "doors" ("number" text not null, "opened" int not null, primary key ("number"))',
    `comment on table "doors" is 'divided by its key in a cluster'`,
    `alter table "lockers" add foreign key ("academy_id", "id") references "students" ("academy_id", "id")`,
  ]);
  await migrated(url, [...migrations.postgresql, lockers]);
  const { rows } = await asAdmin(url, (admin) =>
    admin.query(`select table_name::text as name, citus_table_type as type from citus_tables
      where table_name::text in ('codes', 'doors', 'lockers') order by 1`),
  );
  expect(rows).toEqual([
    { name: 'codes', type: 'reference' },
    { name: 'doors', type: 'distributed' },
    { name: 'lockers', type: 'distributed' },
  ]);
});
