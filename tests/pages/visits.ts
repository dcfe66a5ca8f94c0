import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Answers, noBrowser, type OpenPage, openPage, type Screen, startBrowser } from '../support/browser.ts';
import { startDemo } from './demo-app.ts';

export const DESKTOP: Screen = { width: 1280, height: 720 };
export const PHONE: Screen = { width: 390, height: 844 };

/** Suffix for `describe` of tests that are skipped without a browser. */
export const IN_A_BROWSER = `in a browser${noBrowser === null ? '' : ` (skipped: ${noBrowser})`}`;

/** The demo and a browser, for the tests of a `describe`. */
export interface Visits {
  /** `http://127.0.0.1:PORT` of the demo. */
  url(): string;
  /** Opens a page of the demo, or of `at`. It is closed after the test, which fails if the page had errors. */
  open(path: string, screen?: Screen, options?: { at?: string; answers?: Answers }): Promise<Page>;
  /** Expects console errors with these statuses, and no others. */
  expectRefusals(page: Page, statuses: readonly number[]): void;
}

/** A service with pages. */
type Served = Awaited<ReturnType<typeof startDemo>>;

/**
 * Starts the demo and the browser before the tests, and stops them afterwards. `environment` adds variables of the
 * demo; `start` starts another service instead.
 */
export function visits(environment: NodeJS.ProcessEnv = {}, start: typeof startDemo = startDemo): Visits {
  const opened: OpenPage[] = [];
  let demo: Served;
  let browser: Browser;
  beforeAll(async () => {
    [demo, browser] = await Promise.all([start(environment), startBrowser()]);
  });
  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map((page) => page.close()));
    expect(pages.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await demo.stop();
  });
  return {
    url: () => demo.url,
    async open(path, screen = DESKTOP, { at = demo.url, answers } = {}) {
      const one = await openPage(browser, at + path, screen, answers);
      opened.push(one);
      return one.page;
    },
    expectRefusals(page, statuses) {
      const troubles = opened.find((one) => one.page === page)?.troubles.splice(0) ?? [];
      const told = troubles.map((trouble) => trouble.match(/^console: .* status of (\d+)/)?.[1] ?? trouble);
      expect(told).toEqual(statuses.map(String));
    },
  };
}

/** Signs in with one of the demo logins. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.click('#open');
  await page.select('#login', email);
  await page.click('#sign-in [type=submit]');
  await page.waitForSelector('#account:not([hidden])');
}

/** Returns the login stored in the tab. */
export async function kept(page: Page): Promise<{ token: string; academyId: string } | null> {
  return JSON.parse((await page.evaluate("sessionStorage.getItem('academy-api-session')")) as string);
}

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent ?? '');

/** Returns the academies that the page offers, with their option values. */
export async function academies(page: Page): Promise<Record<string, string>> {
  const options = await page.$$eval('#academy option', (found) =>
    found.map((option) => [option.textContent ?? '', option.getAttribute('value') ?? '']),
  );
  return Object.fromEntries(options);
}
