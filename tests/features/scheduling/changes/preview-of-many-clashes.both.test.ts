import 'reflect-metadata';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { newSession, scene } from '../clashes/setup.ts';

/** This many sessions at the same time, with the same instructor and in the same room, clash 101,250 times. */
const AT_ONCE = 226;
const TEXT = 'The sessions of the preview have more than 100,000 clashes: make the change without a preview.';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Creates a batch with sessions on the given days, led by the given instructor. Returns its id. */
async function taught(academy: SeededAcademy, instructorId: string, dates: readonly string[]): Promise<string> {
  const { id: batchId } = await academy.with.batch();
  const rows = (em: SqlEntityManager) => dates.map((date) => newSession(em, 'UTC', batchId, { date, instructorId }));
  await academy.run((em) => em.insertMany(rows(em)));
  return batchId;
}

it('a preview finds clashing sessions by a range of time, even if the statistics do not know the academy yet', async () => {
  const { kysely } = app.services.database;
  const isPostgresql = inject('engine') === 'postgresql';
  if (isPostgresql) await sql`alter table class_sessions set (autovacuum_enabled = off)`.execute(kysely);
  const days = (count: number) => Array.from({ length: count }, (_, day) => inDays(day + 1));
  for (let number = 0; number < 4; number++) {
    const other = await seedAcademy(app);
    for (let each = 0; each < 10; each++) await taught(other, (await other.with.staff()).id, days(50));
  }
  await sql`analyze class_sessions`.execute(kysely);

  const academy = await seedAcademy(app);
  const { id: instructorId } = await academy.with.staff();
  const batchIds: string[] = [];
  for (let number = 0; number < 10; number++) batchIds.push(await taught(academy, instructorId, days(100)));
  const admin = await academy.as('academy_admin');
  const { result, statements } = await app.counting(() =>
    rest(app, admin, 'POST', `/batches/${batchIds[0]}/preview`, { name: 'Evenings' }),
  );
  expect(result.status).toBe(200);
  const statement = statements.find((each) => each.includes('compared_sessions')) ?? '';
  const explain = isPostgresql
    ? `explain (generic_plan) ${statement}`
    : `explain query plan ${statement.replaceAll(/\?\d*/g, "'x'")}`;
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(explain)}`.execute(kysely);
  const plan = rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
  const searches = isPostgresql
    ? Array.from(plan.matchAll(/ on class_sessions o(?:_\d)? .*\n *(.*)/g), ([, condition]) => condition)
    : Array.from(plan.matchAll(/SEARCH o USING .*/g), String);
  expect(searches).toHaveLength(3);
  for (const each of searches) {
    expect(each).toMatch(/(date|starts_at) ?>/);
    expect(each).toMatch(/(date|starts_at) ?</);
  }
});

it('a preview of a batch whose sessions have more than 100,000 clashes returns 422', async () => {
  const at = await scene();
  const { id: batchId } = await at.academy.with.batch();
  const { id: instructorId } = await at.academy.with.staff();
  const { id: roomId } = await at.room();
  await at.academy.run((em) =>
    em.insertMany(Array.from({ length: AT_ONCE }, () => newSession(em, 'UTC', batchId, { instructorId, roomId }))),
  );
  const { status, body } = await rest(at.app, at.admin, 'POST', `/batches/${batchId}/preview`, { name: 'Evenings' });
  expect(status).toBe(422);
  expect(body.message).toBe(TEXT);
});
