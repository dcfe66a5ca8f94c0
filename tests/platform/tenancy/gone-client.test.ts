import 'reflect-metadata';
import { CompiledQuery } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { entities, subscribers } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { migratedDatabaseUrl, startTestApp } from '../../support/app.ts';
import { headersOf, rest } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';

const ENDLESS = CompiledQuery.raw(
  'with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) from n',
);

it('when a client disconnects, its SQLite read ends, while other reads of the academy continue', async () => {
  // without a time limit: only the disconnect ends the read
  const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') }, ({ databaseUrl: url }) =>
    openDatabase({ url, entities, migrations, subscribers, timeout: 0 }),
  );
  onTestFinished(() => app.stop());
  const admin = await (await seedAcademy(app)).as('academy_admin');
  const { database } = app.services;
  const { openReader } = database;
  let isEndless = true;
  database.openReader = async (academyId, limits) => {
    const reader = await openReader(academyId, limits);
    const { query } = reader;
    return isEndless ? { ...reader, query: () => query(ENDLESS) } : reader;
  };
  const client = new AbortController();
  const request = fetch(`${app.url}/api/v1/departments`, { headers: headersOf(admin), signal: client.signal });
  request.catch(() => undefined);
  await expect.poll(() => database.connections().busy).toBe(1);
  isEndless = false;
  expect((await rest(app, admin, 'GET', '/departments')).status).toBe(200);
  expect(database.connections().busy).toBe(1);
  client.abort();
  await expect.poll(() => database.connections()).toMatchObject({ busy: 0, waiting: 0 });
  await expect(request).rejects.toThrow();
});
