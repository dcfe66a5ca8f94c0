import 'reflect-metadata';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { tenantTransaction } from '../../../../src/platform/database/tenant-session.ts';
import type { NumberedEvent } from '../../../../src/platform/events/follower.ts';
import { createRelay } from '../../../../src/platform/events/relay.ts';
import { eventsNumbered } from '../../../../src/platform/events/wake.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { eventsIn } from './setup.ts';

const CREATE = 'mutation { createDepartment(input: { name: "Strings" }) { id } }';

describe('event relay, which numbers events and passes them to followers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function school(): Promise<{ academy: SeededAcademy; admin: Member }> {
    const academy = await seedAcademy(app);
    return { academy, admin: await academy.as('academy_admin') };
  }

  const write = async (admin: Member, times: number) => {
    for (let n = 0; n < times; n++) expect((await gql(app, admin, CREATE)).errors).toBeUndefined();
  };

  const numbersIn = async ({ id }: SeededAcademy) => (await eventsIn(app, id)).map(({ sequence }) => sequence);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('numbers the events of each academy from 1, in the order in which they happened', async () => {
    const relay = createRelay(app.services, []);
    const [first, second] = [await school(), await school()];
    await write(first.admin, 3);
    await write(second.admin, 2);
    expect(await numbersIn(first.academy)).toEqual([null, null, null]);
    await relay.drain();
    expect(await numbersIn(first.academy)).toEqual(upTo(3));
    expect(await numbersIn(second.academy)).toEqual(upTo(2));
    await write(first.admin, 2);
    await relay.drain();
    expect(await numbersIn(first.academy)).toEqual(upTo(5));
    expect(await numbersIn(second.academy)).toEqual(upTo(2));
  });

  it('numbers many events of many academies over several rounds', async () => {
    const academies = await Promise.all(Array.from({ length: 23 }, () => seedAcademy(app)));
    for (const [index, { id }] of academies.entries()) {
      const count = index === 0 ? 1_201 : 3;
      await tenantTransaction(
        app.services.database,
        id,
        async (em) => {
          for (let n = 0; n < count; n++) {
            em.persist(
              Object.assign(new Student(), {
                ...{ firstName: 'Stu', lastName: 'Dent', studentNumber: `STU-${n}`, joinedAt: '2026-01-01' },
              }),
            );
          }
        },
        { userId: null, requestId: null },
      );
    }
    await createRelay(app.services, []).drain();
    expect(await numbersIn(academies[0] as SeededAcademy)).toEqual(upTo(1_201));
    for (const academy of academies.slice(1)) expect(await numbersIn(academy)).toEqual(upTo(3));
  });

  it('passes each event to its followers once, and numbers no event if a follower fails', async () => {
    const { academy, admin } = await school();
    await write(admin, 3);
    const heard: NumberedEvent[] = [];
    let isBroken = true;
    const follow = async (_trx: unknown, academyId: string, events: readonly NumberedEvent[]) => {
      if (academyId !== academy.id) return;
      if (isBroken) throw new Error('broken');
      heard.push(...events);
    };
    const relay = createRelay(app.services, [{ followers: [{ follow }] }]);
    await expect(relay.drain()).rejects.toThrow('broken');
    expect(await numbersIn(academy)).toEqual([null, null, null]);
    isBroken = false;
    await relay.drain();
    await relay.drain();
    const events = await eventsIn(app, academy.id);
    expect(heard).toEqual(
      events.map(({ id, type, sequence }) => ({
        ...{ academyId: academy.id, id, type, sequence },
        occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    );
  });

  it('runs one statement if there is no event, and the same number of statements for nine events as for one event', async () => {
    const relay = createRelay(app.services, []);
    await relay.drain();
    expect((await app.counting(() => relay.drain())).statements).toHaveLength(1);
    const { admin } = await school();
    await write(admin, 1);
    const few = (await app.counting(() => relay.drain())).statements.length;
    await write(admin, 9);
    expect((await app.counting(() => relay.drain())).statements).toHaveLength(few);
  });

  it('numbers new events immediately and notifies the listeners, until it is stopped', async () => {
    const { academy, admin } = await school();
    const relay = createRelay(app.services, []);
    relay.start();
    const wake = vi.fn();
    const stop = eventsNumbered.subscribe(app.services.database, wake);
    const from = performance.now();
    await write(admin, 1);
    await vi.waitFor(async () => expect(await numbersIn(academy)).toEqual([1]), { interval: 5, timeout: 60_000 });
    // the relay numbered the event long before its next regular round
    expect(performance.now() - from).toBeLessThan(1_500);
    await vi.waitFor(() => expect(wake).toHaveBeenCalled(), { timeout: 60_000 });
    stop();
    await relay.stop();
    await write(admin, 1);
    expect(await numbersIn(academy)).toEqual([1, null]);
  });

  it('continues when the database is available again, and logs the outage only once', async () => {
    const { academy, admin } = await school();
    const log = { error: vi.fn(), info: vi.fn() };
    const { database } = app.services;
    let isAway = true;
    const fork = () => {
      if (isAway) throw new Error('away');
      return database.orm.em.fork();
    };
    const em = { fork, getDriver: () => database.orm.em.getDriver() };
    const relay = createRelay({ log, database: { ...database, orm: { ...database.orm, em } as never } }, []);
    await write(admin, 1);
    relay.start();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 60_000 });
    await write(admin, 2);
    isAway = false;
    await write(admin, 1);
    await vi.waitFor(async () => expect(await numbersIn(academy)).toEqual(upTo(4)), { timeout: 60_000 });
    await relay.stop();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('keeps exactly one row with the last number for each academy', async () => {
    const { kysely } = app.services.database;
    const { rows } = await sql<{ id: string; last: number; newest: number }>`
      select c.academy_id as id, c.last, (select max(sequence) from outbox_events e where e.academy_id = c.academy_id) as newest
      from event_cursors c`.execute(kysely);
    expect(rows.length).toBeGreaterThan(20);
    for (const { last, newest } of rows) expect(last).toBe(newest);
  });
});
