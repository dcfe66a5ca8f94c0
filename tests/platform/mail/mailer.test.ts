import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { createMailer } from '../../../src/platform/mail/create-mailer.ts';
import { linkTo } from '../../../src/platform/mail/links.ts';
import { type Mail, type Mailer, RefusedAddress } from '../../../src/platform/mail/mailer.ts';
import { refusingAddresses } from '../../../src/platform/mail/refusing-addresses.ts';
import { smtpTransport } from '../../../src/platform/mail/smtp-transport.ts';
import { testApp } from '../../support/app.ts';
import { type SmtpTestServer, startSmtp } from '../../support/smtp.ts';
import { recordingLogger } from '../http/http-test.ts';

const CONFIG = {
  smtpUrl: null,
  mailFolder: null,
  mailFrom: '"Academy platform" <no-reply@mail.example>',
  publicUrl: 'https://api.example',
  appUrl: null,
};

let serial = 0;
const newMail = (given: Partial<Mail> = {}): Mail => ({
  to: `someone-${++serial}@example.test`,
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  key: `key-${serial}`,
  ...given,
});

describe('a mail', () => {
  let server: SmtpTestServer;
  let database: Database;
  let mailer: Mailer;

  beforeAll(async () => {
    [
      server,
      {
        services: { database },
      },
    ] = await Promise.all([startSmtp(), testApp()]);
    mailer = createMailer({ ...CONFIG, smtpUrl: server.url }, pino({ level: 'silent' }), database);
  });

  beforeEach(() => server.behave('take'));

  afterAll(async () => {
    await mailer.close();
    await server.stop();
  });

  it('is sent with the configured sender name and a stable message id', async () => {
    const mail = newMail({ fromName: 'Swim, School', replyTo: 'office@swim.example' });
    await mailer.send(mail);
    await mailer.send(mail);
    const [first, second] = server.to(mail.to);
    expect(first?.from?.value).toEqual([{ name: 'Swim, School', address: 'no-reply@mail.example' }]);
    expect(first?.replyTo?.text).toBe('office@swim.example');
    expect([first?.subject, first?.text, first?.html]).toEqual(['Grüße', 'Hello', '<p>Hello</p>']);
    expect([first?.messageId, second?.messageId]).toEqual(Array(2).fill(`<${mail.key}@mail.example>`));
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    const plain = newMail();
    await mailer.send(plain);
    expect(server.to(plain.to)[0]?.from?.text).toBe('"Academy platform" <no-reply@mail.example>');
  });

  it('is protected against injected headers, recipients and attachments', async () => {
    const evil = 'A\r\nBcc: evil@example.test\r\n\r\n<script>';
    const mail = newMail({ subject: evil, fromName: evil, key: 'a\r\nb', html: '<img src="file:///etc/passwd">' });
    const before = server.attempts;
    await mailer.send(mail);
    expect(server.attempts - before).toBe(1);
    const [received] = server.to(mail.to);
    expect(received?.bcc).toBeUndefined();
    expect([received?.subject, received?.from?.value[0]?.name]).toEqual(
      Array(2).fill('A Bcc: evil@example.test <script>'),
    );
    expect([received?.messageId, received?.attachments]).toEqual(['<a-b@mail.example>', []]);
  });

  it.each(['defer', 'disappear'] as const)(
    'can be sent again after a temporary failure of the mail server: %s',
    async (behaviour) => {
      const mail = newMail();
      server.behave(behaviour, 'take');
      const failure = await mailer.send(mail).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(RefusedAddress);
      await mailer.send(mail);
      expect(server.to(mail.to)).toHaveLength(1);
    },
  );

  it('fails if the mail server does not respond or does not exist', async () => {
    const limits = { stepMs: 150, wholeMs: 150 };
    const sender = { name: '', address: 'a@b.example' };
    const impatient = smtpTransport(server.url, sender, limits);
    server.behave('hang');
    await expect(impatient.send(newMail())).rejects.toThrow(/time|abort/i);
    await impatient.close();
    const nowhere = smtpTransport('smtp://127.0.0.1:1', sender, limits);
    await expect(nowhere.send(newMail())).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    [554, '5.7.1 Relay access denied'],
    [530, '5.7.0 Authentication required'],
    [550, '5.7.1 Blocked by a blocklist'],
    [552, '5.2.2 Mailbox full'],
    [550, 'No enhanced code'],
    [550, '5.1.8 Bad sender'],
  ] as const)(
    'is retried if a mail relay refuses it with %i %s, and later mails to the address are still sent',
    async (code, text) => {
      const mail = newMail();
      server.behave([code, text], 'take');
      const failure = await mailer.send(mail).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(RefusedAddress);
      await mailer.send(mail);
      expect(server.to(mail.to)).toHaveLength(1);
    },
  );

  it.each([
    [451, '4.2.1', 'RCPT TO: 451 4.2.1'],
    [554, '', 'RCPT TO: 554'],
    [550, '5.1.1', undefined],
  ] as const)(
    'throws an error with the codes, but without the address, if the mail server refuses it with %i %s',
    async (code, enhanced, codes) => {
      const mail = newMail();
      server.behave([code, `${enhanced} mailbox <${mail.to}> busy`.trim()]);
      const failure = await mailer.send(mail).catch((error: unknown) => error);
      const { log, lines } = recordingLogger();
      log.warn({ err: failure }, 'failed');
      expect(JSON.stringify(lines)).not.toContain('@example.test');
      const refused = `The address refuses mail: ${code} ${enhanced}.`;
      expect(lines[0]?.err.message).toBe(codes ? `The mail server refused the mail at ${codes}.` : refused);
    },
  );

  it.each([
    [550, '5.1.1 No such user'],
    [553, '5.1.3 Bad address'],
    [550, '5.1.10 Null MX'],
  ] as const)('is not retried if the mail server of the recipient refuses it with %i %s', async (code, text) => {
    const mail = newMail();
    server.behave([code, text], 'take');
    await expect(mailer.send(mail)).rejects.toThrow(RefusedAddress);
    await expect(mailer.send(mail)).rejects.toThrow(RefusedAddress);
    expect(server.to(mail.to)).toHaveLength(0);
  });

  it('is sent to an address that an earlier version blocked because a mail relay had refused a mail', async () => {
    const mail = newMail();
    await refusingAddresses(database).mark(mail.to, '554 5.7.1');
    await mailer.send(mail);
    expect(server.to(mail.to)).toHaveLength(1);
  });

  it('is deleted from the mail folder with all other mails to the same address, when the address is erased', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { log } = recordingLogger();
    const writer = createMailer({ ...CONFIG, mailFolder: join(folder, 'mail') }, log, database);
    await writer.forget(['nobody@example.test']);
    const [mail, other] = [newMail({ to: 'Ann@Example.test' }), newMail()];
    for (const each of [mail, other, mail]) await writer.send({ ...each, key: `key-${++serial}` });
    await writer.forget(['ann@example.test', 'former@example.test']);
    const [left, ...more] = await readdir(join(folder, 'mail'));
    expect(more).toEqual([]);
    expect(await readFile(join(folder, 'mail', left ?? ''), 'utf8')).toContain(other.to);
  });

  it('to an address that refused an earlier mail, is sent only if a user requests it, until the address accepts a mail', async () => {
    const to = `Gone-${++serial}@example.test`;
    const refused = new RefusedAddress('The address refuses mail: 550 5.1.1.');
    server.behave('refuse');
    await expect(mailer.send(newMail({ to }))).rejects.toThrow(refused);
    const attempts = server.attempts;
    await expect(mailer.send(newMail({ to: to.toLowerCase() }))).rejects.toThrow(refused);
    expect(server.attempts).toBe(attempts);
    await expect(mailer.send(newMail({ to, isAsked: true }))).rejects.toThrow(refused);
    expect(server.attempts).toBe(attempts + 1);
    server.behave('take');
    await mailer.send(newMail({ to, isAsked: true }));
    await mailer.send(newMail({ to }));
    expect(server.to(to)).toHaveLength(2);
  });

  it('is sent to an address again 30 days after the address refused a mail', async () => {
    const mail = newMail();
    server.behave('refuse', 'take');
    await expect(mailer.send(mail)).rejects.toThrow(RefusedAddress);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 + 1 });
    onTestFinished(() => void vi.useRealTimers());
    await mailer.send(mail);
    expect(server.to(mail.to)).toHaveLength(1);
  });

  it('is written to private files if a folder is configured instead of a server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academy-mail-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { log, lines } = recordingLogger();
    const writer = createMailer({ ...CONFIG, mailFolder: join(folder, 'mail') }, log, database);
    await writer.send(newMail({ to: 'ann@example.test', key: '../key' }));
    const [name = '', ...others] = await readdir(join(folder, 'mail'));
    expect([name, others]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-\.\.-key\.eml$/), []]);
    const file = join(folder, 'mail', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(await readFile(file));
    expect([[mail.to].flat()[0]?.text, mail.subject, mail.text]).toEqual(['ann@example.test', 'Grüße', 'Hello']);
    expect(lines).toEqual([expect.objectContaining({ msg: 'mail written', file })]);
    // subjects contain names of students
    expect(JSON.stringify(lines)).not.toContain('Grüße');
  });

  it.each([
    ['without a server', {}],
    ['without a public URL for links', { smtpUrl: 'smtp://127.0.0.1:1', publicUrl: null }],
  ])('cannot be sent %s', async (_when, given) => {
    const off = createMailer({ ...CONFIG, ...given }, pino({ level: 'silent' }), database);
    expect(off.isOff).toBe(true);
    await off.send(newMail());
  });
});

describe('link in a mail', () => {
  it('leads to the service or to the configured front end, and contains the token after #', () => {
    const place = { publicUrl: 'https://api.example', appUrl: null };
    expect(linkTo(place, '/account/reset', 'a.b-c')).toBe('https://api.example/account/reset#a.b-c');
    const appUrl = 'https://app.example/school';
    expect(linkTo({ ...place, appUrl }, '/account/verify', 't')).toBe('https://app.example/school/account/verify#t');
    expect(() => linkTo({ publicUrl: null, appUrl: null }, '/account/reset', 't')).toThrow('PUBLIC_URL');
  });
});
