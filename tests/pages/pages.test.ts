import { createHash } from 'node:crypto';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { createPages, type PagesOptions } from '../../src/pages/pages.ts';
import { httpErrors, plainRefusal } from '../../src/platform/http/errors.ts';
import { PROJECT } from '../architecture/sources.ts';
import { raw, recordingLogger, serve } from '../platform/http/http-test.ts';
import { DEMO } from './demo-access.ts';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const CONFIG = { introspection: true, corsOrigins: [] as string[], compression: true, production: false };

async function servePages(config: Partial<typeof CONFIG> = {}, options: Partial<PagesOptions> = {}) {
  const pages = createPages(
    { ...CONFIG, ...config },
    { root: PROJECT, schema: () => 'type Query', limit: (_req, _res, next) => next(), ...options },
  );
  const app = express()
    .set('etag', false)
    .use('/graphql', pages.explorer, (_req, res) => res.json({ data: null }))
    .use(pages.router, (_req, res) => res.status(404).json({ message: 'none' }))
    .use(httpErrors(recordingLogger().log, plainRefusal));
  return serve(app);
}

/** Returns the address of the first script or style of a page whose name ends with `name`. */
const addressIn = (html: string, name: string): string =>
  html.match(new RegExp(`(?:src|href)="(/assets/[^"]*${name})"`))?.[1] ?? 'none';

describe.each(['/', '/graphql', '/docs'])('page %s', (path) => {
  it('loads nothing from another origin, and allows only scripts of the service', async () => {
    const { url } = await servePages({}, { demo: DEMO });
    const answer = await fetch(url + path, { headers: BROWSER });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(https?:)?\/\//);
    expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=|@import|url\(["']?https?:/);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it('makes browsers revalidate their cached copy at each visit', async () => {
    const { url } = await servePages();
    const { headers } = await fetch(url + path, { headers: BROWSER });
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const again = { ...BROWSER, 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await fetch(url + path, { headers: again })).status).toBe(304);
  });

  it('responds to HEAD like GET, without a body', async () => {
    const { url } = await servePages();
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        fetch(url + path, { method, headers: { ...BROWSER, 'Accept-Encoding': 'identity' } }),
      ),
    );
    expect(head?.status).toBe(200);
    expect(await head?.text()).toBe('');
    for (const name of ['Content-Type', 'Content-Length', 'ETag'])
      expect(head?.headers.get(name)).toBe(get?.headers.get(name));
  });

  it('contains no text from the request', async () => {
    const { port } = await servePages();
    const evil = '"><script>alert(1)</script>';
    const answer = await raw(
      port,
      `GET ${path}?q=%22%3E%3Cscript%3Ealert(1) HTTP/1.1\r\nHost: ${evil}\r\nX-Forwarded-Host: ${evil}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).not.toContain('alert(1)');
  });

  it('loads scripts and styles that exist and are cached as immutable', async () => {
    const { url } = await servePages();
    const html = await (await fetch(url + path, { headers: BROWSER })).text();
    const addresses = html.match(/\/assets\/[\w./-]+/g) ?? [];
    expect(addresses).toHaveLength({ '/': 3, '/graphql': 6, '/docs': 1 }[path] ?? 0);
    for (const address of addresses) {
      const answer = await fetch(url + address);
      await answer.arrayBuffer();
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('Content-Type')).toMatch(/^(text\/(javascript|css)|image\/svg\+xml); charset=utf-8$/);
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
    }
  });
});

describe('first page without a browser', () => {
  it('links to all other pages and resources', async () => {
    const { url } = await servePages();
    const html = await (await fetch(`${url}/`, { headers: BROWSER })).text();
    for (const path of [
      '/guides/',
      '/guides/webhooks',
      '/guides/reports',
      '/graphql',
      '/docs',
      '/api/v1/openapi.json',
      '/schema.graphql',
      '/healthz',
      '/readyz',
    ]) {
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).toContain('href="https://studio.apollographql.com/sandbox/explorer"');
  });

  it('allows its inline style by a hash in the content security policy', async () => {
    const { url } = await servePages();
    const answer = await fetch(`${url}/`, { headers: BROWSER });
    const [, style = ''] = (await answer.text()).match(/<style>([\s\S]*?)<\/style>/) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`);
  });

  it.each(['*/*', 'application/json'])('is a JSON index for programs that accept %s', async (Accept) => {
    const { url } = await servePages({}, { demo: DEMO });
    const answer = await fetch(`${url}/`, { headers: { Accept } });
    expect(answer.headers.get('Vary')).toContain('Accept');
    expect(await answer.json()).toEqual({
      name: 'Academy platform API',
      graphql: '/graphql',
      rest: '/api/v1',
      openapi: '/api/v1/openapi.json',
      schema: '/schema.graphql',
      docs: '/docs',
      guides: '/guides/',
      health: '/healthz',
      ready: '/readyz',
    });
  });

  it('explains how to allow Apollo Sandbox, if it is not allowed', async () => {
    const closed = await servePages();
    const hint = '<code>https://studio.apollographql.com</code> in <code>CORS_ORIGINS</code>';
    expect(await (await fetch(closed.url, { headers: BROWSER })).text()).toContain(hint);
    const open = await servePages({ corsOrigins: ['https://studio.apollographql.com'] });
    expect(await (await fetch(open.url, { headers: BROWSER })).text()).not.toContain('CORS_ORIGINS');
  });
});

