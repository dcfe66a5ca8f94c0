import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { tenantTransaction } from '../../src/platform/database/tenant-session.ts';
import type { NumberedEvent } from '../../src/platform/events/follower.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { createRelay } from '../../src/platform/events/relay.ts';
import type { Runner } from '../../src/platform/polling/runner.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { seedAcademy } from '../support/seed.ts';

const RELAYS = 4;
const WRITERS = 12;
const WRITES = 15;

/** A follower that inserts a row for each event, in the transaction that numbers it. */
const follow = async (trx: Kysely<unknown>, academyId: string, events: readonly NumberedEvent[]) => {
  for (const { id, sequence } of events) {
    await sql`insert into followed (academy_id, event_id, sequence) values (${academyId}, ${id}, ${sequence})`.execute(
      trx,
    );
  }
};

describe('parallel event relays, which number events', () => {
  let app: TestApp;
  let databases: Database[];
  let academies: string[];

  beforeAll(async () => {
    app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl() });
    const url = app.config.databaseUrl;
    databases = await Promise.all(
      Array.from({ length: RELAYS }, () => openDatabase({ url, entities, migrations, poolSize: 3 })),
    );
    await sql`create table followed (academy_id uuid, event_id uuid, sequence bigint)`.execute(
      app.services.database.kysely,
    );
    if (await app.services.database.isDistributed()) {
      await sql`select create_distributed_table('followed', 'academy_id', colocate_with => 'outbox_events')`.execute(
        app.services.database.kysely,
      );
    }
    academies = [];
    for (let n = 0; n < 3; n++) academies.push((await seedAcademy(app)).id);
  });

  afterAll(async () => {
    for (const database of databases) await database.close();
    await sql`drop table followed`.execute(app.services.database.kysely);
    await app.stop();
  });

  const log = { error: () => undefined, info: () => undefined };
  const relaysWith = (followers = [{ follow }]): Runner[] =>
    databases.map((database) => createRelay({ database, log } as never, [{ followers }]));

  /** Writes events in a transaction that is committed some time later. */
  async function write(academyId: string, count: number, milliseconds: number): Promise<void> {
    await tenantTransaction(app.services.database, academyId, async (em) => {
      for (let n = 0; n < count; n++) {
        const about = { type: 'student.created', resource: 'Student', resourceId: academyId, payload: {} };
        em.persist(Object.assign(new OutboxEvent(), about, { occurredAt: new Date().toISOString() }));
      }
      await em.flush();
      await sleep(milliseconds);
    });
  }

  /** Asserts that every event of the academies has one number without gaps, and was followed once. */
  async function expectOrder(count: number): Promise<void> {
    const { kysely } = app.services.database;
    const { rows } = await sql<any>`select e.academy_id as id, count(*) as events, count(e.sequence) as numbered,
        count(distinct e.sequence) as different, min(e.sequence) as first, max(e.sequence) as last,
        (select count(*) from followed f where f.academy_id = e.academy_id) as told,
        (select count(*) from followed f join outbox_events o on o.academy_id = f.academy_id and o.id = f.event_id
          and o.sequence = f.sequence where f.academy_id = e.academy_id) as right,
        (select c.last from event_cursors c where c.academy_id = e.academy_id) as cursor
      from outbox_events e where e.academy_id in (${sql.join(academies)}) group by e.academy_id`.execute(kysely);
    expect(rows.reduce((sum, { events }) => sum + events, 0)).toBe(count);
    for (const { events, first, id: _id, ...counts } of rows) {
      expect(first).toBe(1);
      for (const [name, value] of Object.entries(counts)) expect(value, name).toBe(events);
    }
  }

  test('number each event once and without gaps, even if a slow write commits late', async () => {
    const relays = relaysWith();
    for (const relay of relays) relay.start();
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; n < WRITES; n++)
          await write(academies[(writer + n) % 3] as string, 3, ((writer * 7 + n * 13) % 6) * 10);
      }),
    );
    await Promise.all(relays.map((relay) => relay.drain()));
    for (const relay of relays) await relay.stop();
    await relaysWith()[0]?.drain();
    await expectOrder(WRITERS * WRITES * 3);
  });

  test('lose and repeat no event if one relay dies after it numbered events', async () => {
    for (const academyId of academies) await write(academyId, 50, 0);
    const dies = async (trx: Kysely<unknown>, academyId: string, events: readonly NumberedEvent[]) => {
      await follow(trx, academyId, events);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    };
    const [dying, ...others] = [relaysWith([{ follow: dies }])[0] as Runner, ...relaysWith().slice(1)];
    await Promise.all([expect(dying.drain()).rejects.toThrow(), sleep(0)]);
    await Promise.all(others.map((relay) => relay.drain()));
    await expectOrder(WRITERS * WRITES * 3 + 150);
  });
});
