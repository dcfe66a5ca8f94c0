import { get as httpGet, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';

/** The zlib module object whose functions libraries call. */
const zlib: typeof import('node:zlib') = createRequire(import.meta.url)('node:zlib');

const DECODE: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

async function ask(app: TestApp, path: string, encoding: string) {
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${app.url}${path}`, { headers }, resolve).on('error', reject);
  });
  const bytes = await buffer(answer);
  const coding = answer.headers['content-encoding'] ?? 'identity';
  return { status: answer.statusCode, coding, headers: answer.headers, bytes, plain: DECODE[coding]?.(bytes) ?? bytes };
}

const start = async (environment: NodeJS.ProcessEnv = {}): Promise<TestApp> => {
  const app = await startTestApp({ DATABASE_URL: await newDatabaseUrl('sqlite'), ...environment });
  onTestFinished(app.stop);
  return app;
};

/** Returns the paths of responses that are the same for every caller. */
async function pathsOf(app: TestApp): Promise<string[]> {
  const pages = ['/', '/docs', '/graphql'];
  const texts = await Promise.all(pages.map(async (path) => String((await ask(app, path, 'identity')).plain)));
  const assets = texts.flatMap((text) => text.match(/\/assets\/[\w./-]+/g) ?? []);
  return [...pages, '/api/v1/openapi.json', '/schema.graphql', ...new Set(assets)];
}

describe('static responses', () => {
  it('are compressed once per encoding, with the same content in all encodings', async () => {
    const app = await start();
    const encodings = ['br', 'gzip, deflate, br', 'gzip', 'deflate', 'identity'];
    const paths = await pathsOf(app);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const first = await Promise.all(encodings.map((encoding) => ask(app, path, encoding)));
      const made = (['createBrotliCompress', 'createGzip', 'createDeflate', 'gunzip'] as const).map((name) =>
        vi.spyOn(zlib, name),
      );
      const again = await Promise.all(encodings.map((encoding) => ask(app, path, encoding)));
      expect([path, made.map(({ mock }) => mock.calls.length)]).toEqual([path, [0, 0, 0, 0]]);
      vi.restoreAllMocks();
      for (const { bytes, plain, coding, headers, status } of [...first, ...again]) {
        expect([path, status, plain.equals(first[0]?.plain ?? Buffer.alloc(0))]).toEqual([path, 200, true]);
        expect(Number(headers['content-length'])).toBe(bytes.length);
        expect(headers.vary).toMatch(/accept-encoding/i);
        if (coding !== 'identity') expect(bytes.length).toBeLessThan(plain.length);
      }
      expect(again.map(({ coding }) => coding).slice(2)).toEqual(['gzip', 'identity', 'identity']);
    }
  });

  it('are sent uncompressed if compression is off', async () => {
    const app = await start({ COMPRESSION: 'off' });
    for (const path of await pathsOf(app))
      expect([path, (await ask(app, path, 'br, gzip')).coding]).toEqual([path, 'identity']);
  });

  describe('rate limit for static responses', () => {
    let paths: string[];

    beforeAll(async () => {
      const app = await startTestApp({ DATABASE_URL: await newDatabaseUrl('sqlite') });
      paths = await pathsOf(app);
      await app.stop();
    });

    it('counts these responses per IP address, like requests without a token, and does not apply to health routes', async () => {
      const app = await start({ RATE_LIMIT_PER_MINUTE: String(paths.length) });
      for (const path of paths) expect((await ask(app, path, 'gzip')).status).toBe(200);
      for (const path of [...paths, '/account/reset', '/nothing', '/api/v1/auth/me']) {
        const { status, plain, headers } = await ask(app, path, 'gzip');
        expect([path, status, String(plain)]).toEqual([path, 429, expect.stringContaining('Too Many Attempts.')]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      for (const path of ['/healthz', '/readyz']) expect((await ask(app, path, 'gzip')).status).toBe(200);
    });
  });
});
