import { readFileSync } from 'node:fs';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answers, noBrowser } from '../support/browser.ts';
import { contrastsBelow } from './contrast.ts';
import { academies, DESKTOP, IN_A_BROWSER, kept, PHONE, signIn, textOf, visits } from './visits.ts';

const LOGINS_A_MINUTE = 3;

/** A description with a case that the real one lacks: a required academy header. */
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Stand-in', version: '1' },
  servers: [{ url: '/api/v1' }],
  security: [{ token: [] }],
  paths: {
    '/batches': {
      get: {
        tags: ['Batches'],
        parameters: [{ $ref: '#/components/parameters/Academy' }],
        responses: { 200: { description: 'A page of batches.', content: { 'application/json': {} } } },
      },
    },
  },
  components: {
    parameters: {
      Academy: { name: 'X-Academy-ID', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
    },
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
};

/** Returns the paths in the reference: it renders only those in sight. */
async function pathsOnTheWayDown(page: Page): Promise<(string | null)[]> {
  const paths = new Set<string | null>();
  for (let isLower = true; isLower; ) {
    const seen = await page.$$eval('.opblock [data-path]', (found) =>
      found.map((each) => each.getAttribute('data-path')),
    );
    for (const path of seen) paths.add(path);
    const top = await page.evaluate('scrollY');
    await page.evaluate('scrollBy(0, innerHeight), new Promise((drawn) => setTimeout(drawn, 50))');
    isLower = (await page.evaluate('scrollY')) !== top;
  }
  return [...paths];
}

describe.skipIf(noBrowser !== null)(`pages ${IN_A_BROWSER}`, () => {
  const { url, open, expectRefusals } = visits({ LOGIN_LIMIT_PER_MINUTE: String(LOGINS_A_MINUTE) });

  /** Opens the reference with a test description; `answers` adds responses. */
  const openReference = (screen = DESKTOP, answers: Answers = {}) =>
    open('/docs', screen, { answers: { '/api/v1/openapi.json': { body: JSON.stringify(DESCRIPTION) }, ...answers } });

  async function call(method: string, path: string, { token, body }: { token?: string; body?: object }) {
    return fetch(`${url()}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
  }

  describe('first page', () => {
    it.each(['light', 'dark'] as const)('fits 360 pixels and is readable, %s', async (colours) => {
      const page = await open('/', { width: 360, height: 740, colours });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(ground).toBe(colours === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 25, 26)');
      expect(await page.evaluate(contrastsBelow(4.5))).toEqual([]);
      expect(await textOf(page, 'main')).toContain('academy-demo-1');
    });

    it('links to Sandbox with this server', async () => {
      const page = await open('/');
      const address = await page.$eval('#sandbox', (link) => link.getAttribute('href'));
      const endpoint = encodeURIComponent(`${url()}/graphql`);
      expect(address).toBe(`https://studio.apollographql.com/sandbox/explorer?endpoint=${endpoint}`);
    });

    it('links to the printed schema', async () => {
      const page = await open('/');
      await Promise.all([page.waitForNavigation(), page.click('a[href="/schema.graphql"]')]);
      expect(await textOf(page, 'body')).toBe(readFileSync('schema.graphql', 'utf8'));
    });

    it('shows the keyboard focus', async () => {
      const page = await open('/');
      await page.keyboard.press('Tab');
      const focused = '[document.activeElement.href, getComputedStyle(document.activeElement).outlineStyle]';
      expect(await page.evaluate(focused)).toEqual([`${url()}/graphql`, 'solid']);
    });
  });

  describe('sign-in', () => {
    it('lets the Super Admin choose any academy, or none', async () => {
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

    it('stores the login for the tab until sign-out, which revokes the token', async () => {
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

    it('shows the Super Admin how many academies are not listed', async () => {
      const answer = { data: [{ id: 'a', name: 'A' }], meta: { total: 102 } };
      const page = await openReference(DESKTOP, { '/api/v1/academies': { body: JSON.stringify(answer) } });
      await signIn(page, 'super@demo.test');
      expect(Object.keys(await academies(page))).toEqual(['A', 'No academy', '101 more: send X-Academy-ID yourself']);
    });

    it('deletes the token even if the service cannot be reached, and shows the error', async () => {
      const answer = { status: 503, body: '{"message":"Service Unavailable"}' };
      const page = await openReference(DESKTOP, { '/api/v1/auth/logout': answer });
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

    it('shows names of academies unaltered', async () => {
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

  describe('API reference', () => {
    it('shows images as images', async () => {
      const paths = {
        '/reports/ageing': {
          get: {
            tags: ['Reports'],
            responses: { 200: { description: 'A picture.', content: { 'image/svg+xml': {} } } },
          },
        },
      };
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="20">#100%</text></svg>';
      const page = await openReference(DESKTOP, {
        '/api/v1/openapi.json': { body: JSON.stringify({ ...DESCRIPTION, paths }) },
        '/api/v1/reports/ageing': { contentType: 'image/svg+xml; charset=utf-8', body: svg },
      });
      await (await page.waitForSelector('.opblock-get [data-path="/reports/ageing"]'))?.click();
      await (await page.waitForSelector('.try-out__btn'))?.click();
      await (await page.waitForSelector('.execute'))?.click();
      const picture = await page.waitForSelector('.live-responses-table img[alt="The report as a picture"]');
      await page.waitForFunction("document.querySelector('.live-responses-table img').naturalWidth > 0");
      expect(await picture?.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(120);
    });

    /** Sends the request for the list of batches from the reference. Returns the request and the displayed response. */
    async function tryOut(page: Page): Promise<{ request: HTTPRequest; answer: string }> {
      await (await page.waitForSelector('.opblock-get [data-path="/batches"]'))?.click();
      await (await page.waitForSelector('.try-out__btn'))?.click();
      const execute = await page.waitForSelector('.execute');
      const isList = (request: HTTPRequest) => request.url().startsWith(`${url()}/api/v1/batches`);
      const [request] = await Promise.all([page.waitForRequest(isList), execute?.click()]);
      await page.waitForFunction(
        "document.querySelector('.live-responses-table')?.textContent.includes('available_seats')",
      );
      return { request, answer: await textOf(page, 'tbody .response-col_status') };
    }

    it.each([
      ['1280 × 720', DESKTOP, 'dark'],
      ['390 × 844', PHONE, 'light'],
    ] as const)(
      'shows the description, and tries it out as the signed-in user, at %s',
      async (_size, screen, colours) => {
        const page = await openReference({ ...screen, colours });
        await signIn(page, 'office@northgate-chess.test');
        const { request, answer } = await tryOut(page);
        const session = await kept(page);
        expect(request.headers()).toMatchObject({
          authorization: `Bearer ${session?.token}`,
          'x-academy-id': session?.academyId,
        });
        expect(answer).toContain('200');
        expect(await page.$('.authorize')).toBeNull();
        expect(await page.evaluate('JSON.stringify(localStorage) + location')).not.toContain(session?.token);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
        expect(await page.evaluate("document.documentElement.classList.contains('dark-mode')")).toBe(
          colours === 'dark',
        );
      },
    );

    it('shows an error if the description cannot be loaded', async () => {
      const page = await openReference(DESKTOP, { '/api/v1/openapi.json': { status: 503, body: '{}' } });
      await page.waitForSelector('#failure:not([hidden])');
      expect(await textOf(page, '#failure')).toBe(
        'The description at /api/v1/openapi.json cannot be shown: the service answered 503.',
      );
      expectRefusals(page, [503]);
    });

    it('shows the description of the service', async () => {
      const page = await open('/docs');
      await page.waitForSelector('.opblock');
      await signIn(page, 'admin@riverside-swim.test');
      expect(await pathsOnTheWayDown(page)).toEqual(
        expect.arrayContaining([
          '/auth/login',
          '/students',
          '/batches/{id}',
          '/fees/{id}/payments',
          '/sessions/{id}/roster',
        ]),
      );
      // the filtered list is short enough to need no scrolling
      await page.type('.operation-filter-input', 'Batches');
      expect((await tryOut(page)).answer).toContain('200');
    });
  });
});
