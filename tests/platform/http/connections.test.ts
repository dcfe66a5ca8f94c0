import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { raw, serve } from './http-test.ts';

const GET = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

const LAST = 'Connection: close\r\n';

/** Returns requests for `/0`, `/1`, …; the last one ends the connection. */
const pipelined = (count: number): string =>
  Array.from({ length: count }, (_, n) => GET(`/${n}`, n === count - 1 ? LAST : '')).join('');

/** Connects and sends, but reads only after `resume`. */
async function unreading(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

/** Resolves with `count()` once it has stayed the same for a while. */
async function settled(count: () => number): Promise<number> {
  let before: number;
  do {
    before = count();
    await setTimeout(300);
  } while (count() !== before);
  return before;
}

describe('pipelined HTTP requests, which a client sends without waiting for responses', () => {
  it('are started at most four at a time, and get their responses in order', async () => {
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    const { port } = await serve((req, res) => {
      begun.push(req.url ?? '');
      waiting.push(() => res.end(`answer ${req.url};`));
    });
    const answers = raw(port, pipelined(30));
    await expect.poll(() => begun.length).toBe(4);
    expect(await settled(() => begun.length)).toBe(4);
    while (begun.length < 30 || waiting.length > 0) {
      // the last requests end first, and their responses wait for earlier responses
      waiting.pop()?.();
      expect(waiting.length).toBeLessThanOrEqual(4);
      await setTimeout(1);
    }
    expect((await answers).match(/answer [^;]+/g)).toEqual(begun.map((path) => `answer ${path}`));
    expect(begun).toEqual(Array.from({ length: 30 }, (_, n) => `/${n}`));
  });

  it('all get responses even while the server closes idle connections', async () => {
    const { port, server } = await serve((req, res) => {
      // at every critical moment: after a response is sent and before the next request starts
      res.once('close', () => setImmediate(() => server.closeIdleConnections()));
      res.once('close', () => server.closeIdleConnections());
      res.end(`answer ${req.url};`);
    });
    expect((await raw(port, pipelined(30))).match(/answer [^;]+/g)).toHaveLength(30);
  });

  it('wait while the client reads no responses, and all get responses when it reads again', async () => {
    const LARGE = Buffer.alloc(2_000_000, 'x');
    let begun = 0;
    const { port } = await serve((_req, res) => {
      begun++;
      res.end(LARGE);
    });
    const socket = await unreading(port, pipelined(100));
    await expect.poll(() => begun).toBeGreaterThan(0);
    // the buffers of the operating system hold only a few responses
    expect(await settled(() => begun)).toBeLessThan(15);
    let length = 0;
    for await (const chunk of socket) length += chunk.length;
    expect([begun, length > 100 * LARGE.length]).toEqual([100, true]);
  });

  it('are not processed while earlier responses wait for a slow client', async () => {
    let begun = 0;
    let end = () => {};
    const { port } = await serve((req, res) => {
      begun++;
      if (req.url === '/0') end = () => res.end('slow');
      else res.end(Buffer.alloc(100_000, 'x'));
    });
    const answers = raw(port, pipelined(50));
    await expect.poll(() => begun).toBeGreaterThan(1);
    expect(await settled(() => begun)).toBeLessThanOrEqual(4);
    end();
    expect((await answers).match(/HTTP\/1.1 200 OK/g)).toHaveLength(50);
  });

  it('are handled a few per event loop turn, so that other connections get responses meanwhile', async () => {
    const COUNT = 2_000;
    let begun = 0;
    let begunBeforeOther = -1;
    let other: Promise<string> | undefined;
    const { port } = await serve((req, res) => {
      if (req.url === '/other') begunBeforeOther = begun;
      else if (++begun === 1) other = raw(port, GET('/other', LAST));
      res.end(`answer ${req.url};`);
    });
    const answers = (await raw(port, pipelined(COUNT))).match(/answer [^;]+/g);
    expect(await other).toContain('answer /other;');
    // connecting and sending cost the other client a few turns of the same event loop
    expect(begunBeforeOther).toBeLessThan(COUNT / 4);
    expect(answers).toEqual(Array.from({ length: COUNT }, (_, n) => `answer /${n}`));
  });

  it('are started at most four per event loop turn, even if their responses are immediate', async () => {
    let inTurn = 0;
    let most = 0;
    const { port } = await serve((req, res) => {
      if (inTurn++ === 0) setImmediate(() => (inTurn = 0));
      most = Math.max(most, inTurn);
      res.end(`answer ${req.url};`);
    });
    expect((await raw(port, pipelined(500))).match(/answer [^;]+/g)).toHaveLength(500);
    expect(most).toBeLessThanOrEqual(4);
  });

  const echo: RequestListener = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await text(req);
    res.end(`[${req.method} ${body.length} ${body.slice(-3)}]`);
  };

  it.each([1, 7, 1_000, 100_000])('are read with their bodies if %i bytes arrive at a time', async (size) => {
    const { port } = await serve(echo);
    const body = `${'\r\n\r\n'.repeat(400)}end`;
    const sized = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
    const chunked = `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`;
    const sent = `${sized}${GET('/')}${chunked}${sized}${GET('/')}${GET('/')}${chunked}${GET('/', LAST)}`;
    const socket = connect(port, '127.0.0.1').setNoDelay();
    const answers = text(socket);
    for (let at = 0; at < sent.length; at += size) {
      socket.write(sent.slice(at, at + size));
      if (at % 1_000 < size) await setTimeout(0);
    }
    const posted = `[POST ${body.length} end]`;
    const twice = `[POST ${2 * body.length} end]`;
    const got = '[GET 0 ]';
    expect((await answers).match(/\[[^\]]+\]/g)).toEqual([posted, got, twice, posted, got, got, twice, got]);
  });

  it('are dropped after a request that closes the connection or is not HTTP', async () => {
    let begun = 0;
    const { port } = await serve((_req, res) => {
      begun++;
      res.end();
    });
    await raw(port, GET('/', LAST) + GET('/').repeat(100));
    expect(begun).toBe(1);
    expect(await raw(port, `nonsense\r\n\r\n${GET('/').repeat(100)}`)).toMatch(
      /^HTTP\/1.1 400 .*not valid HTTP[^H]*$/s,
    );
    expect(begun).toBe(1);
  });
});

