import express from 'express';
import { describe, expect, it } from 'vitest';
import { securityMiddleware } from '../../../src/platform/http/security.ts';
import { serve } from './http-test.ts';

async function ask(corsOrigins: '*' | string[], init: RequestInit) {
  const { url } = await serve(
    express()
      .use(...securityMiddleware({ corsOrigins }))
      .use((_req, res) => res.json({})),
  );
  return fetch(url, init);
}

const PREFLIGHT = {
  method: 'OPTIONS',
  headers: {
    Origin: 'https://app.example.com',
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,x-academy-id',
  },
};
const FROM_APP = { headers: { Origin: 'https://app.example.com' } };

describe('securityMiddleware, which sets security and CORS headers', () => {
  it('sets security headers, and hides that the service uses Express', async () => {
    const { headers } = await ask([], {});
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('sets no CORS headers if no origins are configured', async () => {
    const { headers } = await ask([], FROM_APP);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('responds to a CORS preflight request', async () => {
    const { status, headers } = await ask(['https://app.example.com'], PREFLIGHT);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://app.example.com');
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(
      /Authorization.*X-Academy-ID.*apollo-require-preflight/,
    );
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('allows the headers that clients send, and exposes response headers', async () => {
    const { headers } = await ask('*', PREFLIGHT);
    const allowed = headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',');
    // headers of axios, Apollo Client and its explorer, urql, Sentry, OpenTelemetry and this service
    for (const name of [
      'authorization',
      'content-type',
      'x-requested-with',
      'apollographql-client-name',
      'apollographql-client-version',
      'x-apollo-operation-name',
      'traceparent',
      'tracestate',
      'sentry-trace',
      'baggage',
      'if-match',
      'if-none-match',
      'cache-control',
      'idempotency-key',
    ]) {
      expect(allowed).toContain(name);
    }
    const answered = await ask('*', FROM_APP);
    const exposed = answered.headers.get('Access-Control-Expose-Headers')?.split(',');
    expect(exposed).toEqual(
      expect.arrayContaining([
        'Content-Disposition',
        'Deprecation',
        'ETag',
        'Link',
        'Location',
        'Retry-After',
        'Sunset',
      ]),
    );
  });

  it('allows only the origins in the settings', async () => {
    const listed = await ask(['https://other.example.com', 'https://app.example.com'], FROM_APP);
    expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example.com');
    expect(listed.headers.get('Vary')).toContain('Origin');
    expect(listed.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    const unlisted = await ask(['https://other.example.com'], FROM_APP);
    expect(unlisted.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('allows every origin if the settings say so', async () => {
    const { headers } = await ask('*', FROM_APP);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
