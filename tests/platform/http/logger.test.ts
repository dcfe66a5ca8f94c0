import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import { createLogger, requestLogging } from '../../../src/platform/http/logger.ts';
import { post, recordingLogger, serve } from './http-test.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function app() {
  const { log, lines } = recordingLogger();
  const router = express.Router().post('/fail', (_req, res) => res.status(500).json({}));
  const { url } = await serve(
    express()
      .use(requestLogging(log))
      .use('/api', router)
      .use('/hang', (_req, res) => res.write('{'))
      .use((req, res) => res.json({ id: req.id })),
  );
  return { url, lines };
}

describe('request logging', () => {
  it('contains method, path, status and duration, and no other data of the client', async () => {
    const { url, lines } = await app();
    await post(`${url}/api/fail?token=s3cret`, { authorization: 'Bearer s3cret', cookie: 'a=s3cret' }, ['s3cret']);
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 60_000 });
    expect(lines[0]).toMatchObject({
      level: 50,
      req: { method: 'POST', path: '/api/fail' },
      res: { status: 500 },
      requestId: expect.stringMatching(UUID),
      durationMs: expect.any(Number),
      msg: 'request failed',
    });
    expect(JSON.stringify(lines)).not.toContain('s3cret');
  });

  it('contains a request that its client aborted', async () => {
    const { url, lines } = await app();
    const client = new AbortController();
    await fetch(`${url}/hang`, { signal: client.signal });
    client.abort();
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 60_000 });
    expect(lines[0]).toMatchObject({ level: 30, req: { method: 'GET', path: '/hang' }, msg: 'request aborted' });
  });

  it('keeps the X-Request-Id of the client if it is harmless', async () => {
    const { url, lines } = await app();
    const answer = await fetch(url, { headers: { 'X-Request-Id': 'job-7.a_B' } });
    expect(answer.headers.get('X-Request-Id')).toBe('job-7.a_B');
    expect(await answer.json()).toEqual({ id: 'job-7.a_B' });
    await vi.waitFor(() => expect(lines[0]?.requestId).toBe('job-7.a_B'), { timeout: 60_000 });
  });

  it.each(['', 'a b', 'x'.repeat(65), '<script>', '{"a":1}'])('replaces the X-Request-Id %j', async (id) => {
    const { url } = await app();
    const answer = await fetch(url, { headers: { 'X-Request-Id': id } });
    expect(answer.headers.get('X-Request-Id')).toMatch(UUID);
  });

  it('replaces an X-Request-Id that is sent twice', async () => {
    const { url } = await app();
    const answer = await post(url, { 'X-Request-Id': ['one', 'two'] }, []);
    expect(JSON.parse(answer.text).id).toMatch(UUID);
  });
});

describe('createLogger', () => {
  it('hides secrets', () => {
    const { log, lines } = recordingLogger();
    log.info({ password: 's3cret', input: { token: 's3cret' }, req: { headers: { authorization: 's3cret' } } });
    expect(JSON.stringify(lines)).not.toContain('s3cret');
  });

  it('keeps stack and cause of an error, but no other properties', () => {
    const { log, lines } = recordingLogger();
    const cause = Object.assign(new Error('duplicate'), { code: '23505', detail: 'Key (email)=(a@b.c)' });
    log.error({ err: Object.assign(new Error('failed', { cause }), { body: 's3cret' }) });
    expect(lines[0]?.err).toMatchObject({ message: 'failed', stack: expect.stringContaining('logger.test') });
    expect(lines[0]?.err.cause).toMatchObject({ message: 'duplicate', code: '23505' });
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|a@b\.c/);
  });

  it('in the pretty format, writes one line per entry, stacks on further lines, and no secrets', () => {
    const destination = new PassThrough({ encoding: 'utf8' });
    const log = createLogger({ logLevel: 'info', logFormat: 'pretty' }, destination);
    const read = (): string => stripVTControlCharacters(destination.read());
    log.info({ requestId: 'r-1', res: { status: 200 }, password: 's3cret' }, 'request completed');
    expect(read()).toMatch(
      /^\[\d\d:\d\d:\d\d\.\d{3}\] INFO: request completed \{"requestId":"r-1","res":\{"status":200\},"password":"\[Redacted\]"\}\n$/,
    );
    log.error({ err: new Error('no such table') }, 'operation failed');
    expect(read()).toMatch(/ERROR: operation failed[\s\S]+no such table[\s\S]+at .+logger\.test/);
  });
});