describe('HTTP connection', () => {
  it.each([
    ['has sent nothing', ''],
    ['has got a response to each request', GET('/')],
  ])('is idle if its client %s', async (_what, sent) => {
    const { port, server } = await serve((_req, res) => res.end('answer'));
    let received = '';
    const answers = raw(port, sent, (answer) => {
      received = answer;
      return false;
    });
    if (sent) await expect.poll(() => received).toContain('answer');
    else await once(server, 'connection');
    await setTimeout(20);
    server.closeIdleConnections();
    expect(await answers).toBe(received);
  });

  it('is not idle if its client has sent a part of a request head', async () => {
    const { port, server } = await serve((_req, res) => res.end('answer'));
    const socket = connect(port, '127.0.0.1');
    socket.write(GET('/', LAST).slice(0, 20));
    await once(server, 'connection');
    await setTimeout(50);
    server.closeIdleConnections();
    socket.write(GET('/', LAST).slice(20));
    expect(await text(socket)).toContain('answer');
  });

  it('is closed if its client reads nothing for too long', async () => {
    const { port, server } = await serve((_req, res) => res.end(Buffer.alloc(20_000_000)), { unreadMs: 400 });
    const accepted = once(server, 'connection');
    await unreading(port, pipelined(2));
    const [socket] = (await accepted) as [Socket];
    const start = performance.now();
    await once(socket, 'close');
    expect(performance.now() - start).toBeGreaterThan(300);
  });

  it('stays open while its client reads slowly or waits for a response', async () => {
    const BODY = Buffer.alloc(16_000_000);
    const { port } = await serve(
      async (req, res) => {
        if (req.url === '/0') await setTimeout(2_500);
        res.end(BODY);
      },
      { unreadMs: 1_200 },
    );
    const socket = await unreading(port, pipelined(2));
    let length = 0;
    for await (const chunk of socket) {
      length += chunk.length;
      if (length % 1_000_000 < chunk.length) await setTimeout(100);
    }
    expect(length).toBeGreaterThan(2 * BODY.length);
  });

  it('is closed without a second response if the response was sent before the whole request body arrived', async () => {
    const { port } = await serve((_req, res) => res.writeHead(404).end('None'), {
      headMs: 300,
      requestMs: 600,
      checkMs: 50,
    });
    const answers = await raw(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404']);
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', { headMs: 300 }],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', { headMs: 300, requestMs: 600 }],
  ])('gets 408 and is closed if its client sends the %s byte by byte', async (_what, start, limits) => {
    const { port } = await serve(async (req, res) => res.end(await text(req).catch(() => '')), {
      ...limits,
      checkMs: 50,
    });
    // a byte that arrives after the server has closed resets the connection, and may discard the response
    let answer = '';
    while (answer === '') answer = await dripped(port, start);
    expect(answer).toMatch(/^HTTP\/1.1 408 .*\{"message":"The request took too long to arrive."\}$/s);
  });
});

/** Sends `start` and then single bytes, until the server closes the connection. Returns what the server has sent. */
async function dripped(port: number, start: string): Promise<string> {
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(start)).setEncoding('utf8');
  const drip = setInterval(() => socket.write('x'), 20);
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await new Promise((resolve) => void socket.on('error', () => undefined).on('close', resolve));
  clearInterval(drip);
  return answer;
}
