import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { EventSubscriber } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionOverride, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { insertRows } from '../../../../src/platform/database/bulk-rows.ts';
import { academyOf } from '../../../../src/platform/database/tenant-guard.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { inDays } from '../../../support/days.ts';
import {
  aBatch,
  byHand,
  CANCELLED_BY_HAND,
  close,
  type Scene,
  scene,
  sessionOn,
  sessionsOf,
  told,
  updateBatch,
} from './setup.ts';

const { HELD, SCHEDULED, CANCELLED } = SessionStatus;

describe('closure that affects sessions', () => {
  let at: Scene;
  const standing = async (batchId: string, days: number) => {
    const { status, cancelCause, closure, excusesFees } = await sessionOn(at, batchId, inDays(days));
    return { status, cancelCause, closureId: closure?.id ?? null, excusesFees };
  };
  const open = { status: SCHEDULED, cancelCause: null, closureId: null, excusesFees: false };
  const closedBy = (closureId: string, excusesFees = false) => ({
    ...{ status: CANCELLED, cancelCause: 'closure', closureId, excusesFees },
  });

  beforeAll(async () => {
    at = await scene();
  });

  it('cancels overlapping sessions; if the closure is deleted, these sessions are restored', async () => {
    const batchId = await aBatch(at);
    const before = told(await sessionsOf(at, batchId));
    const closed = { from: inDays(3), until: inDays(5), batchIds: [batchId], excusesFees: true };
    const id = await close(at, closed);
    for (const day of [3, 4, 5]) expect(await standing(batchId, day)).toEqual(closedBy(id, true));
    for (const day of [2, 6]) expect(await standing(batchId, day)).toEqual(open);
    await close(at, null, { id, before: closed });
    expect(told(await sessionsOf(at, batchId))).toEqual(before);
    expect(await standing(batchId, 4)).toEqual(open);
  });

  it('cancels only sessions that overlap with its hours', async () => {
    const batchId = await aBatch(at, { startTime: '09:00', endTime: '10:00' });
    const batchIds = [batchId];
    const until = await close(at, { from: inDays(2), hours: ['08:00:00', '09:00:00'], batchIds });
    const within = await close(at, { from: inDays(3), hours: ['09:59:00', '12:00:00'], batchIds });
    const from = await close(at, { from: inDays(4), hours: ['10:00:00', '12:00:00'], batchIds });
    expect([until, within, from].every(Boolean)).toBe(true);
    expect(await standing(batchId, 2)).toEqual(open);
    expect(await standing(batchId, 3)).toEqual(closedBy(within));
    expect(await standing(batchId, 4)).toEqual(open);
  });

  it('cancels all sessions of its course, its room or its academy', async () => {
    const other = await scene();
    const room = await other.academy.run(async (em) => {
      const made = Object.assign(new Room(), { name: 'Pool' });
      em.persist(made);
      return made;
    });
    const { id: courseId } = await other.academy.with.course();
    const [one, two] = [await aBatch(other), await aBatch(other, { courseId })];
    await byHand(other, await sessionOn(other, one, inDays(4)), { roomId: room.id, overrides: [SessionOverride.ROOM] });
    const ofCourse = await close(other, { from: inDays(2), courseIds: [courseId] });
    const ofAll = await close(other, { from: inDays(3) });
    const ofRoom = await close(other, { from: inDays(4), until: inDays(5), roomIds: [room.id] });
    const closures = async (batchId: string) => {
      const sessions = await Promise.all([2, 3, 4, 5].map((days) => sessionOn(other, batchId, inDays(days))));
      return sessions.map(({ closure }) => closure?.id ?? null);
    };
    expect(await closures(one)).toEqual([null, ofAll, ofRoom, null]);
    expect(await closures(two)).toEqual([ofCourse, ofAll, null, null]);
  });

  it('restores sessions with which it no longer overlaps after its days change', async () => {
    const batchId = await aBatch(at);
    const before = { from: inDays(3), batchIds: [batchId] };
    const id = await close(at, before);
    await close(at, { from: inDays(12), batchIds: [batchId] }, { id, before });
    expect(await standing(batchId, 3)).toEqual(open);
    expect(await standing(batchId, 12)).toEqual(closedBy(id));
  });

  it('keeps past sessions cancelled when the closure is deleted, and never changes held, reopened or manually cancelled sessions', async () => {
    const batchId = await aBatch(at);
    await byHand(at, await sessionOn(at, batchId, inDays(-3)), { status: HELD });
    await byHand(at, await sessionOn(at, batchId, inDays(2)), { overrides: [SessionOverride.OPEN] });
    await byHand(at, await sessionOn(at, batchId, inDays(3)), CANCELLED_BY_HAND);
    const before = { from: inDays(-4), until: inDays(4), batchIds: [batchId] };
    const id = await close(at, before);
    expect(await standing(batchId, -4)).toEqual(closedBy(id));
    expect(await standing(batchId, -3)).toEqual({ ...open, status: HELD });
    expect(await standing(batchId, 2)).toEqual(open);
    expect(await standing(batchId, 3)).toMatchObject({ cancelCause: 'manual', closureId: null });
    const excusing = { ...before, excusesFees: true };
    await close(at, excusing, { id, before });
    expect(await standing(batchId, -4)).toEqual(closedBy(id, true));
    await close(at, null, { id, before: excusing });
    expect(await standing(batchId, -4)).toEqual(closedBy(id, true));
    expect(await standing(batchId, 4)).toEqual(open);
  });

  it('also cancels sessions of batches that are created or moved later', async () => {
    const other = await scene();
    const id = await close(other, { from: inDays(3), hours: ['12:00:00', '13:00:00'] });
    const [made, moved] = [await aBatch(other, { startTime: '12:30', endTime: '14:00' }), await aBatch(other)];
    expect((await sessionOn(other, moved, inDays(3))).status).toBe(SCHEDULED);
    await updateBatch(other.app, other.admin, moved, { startTime: '11:00', endTime: '12:01' });
    for (const batchId of [made, moved]) expect((await sessionOn(other, batchId, inDays(3))).closure?.id).toBe(id);
  });

  it('records an audit entry for each session that it cancels, and one event for each batch', async () => {
    const other = await scene();
    const batchId = await aBatch(other);
    await close(other, { from: inDays(3), until: inDays(4) });
    const { id } = await sessionOn(other, batchId, inDays(3));
    const entries = await other.academy.run((em) => em.find(AuditEntry, { resource: 'ClassSession' }));
    expect(entries).toHaveLength(2);
    expect(entries.find(({ resourceId }) => resourceId === id)).toMatchObject({
      ...{ action: 'updated', userId: other.admin.userId, requestId: 'test' },
      before: { status: 'scheduled', cancelCause: null, closureId: null },
      after: { status: 'cancelled', cancelCause: 'closure' },
    });
    const events = await other.academy.run((em) =>
      em.find(OutboxEvent, { type: 'sessions.rescheduled' }, { orderBy: { id: 'asc' } }),
    );
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { batch_id: batchId, created: 30, cancelled: 0 },
      { batch_id: batchId, created: 0, cancelled: 2, changes: [{ id, change: 'cancelled', date: inDays(3) }, {}] },
    ]);
  });
});