describe('demo logins', () => {
  it.each(['/', '/graphql', '/docs'])('are shown on the page %s, with HTML escaped', async (path) => {
    const { url } = await servePages({}, { demo: DEMO });
    const html = await (await fetch(url + path, { headers: BROWSER })).text();
    expect(html).toContain('admin@swim.test');
    expect(html).toContain('Admin &quot;of&quot; &lt;swim&gt;');
    expect(html).toContain('open &lt;sesame&gt;');
    expect(html).not.toMatch(/<(swim|sesame)>/);
  });

  it.each([
    ['in production', { production: true }, { demo: DEMO }],
    ['if there are none', {}, { demo: { ...DEMO, logins: [] } }],
    ['without a demo', {}, {}],
  ])('are not shown %s', async (_when, config, options) => {
    const { url } = await servePages(config, options);
    for (const path of ['/', '/graphql', '/docs']) {
      const html = await (await fetch(url + path, { headers: BROWSER })).text();
      expect(html).not.toMatch(/sesame|swim\.test|demo/i);
    }
  });
});

describe('/schema.graphql', () => {
  it('returns the schema as text', async () => {
    const { url } = await servePages();
    const answer = await fetch(`${url}/schema.graphql`);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('type Query');
  });

  it('returns 404 if introspection is off, and the first page says so', async () => {
    const { url } = await servePages({ introspection: false });
    const answer = await fetch(`${url}/schema.graphql`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'The schema is not shown here: introspection is off.' },
    ]);
    const html = await (await fetch(`${url}/`, { headers: BROWSER })).text();
    expect(html).not.toContain('href="/schema.graphql"');
    expect(html).toContain('<code>INTROSPECTION=true</code> shows it.');
  });
});

describe('assets of pages', () => {
  it('are compressed for clients that accept compression, unless compression is off', async () => {
    const { url } = await servePages();
    const address = addressIn(await (await fetch(`${url}/docs`, { headers: BROWSER })).text(), 'reference.js');
    const zipped = await fetch(url + address, { headers: { 'Accept-Encoding': 'gzip' } });
    const plain = await fetch(url + address, { headers: { 'Accept-Encoding': 'identity' } });
    expect([zipped.headers.get('Content-Encoding'), plain.headers.get('Content-Encoding')]).toEqual(['gzip', null]);
    expect(zipped.headers.get('Vary')).toContain('Accept-Encoding');
    const text = await plain.text();
    expect(text).toContain('startSignIn();');
    expect(await zipped.text()).toBe(text);
    const uncompressed = await servePages({ compression: false });
    const answer = await fetch(uncompressed.url + address, { headers: { 'Accept-Encoding': 'gzip' } });
    await answer.arrayBuffer();
    expect(answer.headers.get('Content-Encoding')).toBeNull();
  });

  it.each(['/assets', '/assets/x', '/assets/../package.json', '/assets/%2e%2e/%2e%2e/package.json'])(
    'are not served at the path %s',
    async (path) => {
      const { port } = await servePages();
      expect(await raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      );
    },
  );
});

describe('pages', () => {
  it.each(['/', '/docs', '/schema.graphql'])('at %s support only GET and HEAD', async (path) => {
    const { url } = await servePages();
    const answer = await fetch(url + path, { method: 'POST', headers: BROWSER });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('The POST method is not supported') });
  });
});
