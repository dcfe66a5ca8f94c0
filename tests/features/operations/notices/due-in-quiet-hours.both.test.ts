import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { makeSend } from '../../../support/notices.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const PREFER = `mutation ($input: UpdateNotificationPreferencesInput!) {
  updateNotificationPreferences(input: $input) { kind } }`;
const CREATE = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }';
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';

const on = (time: string, day = '02') => `2026-03-${day}T${time}.000Z`;
const NIGHT = { from: '21:00:00', to: '07:00:00' };
const NONE = { from: '00:00:00', to: '00:00:00' };

describe('messages that become due in quiet hours', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates an academy with a parent who has a login, at an instant. */
  async function scene(at: string, quietHours = NIGHT) {
    setClock(at);
    service.smtp.behave('take');
    const academy = await noticeAcademy(service.app, { quietHours });
    const student = await academy.with.student();
    await academy.with.enrollment({ studentId: student.id, batchId: (await academy.with.batch()).id });
    const row = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: row.id });
    const admin = await academy.as('academy_admin');
    const announce = async (title: string, more = {}) => {
      const input = { title, body: 'Text', audience: { roles: ['PARENT'] }, ...more };
      const made = await gql(service.app, admin, CREATE, { input });
      const { errors } = await gql(service.app, admin, PUBLISH, { id: made.data.createAnnouncement.id });
      expect(errors).toBeUndefined();
    };
    const collectDaily = async () => {
      const preferences = [{ kind: 'ANNOUNCEMENT', channel: 'EMAIL', digest: 'DAILY' }];
      expect((await gql(service.app, parent, PREFER, { input: { preferences } })).errors).toBeUndefined();
    };
    return { academy, admin, student, row, announce, collectDaily };
  }

  const setQuietHours = (academy: SeededAcademy, quietHours: typeof NIGHT) =>
    academy.run(async (em) => {
      const row = await em.findOneOrFail(Academy, { id: academy.id });
      row.settings = { ...row.settings, quietHours };
    });

  const work = (at: string) => workUntil(service.app, at);

  /** Returns the state, the number of attempts and the due time of each message by mail. */
  const found = async (academy: SeededAcademy) =>
    (await sendsOf(academy))
      .filter(({ reason }) => reason !== 'no_address')
      .map(({ state, attempts, dueAt, reason }) => [state, attempts, new Date(dueAt).toISOString(), reason]);

  it('are held until the quiet hours end if the mail server was not available before', async () => {
    const { academy, announce } = await scene(on('20:59:00'));
    service.smtp.behave('defer', 'take');
    await announce('News');
    await work(on('20:59:10'));
    expect(await found(academy)).toMatchObject([['queued', 1, expect.anything(), null]]);
    await work(on('21:00:30'));
    await work(on('23:00:00'));
    expect(await found(academy)).toEqual([['held', 1, on('07:00:00', '03'), null]]);
    await work(on('06:59:59', '03'));
    expect(await found(academy)).toMatchObject([['held', 1, on('07:00:00', '03'), null]]);
    await work(on('07:00:01', '03'));
    expect(await found(academy)).toMatchObject([['sent', 2, on('07:00:00', '03'), null]]);
  });

  it('are sent at once if they are urgent', async () => {
    const { academy, announce } = await scene(on('20:59:00'));
    service.smtp.behave('defer', 'take');
    await announce('News', { urgent: true });
    await work(on('20:59:10'));
    await work(on('21:00:30'));
    expect(await found(academy)).toMatchObject([['sent', 2, expect.anything(), null]]);
  });

  it('are sent at once if the office sends them again', async () => {
    const { academy, admin, row, student } = await scene(on('22:00:00'));
    const send = await makeSend(academy.with, { recipientId: row.id, studentId: student.id });
    expect((await rest(service.app, admin, 'POST', `/notification-sends/${send.id}/resend`)).status).toBe(200);
    await work(on('22:00:01'));
    expect((await sendsOf(academy)).map(({ state }) => state)).toEqual(['sent']);
  });

  it('are collected in one mail at the end of the quiet hours if the digest at 17:00 was missed', async () => {
    const { academy, announce, collectDaily } = await scene(on('08:00:00'));
    await collectDaily();
    await announce('First');
    await announce('Second');
    await work(on('08:00:01'));
    await work(on('22:00:00'));
    expect(await found(academy)).toEqual(Array(2).fill(['queued', 0, on('07:00:00', '03'), null]));
    await work(on('07:00:01', '03'));
    const [send] = await sendsOf(academy);
    expect(await found(academy)).toMatchObject(Array(2).fill(['sent', 1, on('07:00:00', '03'), null]));
    expect(service.smtp.to(send?.address ?? '').map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 messages from /),
    ]);
  });

  it('wait for the new quiet hours if these were changed while the messages were held or in a digest', async () => {
    const held = await scene(on('20:30:00'), { from: '20:00:00', to: '21:30:00' });
    await held.announce('Held');
    await work(on('20:30:01'));
    expect(await found(held.academy)).toEqual([['held', 0, on('21:30:00'), null]]);
    await setQuietHours(held.academy, NIGHT);
    await work(on('21:30:01'));
    expect(await found(held.academy)).toEqual([['held', 0, on('07:00:00', '03'), null]]);
    const daily = await scene(on('08:00:00', '04'), NONE);
    await daily.collectDaily();
    await daily.announce('Daily');
    await work(on('08:00:01', '04'));
    await setQuietHours(daily.academy, { from: '16:00:00', to: '18:00:00' });
    await work(on('17:00:01', '04'));
    expect(await found(daily.academy)).toEqual([['queued', 0, on('18:00:00', '04'), null]]);
    await work(on('18:00:01', '04'));
    expect(await found(daily.academy)).toEqual([['sent', 1, on('18:00:00', '04'), null]]);
    expect(await found(held.academy)).toEqual([['sent', 1, on('07:00:00', '03'), null]]);
  });
});
