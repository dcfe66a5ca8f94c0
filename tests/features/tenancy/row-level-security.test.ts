import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { TENANT_ROLE } from '../../../src/platform/database/tenant-role.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { startTestApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { seedFullAcademy } from '../../support/full-academy.ts';
import { everyRowOf, useTwoAcademies } from './setup.ts';

describe.runIf(inject('engine') === 'postgresql')('row-level security on PostgreSQL', () => {
  const academies = useTwoAcademies();

  /**
   * Runs `work` on a database connection with the tenant role, which requests use, with or without a chosen academy.
   */
  function asTenant<T>(academyId: string | null, work: (connection: Kysely<unknown>) => Promise<T>): Promise<T> {
    return academies()
      .database.kysely.transaction()
      .execute(async (connection) => {
        await sql`set local role ${sql.raw(TENANT_ROLE)}`.execute(connection);
        // a cluster sends settings to its workers only if they are set by `set local`
        if (academyId) await sql`set local app.academy_id = ${sql.lit(academyId)}`.execute(connection);
        return work(connection);
      });
  }

  it('shows only rows of the chosen academy to SQL statements without conditions', async () => {
    const { ours, tables } = academies();
    for (const table of tables) {
      const { rows } = await asTenant(ours.academy.id, (connection) =>
        sql<{ id: string }>`select distinct academy_id as id from ${sql.table(table)}`.execute(connection),
      );
      expect(rows, table).toEqual([{ id: ours.academy.id }]);
    }
    const { rows } = await asTenant(ours.academy.id, (connection) => sql`select id from academies`.execute(connection));
    expect(rows).toEqual([{ id: ours.academy.id }]);
  });

  it('makes statements without a chosen academy fail, instead of returning no rows', async () => {
    const read = (table: string) =>
      asTenant(null, (connection) => sql`select 1 from ${sql.table(table)}`.execute(connection));
    for (const table of [...academies().tables, 'academies']) {
      await expect(read(table), table).rejects.toThrow(/app\.academy_id|uuid/);
    }
  });

  it('prevents statements from inserting, changing and deleting rows of another academy', async () => {
    const two = academies();
    const { ours, theirs } = two;
    const before = await everyRowOf(two, theirs.academy.id);
    const changed = await asTenant(ours.academy.id, async (connection) => [
      await sql`update departments set name = 'Ours' where id = ${theirs.ids.departments}`.execute(connection),
      await sql`delete from staff_departments where academy_id = ${theirs.academy.id}`.execute(connection),
    ]);
    expect(changed.map((each) => each.numAffectedRows)).toEqual([0n, 0n]);
    const move = asTenant(ours.academy.id, (connection) =>
      sql`update outbox_events set academy_id = ${theirs.academy.id}`.execute(connection),
    );
    // a cluster refuses to move a row to another shard before it checks the row
    await expect(move).rejects.toThrow(/row-level security|modifying the partition value/);
    const insert = asTenant(ours.academy.id, (connection) =>
      sql`insert into departments (academy_id, id, created_at, updated_at, name)
        values (${theirs.academy.id}, ${randomUUID()}, now(), now(), 'Ours')`.execute(connection),
    );
    await expect(insert).rejects.toThrow('row-level security');
    expect(await everyRowOf(two, theirs.academy.id)).toEqual(before);
  });

  it('applies to reads and writes of requests, because requests use the tenant role of the database', async () => {
    const { database, ours } = academies();
    const who = sql<{ role: string; academy: string }>`
      select current_user as role, current_setting('app.academy_id') as academy`;
    const expected = [{ role: TENANT_ROLE, academy: ours.academy.id }];
    const reader = await database.openReader(ours.academy.id);
    try {
      expect(await reader.query(who.compile(database.kysely))).toEqual(expected);
      const write = sql`update departments set name = 'Written by a reader'`.compile(database.kysely);
      await expect(reader.query(write)).rejects.toThrow('read-only');
    } finally {
      await reader.end();
    }
    const written = await tenantTransaction(
      database,
      ours.academy.id,
      async (em) => (await who.execute(em.getKysely())).rows,
    );
    expect(written).toEqual(expected);
  });

  it('resets the role and the academy of a pooled connection after use', async () => {
    const { app, ours } = academies();
    const database = await openDatabase({ url: app.config.databaseUrl, entities, migrations, poolSize: 1 });
    try {
      const who = sql<{ role: string; academy: string | null; session: string }>`
        select current_user as role, session_user as session, current_setting('app.academy_id', true) as academy`;
      const look = async () => (await who.execute(database.kysely)).rows[0];
      await (await database.openReader(ours.academy.id)).end();
      await tenantTransaction(database, ours.academy.id, async () => undefined);
      await tenantTransaction(database, ours.academy.id, () => Promise.reject(new Error('undone'))).catch(() => {});
      const after = await look();
      expect(after?.role).toBe(after?.session);
      expect(after?.academy || null).toBeNull();
    } finally {
      await database.close();
    }
  });

  it('also limits the service if it connects as a table owner who is not a superuser', async () => {
    const owner = await makeOwner(inject('postgresUrl'));
    const app = await startTestApp({ DATABASE_URL: owner.url });
    try {
      const { admin, academy, ids } = await seedFullAcademy(app);
      const { data, errors } = await gql(
        app,
        admin,
        '{ me { memberships { academyId } } academies { nodes { id } } students(filter: { status: ACTIVE }) { nodes { id } } }',
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        me: { memberships: [{ academyId: academy.id }] },
        academies: { nodes: [{ id: academy.id }] },
        students: { nodes: expect.arrayContaining([{ id: ids.students }]) },
      });
      const input = `{ name: "Aquatics" }`;
      const created = await gql(app, admin, `mutation { createDepartment(input: ${input}) { name } }`);
      expect(created.data).toEqual({ createDepartment: { name: 'Aquatics' } });
      const read = sql`select * from students`.execute(app.services.database.kysely);
      await expect(read).rejects.toThrow(/app\.academy_id|uuid/);
    } finally {
      await app.stop();
    }
  });
});

/** Creates a database role that can log in and owns an empty database. Returns the URL of the database. */
async function makeOwner(serverUrl: string): Promise<{ url: string }> {
  const name = `owner_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await client.query(`create role ${name} login password '${name}'`);
    // the server already has the tenant role from an earlier database
    await client.query(`grant ${TENANT_ROLE} to ${name}`);
    await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
  const url = new globalThis.URL(`${serverUrl}/${name}`);
  url.username = name;
  url.password = name;
  return { url: url.href };
}
