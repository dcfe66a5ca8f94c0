import type { HTTPRequest, Page } from 'puppeteer-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDatabaseUrl, startTestApp } from '../support/app.ts';
import { noBrowser } from '../support/browser.ts';
import { contrastsBelow } from './contrast.ts';
import { academies, DESKTOP, IN_A_BROWSER, kept, PHONE, signIn, textOf, visits } from './visits.ts';

describe.skipIf(noBrowser !== null)(`explorer ${IN_A_BROWSER}`, () => {
  const { url, open, expectRefusals } = visits();

  /** Opens the explorer, and waits until it is ready. */
  async function openExplorer(...[screen, options]: [Parameters<typeof open>[1]?, Parameters<typeof open>[2]?]) {
    const page = await open('/graphql', screen, options);
    await page.waitForSelector('.graphiql-execute-button');
    return page;
  }

  /** Runs the operation. Returns the request and the displayed result, once it contains `part`. */
  async function run(page: Page, part: string): Promise<{ request: HTTPRequest; result: string }> {
    const isOperation = (request: HTTPRequest) => request.method() === 'POST' && request.url() === `${url()}/graphql`;
    const [request] = await Promise.all([page.waitForRequest(isOperation), page.click('.graphiql-execute-button')]);
    await page.waitForFunction(`document.querySelector('.result-window')?.textContent.includes('${part}')`);
    return { request, result: await textOf(page, '.result-window') };
  }

  it.each([
    ['Academy Admin', DESKTOP],
    ['Student', PHONE],
  ])('runs the first query after one click on the login %s', async (role, screen) => {
    const page = await openExplorer(screen);
    await page.locator(`::-p-xpath(//aside[@id="demo-logins"]//button[text()="${role}"])`).click();
    await page.waitForFunction("document.querySelector('.result-window')?.textContent.includes('totalCount')");
    const result = await textOf(page, '.result-window');
    expect(result).toMatch(/"totalCount":\s[1-9]/);
    expect(result).not.toContain('errors');
    expect(await page.$('#demo-logins:not([hidden])')).toBeNull();
  });

  it('shows the whole first query on a screen 1280 pixels wide', async () => {
    const page = await openExplorer(DESKTOP);
    await page.waitForFunction("document.querySelectorAll('.graphiql-query-editor .view-line').length > 15");
    const cut = await page.evaluate(`(() => {
      const editor = document.querySelector('.graphiql-query-editor .monaco-editor').getBoundingClientRect();
      return [...document.querySelectorAll('.graphiql-query-editor .view-line > span')]
        .filter((line) => line.getBoundingClientRect().right > editor.right || line.getBoundingClientRect().bottom > editor.bottom)
        .map((line) => line.textContent);
    })()`);
    expect(cut).toEqual([]);
    expect(await textOf(page, '.graphiql-query-editor .view-lines')).toContain('dueDate');
  });

  it.each([
    ['1280 × 720', DESKTOP, 'light'],
    ['390 × 844', PHONE, 'dark'],
  ] as const)(
    'signs in, runs the dashboard query and shows the docs, on a screen of %s',
    async (_size, screen, colours) => {
      const page = await openExplorer({ ...screen, colours });
      await signIn(page, 'admin@riverside-swim.test');
      const { request, result } = await run(page, 'totalCount');
      const session = await kept(page);
      expect(request.headers()).toMatchObject({
        authorization: `Bearer ${session?.token}`,
        'x-academy-id': session?.academyId,
      });
      expect(result).toContain('Amelia');
      expect(result).not.toContain('errors');

      await page.click('.graphiql-sidebar button');
      await page.waitForFunction("document.querySelector('.graphiql-doc-explorer')?.textContent.includes('Mutation')");

      const bottom = await page.$eval('.graphiql-sessions', (panes) => panes.getBoundingClientRect().bottom);
      expect(bottom).toBeGreaterThan(screen.height - 24);
      const whole = '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]';
      expect(await page.evaluate(whole)).toEqual([screen.width, screen.height]);
      expect(await page.evaluate(contrastsBelow(4.5, '.bar'))).toEqual([]);
      expect(page.url()).toBe(`${url()}/graphql`);
    },
  );

  it('sends queries for the chosen academy, and keeps the query when the page is reopened', async () => {
    const page = await openExplorer();
    await signIn(page, 'parent@both.test');
    const offered = await academies(page);
    expect(Object.keys(offered)).toEqual(['Northgate Chess Academy (parent)', 'Riverside Swim School (parent)']);
    for (const id of Object.values(offered)) {
      await page.select('#academy', id);
      await page.reload();
      await page.waitForSelector('.graphiql-execute-button');
      const { request } = await run(page, 'totalCount');
      expect(request.headers()['x-academy-id']).toBe(id);
    }
    expect(await page.$$eval('.graphiql-tab', (tabs) => tabs.length)).toBe(1);
  });

  it('stores the query only for the browser tab, and deletes queries that an earlier version stored permanently', async () => {
    const page = await openExplorer();
    await page.evaluate("localStorage.setItem('graphiql:query', '{ former }')");
    await page.reload();
    await page.waitForSelector('.graphiql-execute-button');
    await signIn(page, 'admin@riverside-swim.test');
    await run(page, 'totalCount');
    const keys = (storage: string) => `Object.keys(${storage}).filter((key) => key.startsWith('graphiql:'))`;
    await page.waitForFunction(`${keys('sessionStorage')}.length > 0`);
    expect(await page.evaluate(keys('localStorage'))).toEqual([]);
  });

  it('detects that the service ended the login session', async () => {
    const page = await openExplorer();
    await signIn(page, 'head@riverside-swim.test');
    const headers = { Authorization: `Bearer ${(await kept(page))?.token}` };
    await fetch(`${url()}/api/v1/auth/logout`, { method: 'POST', headers });
    await run(page, 'UNAUTHENTICATED');
    await page.waitForSelector('#open:not([hidden])');
    expect(await textOf(page, '#told')).toBe('You were signed out. Please sign in again.');
    expectRefusals(page, [401]);
  });

  it('explains how to enable introspection if it is off, and lets users sign in by e-mail and password', async () => {
    const app = await startTestApp({ DATABASE_URL: await newDatabaseUrl('sqlite'), INTROSPECTION: 'false' });
    onTestFinished(app.stop);
    const password = 'a password of my own';
    await fetch(`${app.url}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.test', password, password_confirmation: password }),
    });
    const page = await openExplorer(DESKTOP, { at: app.url });
    expect(await textOf(page, '.notice')).toContain('INTROSPECTION=true');
    expect(await page.$('#login')).toBeNull();
    await page.click('#open');
    await page.type('[name=email]', 'ann@example.test');
    await page.type('[name=password]', password);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#account:not([hidden])');
    expect(await textOf(page, '#who')).toBe('Ann');
    expect(await page.$('#academy:not([hidden])')).toBeNull();
  });
});
