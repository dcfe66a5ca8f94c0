import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answers, noBrowser } from '../support/browser.ts';
import { contrastsBelow } from './contrast.ts';
import { academies, DESKTOP, IN_A_BROWSER, kept, signIn, textOf, visits } from './visits.ts';

const LOGINS_A_MINUTE = 3;

describe.skipIf(noBrowser !== null)(`pages ${IN_A_BROWSER}`, () => {
  const { url, open, expectRefusals } = visits({ LOGIN_LIMIT_PER_MINUTE: String(LOGINS_A_MINUTE) });

  const openReference = (answers: Answers = {}) => open('/docs', DESKTOP, { answers });

  async function call(method: string, path: string, { token, body }: { token?: string; body?: object }) {
    return fetch(`${url()}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
  }

  describe('first page', () => {
    it.each(['light', 'dark'] as const)('fits 360 pixels and is readable with %s colours', async (colours) => {
      const page = await open('/', { width: 360, height: 740, colours });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(ground).toBe(colours === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 25, 26)');
      expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
      expect(await textOf(page, 'main')).toContain('academy-demo-1');
      await page.waitForFunction("document.querySelector('figure img').naturalWidth > 0");
    });

    it('links to Apollo Sandbox with the URL of this server', async () => {
      const page = await open('/');
      const address = await page.$eval('#sandbox', (link) => link.getAttribute('href'));
      const endpoint = encodeURIComponent(`${url()}/graphql`);
      expect(address).toBe(`https://studio.apollographql.com/sandbox/explorer?endpoint=${endpoint}`);
    });

    it('links to the GraphQL schema as text', async () => {
      const page = await open('/');
      await Promise.all([page.waitForNavigation(), page.click('a[href="/schema.graphql"]')]);
      expect(await textOf(page, 'body')).toBe(readFileSync('schema.graphql', 'utf8'));
    });

    it('shows which element has the keyboard focus', async () => {
      const page = await open('/');
      for (const _press of ['brand', 'GraphQL']) await page.keyboard.press('Tab');
      const focused = '[document.activeElement.href, getComputedStyle(document.activeElement).outlineStyle]';
      expect(await page.evaluate(focused)).toEqual([`${url()}/graphql`, 'solid']);
    });
  });

  describe('sign-in', () => {
    it('lets the Super Admin choose any academy or no academy', async () => {
      const page = await openReference();
      await signIn(page, 'super@demo.test');
      const offered = await academies(page);
      expect(Object.keys(offered)).toEqual(['Northgate Chess Academy', 'Riverside Swim School', 'No academy']);
      expect((await kept(page))?.academyId).toBe(offered['Northgate Chess Academy']);
      await page.select('#academy', '');
      expect((await kept(page))?.academyId).toBeNull();
      const renewed = page.waitForResponse((response) => response.url().includes('/academies?'));
      await page.reload();
      await renewed;
      expect(await page.$eval('#academy', (select) => (select as unknown as { value: string }).value)).toBe('');
    });

    it('is kept for the browser tab until sign-out, which revokes the token', async () => {
      const page = await openReference();
      await signIn(page, 'teacher@riverside-swim.test');
      const token = (await kept(page))?.token ?? '';
      expect(await page.evaluate('JSON.stringify(localStorage) + document.cookie')).not.toContain(token);
      await page.reload();
      expect(Object.keys(await academies(page))).toEqual(['Riverside Swim School (staff)']);

      expect((await call('GET', '/auth/me', { token })).status).toBe(200);
      const revoked = page.waitForResponse((response) => response.url().endsWith('/auth/logout'));
      await page.click('#sign-out');
      await page.waitForSelector('#open:not([hidden])');
      await revoked;
      expect((await call('GET', '/auth/me', { token })).status).toBe(401);
      expect(await kept(page)).toBeNull();
    });

    it('shows the Super Admin the number of academies that are not listed', async () => {
      const answer = { data: [{ id: 'a', name: 'A' }], meta: { total: 102 } };
      const page = await openReference({ '/api/v1/academies': { body: JSON.stringify(answer) } });
      await signIn(page, 'super@demo.test');
      expect(Object.keys(await academies(page))).toEqual(['A', 'No academy', '101 more: send X-Academy-ID yourself']);
    });

    it('is deleted from the browser at sign-out even if the service cannot be reached, and the page shows the error', async () => {
      const answer = { status: 503, body: '{"message":"Service Unavailable"}' };
      const page = await openReference({ '/api/v1/auth/logout': answer });
      await signIn(page, 'student@riverside-swim.test');
      await page.click('#sign-out');
      await page.waitForFunction("document.getElementById('told').textContent !== ''");
      expect(await textOf(page, '#told')).toBe('The service still takes the token: Service Unavailable');
      expect(await kept(page)).toBeNull();
      expectRefusals(page, [503]);
    });

    it("shows the service's error if the sign-in fails", async () => {
      const page = await openReference();
      await page.click('#open');
      expect(await page.evaluate('document.activeElement.id')).toBe('login');
      await page.select('#login', 'support@riverside-swim.test');
      await page.type('[name=password]', ' and more');
      const refusal = async (): Promise<string> => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
        await page.click('#sign-in [type=submit]');
        await answered;
        await page.waitForFunction("document.getElementById('refusal').textContent !== ''");
        return textOf(page, '#refusal');
      };
      for (let attempt = 0; attempt < LOGINS_A_MINUTE; attempt++) expect(await refusal()).toBe('Invalid credentials.');
      expect(await refusal()).toMatch(/^Too Many Attempts\. Try again in \d+ s\.$/);
      expect(await kept(page)).toBeNull();
      expectRefusals(page, [401, 401, 401, 429]);
    });

    it('shows names of academies unchanged, as plain text', async () => {
      const email = 'admin@northgate-chess.test';
      const signedIn = await call('POST', '/auth/login', { body: { email, password: 'academy-demo-1' } });
      const { token } = (await signedIn.json()) as { token: string };
      const { data } = (await (await call('GET', '/academies', { token })).json()) as {
        data: [{ id: string; name: string }];
      };
      const [{ id, name: former }] = data;
      const rename = (name: string) => call('PUT', `/academies/${id}`, { token, body: { name } });
      onTestFinished(async () => {
        await rename(former);
      });
      const name = '<img src=x onerror=alert(1)>"&';
      expect((await rename(name)).status).toBe(200);
      const page = await openReference();
      await signIn(page, email);
      expect(await academies(page)).toEqual({ [`${name} (academy admin)`]: id });
    });
  });
});
