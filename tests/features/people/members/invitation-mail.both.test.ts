import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { Invitation } from '../../../../src/features/people/members/invitations/invitation.entity.ts';
import { mailInvitation } from '../../../../src/features/people/members/invitations/invitation-mail.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { startTestApp, type TestApp, testApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { type SmtpTestServer, startSmtp } from '../../../support/smtp.ts';
import { acceptInvitation, invited, inviteMember, NEW_USER, revokeInvitation, rowsOf, type Scene } from './setup.ts';

const LINK = /https:\/\/academy\.example\/account\/invitation#(\S+)/;

describe('mail with an invitation', () => {
  let smtp: SmtpTestServer;
  let app: TestApp;
  let at: Scene;

  beforeAll(async () => {
    smtp = await startSmtp();
    const MAIL_FROM = 'Academy platform <no-reply@academy.example>';
    app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM, PUBLIC_URL: 'https://academy.example' });
    at = await sceneOf({ name: 'Swim School', email: 'office@swim.example' });
  });

  afterAll(async () => {
    await app.stop();
    await smtp.stop();
  });

  async function sceneOf(given: Parameters<typeof seedAcademy>[1]): Promise<Scene> {
    const academy = await seedAcademy(app, given);
    return { app, academy, admin: await academy.as('academy_admin') };
  }

  /** Finds the job of an invitation, and returns a function that runs it any number of times. */
  async function job({ academy }: Scene, invitationId: string) {
    const rows = (await rowsOf(app, 'jobs', academy.id)).map(
      ({ payload, ...row }): Record<string, any> => ({
        ...row,
        payload: typeof payload === 'string' ? JSON.parse(payload) : payload,
      }),
    );
    const [row, ...others] = rows.filter(({ payload }) => payload.invitationId === invitationId);
    expect(others).toEqual([]);
    const run = {
      ...{ id: row?.id, attempt: 1, academyId: academy.id, services: app.services },
      signal: new AbortController().signal,
      finish: () => Promise.reject(new Error('There is nothing to do in the database.')),
    };
    const work = () => mailInvitation.run(run, row?.payload);
    return Object.assign({ work }, row);
  }

  it('contains the academy, inviter, role, expiry date, and a link with which the person becomes a member', async () => {
    const staff = await at.academy.with.staff();
    const { id, token, email } = await invited(at, { role: 'STAFF', staffId: staff.id });
    const { kind, payload, work } = await job(at, id);
    expect(kind).toBe('mail.invitation');
    expect(JSON.stringify(payload)).not.toContain(token.split('.')[1]);
    await work();
    const [mail, ...others] = smtp.to(email);
    expect(others).toEqual([]);
    expect(mail?.from?.text).toBe('"Swim School" <no-reply@academy.example>');
    expect([mail?.replyTo?.text, mail?.subject]).toEqual(['office@swim.example', 'Invitation to Swim School']);
    const inviter = await systemTransaction(app.services.database, (em) =>
      em.findOneOrFail(User, { id: at.admin.userId }),
    );
    for (const text of [mail?.text, String(mail?.html)]) {
      expect(text).toContain(`${inviter.name} invites you to Swim School as a teacher.`);
      expect(text).toMatch(/valid until \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/);
      expect(text?.match(LINK)?.[1]?.replace(/["<].*/, '')).toBe(token);
    }
    await work();
    expect(new Set(smtp.to(email).map(({ messageId }) => messageId)).size).toBe(1);

    const body = { token: mail?.text?.match(LINK)?.[1], ...NEW_USER };
    const accepted = await rest(app, {}, 'POST', '/invitations/accept', body);
    expect([accepted.status, accepted.body.user.email]).toEqual([200, email]);
  });

  it('has escaped names in its body and headers', async () => {
    const name = 'A <b>"school"</b>\r\nBcc: evil@example.test';
    const evil = await sceneOf({ name });
    await systemTransaction(app.services.database, async (em) => {
      (await em.findOneOrFail(User, { id: evil.admin.userId })).name = '<img src=x>\r\nReply-To: evil@example.test';
    });
    const { id, email } = await invited(evil);
    await (await job(evil, id)).work();
    const [mail] = smtp.to(email);
    const inOneLine = 'A <b>"school"</b> Bcc: evil@example.test';
    expect([mail?.from?.value[0]?.name, mail?.subject]).toEqual([inOneLine, `Invitation to ${inOneLine}`]);
    expect([mail?.bcc, [mail?.to].flat().length]).toEqual([undefined, 1]);
    expect(mail?.replyTo?.text).not.toContain('evil');
    expect(mail?.text).toContain('<img src=x> Reply-To: evil@example.test invites you');
    expect(mail?.html).toContain('&lt;img src=x&gt; Reply-To');
    expect(mail?.html).not.toMatch(/<img|<b>/);
  });

  it('is not sent if the invitation was revoked, accepted or has expired', async () => {
    const revoked = await invited(at);
    await revokeInvitation(app, at.admin, revoked.id);
    const accepted = await invited(at);
    expect((await acceptInvitation(app, {}, accepted.token)).errors).toBeUndefined();
    const expired = await invited(at);
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Invitation, { id: expired.id })).expiresAt = new Date(Date.now() - 1).toISOString();
    });
    for (const { id, email } of [revoked, accepted, expired]) {
      await (await job(at, id)).work();
      expect(smtp.to(email)).toEqual([]);
    }
  });

  it('is sent again after temporary refusals and lost connections, and arrives once', async () => {
    await app.background.drain();
    const { id, email } = await invited(at);
    smtp.behave('defer', 'disappear', 'defer', 'defer', 'defer', 'take');
    // the first delay is 10 s, and each later delay is four times as long, plus at most a fifth
    for (const [attempt, seconds] of [0, 13, 62, 255, 1_024, 4_100].entries()) {
      expect(smtp.to(email)).toEqual([]);
      await app.background.drain(new Date(Date.now() + seconds * 1000).toISOString());
      expect((await job(at, id)).attempts).toBe(attempt + 1);
    }
    expect(smtp.to(email)).toHaveLength(1);
    expect((await job(at, id)).state).toBe('done');
  });

  it('is not sent again after a permanent refusal, which blocks notices but not further invitations to the address', async () => {
    await app.background.drain();
    const { id, email } = await invited(at);
    smtp.behave('refuse', 'take');
    await app.background.drain();
    const { state, attempts, last_error } = await job(at, id);
    expect([state, attempts]).toEqual(['dead', 1]);
    expect(last_error).toContain('The address refuses mail: 550 5.1.1.');
    const notice = { to: email, subject: '', text: '', html: '', key: id };
    await expect(app.services.mailer.send(notice)).rejects.toThrow('The address refuses mail');
    expect(smtp.to(email)).toEqual([]);
    await invited(at, { email });
    await app.background.drain();
    expect(smtp.to(email)).toHaveLength(1);
  });

  it('is not sent if inviteMember is refused or mail is off', async () => {
    const countOf = async (on: TestApp, id: string) => (await rowsOf(on, 'jobs', id)).length;
    const before = await countOf(app, at.academy.id);
    expect((await inviteMember(app, at.admin, { email: 'a@example.test', role: 'STAFF' })).errors).toHaveLength(1);
    expect(await countOf(app, at.academy.id)).toBe(before);
    const off = await testApp();
    const academy = await seedAcademy(off);
    const { token } = await invited({ app: off, academy, admin: await academy.as('academy_admin') });
    expect(token).toContain(academy.id);
    expect(await countOf(off, academy.id)).toBe(0);
  });
});
