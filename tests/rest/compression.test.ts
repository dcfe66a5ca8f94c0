import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testApp } from '../support/app.ts';
import { assertMessageDescribed } from '../support/description.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const DECODE: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe('response compression', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    for (let n = 0; n < 120; n++) await academy.with.student({ firstName: `Student ${n}` });
  });

  interface Asked {
    readonly of?: TestApp;
    readonly encoding?: string;
    readonly accept?: string;
    readonly method?: 'HEAD';
    /** The value of the header If-None-Match. */
    readonly known?: string;
    readonly body?: object;
  }

  /** Sends a raw request: fetch would hide the compression. */
  async function ask(path: string, { of = app, encoding, accept = '*/*', body, method, known }: Asked = {}) {
    const headers = {
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
      ...(body && { 'content-type': 'application/json' }),
      ...(known && { 'if-none-match': known }),
      accept,
      authorization: `Bearer ${admin.token}`,
      'x-academy-id': academy.id,
    };
    const verb = method ?? (body ? 'POST' : 'GET');
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${of.url}${path}`, { method: verb, headers }, resolve);
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
    const bytes = await buffer(answer);
    const coding = answer.headers['content-encoding'];
    const text = String(coding && !method ? DECODE[coding]?.(bytes) : bytes);
    if (path.startsWith('/api/v1/') && !method) assertMessageDescribed(verb, path, answer, text);
    return { ...answer.headers, status: answer.statusCode, coding, bytes, text };
  }

  const LIST = '/api/v1/students?per_page=50&sort=name';
  const QUERY = { query: '{ students(first: 50, orderBy: [NAME_ASC]) { nodes { id name createdAt } } }' };

  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ])('with Accept-Encoding %s uses the content encoding %s', async (encoding, coding) => {
    const plain = await ask(LIST);
    const small = await ask(LIST, { encoding });
    expect([plain.coding, small.coding]).toEqual([undefined, coding]);
    expect(small.text).toBe(plain.text);
    expect(small.bytes.length * 3).toBeLessThan(plain.bytes.length);
    expect(small.vary).toMatch(/accept-encoding/i);
    const graphql = await ask('/graphql', { encoding, body: QUERY });
    expect([graphql.coding, JSON.parse(graphql.text).data.students.nodes.length]).toEqual([coding, 50]);
  });

  it.each(['identity', '', 'nonsense', ';;;q=, ,', 'br;q=0, gzip;q=0', 'zstd'])(
    'is off for Accept-Encoding %j',
    async (encoding) => {
      const { coding, text } = await ask(LIST, { encoding });
      expect([coding, JSON.parse(text).data.length]).toEqual([undefined, 50]);
    },
  );

  it.each([
    ['short', 5, 1_000, 16_384],
    ['longer', 60, 16_384, 65_536],
    ['long', 100, 65_536, 1_000_000],
  ])('keeps the text of a %s body, and states its compressed length', async (_name, perPage, least, most) => {
    const path = `/api/v1/students?per_page=${perPage}&sort=name`;
    const plain = await ask(path);
    expect(Number(plain['content-length'])).toBe(plain.bytes.length);
    expect(plain.bytes.length).toBeGreaterThan(least);
    expect(plain.bytes.length).toBeLessThanOrEqual(most);
    for (const encoding of ['br', 'gzip']) {
      const small = await ask(path, { encoding });
      expect([small.coding, small.text]).toEqual([encoding, plain.text]);
      expect(Number(small['content-length'])).toBe(small.bytes.length);
    }
  });

  it('gives HEAD the headers of GET, except the length of a compressed body', async () => {
    const short = '/api/v1/students?per_page=1';
    for (const [path, encoding] of Object.entries({ [LIST]: 'br', [short]: 'br', '/api/v1/students': 'identity' })) {
      const get = await ask(path, { encoding });
      const head = await ask(path, { encoding, method: 'HEAD' });
      expect([head.coding, head.vary, head['content-type']]).toEqual([get.coding, get.vary, get['content-type']]);
      expect(head['content-length']).toBe(get.coding ? undefined : get['content-length']);
      expect([head['transfer-encoding'], head.bytes.length]).toEqual([undefined, 0]);
    }
  });

  it('is named in the Vary header of 304', async () => {
    const [{ id }] = JSON.parse((await ask(LIST)).text).data;
    for (const path of [`/api/v1/students/${id}`, '/api/v1/openapi.json', '/docs']) {
      const accept = path === '/docs' ? 'text/html' : '*/*';
      const { etag, vary } = await ask(path, { accept, encoding: 'br' });
      const again = await ask(path, { accept, encoding: 'br', known: String(etag) });
      expect([again.status, again.vary, again.etag], path).toEqual([304, vary, etag]);
      expect(vary).toMatch(/accept-encoding/i);
    }
  });

  it('is off for small responses', async () => {
    const { coding, bytes } = await ask('/graphql', { encoding: 'br', body: { query: '{ me { id } }' } });
    expect([coding, bytes.length < 1_000]).toEqual([undefined, true]);
  });

  it('compresses CSV exports while they are streamed', async () => {
    const plain = await ask('/api/v1/students', { accept: 'text/csv' });
    const small = await ask('/api/v1/students', { accept: 'text/csv', encoding: 'gzip' });
    expect([plain.coding, small.coding, small['content-type']]).toEqual([undefined, 'gzip', 'text/csv; charset=utf-8']);
    expect(small.text).toBe(plain.text);
    expect(small.text.split('\r\n')).toHaveLength(122);
  });

  it('is off for responses with secrets, which have a header that forbids proxies to transform them', async () => {
    const password = 'compressed secrets 1';
    const registered = {
      name: 'Squeezed '.repeat(20),
      email: 'squeezed@compression.test',
      password,
      password_confirmation: password,
    };
    const rest = await ask('/api/v1/auth/register', { encoding: 'br', body: registered });
    const aliases = Array.from({ length: 10 }, (_, n) => `a${n}: name`).join(' ');
    const query = `mutation ($input: LoginInput!) { login(input: $input) { token user { ${aliases} } } }`;
    const variables = { input: { email: registered.email, password } };
    const graphql = await ask('/graphql', { encoding: 'br', body: { query, variables } });
    expect(graphql.bytes.length).toBeGreaterThan(1_000);
    for (const answer of [rest, graphql]) {
      expect([answer.coding, answer['cache-control']]).toEqual([undefined, 'no-store, no-transform']);
      expect(answer.text).toContain('"token":"');
    }
  });

  describe('response compression that is switched off', () => {
    let off: TestApp;

    beforeAll(async () => {
      off = await startTestApp({
        DATABASE_URL: app.config.databaseUrl,
        COMPRESSION: 'off',
        JWT_SECRET: app.config.jwtSecrets[0],
      });
    });

    afterAll(() => off.stop());

    it('leaves all responses uncompressed', async () => {
      const { coding, bytes } = await ask(LIST, { of: off, encoding: 'br' });
      expect([coding, bytes.length > 10_000]).toEqual([undefined, true]);
    });
  });
});
