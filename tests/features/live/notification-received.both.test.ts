import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, it } from 'vitest';
import { Notification } from '../../../src/features/operations/notices/inbox/notification.entity.ts';
import { insertRows } from '../../../src/platform/database/bulk-rows.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { entryFor } from '../../support/notices.ts';
import { type Member, type SeededAcademy, seedSuperAdmin } from '../../support/seed.ts';
import { subscribe, type TestStream } from '../../support/streams.ts';
import { noticeAcademy } from '../operations/notices/setup.ts';
import { membershipOf, removeMember } from '../people/members/setup.ts';

const RECEIVED = 'subscription { notificationReceived { id kind title text readAt } }';
const CREATE = `mutation ($audience: AnnouncementAudienceInput!, $title: String!) {
  createAnnouncement(input: { title: $title, body: "The pool is closed.", audience: $audience }) { id }
}`;
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';

/** An academy with an admin and a parent, whose child is in a batch. */
async function school(app: TestApp) {
  const academy = await noticeAcademy(app);
  const admin = await academy.as('academy_admin');
  const student = await academy.with.student();
  const batch = await academy.with.batch({ startDate: '2026-01-05' });
  await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
  const parent = await academy.as('parent', { parentId: (await academy.with.parent({ children: [student.id] })).id });
  return { app, academy, admin, student, batch, parent };
}

/** Publishes an announcement to everyone and runs the pending jobs. Returns the id of the announcement. */
async function announce(app: TestApp, admin: Member, title: string): Promise<string> {
  const created = await gql(app, admin, CREATE, { title, audience: { everyone: true } });
  expect(created.errors).toBeUndefined();
  const { id } = created.data.createAnnouncement;
  const { errors } = await gql(app, admin, PUBLISH, { id });
  expect(errors).toBeUndefined();
  await app.background.drain();
  return id;
}

/** Writes entries into the inbox of a user, a millisecond apart. Returns the ids of their events, oldest first. */
async function write(academy: SeededAcademy, userId: string, studentId: string, count: number): Promise<string[]> {
  const start = Date.parse('2026-01-05T08:00:00.000Z');
  const times = Array.from({ length: count }, (_each, n) => new Date(start + n).toISOString());
  const entries = times.map((createdAt) => ({ ...entryFor({ userId, studentId }), createdAt }));
  await academy.run(async (em) => {
    for (const entry of entries) await insertRows(em as SqlEntityManager, Notification, [entry]);
  });
  return entries.map(({ id, createdAt }) => `${createdAt}/${id}`);
}

const resume = (app: TestApp, member: Member, id: string) =>
  subscribe(app, { ...member, headers: { 'last-event-id': id } }, RECEIVED);

async function codeOf(stream: TestStream): Promise<unknown> {
  const [refused, complete] = await stream.end();
  expect(complete?.event).toBe('complete');
  return refused?.result?.errors?.[0]?.extensions.code;
}

