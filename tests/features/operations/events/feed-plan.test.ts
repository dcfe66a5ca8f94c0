import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { unfollowedInBulk } from '../webhooks/setup.ts';

const EVENTS = 20_000;
const FEED = 'query ($types: [String!]) { events(types: $types) { nodes { sequence type } hasMore } }';

describe('event feed of an academy with many events', () => {
  let app: TestApp;
  let academy: SeededAcademy;

  beforeAll(async () => {
    app = await startTestApp();
    academy = await seedAcademy(app);
    await insertEvents(app, academy);
  });
  afterAll(() => app.stop());

  it('makes the database read only events of the requested types', async () => {
    const admin = await academy.as('academy_admin');
    const types = ['student.deleted', 'staff.deleted'];
    const { result, statements } = await app.counting(() => gql(app, admin, FEED, { types }));
    expect(result.data.events).toEqual({ nodes: [{ sequence: EVENTS, type: 'staff.deleted' }], hasMore: false });
    const statement = statements.find((each) => each.includes('outbox_events')) ?? '';
    const plan = await planOf(app, statement);
    const byType = plan.filter((line) => line.includes('academy_id_type_sequence'));
    expect(byType).toHaveLength(types.length);
    expect(plan.filter((line) => line.includes('Filter:'))).toEqual([]);
  });
});

/** Inserts numbered events of one type, and one event of another type. */
async function insertEvents(app: TestApp, academy: SeededAcademy): Promise<void> {
  const { kysely } = app.services.database;
  await unfollowedInBulk(app, academy, EVENTS);
  await sql`update outbox_events set type = 'staff.deleted' where academy_id = ${academy.id} and sequence = ${EVENTS}`.execute(
    kysely,
  );
  await sql`insert into event_cursors (academy_id, last) values (${academy.id}, ${EVENTS})`.execute(kysely);
  await sql`analyze outbox_events`.execute(kysely);
}

/** Returns the query plan of a statement for any parameter values. */
async function planOf({ services }: TestApp, statement: string): Promise<string[]> {
  const explain =
    inject('engine') === 'postgresql'
      ? `explain (generic_plan) ${statement}`
      : `explain query plan ${statement.replaceAll(/\?\d*/g, "'x'")}`;
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(explain)}`.execute(services.database.kysely);
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
}
