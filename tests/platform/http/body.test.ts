import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { graphqlRefusal } from '../../../src/platform/graphql/limits.ts';
import { jsonBody } from '../../../src/platform/http/body.ts';
import { httpErrors, plainRefusal, type RefusalFormat } from '../../../src/platform/http/errors.ts';
import { post, raw, recordingLogger, serve } from './http-test.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MEGABYTE = 1024 * 1024;
const NO_DETAIL = /node_modules|body-parser|at \w|Unexpected token/;

async function app(format: RefusalFormat = plainRefusal) {
  const { log, lines } = recordingLogger();
  const served = await serve(
    express()
      .use(jsonBody())
      .use((req, res) => res.json({ body: req.body, polluted: ({} as { admin?: boolean }).admin ?? false }))
      .use(httpErrors(log, format)),
  );
  return { ...served, lines };
}

/** Posts a body, and checks that the response is JSON without internal details. */
async function send(body: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
  const { url } = await app();
  const answer = await fetch(url, { method: 'POST', headers, body: body as RequestInit['body'] });
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  const text = await answer.text();
  expect(text).not.toMatch(NO_DETAIL);
  return { status: answer.status, json: JSON.parse(text) };
}

describe('jsonBody accepts', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'the content type %s',
    async (type) => {
      const { status, json } = await send('{"name":"Ünï"}', { 'Content-Type': type });
      expect(status).toBe(200);
      expect(json.body).toEqual({ name: 'Ünï' });
    },
  );

  it('a byte order mark before the JSON', async () => {
    expect((await send('\uFEFF{"a":1}', JSON_TYPE)).json.body).toEqual({ a: 1 });
    expect((await send('\uFEFF{"a":1}', { 'Content-Type': 'application/json; charset=utf-8' })).json.body).toEqual({
      a: 1,
    });
  });

  it('a body that arrives byte by byte, even after a body that was aborted', async () => {
    const { url } = await app();
    const bytes = Buffer.from('{"name":"Ünï"}');
    const headers = { ...JSON_TYPE, 'Content-Length': bytes.length };
    const broken = request(url, { method: 'POST', headers }).on('error', () => undefined);
    broken.write(bytes.subarray(0, 5));
    await setTimeout(20);
    broken.destroy();
    const sent = request(url, { method: 'POST', headers });
    const answered = once(sent, 'response');
    for (const byte of bytes) {
      sent.write(Buffer.of(byte));
      await setTimeout(1);
    }
    sent.end();
    const [answer] = await answered;
    expect(JSON.parse(await text(answer)).body).toEqual({ name: 'Ünï' });
  });

  it('a missing body as an empty object', async () => {
    const { url } = await app();
    for (const method of ['POST', 'DELETE', 'GET']) {
      expect(await (await fetch(url, { method })).json()).toMatchObject({ body: {} });
      expect(await (await fetch(url, { method, headers: JSON_TYPE })).json()).toMatchObject({ body: {} });
    }
  });

  it('a compressed body', async () => {
    const { status, json } = await send(gzipSync('{"a":1}'), { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    expect(status).toBe(200);
    expect(json.body).toEqual({ a: 1 });
  });

  it('a body of exactly one megabyte', async () => {
    const padding = 'x'.repeat(MEGABYTE - '{"a":""}'.length);
    expect((await send(`{"a":"${padding}"}`)).status).toBe(200);
    expect((await send(`{"a":"${padding}x"}`)).status).toBe(413);
  });

  it('__proto__ keys, but removes them', async () => {
    const { json } = await send('{"__proto__":{"admin":true},"a":[{"__proto__":{"admin":true},"constructor":1}]}');
    expect(json).toEqual({ body: { a: [{ constructor: 1 }] }, polluted: false });
  });
});

describe('jsonBody refuses', () => {
  it.each(['{', '{"a":1}}', 'null', '"text"', "{'a':1}", '\u0000', '{"a":NaN}', '<xml/>'])(
    'the body %j with 400',
    async (text) => {
      const { status, json } = await send(text);
      expect(status).toBe(400);
      expect(json).toEqual({ message: 'The request body is not valid JSON.' });
    },
  );

  it.each(['plain', 'gzip'])('text that is not UTF-8 with 400, sent as %s', async (coding) => {
    const body = Buffer.from('{"a":"caf\xe9"}', 'latin1');
    const headers = coding === 'gzip' ? { ...JSON_TYPE, 'Content-Encoding': 'gzip' } : JSON_TYPE;
    const { status, json } = await send(coding === 'gzip' ? gzipSync(body) : body, headers);
    expect([status, json]).toEqual([400, { message: 'The request body is not valid UTF-8.' }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'a body with the content type %s with 415',
    async (type) => {
      const { status, json } = await send('a=1', { 'Content-Type': type });
      expect(status).toBe(415);
      expect(json).toEqual({ message: 'The request body must be sent as application/json.' });
    },
  );

  it.each([
    'application/json; charset=klingon',
    'application/json; charset=utf-99',
    'application/json; charset=latin1',
    'application/json; charset=utf-7',
    'application/json; charset="UTF-7"',
    'application/json; charset=utf-16',
    'application/vnd.api+json;charset = utf-32',
    'application/json; charset=',
    'application/json; charset=utf-8x',
  ])('an unsupported charset with 415: %s', async (type) => {
    expect((await send('{}', { 'Content-Type': type })).status).toBe(415);
  });

  it('an unknown content encoding with 415, and data that are not in the stated encoding with 400', async () => {
    expect((await send('{}', { ...JSON_TYPE, 'Content-Encoding': 'pigz' })).status).toBe(415);
    expect((await send('{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' })).status).toBe(400);
  });

  it('a body of ten megabytes with 413 immediately, with or without Content-Length', async () => {
    const { url } = await app();
    const parts = Array.from({ length: 10 }, () => Buffer.alloc(MEGABYTE, 'x'));
    for (const announced of [true, false]) {
      const extra: Record<string, string> = announced ? { 'Content-Length': String(10 * MEGABYTE) } : {};
      const started = performance.now();
      const { status, text } = await post(url, { ...JSON_TYPE, ...extra }, parts);
      expect(status).toBe(413);
      expect(JSON.parse(text)).toEqual({ message: 'The request body must not be larger than 1 MB.' });
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });

  it('an endless body with 413 before it has ended', async () => {
    const { port } = await app();
    const chunk = `20000\r\n${'x'.repeat(0x20000)}\r\n`;
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await raw(port, head + chunk.repeat(9), (text) => text.includes('1 MB'));
    expect(answer).toContain('413 Payload Too Large');
  });

  it('a gzip bomb with 413 (few compressed bytes that become a huge body)', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, ' '));
    expect(bomb.length).toBeLessThan(MEGABYTE / 10);
    const { status } = await send(bomb, { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    expect(status).toBe(413);
  });

  it('a body with 20,000 levels of nesting with 400', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const { status, json } = await send(`${open.repeat(20_000)}1${close.repeat(20_000)}`);
      expect(status).toBe(400);
      expect(json).toEqual({ message: 'The request body is nested too deeply.' });
    }
  });

  it('an invalid body, and returns the error in the format of GraphQL if the caller chooses this format', async () => {
    const { url, lines } = await app(graphqlRefusal);
    const answer = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: '{' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'The request body is not valid JSON.', extensions: { code: 'BAD_USER_INPUT' } }],
      extensions: { cost: { requested: 0, limit: 20_000 } },
    });
    expect(lines).toEqual([]);
  });
});
