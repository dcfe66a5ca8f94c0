import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DashboardDocument, MonthsDocument } from '../../client/graphql/documents.ts';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import { IN_A_BROWSER, visits } from '../pages/visits.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { noBrowser } from '../support/browser.ts';
import { gql, rest } from '../support/clients.ts';
import { copyOfDemo } from '../support/demo.ts';

const FOLDER = 'client/examples/dashboard';

it('the dashboards of the guide type-check', async () => {
  const tsc = promisify(execFile)('node_modules/.bin/tsc', ['-p', FOLDER]);
  expect((await tsc.catch((error) => error)).stdout).toBe('');
});

describe.skipIf(noBrowser !== null)(`the dashboards of the guide ${IN_A_BROWSER}`, () => {
  let app: TestApp;
  let vite: ViteDevServer;
  let cacheDir: string;

  const { open } = visits({}, async () => {
    app = await startTestApp(await copyOfDemo());
    return app;
  });

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'academy-dashboard-'));
    const proxy = { '/graphql': app.url, '/api': app.url };
    vite = await createServer({ root: FOLDER, cacheDir, logLevel: 'error', server: { port: 0, proxy } });
    await vite.listen();
  });

  afterAll(async () => {
    await vite.close();
    await rm(cacheDir, { recursive: true });
  });

  /** Runs a document of the client as the admin of the demo. */
  async function ask(document: object, variables: object) {
    const login = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };
    const { token } = (await rest(app, {}, 'POST', '/auth/login', login)).body;
    return (await gql(app, { token }, `${document}`, variables)).data;
  }

  // the visit also fails if a cache warns in the console, as urql does about a type without a key
  it.each(['apollo', 'urql'])('%s.html shows ten students, then the next ten, and a chart', async (name) => {
    const page = await open(`${name}.html`, undefined, { at: String(vite.resolvedUrls?.local[0]) });
    const texts = (selector: string) =>
      page.$$eval(selector, (found) => found.map(({ textContent }) => textContent ?? ''));
    await page.waitForSelector('form');
    await page.click('[type=submit]');
    await page.waitForSelector('tbody tr');
    expect(await texts('tbody tr')).toHaveLength(10);
    await page.click('table + button');
    await page.waitForSelector('tbody tr:nth-child(20)');

    const { students } = await ask(DashboardDocument, { students: 20, since: '2020-01-01' });
    expect(await texts('tbody th')).toEqual(students.nodes.map((student: { name: string }) => student.name));
    const [amelia = ''] = await texts('tbody tr');
    expect(amelia).toMatch(
      /^Amelia BakerStroke Correction, Mon\/Wed 16:30: \d+ %.*\d{4}-\d\d-\d\d: (present|late|absent|excused)/,
    );
    expect(amelia).toContain('Swim carnival: A$27.50 to pay');

    await page.waitForSelector('rect');
    const from = `${new Date().getUTCFullYear() - 2}-01-01`;
    const { monthlyReport } = await ask(MonthsDocument, { from });
    const bars = monthlyReport.nodes.flatMap(({ month, billed, collected }: Record<string, string>) => [
      `${month}: ${billed} AUD billed`,
      `${month}: ${collected} AUD collected`,
    ]);
    expect(await texts('rect title')).toEqual(bars);
    expect(bars).toHaveLength(24);
  });
});