describe('subscription notificationReceived', () => {
  it('sends a new inbox entry only to its user, with an event id that consists of the time and the id of the entry', async () => {
    const { app, academy, admin, parent } = await school(await testApp());
    const elsewhere = await school(app);
    const superAdmin = { ...(await seedSuperAdmin(app)), academyId: academy.id };
    const [stream, ofAdmin, ofSuperAdmin, foreign] = await Promise.all([
      subscribe(app, parent, RECEIVED),
      subscribe(app, admin, RECEIVED),
      subscribe(app, superAdmin, RECEIVED),
      subscribe(app, elsewhere.parent, RECEIVED),
    ]);
    await announce(app, admin, 'Holiday');
    const { id, result } = await stream.next();
    const [entry] = await academy.run((em) => em.find(Notification, { user: parent.userId }));
    expect(id).toBe(`${entry?.createdAt}/${entry?.id}`);
    expect(result).toEqual({
      data: {
        notificationReceived: {
          ...{ id: entry?.id, kind: 'ANNOUNCEMENT', title: 'Holiday', readAt: null },
          text: expect.stringContaining('The pool is closed.'),
        },
      },
    });
    await announce(app, elsewhere.admin, 'Elsewhere');
    expect(await foreign.data()).toMatchObject({ notificationReceived: { title: 'Elsewhere' } });
    expect([stream, ofAdmin, ofSuperAdmin, foreign].flatMap(({ unread }) => unread)).toEqual([]);
    for (const each of [stream, ofAdmin, ofSuperAdmin, foreign]) each.close();
  });

  it('resumes after the last entry that the client received, and sends each missed entry once, oldest first', async () => {
    const { app, academy, admin, parent } = await school(await testApp());
    const stream = await subscribe(app, parent, RECEIVED);
    await announce(app, admin, 'first');
    const { id = '' } = await stream.next();
    stream.close();
    await announce(app, admin, 'second');
    await announce(app, admin, 'third');
    const resumed = await resume(app, parent, id);
    const missed = [await resumed.next(), await resumed.next()];
    expect(missed.map(({ result }) => result?.data.notificationReceived.title)).toEqual(['second', 'third']);
    await announce(app, admin, 'fourth');
    expect(await resumed.data()).toMatchObject({ notificationReceived: { title: 'fourth' } });
    expect(resumed.unread).toEqual([]);
    resumed.close();
    const last = await resume(app, parent, String(missed[1]?.id));
    expect(await last.data()).toMatchObject({ notificationReceived: { title: 'fourth' } });
    last.close();
    const times = await academy.run((em) => em.find(Notification, { user: parent.userId }, { orderBy: { id: 'asc' } }));
    expect(new Set(times.map(({ createdAt }) => createdAt)).size).toBe(4);
  });

  it('ends with RESYNC_REQUIRED if the client sends an unknown event id or an event id of another user', async () => {
    const { app, academy, admin, parent, student } = await school(await testApp());
    const [ofAdmin = ''] = await write(academy, admin.userId, student.id, 1);
    const [createdAt = '', id = ''] = ofAdmin.split('/');
    for (const unknown of ['', '1', 'unknown', ofAdmin, `${createdAt}/'; drop table users`, `${createdAt}/${id}/`]) {
      expect(await codeOf(await resume(app, parent, unknown))).toBe('RESYNC_REQUIRED');
    }
    expect(await codeOf(await resume(app, admin, `2026-01-05T08:00:00.001Z/${id}`))).toBe('RESYNC_REQUIRED');
    const own = await resume(app, admin, ofAdmin);
    await announce(app, admin, 'Only to families');
    expect(own.unread).toEqual([]);
    own.close();
  });

  it('resumes if the client missed 1,000 entries, and ends with RESYNC_REQUIRED if the client missed 1,001 entries', async () => {
    const { app, academy, parent, student } = await school(await testApp());
    const places = await write(academy, parent.userId, student.id, 1_002);
    expect(await codeOf(await resume(app, parent, places[0] ?? ''))).toBe('RESYNC_REQUIRED');
    const query = 'subscription { notificationReceived { id } }';
    const stream = await subscribe(app, { ...parent, headers: { 'last-event-id': places[1] ?? '' } }, query);
    const seen: string[] = [];
    while (seen.length < 1_000) seen.push((await stream.data()).notificationReceived.id);
    expect(seen).toEqual(places.slice(2).map((place) => place.split('/')[1]));
    stream.close();
  });

  it('does not send a missed entry of an announcement that was withdrawn', async () => {
    const { app, academy, admin, parent } = await school(await testApp());
    const stream = await subscribe(app, parent, RECEIVED);
    await announce(app, admin, 'first');
    const { id = '' } = await stream.next();
    stream.close();
    const withdrawn = await announce(app, admin, 'withdrawn');
    await announce(app, admin, 'last');
    await gql(app, admin, 'mutation ($id: ID!) { withdrawAnnouncement(id: $id) { id } }', { id: withdrawn });
    expect(await academy.run((em) => em.count(Notification, { user: parent.userId }))).toBe(2);
    const resumed = await resume(app, parent, id);
    expect(await resumed.data()).toMatchObject({ notificationReceived: { title: 'last' } });
    expect(resumed.unread).toEqual([]);
    resumed.close();
  });

  it('ends with FORBIDDEN when the member is removed, and sends no later entry', async () => {
    const { app, academy, admin, parent } = await school(await testApp());
    const stream = await subscribe(app, parent, RECEIVED);
    const membership = await membershipOf({ app, academy }, parent.userId);
    expect((await removeMember(app, admin, membership?.id)).errors).toBeUndefined();
    await announce(app, admin, 'Too late');
    expect(await codeOf(stream)).toBe('FORBIDDEN');
  });

  it('sends an entry that another process wrote', async () => {
    const environment = { DATABASE_URL: await migratedDatabaseUrl(), JWT_SECRET: 'x'.repeat(32) };
    const [writer, reading] = [await startTestApp(environment), await startTestApp(environment)];
    const writing = await school(writer);
    const stream = await subscribe(reading, writing.parent, RECEIVED);
    await announce(writer, writing.admin, 'From afar');
    expect(await stream.data()).toMatchObject({ notificationReceived: { title: 'From afar' } });
    stream.close();
    for (const each of [reading, writer]) await each.stop();
  });
});
