import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { beforeAll, describe, expect, it } from 'vitest';
import { guides } from '../../src/pages/guides.ts';
import { serve } from '../platform/http/http-test.ts';
import { noBrowser } from '../support/browser.ts';
import { builtGuides } from '../support/built-guides.ts';
import { contrastsBelow } from './contrast.ts';
import { DESKTOP, IN_A_BROWSER, PHONE, textOf, visits } from './visits.ts';

const serveGuides = (root: string) => serve(express().use(guides(root, { compression: true })));

describe('page of the guides, before the guides are built', () => {
  it('explains how to build them', async () => {
    const { url } = await serveGuides(await mkdtemp(join(tmpdir(), 'academy-guides-')));
    const answer = await fetch(`${url}/guides`);
    expect([answer.status, answer.url]).toEqual([404, `${url}/guides/`]);
    expect(await answer.text()).toContain('Run <code>npm run docs</code>');
  });
});

describe.skipIf(noBrowser !== null)(`guides ${IN_A_BROWSER}`, () => {
  const { open, url } = visits();

  beforeAll(builtGuides);

  it('have a content security policy that allows only scripts of the service', async () => {
    const answer = await fetch(`${url()}/guides/`);
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]* src=)/);
    expect((await fetch(`${url()}/guides/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it.each([
    ['1280 × 720, dark', { ...DESKTOP, colours: 'dark' }],
    ['390 × 844, light', { ...PHONE, colours: 'light' }],
  ] as const)(
    'have a menu that lists every page by its heading, and a search, on a screen of %s',
    async (_name, screen) => {
      const page = await open('/guides/', screen);
      await page.waitForSelector('.vp-doc h1');
      const listed = await page.$$eval('.VPSidebar a', (links) => links.map((link) => link.textContent));
      for (const name of readdirSync('docs').filter((each) => each.endsWith('.md'))) {
        const heading = readFileSync(join('docs', name), 'utf8').match(/^# (.+)$/m)?.[1];
        expect(listed).toContain(heading?.replaceAll('`', ''));
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
      expect(await page.evaluate(contrastsBelow(4.5, '.VPNav'))).toEqual([]);
      await page.click('.DocSearch-Button');
      await page.waitForSelector('.search-input');
      await page.type('.search-input', 'webhook');
      await page.waitForSelector('.results .result');
      expect(await textOf(page, '.results')).toMatch(/webhook/i);
      await page.click('.results .result');
      await page.waitForFunction("location.pathname !== '/guides/'");
      await page.waitForSelector('.vp-doc h1');
    },
  );

  it('have links from README to the pages of docs, and from these pages to the service', async () => {
    const page = await open('/guides/');
    const links = await page.$$eval('.vp-doc a', (all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain('/guides/rest');
    expect(links.filter((href) => href.endsWith('.md'))).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click('.service-links a[href="/docs"]')]);
    await page.waitForSelector('#operations a');
  });
});
