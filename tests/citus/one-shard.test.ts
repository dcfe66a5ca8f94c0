import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { loadDemo } from '../../seeds/demo.ts';
import { EXAMPLE_TIME, exampleCalls } from '../../seeds/example-calls.ts';
import { startTestApp } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { distributedDatabase } from '../support/distributed-database.ts';
import { routes } from '../support/routes.ts';
import { schema } from '../support/service-schema.ts';

it('in a request for an academy, each SQL statement runs as one task on one shard', async () => {
  const { url, drop } = await distributedDatabase(inject('citusServer') ?? '');
  onTestFinished(drop);
  const name = new URL(url).pathname.slice(1);
  await asAdmin(url, (admin) => admin.query(`alter database "${name}" set citus.enable_stat_counters = on`));
  vi.useFakeTimers({ now: EXAMPLE_TIME, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startTestApp({
    DATABASE_URL: url,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    PUBLIC_URL: 'https://api.example.com',
  });
  onTestFinished(() => app.stop());
  const { database } = app.services;
  await loadDemo(database, app.config);
  const tasks = () =>
    asAdmin(url, async (admin) => {
      const { rows } = await admin.query(`select query_execution_single_shard::int as single,
      query_execution_multi_shard::int as multi from citus_stat_counters where name = current_database()`);
      return rows[0] as { single: number; multi: number };
    });
  const atFirst = await tasks();
  await asAdmin(url, (admin) => admin.query('select count(*) from students'));
  const before = await tasks();
  expect(before.multi - atFirst.multi, 'a statement about all academies is counted').toBe(1);
  await exampleCalls(app.url, routes, { schema, database });
  const after = await tasks();
  expect(after.single - before.single).toBeGreaterThan(routes.length);
  expect(after.multi - before.multi).toBe(0);
});
