import express from 'express';
import { describe, expect, it } from 'vitest';
import { healthRouter } from '../../../src/platform/http/health.ts';
import { serve } from './http-test.ts';

async function probe(path: string, ready: () => Promise<boolean>) {
  const { url } = await serve(express().use(healthRouter(ready)));
  const answer = await fetch(url + path);
  return { status: answer.status, json: await answer.json() };
}

describe('health routes', () => {
  it('/healthz returns 200 whether or not the database is available', async () => {
    const asked = await probe('/healthz', () => Promise.reject(new Error('x')));
    expect(asked).toEqual({ status: 200, json: { status: 'ok' } });
  });

  it.each([
    ['ready', 200, async () => true],
    ['not ready', 503, async () => false],
    ['failing', 503, () => Promise.reject(new Error('x'))],
    ['hanging', 503, () => new Promise<boolean>(() => {})],
  ])('/readyz reports a database that is %s', async (_state, status, ready) => {
    const started = performance.now();
    expect(await probe('/readyz', ready)).toMatchObject({ status });
    expect(performance.now() - started).toBeLessThan(3900);
  });
});
