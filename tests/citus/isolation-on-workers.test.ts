import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TENANT_ROLE } from '../../src/platform/database/tenant-role.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { type Shard, shardOf } from '../support/shard-of.ts';

let app: TestApp;
/** Two academies whose rows are in the same shard. */
let one: SeededAcademy;
let other: SeededAcademy;
let shard: Shard;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: inject('citusUrl') ?? '' });
  one = await seedAcademy(app);
  shard = await shardOf(app, one.id);
  do other = await seedAcademy(app);
  while ((await shardOf(app, other.id)).id !== shard.id);
  for (const academy of [one, other]) await academy.with.student();
});
afterAll(() => app?.stop());

/** Runs `work` on the worker with the shard, as the service's unprivileged role. */
function onWorker<T>(academyId: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(inject('citusUrl') ?? '');
  url.host = `${shard.host}:${shard.port}`;
  return asAdmin(url.href, async (client) => {
    await client.query(`set role ${TENANT_ROLE}`);
    if (academyId) await client.query(`set app.academy_id = '${academyId}'`);
    return work(client);
  });
}

describe('a connection to the worker that queries a shard', () => {
  const table = () => `students_${shard.id}`;

  it('sees only the rows of its academy', async () => {
    const { rows } = await onWorker(one.id, (client) => client.query(`select distinct academy_id from ${table()}`));
    expect(rows).toEqual([{ academy_id: one.id }]);
    const others = await onWorker(one.id, (client) =>
      client.query(`select id from ${table()} where academy_id = '${other.id}'`),
    );
    expect(others.rows).toEqual([]);
  });

  it('changes no row of another academy', async () => {
    await onWorker(one.id, async (client) => {
      const where = `where academy_id = '${other.id}'`;
      expect((await client.query(`update ${table()} set first_name = 'Changed' ${where}`)).rowCount).toBe(0);
      await expect(
        client.query(`insert into ${table()} (academy_id, id) values ('${other.id}', '${randomUUID()}')`),
      ).rejects.toThrow(/row-level security|permission denied/);
    });
  });

  it('is refused without an academy', async () => {
    await expect(onWorker(null, (client) => client.query(`select id from ${table()}`))).rejects.toThrow(
      /app\.academy_id|invalid input syntax for type uuid/,
    );
  });
});

it('no shard of any table on the worker returns rows of another academy', async () => {
  const { rows: shards } = await sql<{ name: string }>`select p.logicalrelid::text || '_' || s.shardid as name
    from pg_dist_partition p join pg_dist_shard s using (logicalrelid)
    where p.partmethod = 'h' and p.logicalrelid <> 'rate_limits'::regclass
      and s.shardid = get_shard_id_for_distribution_column(p.logicalrelid, ${other.id}::uuid)`.execute(
    app.services.database.kysely,
  );
  expect(shards.length).toBeGreaterThan(50);
  const found = await onWorker(one.id, async (client) => {
    const seen: string[] = [];
    for (const { name } of shards) {
      const { rows } = await client
        .query(`select from ${name} where academy_id = '${other.id}' limit 1`)
        .catch((error: Error) => {
          if (/permission denied/.test(error.message)) return { rows: [] };
          throw error;
        });
      if (rows.length > 0) seen.push(name);
    }
    return seen;
  });
  expect(found).toEqual([]);
});
