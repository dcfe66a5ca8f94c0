import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyRole } from '../../../../src/features/identity/api-keys/api-key.enums.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { CalendarFeed } from '../../../../src/features/scheduling/calendars/calendar-feed.entity.ts';
import { codes, gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { seedKey } from '../../identity/api-keys/setup.ts';
import {
  badInput,
  EVERY_ROLE,
  FORBIDDEN,
  notFound,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import {
  createFeed,
  feedOf,
  feedRows,
  readFeed,
  readFeeds,
  revokeFeed,
  rotateFeed,
  type Scene,
  scene,
  seedRoom,
  updateFeed,
} from './setup.ts';

const INVALID = 'The selected target id is invalid.';

const NOBODY = 'You have no staff, student or parent record in this academy, so no sessions are yours.';

describe('calendar feeds', () => {
  let at: Scene;
  let batchId: string;

  beforeAll(async () => {
    at = await scene();
    batchId = (await at.academy.with.batch()).id;
  });

  const refused = (as: Member, input: object) => refusal(at.app, at.academy.id, () => createFeed(at.app, as, input));
  const ofBatch = (name = 'Lessons') => ({ scope: 'BATCH', targetId: batchId, name });

  it('are created with an address that is returned once and stored only as a hash', async () => {
    const { data } = await createFeed(at.app, at.admin, ofBatch());
    const { id, url, ...feed } = data.createCalendarFeed;
    expect(feed).toEqual({ scope: 'BATCH', targetId: batchId, name: 'Lessons', lastFetchedAt: null, version: 1 });
    expect(url).toMatch(/^http:\/\/[\w.:]+\/api\/v1\/calendars\/[\w-]{43}\.ics$/);
    expect(url.startsWith(`${at.app.config.publicUrl}/`)).toBe(true);
    expect((await readFeed(at.app, at.admin, id)).url).toBeNull();
    const token = url.slice(-47, -4);
    const { kysely } = at.app.services.database;
    for (const table of ['calendar_feeds', 'audit_entries', 'outbox_events', 'jobs']) {
      const { rows } = await sql`select * from ${sql.table(table)} where academy_id = ${at.academy.id}`.execute(kysely);
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    const [audited] = (
      await sql<{ after: unknown }>`select after from audit_entries
      where academy_id = ${at.academy.id} and resource = 'CalendarFeed' and resource_id = ${id}`.execute(kysely)
    ).rows;
    const after = typeof audited?.after === 'string' ? JSON.parse(audited.after) : audited?.after;
    expect(Object.keys(after).toSorted()).toEqual(['lastFetchedAt', 'name', 'scope', 'targetId', 'userId']);
  });

  it('can be created by every role, and contain only records that the member may see', async () => {
    for (const role of EVERY_ROLE) {
      const member = await at.academy.as(role);
      expect((await createFeed(at.app, member, ofBatch())).errors, role).toBeUndefined();
      const mine = await createFeed(at.app, member, { scope: 'MINE', name: 'Mine' });
      if (role !== 'academy_admin') expect(mine.errors, role).toBeUndefined();
      else expect(mine.errors?.[0]?.extensions.fields).toEqual({ scope: [NOBODY] });
    }
  });

  it('are refused for the Super Admin, API keys and callers without a token', async () => {
    const superAdmin = await superAdminIn(at.app, at.academy);
    const key = await seedKey(at, { role: ApiKeyRole.ACADEMY_ADMIN });
    const create = (as: object) => refusal(at.app, at.academy.id, () => createFeed(at.app, as, ofBatch()));
    expect(await create(superAdmin)).toEqual(FORBIDDEN);
    // the request records that the key was used
    expect(codes(await readFeeds(at.app, key))).toEqual(['FORBIDDEN']);
    expect(await create(key)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await create({})).toEqual(UNAUTHENTICATED);
    const { id } = await feedOf(at.app, at.admin, ofBatch());
    for (const call of [
      updateFeed(at.app, key, id, { name: 'x' }),
      rotateFeed(at.app, key, id),
      revokeFeed(at.app, key, id),
    ]) {
      expect(codes(await call)).toEqual(['FORBIDDEN']);
    }
    expect((await gql(at.app, key, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null });
  });

  it('require an existing target record, which the owner can see', async () => {
    const other = await scene();
    const room = await seedRoom(at.academy, 'Blue room');
    const gone = await at.academy.with.batch({ deletedAt: new Date().toISOString() });
    const student = await at.academy.with.student();
    const theirs = {
      STUDENT: (await other.academy.with.student()).id,
      STAFF: (await other.academy.with.staff()).id,
      ROOM: (await seedRoom(other.academy, 'Red room')).id,
      BATCH: (await other.academy.with.batch()).id,
    };
    for (const [scope, targetId] of Object.entries(theirs)) {
      for (const id of [targetId, UNKNOWN_ID]) {
        expect(await refused(at.admin, { scope, targetId: id, name: 'x' }), scope).toEqual(
          badInput({ targetId: [INVALID] }),
        );
      }
      const missing = { scope, name: 'x' };
      expect(await refused(at.admin, missing)).toEqual(badInput({ targetId: ['The target id field is required.'] }));
    }
    // the id must belong to a record of the given scope
    expect(await refused(at.admin, { scope: 'ROOM', targetId: batchId, name: 'x' })).toEqual(
      badInput({ targetId: [INVALID] }),
    );
    expect(await refused(at.admin, { scope: 'BATCH', targetId: gone.id, name: 'x' })).toEqual(
      badInput({ targetId: [INVALID] }),
    );
    for (const role of ['parent', 'student', 'teacher'] as const) {
      const member = await at.academy.as(role);
      const input = { scope: 'STUDENT', targetId: student.id, name: 'x' };
      expect(await refused(member, input), role).toEqual(badInput({ targetId: [INVALID] }));
      expect(
        (await createFeed(at.app, member, { scope: 'ROOM', targetId: room.id.toUpperCase(), name: 'x' })).errors,
      ).toBeUndefined();
    }
    const member = await at.academy.as('teacher');
    const both = { scope: 'MINE', targetId: batchId, name: 'x' };
    expect(await refused(member, both)).toEqual(badInput({ targetId: [INVALID] }));
  });

  it('are refused with one error for all invalid fields', async () => {
    const member = await at.academy.as('teacher');
    expect(await refused(member, { scope: 'BATCH', targetId: 'x', name: 'n'.repeat(101) })).toMatchObject({
      fields: {
        targetId: ['The target id field must be a valid UUID.'],
        name: ['The name field must not be greater than 100 characters.'],
      },
    });
    expect(await refused(member, { scope: 'BATCH', name: '' })).toMatchObject({
      fields: { name: ['The name field is required.'], targetId: ['The target id field is required.'] },
    });
  });

  it('are limited to 20 for each member of an academy', async () => {
    const member = await at.academy.as('teacher');
    await at.academy.run(async (em) => {
      for (let number = 0; number < 19; number++) {
        const feed = Object.assign(new CalendarFeed(), {
          scope: 'mine',
          name: `Feed ${number}`,
          tokenHash: `${number}`,
        });
        feed.user = em.getReference(User, member.userId);
        em.persist(feed);
      }
    });
    const input = { scope: 'MINE', name: 'Last' };
    expect((await createFeed(at.app, member, input)).errors).toBeUndefined();
    const limit = ['The number of calendar feeds is limited to 20.'];
    expect(await refused(member, input)).toEqual(badInput({ name: limit }));
    const { data } = await readFeeds(at.app, member, { search: 'Last' });
    await revokeFeed(at.app, member, data.calendarFeeds.nodes[0].id);
    expect((await createFeed(at.app, member, input)).errors).toBeUndefined();
    expect((await createFeed(at.app, await at.academy.as('teacher'), input)).errors).toBeUndefined();
  });

  it('are listed only for their owner, whatever role another caller has', async () => {
    const there = await scene();
    const { academy } = there;
    const [one, other] = [await academy.as('teacher'), await academy.as('academy_admin')];
    const batch = await academy.with.batch();
    const { id } = await feedOf(at.app, one, { scope: 'BATCH', targetId: batch.id, name: 'Batch' });
    await feedOf(at.app, one, { scope: 'MINE', name: 'Mine' });
    const listed = async (as: object, filter?: object) =>
      (await readFeeds(at.app, as, filter)).data.calendarFeeds.nodes.map(({ name }: { name: string }) => name);
    expect(await listed(one)).toEqual(['Batch', 'Mine']);
    expect(await listed(one, { search: 'ba' })).toEqual(['Batch']);
    for (const as of [there.admin, other, await superAdminIn(at.app, academy)]) {
      expect(await listed(as)).toEqual([]);
      expect(await readFeed(at.app, as, id)).toBeNull();
    }
    const { result, statements } = await at.app.counting(() => readFeeds(at.app, one));
    expect(result.data.calendarFeeds.totalCount).toBe(2);
    expect(statements.filter((each) => each.includes('calendar_feeds'))).toHaveLength(1);
  });

  it('can be renamed, rotated and revoked only by their owner', async () => {
    const owner = await at.academy.as('parent');
    const { id } = await feedOf(at.app, owner);
    const [before] = (await feedRows(at)).filter((row) => row.id === id);
    for (const other of [at.admin, await at.academy.as('parent')]) {
      for (const call of [updateFeed, rotateFeed, revokeFeed]) {
        const error = await refusal(at.app, at.academy.id, () => call(at.app, other, id, { name: 'Stolen' }));
        expect(error).toEqual(notFound('Calendar feed'));
      }
    }
    const renamed = await updateFeed(at.app, owner, id, { name: 'Renamed', expectedVersion: 1 });
    expect(renamed.data.updateCalendarFeed).toMatchObject({ name: 'Renamed', url: null, version: 2 });
    expect(codes(await updateFeed(at.app, owner, id, { name: 'Again', expectedVersion: 1 }))).toEqual(['CONFLICT']);
    const rotated = await rotateFeed(at.app, owner, id);
    expect(rotated.data.rotateCalendarFeed).toMatchObject({
      id,
      name: 'Renamed',
      url: expect.stringContaining('.ics'),
    });
    const [after] = (await feedRows(at)).filter((row) => row.id === id);
    expect(after?.token_hash).not.toBe(before?.token_hash);
    expect((await revokeFeed(at.app, owner, id)).data.revokeCalendarFeed).toEqual({
      id,
      message: 'Calendar feed revoked.',
    });
    expect(await readFeed(at.app, owner, id)).toBeNull();
    expect(codes(await revokeFeed(at.app, owner, id))).toEqual(['NOT_FOUND']);
    expect(codes(await revokeFeed(at.app, owner, 'nonsense'))).toEqual(['NOT_FOUND']);
  });
});
