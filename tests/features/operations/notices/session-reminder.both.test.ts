import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import {
  inboxOf,
  type NoticeApp,
  noticeAcademy,
  sendsOf,
  setClock,
  startNoticeApp,
  statesOf,
  workUntil,
} from './setup.ts';

describe('reminder of a session', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function scene(timezone: string, quietHours = { from: '00:00:00', to: '00:00:00' }) {
    setClock('2026-03-01T00:00:00Z');
    const academy = await noticeAcademy(service.app, {
      timezone,
      quietHours,
      notices: { sessionReminder: 'on' } as never,
    });
    const admin = await academy.as('academy_admin');
    const children = [await academy.with.student(), await academy.with.student()];
    const parentRow = await academy.with.parent({ children: children.map(({ id }) => id) });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const batch = await academy.with.batch({ name: 'Dolphins', daysOfWeek: [] });
    for (const { id } of children) await academy.with.enrollment({ studentId: id, batchId: batch.id });
    const session = await academy.with.session({
      batchId: batch.id,
      date: '2026-03-05',
      slotDate: null,
      startTime: '09:00:00',
    });
    // the scheduler has to know the time zone before the first due time
    await workUntil(service.app, '2026-03-03T00:00:00Z');
    await workUntil(service.app, '2026-03-03T23:30:00Z');
    return { academy, admin, parent, batch, session };
  }

  it('is sent at 18:00 on the day before, once to each family', async () => {
    for (const [timezone, before, after] of [
      ['Pacific/Auckland', '2026-03-04T04:59:00Z', '2026-03-04T05:00:30Z'],
      ['Europe/Berlin', '2026-03-04T16:59:00Z', '2026-03-04T17:00:30Z'],
      ['America/New_York', '2026-03-04T22:59:00Z', '2026-03-04T23:00:30Z'],
    ] as const) {
      const { academy, parent, session } = await scene(timezone);
      await workUntil(service.app, before);
      expect(await inboxOf(academy, parent.userId), timezone).toEqual([]);
      await workUntil(service.app, after);
      await workUntil(service.app, '2026-03-05T00:00:00Z');
      expect(await inboxOf(academy, parent.userId), timezone).toMatchObject([
        { kind: 'session_reminder', resourceId: session.id },
      ]);
      const sent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
      expect(sent.map(({ state }) => state)).toEqual(['sent']);
    }
  });

  it('is suppressed if the session is cancelled while the message is held', async () => {
    const { academy, admin, session } = await scene('UTC', { from: '17:00:00', to: '20:00:00' });
    await workUntil(service.app, '2026-03-04T18:01:00Z');
    expect(new Set(await statesOf(academy))).toEqual(new Set(['held']));
    const again = await academy.as('academy_admin');
    expect(again.userId).not.toBe(admin.userId);
    const cancel = 'mutation ($id: ID!) { cancelSession(id: $id) { id } }';
    expect((await gql(service.app, again, cancel, { id: session.id })).errors).toBeUndefined();
    await workUntil(service.app, '2026-03-04T20:00:01Z');
    const reminders = (await sendsOf(academy)).filter(({ kind }) => kind === 'session_reminder');
    expect(reminders.filter(({ reason }) => reason === 'corrected').length).toBeGreaterThan(0);
    expect(reminders.filter(({ state }) => state === 'sent')).toEqual([]);
  });
});
