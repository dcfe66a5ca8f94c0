import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { asAdmin } from '../../support/as-admin.ts';
import { type OwnedDatabase, ownedDatabase } from '../../support/owned-database.ts';

describe('statistics of PostgreSQL for an academy', () => {
  let at: OwnedDatabase;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    at = await ownedDatabase('postgresql');
    await migrate(at.database);
    // otherwise, PostgreSQL itself could update the statistics during the test
    await admin('alter table rooms set (autovacuum_enabled = false)');
  });

  afterEach(async () => {
    await at.close();
    vi.useRealTimers();
  });

  const admin = (text: string) => asAdmin(at.adminUrl, async (client) => (await client.query(text)).rows);

  async function newAcademy(): Promise<string> {
    const id = randomUUID();
    await admin(`insert into academies (id, created_at, updated_at, name, slug, type, email, branding, settings, subscription)
      values ('${id}', now(), now(), 'Dojo', '${id}', 'karate', 'a@dojo.test', '{}', '{}', '{}')`);
    return id;
  }

  /** Inserts rooms, as a request of the academy does. */
  const addRooms = (academyId: string, count: number) =>
    tenantTransaction(at.database, academyId, async (em) => {
      await sql`insert into rooms (academy_id, id, created_at, updated_at, name)
        select ${academyId}, gen_random_uuid(), now(), now(), gen_random_uuid()::text
        from generate_series(1, ${count})`.execute(em.getKysely());
      // otherwise, PostgreSQL would count these changes only seconds later
      await sql`select pg_stat_force_next_flush()`.execute(em.getKysely());
    });

  /** Returns the number of rooms that PostgreSQL expects in an academy. */
  async function expectedRooms(academyId: string): Promise<number> {
    const [row] = await admin(`explain (format json) select 1 from rooms where academy_id = '${academyId}'`);
    return row['QUERY PLAN'][0].Plan['Plan Rows'];
  }

  /** Moves the clock to the next check, until the result of `read` passes. */
  const afterChecks = <T>(read: () => Promise<T>) =>
    expect.poll(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      return read();
    });

  it('are updated if PostgreSQL expects hardly any of its rows', async () => {
    const [first, second] = [await newAcademy(), await newAcademy()];
    await addRooms(first, 5_000);
    await admin('analyze rooms');
    await addRooms(second, 300);
    expect(await expectedRooms(second)).toBeLessThan(10);
    await afterChecks(() => expectedRooms(second)).toBeGreaterThan(100);
  });

  it('are updated for an academy that writes during the pause after an update, as soon as the pause has ended', async () => {
    const [first, second, third] = [await newAcademy(), await newAcademy(), await newAcademy()];
    await addRooms(first, 5_000);
    await admin('analyze rooms');
    await addRooms(second, 300);
    await afterChecks(() => expectedRooms(second)).toBeGreaterThan(100);
    await addRooms(third, 300);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await expectedRooms(third)).toBeLessThan(10);
    await afterChecks(() => expectedRooms(third)).toBeGreaterThan(100);
  });

  it('are updated for an academy even if many others write at the same time', async () => {
    const [first, last] = [await newAcademy(), await newAcademy()];
    await addRooms(first, 5_000);
    await admin('analyze rooms');
    for (let n = 0; n < 60; n++) await addRooms(await newAcademy(), 1);
    await addRooms(last, 300);
    await afterChecks(() => expectedRooms(last)).toBeGreaterThan(100);
  });

  it('stay as they are if the estimate is good enough', async () => {
    const first = await newAcademy();
    await addRooms(first, 5_000);
    await admin('analyze rooms');
    await addRooms(first, 300);
    const changes = 'select n_mod_since_analyze as changes from pg_stat_user_tables where relname = $$rooms$$';
    await afterChecks(() => admin(changes)).toEqual([{ changes: '300' }]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await admin(changes)).toEqual([{ changes: '300' }]);
  });
});
