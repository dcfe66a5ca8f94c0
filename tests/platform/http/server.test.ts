import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../src/platform/http/server.ts';
import { WITH_PARENT } from '../../support/process.ts';
import { raw, serve } from './http-test.ts';

const PROGRAM = fileURLToPath(new URL('./stopping-server.ts', import.meta.url));

/** Starts the program in another process. `output` collects the lines that it prints. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [...WITH_PARENT, PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => output.push(line));
  const [port] = await once(lines, 'line');
  const exited = once(child, 'exit');
  return { child, output, exited, url: `http://127.0.0.1:${port}` };
}

function read(url: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (res) => {
      let text = '';
      try {
        for await (const chunk of res) text += chunk;
        resolve(text);
      } catch (error) {
        reject(error);
      }
    }).on('error', reject);
  });
}

describe('HTTP server', () => {
  it('does not start if the port is in use', async () => {
    const { port } = await serve(express());
    await expect(listen(express(), { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it.each([
    ['data that is no HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('responds to %s with JSON', async (_what, text, status) => {
    const { port } = await serve(express().use((_req, res) => res.json({})));
    const answer = await raw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: expect.any(String) });
  });
});

describe('gracefulStop, which stops the HTTP server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('completes requests that are being executed on %s', async (signal) => {
    const { child, output, exited, url } = await start();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await read(`${url}/quick`, agent);
    const slow = read(`${url}/slow`, agent);
    const idle = new Agent({ keepAlive: true });
    onTestFinished(() => idle.destroy());
    await read(`${url}/quick`, idle);
    const started = performance.now();
    child.kill(signal);
    child.kill(signal);
    expect(await slow).toBe('slow');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(output).toContain('closed');
    await expect(read(`${url}/quick`)).rejects.toThrow();
  });

  it('completes every request that was sent before the signal, even if the server had not read it yet', async () => {
    const { child, exited, url } = await start();
    const warm = new Agent({ keepAlive: true, maxSockets: 100 });
    onTestFinished(() => warm.destroy());
    const many = (agent?: Agent) => Array.from({ length: 100 }, () => read(`${url}/quick`, agent));
    await Promise.all(many(warm));
    const busy = read(`${url}/busy`);
    // the server is busy by now, and reads nothing else
    await setTimeout(200);
    const waiting = [...many(warm), ...many()];
    await setTimeout(300);
    child.kill('SIGTERM');
    expect(await busy).toBe('busy');
    expect(await Promise.all(waiting)).toEqual(Array(200).fill('quick'));
    expect(await exited).toEqual([0, null]);
  });

  it('completes pipelined requests on one connection', async () => {
    const { child, exited, url } = await start();
    const { port } = new URL(url);
    const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const answers = raw(Number(port), request('/busy') + request('/slow') + request('/quick'));
    await setTimeout(300);
    child.kill('SIGTERM');
    expect((await answers).match(/\b(busy|slow|quick)$|\b(busy|slow|quick)(?=HTTP)/g)).toEqual([
      'busy',
      'slow',
      'quick',
    ]);
    expect(await exited).toEqual([0, null]);
  });

  it('completes many pipelined requests on one connection', async () => {
    const { child, exited, url } = await start();
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const answers = raw(Number(new URL(url).port), request('/busy') + request('/slow') + request('/quick').repeat(50));
    await setTimeout(300);
    child.kill('SIGTERM');
    const received = await answers;
    expect(received.match(/\bquick(?=HTTP|$)/g)).toHaveLength(50);
    expect(received.match(/Connection: close/g)).toHaveLength(1);
    expect(await exited).toEqual([0, null]);
  });

  it('does not wait for idle connections', async () => {
    const { child, exited, url } = await start();
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    await read(`${url}/quick`);
    const started = performance.now();
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('accepts new connections until the drain time is over, while the readiness check fails', async () => {
    const { child, exited, url } = await start('9000', '4000');
    expect(await read(`${url}/ready`)).toBe('true');
    child.kill('SIGTERM');
    await expect.poll(() => read(`${url}/ready`), { interval: 20 }).toBe('false');
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect(await read(`${url}/quick`, agent)).toBe('quick');
    expect(Object.keys(agent.freeSockets)).toEqual([]);
    expect(await exited).toEqual([0, null]);
    await expect(read(`${url}/quick`)).rejects.toThrow();
  });

  it('closes the connection of a request that never completes', async () => {
    const { child, output, exited, url } = await start('500');
    const endless = read(`${url}/endless`).catch((error: NodeJS.ErrnoException) => error.code);
    await read(`${url}/quick`);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await endless).toBe('ECONNRESET');
    expect(output).toContain('closed');
  });

  it('exits with 1 if the cleanup fails or does not end', async () => {
    const started = await Promise.all(['fail', 'hang'].map((failure) => start('500', '0', failure)));
    for (const { child } of started) child.kill('SIGTERM');
    for (const { exited } of started) expect(await exited).toEqual([1, null]);
  });
});
