import express from 'express';
import { describe, expect, it } from 'vitest';
import { createPages } from '../../src/pages/pages.ts';
import { httpErrors, plainRefusal } from '../../src/platform/http/errors.ts';
import { PROJECT } from '../architecture/sources.ts';
import { recordingLogger, serve } from '../platform/http/http-test.ts';

const CONFIG = { introspection: false, corsOrigins: [], compression: true, production: true };

async function servePages() {
  const { router } = createPages(CONFIG, {
    root: PROJECT,
    schema: () => 'type Query',
    limit: (_req, _res, next) => next(),
  });
  return serve(express().set('etag', false).use(router).use(httpErrors(recordingLogger().log, plainRefusal)));
}

describe.each(['invitation', 'reset', 'verify'])('page /account/%s', (name) => {
  const path = `/account/${name}`;

  it('allows only scripts and styles with the nonce of its response, and is not cached', async () => {
    const { url } = await servePages();
    const answers = await Promise.all([1, 2].map(() => fetch(url + path)));
    const nonces = answers.map((answer) => {
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const [, nonce = ''] = policy.match(/script-src 'nonce-([^']+)'/) ?? [];
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
      ]);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    const [first] = answers;
    expect([first?.status, first?.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first?.headers.get('Cache-Control')).toBe('no-store');
    expect(first?.headers.get('Referrer-Policy')).toBe('no-referrer');
    const text = (await first?.text()) ?? '';
    const nonced = text.match(/<(script|style)[^>]*>/g) ?? [];
    expect(nonced).toHaveLength(2);
    for (const tag of nonced) expect(tag).toContain(` nonce="${nonces[0]}"`);
    expect(text).not.toMatch(/https?:\/\/|\son\w+=| style=/);
  });

  it('supports only GET and HEAD', async () => {
    const { url } = await servePages();
    expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(url + path, { method: 'POST' })).status).toBe(405);
  });
});
