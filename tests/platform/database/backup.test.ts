import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { databaseState } from '../../../src/platform/database/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { asAdmin } from '../../support/as-admin.ts';
import { ENGINES } from '../../support/engines.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { type OwnedDatabase, ownedDatabase, type Rows } from '../../support/owned-database.ts';
import { schemaOf } from '../../support/schema.ts';

let owned: OwnedDatabase | undefined;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-backup-'));
});

afterEach(async () => {
  await owned?.close();
  owned = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** A database with a row in every table. */
async function filled() {
  const made = await ownedDatabase('postgresql');
  owned = made;
  await seedFullAcademy(await startTestApp({ DATABASE_URL: made.url }, async () => made.database));
  return { ...made, all: await made.rows(), schema: await schemaOf(made.database) };
}

const sorted = (rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [table, list.map((row) => JSON.stringify(row)).toSorted() as never]),
  );

/** The newest pg_dump and pg_restore on this machine, if any: the test packages bring only the server. */
async function clientTools(): Promise<{ bin: string; major: number } | null> {
  const installed = await readdir('/usr/lib/postgresql').catch(() => []);
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...installed.map((version) => `/usr/lib/postgresql/${version}/bin`),
  ];
  const found = await Promise.all(
    folders.map(async (bin) => {
      const version = await promisify(execFile)(join(bin, 'pg_dump'), ['--version']).catch(() => null);
      return { bin, major: Number(/(\d+)[.\d]*/.exec(version?.stdout ?? '')?.[1] ?? 0) };
    }),
  );
  return found.toSorted((a, b) => b.major - a.major).find(({ major }) => major > 0) ?? null;
}

async function serverMajor(): Promise<number> {
  return asAdmin(`${inject('postgresUrl')}/postgres`, async (admin) =>
    Number.parseInt((await admin.query('show server_version')).rows[0].server_version, 10),
  );
}

describe('PostgreSQL backup', () => {
  /** Creates the backup role of docs/deployment.md. Returns its URL. */
  async function backupUrl(adminUrl: string): Promise<string> {
    const role = `backup_${Date.now().toString(36)}`;
    await asAdmin(adminUrl, (admin) =>
      admin.query(`create role ${role} login password 'backup' bypassrls; grant pg_read_all_data to ${role}`),
    );
    const url = new URL(adminUrl);
    Object.assign(url, { username: role, password: 'backup' });
    return url.href;
  }

  it('is made by a role that bypasses row-level security; the owner of the tables would see no rows', async () => {
    const { url, adminUrl, all } = await filled();
    // reads like pg_dump: row-level security causes an error instead of filtered rows
    const read = (url: string, table: string) =>
      asAdmin(url, async (client) => {
        await client.query('set row_security = off');
        return (await client.query(`select to_jsonb(t) as row from "${table}" t`)).rows.map(({ row }) => row);
      });
    await expect(read(url, 'students')).rejects.toThrow('query would be affected by row-level security policy');
    const backup = await backupUrl(adminUrl);
    const seen: Record<string, Record<string, unknown>[]> = {};
    for (const table of Object.keys(all)) seen[table] = await read(backup, table);
    expect(sorted(seen)).toEqual(sorted(all));
    await expect(asAdmin(backup, (client) => client.query('delete from sessions'))).rejects.toThrow(
      'permission denied',
    );
  });

  it('is restored completely by pg_restore (if its version is the version of the server or newer)', async ({
    skip,
  }) => {
    const [tools, server] = [await clientTools(), await serverMajor()];
    if (!tools || tools.major < server) return skip(`no pg_dump of PostgreSQL ${server} on this machine`);
    const { url: ownerUrl, adminUrl, all, schema } = await filled();
    const run = (program: string, ...args: string[]) => promisify(execFile)(join(tools.bin, program), args);
    const file = join(folder, 'academy.dump');
    await expect(run('pg_dump', '--format=custom', `--file=${file}`, ownerUrl)).rejects.toThrow('row-level security');
    await run('pg_dump', '--format=custom', `--file=${file}`, await backupUrl(adminUrl));

    const restored = await ownedDatabase('postgresql');
    try {
      await run('pg_restore', '--exit-on-error', `--dbname=${restored.adminUrl}`, file);
      // the tables keep their owner
      const url = new URL(restored.adminUrl);
      const { username, password } = new URL(ownerUrl);
      Object.assign(url, { username, password });
      const database = await openDatabase({ url: url.href, entities, migrations, poolSize: 1 });
      expect(await databaseState(database)).toBe('current');
      expect(await schemaOf(database)).toEqual(schema);
      expect(sorted(await restored.rows())).toEqual(sorted(all));
      await database.close();
    } finally {
      await restored.close();
    }
  });
});

describe.runIf(ENGINES.includes('sqlite'))('SQLite backup', () => {
  it('can be made while rows are written, and contains a consistent snapshot', async () => {
    const app = await startTestApp({ DATABASE_URL: `sqlite:${folder}/academy.sqlite` });
    await seedFullAcademy(app);
    const writing = Promise.all(Array.from({ length: 3 }, () => seedFullAcademy(app)));
    const copy = `${folder}/copy.sqlite`;
    const other = await openDatabase({ url: `sqlite:${folder}/academy.sqlite`, entities, migrations });
    await sql`vacuum into ${copy}`.execute(other.kysely);
    await writing;
    const restored = await openDatabase({ url: `sqlite:${copy}`, entities, migrations });
    expect(await databaseState(restored)).toBe('current');
    expect(await schemaOf(restored)).toEqual(await schemaOf(other));
    const check = await sql<object>`pragma integrity_check`.execute(restored.kysely);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(restored.kysely)).rows).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from academies`.execute(restored.kysely);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(1);
    await Promise.all([restored.close(), other.close(), app.stop()]);
  });
});
