import { setTimeout } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openServiceDatabase } from '../../src/service/services.ts';
import { migratedDatabaseUrl, startTestApp } from '../support/app.ts';
import { asAdmin } from '../support/as-admin.ts';
import { rest } from '../support/clients.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';
import { seedAcademy } from '../support/seed.ts';

const CLIENTS = 8;
const RESTARTS = 3;

it('while PgBouncer restarts, requests succeed or get 503, no confirmed write is lost, and later requests succeed', async () => {
  const direct = await migratedDatabaseUrl();
  const pgbouncer = await startPgbouncer(inject('postgresUrl'));
  onTestFinished(() => pgbouncer.stop());
  const urls = { DATABASE_URL: pgbouncer.url + new URL(direct).pathname, DATABASE_DIRECT_URL: direct };
  const app = await startTestApp(urls, openServiceDatabase);
  onTestFinished(() => app.stop());
  const admin = await (await seedAcademy(app)).as('academy_admin');
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  let isOver = false;
  const client = async (n: number) => {
    for (let i = 0; !isOver; i++) {
      const name = `Mira ${n} ${i}`;
      const { status } = await rest(app, admin, 'POST', '/students', { first_name: name, last_name: 'Novak' });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 201) acknowledged.push(name);
      const list = await rest(app, admin, 'GET', '/students?per_page=5');
      statuses[list.status] = (statuses[list.status] ?? 0) + 1;
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
  for (let n = 0; n < RESTARTS; n++) {
    const count = acknowledged.length;
    // requests must succeed before each restart, so that the restart interrupts them
    await expect.poll(() => acknowledged.length).toBeGreaterThan(count + CLIENTS);
    await pgbouncer.restart();
  }
  await setTimeout(500);
  isOver = true;
  await Promise.all(clients);
  expect(Object.keys(statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
  const stored = await asAdmin(direct, (db) => db.query('select first_name from students'));
  const names = new Set(stored.rows.map(({ first_name: name }) => name));
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  for (let n = 0; n < CLIENTS; n++) expect((await rest(app, admin, 'GET', '/students')).status).toBe(200);
});
