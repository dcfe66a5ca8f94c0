import type { HTTPRequest, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { type Answers, noBrowser } from '../support/browser.ts';
import { contrastsBelow } from './contrast.ts';
import { processorSeconds } from './processor-time.ts';
import { DESKTOP, IN_A_BROWSER, kept, PHONE, signIn, textOf, visits } from './visits.ts';

/** Contains only the required parts of a description of the service. */
const DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Stand-in',
    version: '1',
    description: 'Uses **bold** and `code` and [links](/guides).\n\n- one\n- two\n  goes on\n\n<b>no markup</b>',
  },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/batches/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      patch: {
        tags: ['Batches'],
        operationId: 'changeBatch',
        summary: 'Changes a `batch`',
        parameters: [
          { $ref: '#/components/parameters/Academy' },
          { name: 'include', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: { content: { 'application/json': { examples: { one: { $ref: '#/components/examples/name' } } } } },
        responses: { 200: { description: 'The batch.', content: { 'application/json': {} } } },
      },
    },
    '/reports/ageing': {
      get: {
        tags: ['Reports'],
        operationId: 'ageing',
        parameters: [{ name: 'width', in: 'query', schema: { type: 'integer', minimum: 320, maximum: 960 } }],
        responses: { 200: { description: 'A picture.', content: { 'application/json': {}, 'image/svg+xml': {} } } },
      },
    },
  },
  components: {
    examples: { name: { value: { name: "it's" } } },
    parameters: {
      Academy: { name: 'X-Academy-ID', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
    },
  },
};

const CHANGE = '/docs#/Batches/changeBatch';

