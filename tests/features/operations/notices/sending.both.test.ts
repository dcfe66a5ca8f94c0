import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotificationTemplate } from '../../../../src/features/operations/notices/templates/notification-template.entity.ts';
import { Parent } from '../../../../src/features/people/parents/parent.entity.ts';
import { erasedEmail } from '../../../../src/platform/privacy/erased-values.ts';
import { gql, rest } from '../../../support/clients.ts';
import { makeSend } from '../../../support/notices.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const PREFER = `mutation ($input: UpdateNotificationPreferencesInput!, $parentId: ID) {
  updateNotificationPreferences(input: $input, parentId: $parentId) { kind channel on digest source } }`;
const CREATE = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }';
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';
const TEMPLATE = `mutation ($input: CreateNotificationTemplateInput!) {
  createNotificationTemplate(input: $input) { id } }`;

const NOW = '2026-03-02T08:00:00Z';

describe('messages of notices', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates an academy with an enrolled student and a parent who has a login. */
  async function scene(settings = {}) {
    setClock(NOW);
    const academy = await noticeAcademy(service.app, settings);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student({ dateOfBirth: '2020-01-01' });
    const parentRow = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const batch = await academy.with.batch();
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const ask = async (as: typeof admin, query: string, variables: object) => {
      const result = await gql(service.app, as, query, variables);
      expect(result.errors).toBeUndefined();
      return Object.values(result.data)[0] as { id: string };
    };
    const announce = async (title: string, body = 'Text', more = {}) => {
      const input = { title, body, audience: { roles: ['PARENT'] }, ...more };
      await ask(admin, PUBLISH, { id: (await ask(admin, CREATE, { input })).id });
    };
    return { academy, admin, student, parentRow, parent, batch, ask, announce };
  }

  const mailsTo = async (academy: SeededAcademy) => {
    const [send] = await sendsOf(academy);
    return service.smtp.to(send?.address ?? '');
  };

  it('are collected in one mail at 17:00 for a recipient who chose a daily digest', async () => {
    const { academy, parent, ask, announce } = await scene();
    const daily = { kind: 'ANNOUNCEMENT', channel: 'EMAIL', digest: 'DAILY' };
    await ask(parent, PREFER, { input: { preferences: [daily] } });
    await announce('First');
    await announce('Second');
    await workUntil(service.app, '2026-03-02T16:59:59Z');
    expect((await sendsOf(academy)).map(({ state }) => state)).toEqual(['queued', 'queued']);
    await workUntil(service.app, '2026-03-02T17:00:01Z');
    expect((await sendsOf(academy)).map(({ state, subject }) => [state, subject])).toEqual([
      ['sent', 'First'],
      ['sent', 'Second'],
    ]);
    const [mail, ...others] = await mailsTo(academy);
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^2 messages from /), []]);
    expect(mail?.text).toMatch(/First[\s\S]*Second/);
  });

  it('are not sent in a digest if the recipient has read them in the app', async () => {
    const { academy, parent, ask, announce } = await scene();
    const daily = { kind: 'ANNOUNCEMENT', channel: 'EMAIL', digest: 'DAILY' };
    await ask(parent, PREFER, { input: { preferences: [daily] } });
    await announce('First');
    await workUntil(service.app, NOW);
    await ask(parent, 'mutation { markNotificationsRead(all: true) { unreadCount } }', {});
    await workUntil(service.app, '2026-03-02T17:00:01Z');
    expect((await sendsOf(academy)).map(({ state, reason }) => [state, reason])).toEqual([['suppressed', 'read']]);
  });

  it('have an unsubscribe link, which turns the kind of notice off by POST, changes nothing by GET, and cannot be altered', async () => {
    const { academy, parent, announce } = await scene();
    await announce('Hello');
    await workUntil(service.app, NOW);
    const [mail] = await mailsTo(academy);
    const link = /https:\/\/academy\.example(\/unsubscribe\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`<a href="https://academy.example${link}"`);
    const lists = mail?.headers.get('list') as unknown as Record<string, { url?: string; name?: string }>;
    expect(JSON.stringify(lists)).toContain('List-Unsubscribe=One-Click');
    expect(JSON.stringify(lists)).toContain(link);
    const address = `${service.app.url}${link}`;
    const isOn = async () => {
      const { data } = await gql(service.app, parent, '{ notificationPreferences { kind channel on source } }');
      return data.notificationPreferences.find(
        ({ kind, channel }: { kind: string; channel: string }) => kind === 'ANNOUNCEMENT' && channel === 'EMAIL',
      );
    };
    const shown = await fetch(address);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('No more mails but invoices')]);
    expect(await isOn()).toMatchObject({ on: true, source: 'ACADEMY' });
    const altered = address.slice(0, -2) + (address.endsWith('AA') ? 'BB' : 'AA');
    // this text has as many characters as the signature, but more bytes
    const accented = `${address.slice(0, address.lastIndexOf('.') + 1)}${'%C3%A9'.repeat(43)}`;
    for (const unknown of [altered, accented]) {
      for (const method of ['GET', 'POST']) expect((await fetch(unknown, { method })).status, unknown).toBe(404);
    }
    expect((await fetch(address, { method: 'PUT' })).status).toBe(405);
    expect(await isOn()).toMatchObject({ on: true });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(await isOn()).toMatchObject({ on: false, source: 'OWN' });
    await announce('Not by mail');
    await workUntil(service.app, NOW);
    expect(await sendsOf(academy)).toHaveLength(1);
  });

  it('use the template of the academy, and escape the inserted values, which are not parsed as a template', async () => {
    const { academy, admin, ask, announce } = await scene();
    const input = {
      kind: 'ANNOUNCEMENT',
      channel: 'EMAIL',
      locale: 'en',
      subject: 'News: {{title}}',
      body: '*Hello* {{recipient_name}} <b>x</b>\n\n{{title}}\n\n{{text}}',
    };
    await ask(admin, TEMPLATE, { input });
    await announce('**{{link}}** <script>', 'Some *text* <img src=x> [x](javascript:alert)');
    await workUntil(service.app, NOW);
    const [mail] = await mailsTo(academy);
    expect(mail?.subject).toBe('News: **{{link}}** <script>');
    const page = String(mail?.html);
    expect(page).toContain('<em>Hello</em>');
    expect(page).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(page).toContain('**{{link}}** &lt;script&gt;');
    expect(page).toContain('Some <em>text</em> &lt;img src=x&gt;');
    expect(page).not.toMatch(/<script|<img src=x|href="javascript/);
  });

  it('have templates, which are refused with unknown or unclosed placeholders, with texts that are too long, or for an unknown kind', async () => {
    const { admin } = await scene();
    const of = async (input: object) => {
      const given = { kind: 'ABSENCE', channel: 'EMAIL', locale: 'en', subject: 'S', body: 'B', ...input };
      return (await gql(service.app, admin, TEMPLATE, { input: given })).errors?.[0]?.extensions.fields;
    };
    expect(await of({ body: '{{secret}} {{ student_name }}' })).toEqual({
      body: ['The placeholder secret is unknown.'],
    });
    expect(await of({ subject: '{{}}' })).toEqual({ subject: ['The placeholder  is unknown.'] });
    expect(await of({ body: 'Hello {{recipient_name' })).toEqual({ body: ['The text must close each {{ by }}.'] });
    expect(await of({ channel: 'SMS' })).toEqual({ subject: ['The subject field is prohibited.'] });
    expect(await of({ channel: 'SMS', subject: null, body: 'x'.repeat(481) })).toEqual({
      body: ['The body field must not be greater than 480 characters.'],
    });
    const many = Array.from({ length: 21 }, () => '{{student_name}}').join(' ');
    expect(await of({ body: many })).toEqual({ body: ['The text must not have more than 20 placeholders.'] });
    expect(await of({ kind: 'ANNOUNCEMENT', body: '{{text}} {{text}}' })).toEqual({
      body: ['The placeholder text must not be repeated.'],
    });
    expect(await of({ kind: 'RESET' })).toEqual({ kind: ['The selected kind is invalid.'] });
    expect(await of({})).toBeUndefined();
    for (const locale of ['en', 'EN']) {
      expect(await of({ locale })).toEqual({ locale: ['The locale has already been taken.'] });
    }
  });

  it('are suppressed, unless urgent, if the recipient turns this kind of notice off in the quiet hours', async () => {
    const { academy, parent, ask, announce } = await scene({ quietHours: { from: '07:00:00', to: '09:00:00' } });
    await announce('Held');
    await workUntil(service.app, NOW);
    expect((await sendsOf(academy)).map(({ state }) => state)).toEqual(['held']);
    const off = { kind: 'ANNOUNCEMENT', channel: 'EMAIL', on: false };
    await ask(parent, PREFER, { input: { preferences: [off] } });
    await announce('Urgent', 'Text', { urgent: true });
    await workUntil(service.app, '2026-03-02T09:00:01Z');
    const states = (await sendsOf(academy)).map(({ subject, state, reason }) => [subject, state, reason]);
    expect(states.filter(([, , reason]) => reason !== 'no_address')).toEqual([
      [null, 'suppressed', 'turned_off'],
      ['Urgent', 'sent', null],
    ]);
  });

  it('can be sent in a digest only by mail', async () => {
    const { parent } = await scene();
    const daily = { kind: 'ANNOUNCEMENT', channel: 'SMS', digest: 'DAILY' };
    const { errors } = await gql(service.app, parent, PREFER, { input: { preferences: [daily] } });
    expect(errors?.[0]?.extensions.fields).toEqual({
      'preferences.0.digest': ['Only mails can be collected in a digest.'],
    });
  });

  it('use the language of the academy until the parent or the office sets a language', async () => {
    const { academy, admin, parentRow, ask, announce } = await scene({ locale: 'de-AT' });
    for (const [locale, subject] of [
      ['de', 'Neu: {{title}}'],
      ['en', 'New: {{title}}'],
      ['fr', 'Nouveau: {{title}}'],
    ]) {
      await ask(admin, TEMPLATE, { input: { kind: 'ANNOUNCEMENT', channel: 'EMAIL', locale, subject, body: 'B' } });
    }
    const update = `mutation ($id: ID!, $input: UpdateParentInput!) {
      updateParent(id: $id, input: $input) { communicationPreferences { language languageIsChosen } } }`;
    const set = (communicationPreferences: object) =>
      ask(admin, update, { id: parentRow.id, input: { communicationPreferences } });
    const subjectOf = async (title: string) => {
      await announce(title);
      await workUntil(service.app, NOW);
      return (await sendsOf(academy)).map(({ subject }) => subject).find((subject) => subject?.endsWith(title));
    };
    const unset = { language: 'en', languageIsChosen: false };
    expect(await set({ sms: false })).toEqual({ communicationPreferences: unset });
    expect(await subjectOf('A')).toBe('Neu: A');
    const chosen = { language: 'en', languageIsChosen: true };
    expect(await set({ language: 'en' })).toEqual({ communicationPreferences: chosen });
    expect(await set({ push: true })).toEqual({ communicationPreferences: chosen });
    expect(await subjectOf('B')).toBe('New: B');
    // a row from before this value was stored
    const stored = (language: string) =>
      academy.run(async (em) => {
        const parent = await em.findOneOrFail(Parent, { id: parentRow.id });
        parent.communicationPreferences = { email: true, sms: false, push: false, language };
      });
    await stored('en');
    expect(await subjectOf('C')).toBe('Neu: C');
    await stored('fr');
    expect(await subjectOf('D')).toBe('Nouveau: D');
    expect(await set({ sms: false })).toEqual({ communicationPreferences: { language: 'fr', languageIsChosen: true } });
  });

  it('use the channels of the academy until the parent sets preferences', async () => {
    const { academy, admin, parentRow, ask, announce } = await scene({ noticeChannels: { announcement: [] } });
    const update = `mutation ($id: ID!, $input: UpdateParentInput!) {
      updateParent(id: $id, input: $input) { communicationPreferences { email chosen } } }`;
    const set = async (communicationPreferences: object) =>
      (await ask(admin, update, { id: parentRow.id, input: { communicationPreferences } })) as object;
    expect(await set({ language: 'de' })).toEqual({ communicationPreferences: { email: true, chosen: [] } });
    await announce('Unset');
    await workUntil(service.app, NOW);
    expect(await set({ email: true })).toEqual({ communicationPreferences: { email: true, chosen: ['EMAIL'] } });
    await announce('Set');
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    expect((await sendsOf(academy)).map(({ subject }) => subject)).toEqual(['Set']);
  });

  it('have only one template per kind, channel and locale, even if two admins create one at the same time', async () => {
    const { academy, admin } = await scene();
    const input = { kind: 'ABSENCE', channel: 'EMAIL', locale: 'en', subject: 'S', body: 'B' };
    const made = await Promise.all(Array.from({ length: 4 }, () => gql(service.app, admin, TEMPLATE, { input })));
    const fields = made.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.fields);
    expect(fields).toEqual(Array(3).fill({ locale: ['The locale has already been taken.'] }));
    expect(await academy.run((em) => em.count(NotificationTemplate, {}))).toBe(1);
  });

  it('contain the address and the number of attempts after a temporary refusal by the mail server', async () => {
    const { academy, announce } = await scene();
    service.smtp.behave('defer', 'take');
    await announce('Later');
    await workUntil(service.app, NOW);
    const [send] = await sendsOf(academy);
    expect(send).toMatchObject({ state: 'queued', attempts: 1, address: expect.stringContaining('@') });
    await workUntil(service.app, '2026-03-02T12:00:00Z');
    expect((await sendsOf(academy)).map(({ state, attempts }) => [state, attempts])).toEqual([['sent', 2]]);
  });

  it('are suppressed if office staff send a message to an erased person again', async () => {
    const { academy, parentRow } = await scene();
    const values = { recipientId: parentRow.id, studentId: parentRow.id };
    const { id } = await makeSend(academy.with, values);
    await academy.run((em) => em.nativeUpdate(Parent, { id: parentRow.id }, { email: erasedEmail() }));
    const admin = await academy.as('academy_admin');
    const { status } = await rest(service.app, admin, 'POST', `/notification-sends/${id}/resend`);
    expect(status).toBe(200);
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    const [send] = await sendsOf(academy);
    expect([send?.state, send?.reason, send?.text]).toEqual(['suppressed', 'no_address', null]);
  });

  it('are suppressed if the academy is suspended while they are held', async () => {
    const { academy, announce } = await scene({ quietHours: { from: '07:00:00', to: '09:00:00' } });
    await announce('Held');
    await workUntil(service.app, NOW);
    expect((await sendsOf(academy)).map(({ state }) => state)).toEqual(['held']);
    const { seedSuperAdmin } = await import('../../../support/seed.ts');
    const superAdmin = await seedSuperAdmin(service.app);
    const set = 'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { id } }';
    for (const status of ['SUSPENDED', 'ACTIVE']) {
      const { errors } = await gql(service.app, superAdmin, set, { id: academy.id, input: { status } });
      expect(errors).toBeUndefined();
    }
    await workUntil(service.app, '2026-03-02T10:00:00Z');
    expect((await sendsOf(academy)).map(({ state, reason }) => [state, reason])).toEqual([['suppressed', 'too_late']]);
  });

  it('can be listed by office staff, filtered by a record, and sent again', async () => {
    const { academy, admin, parent, parentRow, student } = await scene();
    const send = await makeSend(academy.with, { recipientId: parentRow.id, studentId: student.id });
    const list = await rest(service.app, admin, 'GET', `/notification-sends?resource_id=${student.id}`);
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([send.id]);
    expect((await rest(service.app, parent, 'GET', '/notification-sends')).status).toBe(403);
    const again = await rest(service.app, admin, 'POST', `/notification-sends/${send.id}/resend`);
    expect([again.status, again.body.data.state]).toEqual([200, 'queued']);
    expect((await rest(service.app, admin, 'POST', `/notification-sends/${send.id}/resend`)).status).toBe(409);
    await workUntil(service.app, NOW);
    expect((await sendsOf(academy))[0]?.state).toBe('sent');
    expect((await rest(service.app, parent, 'POST', `/notification-sends/${send.id}/resend`)).status).toBe(403);
  });
});