it('the creation of a closure runs a constant number of statements for many batches', async () => {
  const at = await scene();
  for (let made = 0; made < 3; made++) await aBatch(at);
  const three = await at.app.counting(() => close(at, { from: inDays(3) }));
  for (let made = 0; made < 4; made++) await aBatch(at);
  const seven = await at.app.counting(() => close(at, { from: inDays(5) }));
  const ofSessions = (sql: string) => /class_sessions/.test(sql);
  expect(three.statements.filter(ofSessions)).toHaveLength(3);
  expect(seven.statements.filter(ofSessions)).toHaveLength(3);
});

/** Creates copies of a batch, each with a session on each of the given days from today on. */
const copies = (at: Scene, batchId: string, count: number, days: readonly number[]): Promise<void> =>
  at.academy.run(async (em) => {
    const { startTime, endTime, startDate, endDate, daysOfWeek, maxStudents } = await em.findOneOrFail(Batch, {
      id: batchId,
    });
    const same = { courseId: at.courseId, startTime, endTime, startDate, endDate, daysOfWeek, maxStudents };
    const batches = Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      code: `BAT-${n}`,
      name: `${n}`,
      ...same,
    }));
    await insertRows(em, Batch, batches);
    const on = (batch: string, date: string) => {
      const times = { date, startTime, endTime, ...wallClock('UTC').intervalOf(date, startTime, endTime) };
      return { id: randomUUID(), batchId: batch, slotDate: date, overrides: [], ...times };
    };
    await insertRows(
      em,
      ClassSession,
      batches.flatMap(({ id }) => days.map((day) => on(id, inDays(day)))),
    );
  });

it('the creation of a closure for hundreds of batches keeps only some of the changed rows in memory at a time', async () => {
  const at = await scene();
  await copies(at, await aBatch(at), 450, [3]);
  const kept: number[] = [];
  const subscriber: EventSubscriber = {
    onFlush({ em, uow }) {
      if (academyOf(em as SqlEntityManager) === at.academy.id) kept.push([...uow.getIdentityMap()].length);
    },
  };
  const { orm } = at.app.services.database;
  const events = orm.em.getEventManager();
  events.registerSubscriber(subscriber);
  const id = await close(at, { from: inDays(3) });
  expect(Math.max(...kept)).toBeLessThan(450);
  const closed = await at.academy.run((em) => em.count(ClassSession, { closure: { id } }));
  expect(closed).toBe(451);
  expect(await at.academy.run((em) => em.count(AuditEntry, { resource: 'ClassSession' }))).toBe(451);
});
