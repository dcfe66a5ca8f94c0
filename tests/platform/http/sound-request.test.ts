import { describe, expect, it } from 'vitest';
import { migratedDatabaseUrl, startTestApp } from '../../support/app.ts';
import { raw } from './http-test.ts';

describe('ambiguous HTTP request that proxies may interpret differently', () => {
  it('gets 400 on every path, and the connection is closed', async () => {
    const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') });
    const { port } = new URL(app.url);
    const send = (text: string) => raw(Number(port), text);
    const REFUSED = /^HTTP\/1\.1 400 Bad Request\r\n(?=.*\r\nConnection: close\r\n).*not valid HTTP[^H]*$/s;
    try {
      for (const path of ['/healthz', '/', '/graphql', '/api/v1/openapi.json', '/api/v1/students', '/nothing']) {
        expect(await send(`GET ${path}\r\n\r\n`)).toMatch(REFUSED);
        expect(await send(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`)).toMatch(REFUSED);
        for (const empty of ['Host:', 'Host:  '])
          expect(await send(`GET ${path} HTTP/1.1\r\n${empty}\r\n\r\n`)).toMatch(REFUSED);
        const body = 'Content-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
        const coded = (coding: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: ${coding}\r\n${body}`;
        expect(await send(coded('gzip, chunked'))).toMatch(REFUSED);
        expect(await send(coded('Chunked\r\nConnection: close'))).not.toMatch(REFUSED);
      }
      expect(await send('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
      expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    } finally {
      await app.stop();
    }
  });
});

describe('request with a long Content-Type', () => {
  it('gets 431 on every path', async () => {
    const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') });
    const statusOf = async (path: string, length: number) => {
      const type = `application/json;${' '.repeat(length)}x`;
      const { status } = await fetch(app.url + path, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      return status;
    };
    try {
      for (const path of ['/graphql', '/graphql/stream', '/api/v1/auth/login', '/nothing']) {
        expect(await statusOf(path, 1_000)).toBe(431);
        expect(await statusOf(path, 900)).not.toBe(431);
      }
    } finally {
      await app.stop();
    }
  });
});

describe('request with a query string that is not valid UTF-8', () => {
  it('gets 400 in GraphQL and REST', async () => {
    const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') });
    const send = async (path: string) => {
      const response = await fetch(app.url + path);
      return { status: response.status, text: await response.text() };
    };
    try {
      for (const path of ['/api/v1/students?search=', '/graphql?query={__typename}&x=', '/verify/x?a=']) {
        for (const bytes of ['%ff', '%C3', 'a%c3%28', '%ed%a0%80', '%f4%90%80%80'])
          expect(await send(path + bytes)).toMatchObject({
            status: 400,
            text: expect.stringContaining('not valid UTF-8'),
          });
        for (const sound of ['%c3%a9', '%F0%9F%98%80', '50%', '%2526', '%e2%82%ac%41'])
          expect((await send(path + sound)).text).not.toContain('UTF-8');
      }
    } finally {
      await app.stop();
    }
  });
});
