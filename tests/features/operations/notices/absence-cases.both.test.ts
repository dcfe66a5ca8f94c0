import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
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

const DAY = '2026-03-02';
const ROLL = 'mutation ($input: TakeSessionRollInput!) { takeSessionRoll(input: $input) { id } }';
const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';
const PREFER = `mutation ($input: UpdateNotificationPreferencesInput!, $parentId: ID) {
  updateNotificationPreferences(input: $input, parentId: $parentId) { kind } }`;

describe('notices of absences', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /**
   * Creates a student in a session from 09:00 to 10:00, and a parent. `getsNotices` determines whether the parent gets
   * notices about the student.
   */
  async function family({ settings = {}, getsNotices = true } = {}) {
    setClock(`${DAY}T08:00:00Z`);
    const academy = await noticeAcademy(service.app, settings);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student();
    const row = await academy.with.parent();
    await academy.with.link({ parentId: row.id, studentId: student.id, getsNotices });
    const parent = await academy.as('parent', { parentId: row.id });
    const batch = await academy.with.batch();
    const times = { date: DAY, slotDate: null, startTime: '09:00:00', endTime: '10:00:00' };
    const session = await academy.with.session({ batchId: batch.id, ...times });
    const enrollment = await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const mark = async (status: string, at: string) => {
      setClock(at);
      const input = { sessionId: session.id, records: [{ studentId: student.id, status }] };
      expect((await gql(service.app, admin, ROLL, { input })).errors).toBeUndefined();
    };
    return { academy, admin, parent, row, student, enrollment, mark };
  }

  it('are not sent to parents who want no notices about the student, and not sent at all if the academy turned notices of absences off', async () => {
    const silent = await family({ getsNotices: false });
    await silent.mark('ABSENT', `${DAY}T09:05:00Z`);
    const off = await family({ settings: { notices: { absence: 'off' } } });
    await off.mark('ABSENT', `${DAY}T09:05:00Z`);
    const other = await seedAcademy(service.app);
    await workUntil(service.app, `${DAY}T09:45:00Z`);
    for (const { academy, parent } of [silent, off]) {
      expect(await inboxOf(academy, parent.userId)).toEqual([]);
      expect(await sendsOf(academy)).toEqual([]);
    }
    expect(await sendsOf(other)).toEqual([]);
  });

  it('are created only once if a mark is absent, then corrected, and then absent again', async () => {
    const { academy, parent, mark } = await family();
    await mark('ABSENT', `${DAY}T09:05:00Z`);
    await mark('PRESENT', `${DAY}T09:10:00Z`);
    await mark('ABSENT', `${DAY}T09:12:00Z`);
    for (const at of ['09:21:00', '09:28:00', '09:45:00']) await workUntil(service.app, `${DAY}T${at}Z`);
    expect(await inboxOf(academy, parent.userId)).toHaveLength(1);
    expect(await statesOf(academy)).toEqual(['sent']);
  });

  it('are not created for a session that ended more than 24 hours ago', async () => {
    const { academy, parent, mark } = await family();
    await mark('ABSENT', '2026-03-03T10:00:01Z');
    await workUntil(service.app, '2026-03-03T11:00:00Z');
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
  });

  it('are held in quiet hours, and are suppressed if the quiet hours end more than a day after the session', async () => {
    const quiet = { quietHours: { from: '12:00:00', to: '11:30:00' } };
    const { academy, mark } = await family({ settings: quiet });
    await mark('ABSENT', `${DAY}T12:10:00Z`);
    await workUntil(service.app, `${DAY}T12:30:00Z`);
    expect(await statesOf(academy)).toEqual(['held']);
    await workUntil(service.app, '2026-03-03T11:30:01Z');
    expect(await statesOf(academy)).toEqual(['suppressed: too_late']);
  });

  it('are suppressed if the enrollment ends or the parent is unlinked before the message is sent', async () => {
    const quiet = { quietHours: { from: '12:00:00', to: '08:00:00' } };
    const left = await family({ settings: quiet });
    await left.mark('ABSENT', `${DAY}T12:10:00Z`);
    const unlinked = await family({ settings: quiet });
    await unlinked.mark('ABSENT', `${DAY}T12:10:00Z`);
    await workUntil(service.app, `${DAY}T12:30:00Z`);
    expect((await gql(service.app, left.admin, DROP, { id: left.enrollment.id })).errors).toBeUndefined();
    const ids = { parentId: unlinked.row.id, studentId: unlinked.student.id };
    const unlink =
      'mutation ($parentId: ID!, $studentId: ID!) { unlinkParent(parentId: $parentId, studentId: $studentId) { id } }';
    expect((await gql(service.app, unlinked.admin, unlink, ids)).errors).toBeUndefined();
    await workUntil(service.app, '2026-03-03T08:00:01Z');
    expect([await statesOf(left.academy), await statesOf(unlinked.academy)]).toEqual([
      ['suppressed: left'],
      ['suppressed: unlinked'],
    ]);
  });

  it('cannot be sent in a digest; mails about user accounts cannot be turned off', async () => {
    const { admin, parent, row } = await family();
    const prefer = async (as: typeof admin, preference: object, parentId?: string) => {
      const variables = { input: { preferences: [{ channel: 'EMAIL', ...preference }] }, parentId };
      return (await gql(service.app, as, PREFER, variables)).errors?.[0]?.extensions;
    };
    expect((await prefer(parent, { kind: 'ABSENCE', digest: 'DAILY' }))?.fields).toEqual({
      'preferences.0.digest': ['Notices of this kind are always sent separately.'],
    });
    expect((await prefer(parent, { kind: 'RESET', on: false }))?.fields).toEqual({
      'preferences.0.kind': ['Mails about accounts cannot be turned off.'],
    });
    // a parent with a login chooses their own notices, and nobody chooses for another member
    expect((await prefer(admin, { kind: 'ABSENCE', on: false }, row.id))?.code).toBe('BAD_USER_INPUT');
    expect((await prefer(parent, { kind: 'ABSENCE', on: false }, row.id))?.code).toBe('FORBIDDEN');
  });
});
