import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { systemTransaction } from '../../src/platform/database/tenant-session.ts';
import { invited, type Scene, userWithPassword } from '../features/people/members/setup.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { noBrowser } from '../support/browser.ts';
import { rest } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';
import { type SmtpTestServer, startSmtp } from '../support/smtp.ts';
import { contrastsBelow } from './contrast.ts';
import { DESKTOP, IN_A_BROWSER, PHONE, textOf, visits } from './visits.ts';

describe.skipIf(noBrowser !== null)(`account pages ${IN_A_BROWSER}`, () => {
  let smtp: SmtpTestServer;
  let app: TestApp;
  let at: Scene;

  beforeAll(async () => {
    smtp = await startSmtp();
  });

  const { open, expectRefusals } = visits({}, async () => {
    const MAIL_FROM = 'no-reply@academy.example';
    app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM, PUBLIC_URL: 'https://academy.example' });
    const academy = await seedAcademy(app);
    at = { app, academy, admin: await academy.as('academy_admin') };
    return app;
  });

  afterAll(() => smtp.stop());

  /** Executes waiting jobs. Returns the path of the link, with its token, in the newest mail to the address. */
  async function mailedPath(email: string): Promise<string> {
    await app.background.drain();
    return (
      smtp
        .to(email)
        .at(-1)
        ?.text?.match(/https:\/\/academy\.example(\S+#\S+)/)?.[1] ?? 'none'
    );
  }

  const shown = (page: Page, id: string) => page.waitForSelector(`#${id}:not([hidden])`);

  const signIn = async (email: string, password: string) =>
    (await rest(app, {}, 'POST', '/auth/login', { email, password })).status;

  /** Submits the form with the keyboard. Returns the request that the service received. */
  async function submit(page: Page): Promise<{ body: unknown; referer: string }> {
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST'),
      page.keyboard.press('Enter'),
    ]);
    return { body: JSON.parse(request.postData() ?? 'null'), referer: request.headers().referer ?? '' };
  }

  it('let a new member accept an invitation by the link in the mail, with only the keyboard', async () => {
    const { email } = await invited(at);
    const page = await open(await mailedPath(email), { ...PHONE, colours: 'dark' });
    await shown(page, 'form');
    expect(await page.evaluate('[location.hash, document.title]')).toEqual([
      '',
      'Accept your invitation · Academy platform',
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ann Example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ä'.repeat(40));
    expect((await submit(page)).referer).toBe('');
    await page.waitForFunction("document.getElementById('password-told').textContent !== ''");
    expect(await textOf(page, '#password-told')).toBe('The password field must not be greater than 72 bytes.');
    expect(await page.evaluate('[document.activeElement.id, document.activeElement.ariaInvalid]')).toEqual([
      'password',
      'true',
    ]);
    expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
    await page.keyboard.down('Control');
    await page.keyboard.press('A');
    await page.keyboard.up('Control');
    await page.keyboard.type('correct horse');
    await submit(page);
    await shown(page, 'done');
    expect(await textOf(page, '#done')).toContain('You are a member now.');
    expect(await page.$eval('#done a', (link) => link.getAttribute('href'))).toBe('/docs?sign-in');
    expect(await signIn(email, 'correct horse')).toBe(200);
    expectRefusals(page, [422, 422]);
  });

  it('request only the password if the user already exists', async () => {
    const { email } = await userWithPassword(app, 'my own password');
    await invited(at, { email });
    const page = await open(await mailedPath(email));
    await shown(page, 'form');
    expect(await textOf(page, '#lead')).toContain('You have an account');
    expect(await page.$('#name')).toBeNull();
    await page.click('#show');
    expect(await page.$eval('#password', (input) => input.getAttribute('type'))).toBe('text');
    await page.type('#password', 'another');
    await submit(page);
    await page.waitForFunction("document.getElementById('told').textContent !== ''");
    expect(await textOf(page, '#told')).toBe('Invalid credentials.');
    await page.$eval('#password', (input) => {
      (input as unknown as { value: string }).value = '';
    });
    await page.type('#password', 'my own password');
    await submit(page);
    await shown(page, 'done');
    expectRefusals(page, [401, 401]);
  });

  it('show the error of the service for an invalid link, and accept a valid link afterwards', async () => {
    const page = await open('/account/invitation#nonsense', DESKTOP);
    await shown(page, 'refused');
    expect(await textOf(page, '#reason')).toBe('The selected token is invalid.');
    expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
    const { email } = await invited(at);
    const path = await mailedPath(email);
    await page.evaluate(`location.hash = ${JSON.stringify(path.split('#')[1])}`);
    await shown(page, 'form');
    expectRefusals(page, [422, 422]);
    for (const name of ['invitation', 'reset', 'verify']) {
      const empty = await open(`/account/${name}`);
      await shown(empty, 'refused');
      expect(await textOf(empty, '#reason')).toContain('It is incomplete.');
    }
  });

  it('can be reloaded until the new password is set', async () => {
    const { email } = await userWithPassword(app, 'forgotten one');
    await rest(app, {}, 'POST', '/auth/forgot-password', { email });
    const page = await open(await mailedPath(email));
    await shown(page, 'form');
    await page.reload();
    await shown(page, 'form');
    expect(await page.evaluate('location.hash')).toBe('');
    await page.type('#password', 'a new password');
    await page.type('#password_confirmation', 'a new password');
    await submit(page);
    await shown(page, 'done');
    expect(await signIn(email, 'a new password')).toBe(200);
    await page.reload();
    await shown(page, 'refused');
  });

  it('set a new password with a link that works only once', async () => {
    const { email } = await userWithPassword(app, 'forgotten one');
    await rest(app, {}, 'POST', '/auth/forgot-password', { email });
    const path = await mailedPath(email);
    const choose = async () => {
      const page = await open(path, PHONE);
      await shown(page, 'form');
      expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
      await page.type('#password', 'a new password');
      await page.type('#password_confirmation', 'a new password');
      const { body } = await submit(page);
      expect(body).toEqual({
        token: path.split('#')[1],
        password: 'a new password',
        password_confirmation: 'a new password',
      });
      return page;
    };
    await shown(await choose(), 'done');
    expect([await signIn(email, 'forgotten one'), await signIn(email, 'a new password')]).toEqual([401, 200]);
    const late = await choose();
    await shown(late, 'refused');
    expect(await textOf(late, '#reason')).toBe('The token is invalid or has expired.');
    expectRefusals(late, [422]);
  });

  it.each([
    ['1280 × 720, light', { ...DESKTOP, colours: 'light' }],
    ['390 × 844, dark', { ...PHONE, colours: 'dark' }],
  ] as const)(
    'show errors next to their fields, keep the typed passwords, and end with a link to sign in, on a screen of %s',
    async (_name, screen) => {
      const { email } = await userWithPassword(app, 'forgotten one');
      await rest(app, {}, 'POST', '/auth/forgot-password', { email });
      const page = await open(await mailedPath(email), screen);
      await shown(page, 'form');
      const values = () =>
        page.$$eval('#form input[type=password]', (inputs) => inputs.map((input) => Object(input).value));
      /** Returns the focused field, whether it is invalid, and the descriptions of it that a screen reader reads. */
      const focused = () =>
        page.evaluate(`(({ id, ariaInvalid, attributes }) => [id, ariaInvalid, attributes['aria-describedby'].value.split(' ')
        .map((each) => document.getElementById(each).textContent).filter(Boolean).join(' ')])(document.activeElement)`);

      await page.type('#password', 'short');
      await page.type('#password_confirmation', 'other');
      await page.keyboard.press('Enter');
      expect(await focused()).toEqual(['password_confirmation', 'true', 'This is not the same password.']);
      expect(await values()).toEqual(['short', 'other']);
      expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);

      await page.click('#password_confirmation', { count: 3 });
      await page.keyboard.type('short');
      await submit(page);
      await page.waitForFunction("document.activeElement.id === 'password'");
      const text = 'At least 8 characters, and at most 72 bytes. The password field must be at least 8 characters.';
      expect(await focused()).toEqual(['password', 'true', text]);
      expect(await textOf(page, '#password_confirmation-told')).toBe('');
      expect(await values()).toEqual(['short', 'short']);
      expectRefusals(page, [422]);

      await page.type('#password', ' but longer');
      await page.type('#password_confirmation', ' but longer');
      await submit(page);
      await shown(page, 'done');
      expect(await values()).toEqual(['', '']);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Your password is changed');
      expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
      await page.keyboard.press('Tab');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      await page.waitForSelector('#sign-in:popover-open');
      await page.type('[name=email]', email);
      await page.type('[name=password]', 'short but longer');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#account:not([hidden])');
    },
  );

  it('verify an e-mail address only after a click, not when the link is opened', async () => {
    const user = await userWithPassword(app);
    await systemTransaction(app.services.database, async (em) => {
      (await em.findOneOrFail(User, { id: user.userId })).emailVerifiedAt = null;
    });
    await rest(app, user, 'POST', '/auth/email-verification');
    const verifiedAt = async () =>
      systemTransaction(
        app.services.database,
        async (em) => (await em.findOneOrFail(User, { id: user.userId })).emailVerifiedAt,
      );
    const page = await open(await mailedPath(user.email), DESKTOP);
    await shown(page, 'form');
    expect(await verifiedAt()).toBeNull();
    await page.focus('#form [type=submit]');
    await submit(page);
    await shown(page, 'done');
    expect(await verifiedAt()).not.toBeNull();
  });

  it('show the error that the service returns', async () => {
    const answers = { '/api/v1/auth/verify-email': { status: 503, body: '{"message":"Service Unavailable"}' } };
    const page = await open('/account/verify#abc', DESKTOP, { answers });
    await shown(page, 'form');
    await page.focus('#form [type=submit]');
    expect((await submit(page)).body).toEqual({ token: 'abc' });
    await page.waitForFunction("document.getElementById('told').textContent === 'Service Unavailable'");
    expectRefusals(page, [503]);
  });
});
