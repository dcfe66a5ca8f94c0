import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import { IN_A_BROWSER, visits } from '../pages/visits.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { noBrowser } from '../support/browser.ts';
import { gql, rest } from '../support/clients.ts';
import { copyOfDemo } from '../support/demo.ts';

const FOLDER = 'client/examples/dashboard';
const CREATE = `mutation ($title: String!) {
  createAnnouncement(input: { title: $title, body: "No lessons.", audience: { roles: [ACADEMY_ADMIN] } }) { id }
}`;
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';

describe.skipIf(noBrowser !== null)(`the live inboxes of the guide ${IN_A_BROWSER}`, () => {
  let app: TestApp;
  let vite: ViteDevServer;
  let cacheDir: string;

  const { open } = visits({}, async () => {
    app = await startTestApp(await copyOfDemo());
    return app;
  });

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'academy-inbox-'));
    const proxy = { '/graphql': app.url, '/api': app.url };
    vite = await createServer({ root: FOLDER, cacheDir, logLevel: 'error', server: { port: 0, proxy } });
    await vite.listen();
  });

  afterAll(async () => {
    await vite.close();
    await rm(cacheDir, { recursive: true });
  });

  /** Publishes an announcement to the admins of the demo. */
  async function announce(title: string): Promise<void> {
    const login = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };
    const { token } = (await rest(app, {}, 'POST', '/auth/login', login)).body;
    const { data } = await gql(app, { token }, CREATE, { title });
    const { errors } = await gql(app, { token }, PUBLISH, { id: data.createAnnouncement.id });
    expect(errors).toBeUndefined();
    await app.background.drain();
  }

  it.each(['apollo', 'urql'])(
    'live-%s.html shows inbox entries when they arrive, and counts them as unread',
    async (name) => {
      const page = await open(`live-${name}.html`, undefined, { at: String(vite.resolvedUrls?.local[0]) });
      await page.waitForSelector('form');
      const stream = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
      await page.click('[type=submit]');
      await page.waitForSelector('h1');
      await stream;
      const unread = async () => Number((await page.$eval('h1', ({ textContent }) => textContent ?? '')).split(' ')[0]);
      const before = await unread();
      for (const title of ['Pool closed', 'Pool open']) {
        await announce(`${title}, ${name}`);
        await page.waitForFunction(`document.querySelector('h2')?.textContent === '${title}, ${name}'`);
      }
      expect(await unread()).toBe(before + 2);
      expect(await page.$eval('li p', ({ textContent }) => textContent)).toContain('No lessons.');
    },
  );
});
