import 'reflect-metadata';
import type ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { inDays } from '../../../support/days.ts';
import { eventsOf, feedOf, type Scene, scene, seedClosure, seedRoom, seedSession, taught } from './setup.ts';

/** Returns the events of closures. They are transparent, so they block no time. */
const closuresIn = async ({ app }: Scene, path: string): Promise<ICAL.Event[]> =>
  (await eventsOf(app, path)).filter(({ component }) => component.getFirstPropertyValue('transp') === 'TRANSPARENT');
const names = async (at: Scene, path: string) => (await closuresIn(at, path)).map(({ summary }) => summary);

describe('closures in a calendar feed', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('do not block time if they last whole days', async () => {
    const { academy } = at;
    const { teacher } = await taught(at, {}, { date: inDays(20) });
    const closure = await seedClosure(academy, { name: 'Winter break', startDate: inDays(3), endDate: inDays(5) });
    const [event] = await closuresIn(at, (await feedOf(at.app, teacher)).path);
    expect(event?.uid).toBe(`${closure.id}@${academy.id}`);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(inDays(3));
    // the end date is the day after the last closed day
    expect(event?.endDate.toString()).toBe(inDays(6));
    expect(event?.summary).toBe('Winter break');
    expect(event?.sequence).toBe(1);
  });

  it('have start and end in UTC if they last only some hours', async () => {
    const there = await scene({ settings: { ...defaultSettings(), timezone: 'Asia/Kolkata' } });
    const { teacher } = await taught(there);
    await seedClosure(there.academy, { startDate: inDays(2), startTime: '12:00:00', endTime: '13:30:00' });
    const [event] = await closuresIn(at, (await feedOf(at.app, teacher)).path);
    expect(event?.startDate.toString()).toBe(`${inDays(2)}T06:30:00Z`);
    expect(event?.endDate.toString()).toBe(`${inDays(2)}T08:00:00Z`);
  });

  it('are included only if they affect sessions of the feed', async () => {
    const there = await scene();
    const { academy } = there;
    const [room, other] = [await seedRoom(academy, 'Blue room'), await seedRoom(academy, 'Red room')];
    const { teacher, batch, course } = await taught(there);
    await seedSession(academy, { batchId: batch.id, instructorId: teacher.staffId as string, roomId: room.id });
    const { batch: another, course: theirs } = await taught(there);
    await seedClosure(academy, { name: 'All' });
    await seedClosure(academy, { name: 'Course', courseId: course.id });
    await seedClosure(academy, { name: 'Batch', batchId: batch.id });
    await seedClosure(academy, { name: 'Room', roomId: room.id });
    await seedClosure(academy, { name: 'Other room', roomId: other.id });
    await seedClosure(academy, { name: 'Other batch', batchId: another.id });
    await seedClosure(academy, { name: 'Other course', courseId: theirs.id });
    await seedClosure(academy, { name: 'Deleted', deletedAt: new Date().toISOString() });
    await seedClosure(academy, { name: 'Long ago', startDate: inDays(-60), endDate: inDays(-31) });
    await seedClosure(academy, { name: 'Far ahead', startDate: inDays(181) });
    await seedClosure((await scene()).academy, { name: 'Of another academy' });
    const { path } = await feedOf(at.app, teacher);
    expect((await names(there, path)).toSorted()).toEqual(['All', 'Batch', 'Course', 'Room']);
    const ofRoom = await feedOf(at.app, there.admin, { scope: 'ROOM', targetId: room.id });
    expect((await names(there, ofRoom.path)).toSorted()).toEqual(['All', 'Room']);
  });
});
