import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { batchOf, enroll, seatsOf } from '../features/academics/enrollments/setup.ts';
import { openOffice } from '../features/money/fees/office.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

/** Milliseconds after which the database counts as unavailable. It must respond within this time, even on a busy machine. */
const TIMEOUT = 2_000;

const start = async (poolSize = 10): Promise<TestApp> => {
  const environment = { DATABASE_URL: await migratedDatabaseUrl() };
  const app = await startTestApp(environment, ({ databaseUrl: url, databaseDirectUrl: directUrl }) =>
    openDatabase({ url, directUrl, entities, migrations, subscribers, timeout: TIMEOUT, poolSize }),
  );
  onTestFinished(app.stop);
  return app;
};

/** Opens a connection as the owner of the tables, to whom row-level security applies only if it is forced. */
async function connectTo(app: TestApp): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.config.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Locks the row for more than twice the timeout while `work` runs. */
async function whileLocked<T>(
  app: TestApp,
  table: string,
  academyId: string,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = await connectTo(app);
  await client.query(`begin; set local app.academy_id = '${academyId}'`);
  const { rowCount } = await client.query(`select from ${table} where id = $1 for update`, [id]);
  expect(rowCount).toBe(1);
  const [result] = await Promise.all([work(), client.query(`select pg_sleep(${(2.5 * TIMEOUT) / 1_000}); commit`)]);
  return result;
}

describe('waiting time that is longer than the database timeout', () => {
  it('is allowed for a write that waits for a lock', async () => {
    const app = await start();
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const batchId = await batchOf(academy, 5);
    const student = await academy.with.student();
    const enrolled = await whileLocked(app, 'batches', academy.id, batchId, () =>
      enroll(app, admin, { studentId: student.id, batchId }),
    );
    expect(enrolled.errors).toBeUndefined();
    expect((await seatsOf(academy, batchId)).held).toHaveLength(1);
  });

  it('is allowed for requests that wait for an idempotency key: one succeeds, and requests with another body get 409', async () => {
    const app = await start();
    const office = await openOffice(app);
    const feeId = await office.fee();
    const asked = { ...office.admin, headers: { 'Idempotency-Key': 'the same' } };
    const answers = await whileLocked(app, 'fees', office.academy.id, feeId, () =>
      Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          rest(app, asked, 'POST', `/fees/${feeId}/payments`, { amount: n + 1, method: 'cash' }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(29).fill(409)]);
    expect(await office.ledger()).toHaveLength(1);
  });

  it('is allowed for a write that waits for a pooled connection', async () => {
    const app = await start(1);
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const batchId = await batchOf(academy, 15);
    const students = await Promise.all(Array.from({ length: 15 }, () => academy.with.student()));
    const client = await connectTo(app);
    await client.query(`create function slowly() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.24); return new; end $$`);
    await client.query('create trigger slow before insert on enrollments for each row execute function slowly()');
    const answers = await Promise.all(students.map(({ id }) => enroll(app, admin, { studentId: id, batchId })));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect((await seatsOf(academy, batchId)).held).toHaveLength(15);
  });
});
