import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NoticeKind } from '../../../../src/features/academy/academies/notice.enums.ts';
import { RecipientType } from '../../../../src/features/operations/notices/notice-send.enums.ts';
import { unsubscribeLink } from '../../../../src/features/operations/notices/unsubscribe/unsubscribe-token.ts';
import { rest } from '../../../support/clients.ts';
import type { Member, SeededAcademy } from '../../../support/seed.ts';
import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  membershipOf,
  newEmail,
  removeMember,
} from '../../people/members/setup.ts';
import { type NoticeApp, noticeAcademy, setClock, startNoticeApp, statesOf, workUntil } from './setup.ts';

const NOW = '2026-03-02T08:00:00Z';

describe('unsubscribe link', () => {
  let service: NoticeApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates a parent without a login who pays for a student. */
  async function scene(settings = {}) {
    setClock(NOW);
    academy = await noticeAcademy(service.app, settings);
    admin = await academy.as('academy_admin');
    const email = newEmail();
    const student = await academy.with.student();
    const { id: parentId } = await academy.with.parent({ email });
    await academy.with.link({ parentId, studentId: student.id, receivesBilling: true, isPrimary: true });
    return { email, parentId, studentId: student.id };
  }

  type Scene = Awaited<ReturnType<typeof scene>>;

  /** Bills the parent, and returns the number of mails that the address has got so far. */
  async function bill({ studentId }: Scene, address: string): Promise<number> {
    const fee = { student_id: studentId, fee_type: 'tuition', amount: '10.00', due_date: '2026-03-20' };
    expect((await rest(service.app, admin, 'POST', '/fees', fee)).status).toBe(201);
    await workUntil(service.app, NOW);
    return service.smtp.to(address).filter(({ subject }) => subject?.startsWith('New charges')).length;
  }

  /** Returns the path of the unsubscribe link in the newest bill to an address. */
  function linkTo(address: string): string {
    const text = service.smtp.to(address).at(-1)?.text ?? '';
    return /https:\/\/academy\.example(\/unsubscribe\/\S+)/.exec(text)?.[1] ?? '';
  }

  async function unsubscribe(path: string): Promise<void> {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${service.app.url}${path}`, { method: 'POST', body })).status).toBe(200);
  }

  /** Invites the parent, who accepts. Returns the parent as a signed-in user. */
  async function admit({ parentId, email }: Scene): Promise<Member> {
    const invited = await inviteMember(service.app, admin, { role: 'PARENT', parentId, email });
    const { token } = invited.data.inviteMember;
    const { data, errors } = await acceptInvitation(service.app, { token: '' }, token);
    expect(errors).toBeUndefined();
    const { token: session, user } = data.acceptInvitation;
    return { userId: user.id, token: session, academyId: academy.id, parentId } as Member;
  }

  async function dismiss({ userId }: Member): Promise<void> {
    const { id } = (await membershipOf({ app: service.app, academy }, userId)) ?? {};
    expect((await removeMember(service.app, admin, id)).errors).toBeUndefined();
  }

  /** Returns the preference for bills by mail: of the caller or, with `query`, of a parent without a login. */
  async function preference(as: Member, query = '', kind = 'fee_issued') {
    const { body } = await rest(service.app, as, 'GET', `/notification-preferences${query}`);
    const found = body.data.find((each: Record<string, string>) => each.kind === kind && each.channel === 'email');
    return [found.on, found.source];
  }

  async function turnOn(as: Member, query = ''): Promise<void> {
    const preferences = [{ kind: 'fee_issued', channel: 'email', on: true }];
    const { status } = await rest(service.app, as, 'PUT', `/notification-preferences${query}`, { preferences });
    expect(status).toBe(200);
  }

  it('turns off mails to a parent without a login, also after the parent has got a login', async () => {
    const at = await scene();
    expect(await bill(at, at.email)).toBe(1);
    const link = linkTo(at.email);
    await unsubscribe(link);
    expect(await bill(at, at.email)).toBe(1);
    const parent = await admit(at);
    expect(await bill(at, at.email)).toBe(1);
    expect(await preference(parent)).toEqual([false, 'own']);
    await turnOn(parent);
    expect(await bill(at, at.email)).toBe(2);
    await unsubscribe(link);
    expect(await preference(parent)).toEqual([false, 'own']);
    expect(await bill(at, at.email)).toBe(2);
  });

  it('turns off mails to a parent with a login, also after the parent has lost the login', async () => {
    const at = await scene();
    const parent = await admit(at);
    expect(await bill(at, at.email)).toBe(1);
    const link = linkTo(at.email);
    await unsubscribe(link);
    expect(await preference(parent)).toEqual([false, 'own']);
    await dismiss(parent);
    expect(await bill(at, at.email)).toBe(1);
    const query = `?parent_id=${at.parentId}`;
    expect(await preference(admin, query)).toEqual([false, 'own']);
    await turnOn(admin, query);
    expect(await bill(at, at.email)).toBe(2);
    await unsubscribe(link);
    expect(await bill(at, at.email)).toBe(2);
  });

  it('has an effect even if it was made by an earlier version, which named the user: with the login and without it', async () => {
    const at = await scene();
    const parent = await admit(at);
    expect(await bill(at, at.email)).toBe(1);
    const recipient = {
      recipientType: RecipientType.USER,
      recipientId: parent.userId,
      personType: null,
      personId: null,
    };
    const { config } = service.app;
    const link = unsubscribeLink(config, academy.id, { ...recipient, kind: NoticeKind.FEE_ISSUED }) ?? '';
    const path = new URL(link).pathname;
    await unsubscribe(path);
    expect(await preference(parent)).toEqual([false, 'own']);
    await turnOn(parent);
    await dismiss(parent);
    expect(await bill(at, at.email)).toBe(2);
    await unsubscribe(path);
    expect(await preference(admin, `?parent_id=${at.parentId}`)).toEqual([false, 'own']);
    expect(await bill(at, at.email)).toBe(2);
  });

  it('suppresses a mail that waits for the end of the quiet hours, even if the parent has got a login in the meantime', async () => {
    const at = await scene({ quietHours: { from: '07:00:00', to: '09:00:00' } });
    expect(await bill(at, at.email)).toBe(0);
    await admit(at);
    const { config } = service.app;
    const person = { personType: 'parent', personId: at.parentId } as const;
    const recipient = { recipientType: RecipientType.PARENT, recipientId: at.parentId, ...person };
    const link = unsubscribeLink(config, academy.id, { ...recipient, kind: NoticeKind.FEE_ISSUED }) ?? '';
    await unsubscribe(new URL(link).pathname);
    await workUntil(service.app, '2026-03-02T09:00:01Z');
    expect(await statesOf(academy)).toEqual(['suppressed: turned_off']);
  });

  it('turns off mails to a member also after the member has got another role', async () => {
    const at = await scene();
    const parent = await admit(at);
    expect(await bill(at, at.email)).toBe(1);
    await unsubscribe(linkTo(at.email));
    const { id: staffId } = await academy.with.staff();
    const { id } = (await membershipOf({ app: service.app, academy }, parent.userId)) ?? {};
    expect((await changeMemberRole(service.app, admin, id, { role: 'STAFF', staffId })).errors).toBeUndefined();
    expect(await preference(parent)).toEqual([false, 'own']);
    expect(await bill(at, at.email)).toBe(1);
  });
});
