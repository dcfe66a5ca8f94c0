import { createHash } from 'node:crypto';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { explorerPage } from '../../../src/platform/http/explorer.ts';
import { raw, serve } from './http-test.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const app = () => express().use('/graphql', explorerPage('/graphql'), (_req, res) => res.json({ data: null }));

describe('the explorer', () => {
  it('is a page that needs no other origin and links to Apollo Sandbox', async () => {
    const { url } = await serve(app());
    const answer = await fetch(`${url}/graphql`, { headers: { Accept: BROWSER } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    const html = await answer.text();
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(https?:)?\/\//);
    expect(html).not.toMatch(/@import|url\(["']?https?:/);
    expect(html).toContain('https://studio.apollographql.com/sandbox/explorer');
    expect(html).toMatch(/Authorization[\s\S]*X-Academy-ID/);
    expect(html).toContain('"endpoint":"/graphql"');
  });

  it('allows its own scripts alone', async () => {
    const { url } = await serve(app());
    const answer = await fetch(`${url}/graphql`, { headers: { Accept: BROWSER } });
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*'unsafe/);
    const scripts = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(2);
    for (const [, code = ''] of scripts) {
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
    }
  });

  it('is cached by the browser', async () => {
    const { url } = await serve(app());
    const first = await fetch(`${url}/graphql`, { headers: { Accept: BROWSER } });
    await first.arrayBuffer();
    const headers = { Accept: BROWSER, 'If-None-Match': first.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await fetch(`${url}/graphql`, { headers })).status).toBe(304);
  });

  it.each([
    ['GET', '*/*'],
    ['GET', 'application/json'],
    ['GET', 'application/graphql-response+json, application/json'],
    ['POST', BROWSER],
  ])('leaves %s with Accept: %s to GraphQL', async (method, accept) => {
    const { url } = await serve(app());
    const answer = await fetch(`${url}/graphql`, { method, headers: { Accept: accept } });
    expect(await answer.json()).toEqual({ data: null });
  });

  it('takes nothing from the Host header', async () => {
    const { port } = await serve(app());
    const host = '"><script>alert(1)</script>';
    const answer = await raw(
      port,
      `GET /graphql HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).not.toContain('alert(1)');
  });
});