describe.skipIf(noBrowser !== null)(`the reference ${IN_A_BROWSER}`, () => {
  const { url, open, expectRefusals } = visits();

  const openStandIn = (path: string, answers: Answers = {}, screen = DESKTOP) =>
    open(path, screen, { answers: { '/api/v1/openapi.json': { body: JSON.stringify(DESCRIPTION) }, ...answers } });

  /** Sends the form of the page; returns the request after the page shows the response. */
  async function send(page: Page): Promise<HTTPRequest> {
    const isCall = (request: HTTPRequest) => /api\/v1\/(?!auth|openapi)/.test(request.url());
    const [request] = await Promise.all([page.waitForRequest(isCall), page.click('.try-it [type=submit]')]);
    await page.waitForSelector('.answer .status');
    return request;
  }

  const linksShown = (page: Page) =>
    page.$$eval('#operations a', (links) => links.map((link) => link.getAttribute('title')));

  it('needs less than 2.5 s of processor time to show all operations', async () => {
    const blank = await open('/docs?nothing', DESKTOP, { answers: { '/docs': { body: 'null' } } });
    const before = processorSeconds(blank);
    const page = await open('/docs');
    await page.waitForSelector('#operations a');
    await page.waitForSelector('dd');
    expect(processorSeconds(page) - before).toBeLessThan(2.5);
    expect((await linksShown(page)).length).toBeGreaterThan(200);
  });

  it('shows the search field for operations before the OpenAPI description is loaded', async () => {
    const page = await openStandIn('/docs', { '/api/v1/openapi.json': { isNeverSent: true, body: '' } });
    expect(await textOf(page, '#view')).toBe('Loading the description …');
    expect(await page.$eval('#filter', (filter) => filter.checkVisibility())).toBe(true);
  });

  it.each([
    ['students', ['GET /students', 'POST /students', 'GET /students/{id}', 'GET /batches/{id}/preview']],
    ['POST stuDENTS', ['POST /students', 'POST /students/import']],
  ])('finds operations by the words %s', async (words, [first, second, third, other]) => {
    const page = await open('/docs');
    await page.waitForSelector('#operations a');
    await page.type('#filter', words);
    const found = await linksShown(page);
    expect(found).toEqual(expect.arrayContaining([first, second, third ?? first]));
    if (other) expect(found).not.toContain(other);
    expect(await page.$$eval('#operations details:not([open])', (closed) => closed.length)).toBe(0);
    await page.type('#filter', ' no such words');
    expect(await textOf(page, '#none:not([hidden])')).toBe('No operation has these words.');
  });

  it('renders descriptions as Markdown, and shows HTML in them as text', async () => {
    const page = await openStandIn('/docs');
    const rendered = await (await page.waitForSelector('#view .markdown'))?.evaluate((view) => view.innerHTML);
    expect(rendered).toBe(
      '<p>Uses <strong>bold</strong> and <code>code</code> and <a href="/guides" rel="noopener noreferrer">links</a>.</p>' +
        '<ul><li>one</li><li>two goes on</li></ul><p>&lt;b&gt;no markup&lt;/b&gt;</p>',
    );
    expect(await textOf(page, '#operations code')).toBe('batch');
  });

  it('sends the values of the form, and shows the same request as a curl command without the token', async () => {
    const answers = { '/api/v1/batches/a%2Fb': { status: 422, body: '{"message":"No."}' } };
    const page = await openStandIn(CHANGE, answers);
    await signIn(page, 'office@northgate-chess.test');
    await page.type('#parameter-id', 'a/b');
    await page.type('#parameter-include', 'course, room');
    const request = await send(page);
    const session = await kept(page);
    expect([request.method(), request.url()]).toEqual(['PATCH', `${url()}/api/v1/batches/a%2Fb?include=course,room`]);
    expect(request.headers()).toMatchObject({
      authorization: `Bearer ${session?.token}`,
      'x-academy-id': session?.academyId,
      'content-type': 'application/json',
    });
    expect(JSON.parse(request.postData() ?? '')).toEqual({ name: "it's" });
    expect(await textOf(page, '.answer')).toContain('422');
    expect(await textOf(page, '.answer > pre')).toBe('{\n  "message": "No."\n}');
    await page.click('.try-it > details summary');
    await page.waitForSelector('.try-it > details pre');
    const curl = await textOf(page, '.try-it > details pre');
    expect(curl).toContain(`curl -X PATCH '${url()}/api/v1/batches/a%2Fb?include=course,room' \\\n`);
    expect(curl).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(curl).toContain("it'\\''s");
    expect(curl).not.toContain(session?.token);
    expectRefusals(page, [422]);
  });

  it('requires all required parameters in the form except the academy', async () => {
    const page = await openStandIn(CHANGE);
    await page.waitForSelector('.try-it');
    const required = await page.$$eval('.try-it :required', (inputs) => inputs.map(({ id }) => id));
    expect(required).toEqual(['parameter-id']);
  });

  it('shows a chart response as an image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="20">#100%</text></svg>';
    const page = await openStandIn('/docs#/Reports/ageing', {
      '/api/v1/reports/ageing': { contentType: 'image/svg+xml; charset=utf-8', body: svg },
    });
    await (await page.waitForSelector('.send select'))?.select('image/svg+xml');
    expect((await send(page)).headers().accept).toBe('image/svg+xml');
    await page.waitForFunction("document.querySelector('.answer img').naturalWidth === 120");
  });

  it.each([
    ['390 × 844', PHONE],
    ['1280 × 720', DESKTOP],
  ])('requests a chart as wide as the page unless a width is typed, on a screen of %s', async (_name, screen) => {
    const page = await open('/docs#/Reports/ageingReport', screen);
    await signIn(page, 'admin@riverside-swim.test');
    const format = await page.waitForSelector('.send select');
    await format?.select('image/svg+xml');
    await send(page);
    await page.waitForSelector('.answer img');
    const widths =
      "(({ naturalWidth, clientWidth }) => [naturalWidth, clientWidth])(document.querySelector('.answer img'))";
    const [drawn, shown] = (await page.evaluate(widths)) as [number, number];
    expect([drawn, shown < screen.width]).toEqual([shown, true]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
    await page.$eval('#parameter-width', (input) => {
      (input as unknown as { value: string }).value = '320';
    });
    await format?.select('application/json');
    await format?.select('image/svg+xml');
    await send(page);
    await page.waitForFunction("document.querySelector('.answer img')?.naturalWidth === 320");
  });

  it.each([
    ['1280 × 720, dark', { ...DESKTOP, colours: 'dark' }],
    ['390 × 844, light', { ...PHONE, colours: 'light' }],
  ] as const)('sends a request for the list of batches on a screen of %s', async (_name, screen) => {
    const page = await open('/docs', screen);
    await signIn(page, 'office@northgate-chess.test');
    await page.type('#filter', 'get /batches');
    await page.click('#operations a[title="GET /batches"]');
    await page.waitForSelector('.try-it');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.type('#parameter-per_page', '2');
    await send(page);
    expect(await textOf(page, '.answer')).toContain('200');
    expect(JSON.parse(await textOf(page, '.answer > pre')).data).toHaveLength(2);
    expect(await page.evaluate('JSON.stringify(localStorage) + location')).not.toContain((await kept(page))?.token);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
    await page.$$eval('#view details', (all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await page.waitForSelector('.response .fields');
    expect(await page.evaluate(contrastsBelow(4.5, '.reference'))).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
  });

  it('shows the fields of a request body, and the fields of nested objects when they are opened', async () => {
    const page = await open('/docs#/Students/createStudent');
    await (await page.waitForSelector('.body details summary'))?.click();
    await page.waitForSelector('.body .fields');
    const field = async (name: string) =>
      page.$$eval(
        '.body > div > details > .fields > li',
        (items, wanted) => items.find((item) => item.querySelector('.name')?.textContent === wanted)?.textContent,
        name,
      );
    expect(await field('first_name')).toMatch(/^first_namestringrequired.*length at least 1; length at most 100\.$/);
    expect(await field('date_of_birth')).toMatch(/^date_of_birthdate/);
    expect(await field('emergency_contact')).toMatch(/Fields$/);
  });

  it('shows an error if the OpenAPI description cannot be loaded', async () => {
    const page = await openStandIn('/docs', { '/api/v1/openapi.json': { status: 503, body: '{}' } });
    await page.waitForSelector('#failure:not([hidden])');
    expect(await textOf(page, '#failure')).toBe(
      'The description at /api/v1/openapi.json cannot be shown: the service answered 503.',
    );
    expectRefusals(page, [503]);
  });
});
