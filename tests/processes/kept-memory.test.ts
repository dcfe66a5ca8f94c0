import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabaseUrl } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { nodeOptionsOf, type Program, runNode, SECRET, untilReady } from '../support/process.ts';

/** The number of requests that are sent together. */
const TOGETHER = 8;

/** Bytes per request that may survive until the next full garbage collection: some buffers and strings do. */
const MOST_KEPT = 8_000;

describe.each(['sqlite', 'postgresql'] as const)('memory of the service on %s', (engine) => {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  let port: string;
  let metricsPort: string;
  let service: Program;
  let token: string;

  beforeAll(async () => {
    [port, metricsPort] = [await freePort(), await freePort()];
    service = runNode([...nodeOptionsOf('start'), 'dist/bundle/main.js', '--migrate'], {
      ...{ DATABASE_URL: await newDatabaseUrl(engine), JWT_SECRET: SECRET, PORT: port, METRICS_PORT: metricsPort },
      ...{ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' },
    });
    await untilReady(service, `http://127.0.0.1:${port}`);
    const password = 'kept for no longer 1';
    const body = { name: 'Ana', email: 'ana@kept.test', password, password_confirmation: password };
    token = JSON.parse(await ask('/api/v1/auth/register', body)).token;
  });

  afterAll(() => {
    agent.destroy();
    service?.child.kill('SIGKILL');
  });

  const ask = (path: string, body: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...{ 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
        ...(token && { authorization: `Bearer ${token}` }),
      };
      request({ port, path, method: 'POST', headers, agent }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (data) => {
          text += data;
        });
        res.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end(JSON.stringify(body));
    });

  async function askOften(count: number): Promise<void> {
    let left = count;
    const one = async () => {
      while (left-- > 0) expect(await ask('/graphql', { query: '{ me { id } }' })).toContain('"me"');
    };
    await Promise.all(Array.from({ length: TOGETHER }, one));
  }

  /** Returns the bytes of the old space, which holds objects that survived two minor garbage collections. */
  async function oldBytes(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\d+)/m.exec(text)?.[1]);
  }

  it('does not keep the objects of a request after the response', async () => {
    await askOften(500);
    const before = await oldBytes();
    await askOften(1_000);
    expect((await oldBytes()) - before).toBeLessThan(1_000 * MOST_KEPT);
  });
});
