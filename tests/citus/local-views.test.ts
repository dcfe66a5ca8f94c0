import { expect, inject, it, onTestFinished } from 'vitest';
import { migrations } from '../../src/migrations/index.ts';
import { distribute } from '../../src/platform/database/citus/distribute.ts';
import { asAdmin } from '../support/as-admin.ts';
import { distributedDatabase, migrated } from '../support/distributed-database.ts';
import { migrationOf } from '../support/made-up-migration.ts';

const VIEWS = ['local_academies', 'local_api_keys', 'local_caller_memberships', 'local_sessions', 'local_users'];

/** Returns the local views that Citus plans, and those that it has sent to workers. */
const plannedByCitus = (url: string) =>
  asAdmin(url, async (admin) => {
    const planned: string[] = [];
    for (const view of VIEWS) {
      const { rows } = await admin.query(`explain select * from ${view}`);
      if (JSON.stringify(rows).includes('Citus')) planned.push(view);
    }
    const sent = await admin.query(
      `select result from run_command_on_workers($$select count(*) from pg_class where relname like 'local\\_%'$$)`,
    );
    return { planned, sent: sent.rows.map(({ result }) => Number(result)) };
  });

it('local views read the copies on the coordinator, also after a second distribution and a migration', async () => {
  const { url, drop } = await distributedDatabase(inject('citusServer') ?? '');
  onTestFinished(drop);
  const expected = { planned: [], sent: [0, 0] };
  expect(await plannedByCitus(url)).toEqual(expected);
  await distribute({ url, workers: [], migrations, report: () => undefined });
  expect(await plannedByCitus(url)).toEqual(expected);
  await migrated(url, [
    ...migrations.postgresql,
    migrationOf('29990101000000-note', ['create table notes_of_test (id uuid primary key)']),
  ]);
  expect(await plannedByCitus(url)).toEqual(expected);
  const copies = await asAdmin(url, (admin) => admin.query(`explain select * from users`));
  expect(JSON.stringify(copies.rows)).toContain('Citus');
});
