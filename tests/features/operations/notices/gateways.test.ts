import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../../src/platform/outgoing/signed-headers.ts';
import { gql } from '../../../support/clients.ts';
import { type Receiver, startReceiver } from '../../../support/receiver.ts';
import { type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const NOW = '2026-03-02T08:00:00Z';
const CREATE = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }';
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';

let serial = 1_000;

describe('text messages and push notifications', () => {
  let gateway: Receiver;
  let service: NoticeApp;

  beforeAll(async () => {
    gateway = await startReceiver();
    const CHANNEL_SECRET = SECRET;
    service = await startNoticeApp({ SMS_URL: gateway.url, PUSH_URL: gateway.url, CHANNEL_SECRET });
  });
  afterAll(async () => {
    await service.stop();
    await gateway.stop();
  });

  /** Publishes an announcement to a parent with a login and one without, by text message and push notification. */
  async function announce() {
    setClock(NOW);
    gateway.received.length = 0;
    gateway.answer = (res) => res.writeHead(204).end();
    const academy = await noticeAcademy(service.app, { noticeChannels: { announcement: ['sms', 'push'] } as never });
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student({ dateOfBirth: '2020-01-01' });
    await academy.with.enrollment({ studentId: student.id, batchId: (await academy.with.batch()).id });
    const communicationPreferences = { email: false, sms: null, push: null, language: 'en' } as never;
    const [one, other] = [`+1555${++serial}`, `+1666${serial}`];
    const row = await academy.with.parent({ children: [student.id], phone: one, communicationPreferences });
    const parent = await academy.as('parent', { parentId: row.id });
    const without = await academy.with.parent({ children: [student.id], phone: other, communicationPreferences });
    const input = { title: 'Pool closed', body: 'On *Monday*', audience: { roles: ['PARENT'] } };
    const { data } = await gql(service.app, admin, CREATE, { input });
    await gql(service.app, admin, PUBLISH, { id: data.createAnnouncement.id });
    return { academy, parent, without, one, other };
  }

  it('are sent to the gateways with a signature and the id of the message', async () => {
    const { academy, parent, one, other } = await announce();
    await workUntil(service.app, NOW);
    const sends = await sendsOf(academy);
    expect(sends.filter(({ state }) => state === 'sent')).toHaveLength(3);
    const bodies = gateway.received.map(({ body }) => JSON.parse(body));
    const common = { academy_id: academy.id, kind: 'announcement', title: 'Pool closed' };
    expect(bodies).toContainEqual({
      ...{ ...common, channel: 'push', to: parent.userId, user_id: parent.userId },
      ...{ text: 'On *Monday*', url: 'https://academy.example' },
    });
    expect(
      bodies
        .filter(({ channel }) => channel === 'sms')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([one, other]);
    for (const { headers, body } of gateway.received) {
      const id = headers['webhook-id'] as string;
      expect(sends.map((send) => send.id)).toContain(id);
      const expected = signedHeaders([SECRET], id, Number(headers['webhook-timestamp']), body);
      expect(headers['webhook-signature']).toBe(expected['webhook-signature']);
    }
  });

  it('are sent again with the same id after an error, but not after a response 410', async () => {
    const { academy, other } = await announce();
    gateway.answer = (res, { body }) => res.writeHead(JSON.parse(body).to === other ? 410 : 500).end();
    await workUntil(service.app, NOW);
    const ids = gateway.received.map(({ headers }) => headers['webhook-id']);
    const states = (await sendsOf(academy)).filter(({ reason }) => reason !== 'no_address');
    expect(states.map(({ state, reason }) => [state, reason]).toSorted()).toEqual([
      ['failed', 'refused'],
      ['queued', null],
      ['queued', null],
    ]);
    gateway.answer = (res) => res.writeHead(200).end();
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    const again = gateway.received.slice(ids.length).map(({ headers }) => headers['webhook-id']);
    expect(again).toHaveLength(2);
    for (const id of again) expect(ids).toContain(id);
  });

  it('wait if the gateway does not respond to another message', async () => {
    const { academy } = await announce();
    const waiting: { end(): void }[] = [];
    gateway.answer = (res) => void waiting.push(res);
    await workUntil(service.app, NOW);
    // the first message waited ten seconds for a response, and the other messages were not posted
    expect(gateway.received).toHaveLength(1);
    const open = (await sendsOf(academy)).filter(({ reason }) => reason === null);
    expect(open.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    for (const res of waiting) res.end();
  });

  it('require the setting CHANNEL_SECRET, without which the service does not start', async () => {
    await expect(startNoticeApp({ SMS_URL: gateway.url })).rejects.toThrow('CHANNEL_SECRET');
  });
});
