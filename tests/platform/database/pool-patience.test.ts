import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { waitWhileResponding } from '../../../src/platform/database/pool-patience.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';

const SILENT_MS = 300;

it('a request that waits for a connection is served after this process was busy for longer than the limit, if the database has responded meanwhile', async () => {
  const pool = new pg.Pool({ connectionString: await migratedDatabaseUrl('postgresql'), max: 1 });
  onTestFinished(() => pool.end());
  waitWhileResponding(pool, SILENT_MS);
  const client = await pool.connect();
  const slow = client.query('select pg_sleep(0.05)').finally(() => client.release());
  const waiting = pool.query('select 1 as one');
  // the statement must have left this process before it is busy
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * SILENT_MS);
  await slow;
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});
