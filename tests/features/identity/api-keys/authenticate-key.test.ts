import 'reflect-metadata';
import { crc32 } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { authenticate } from '../../../../src/features/identity/auth/callers/authenticate.ts';
import { recordingLogger } from '../../../platform/http/http-test.ts';
import { startTestApp } from '../../../support/app.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { NO_ACCESS, UNAUTHENTICATED, UNKNOWN_ID } from '../../writing.ts';
import { errorOf, HOUR, inTime, type Key, rowsOf, type Scene, scene, seedKey } from './setup.ts';

const STUDENTS = '{ students { totalCount } }';

describe('authentication with an API key', () => {
  let at: Scene;
  let key: Key;

  beforeAll(async () => {
    at = await scene();
    key = await seedKey(at);
    await at.academy.with.student();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Authenticates a token. Returns the caller and the SQL statements. */
  const identify = (token: string, address = '192.0.2.1', academyId?: string) => {
    const headers = { authorization: `Bearer ${token}`, academyId, address };
    return at.app.counting(() => authenticate(at.app.services.database, at.app.config, headers));
  };
  const isRefused = async (token: string, address?: string): Promise<number> => {
    const { result, statements } = await identify(token, address);
    expect(result).toMatchObject({ principal: null, academy: UNAUTHENTICATED });
    return statements.length;
  };

  it('runs one SQL statement with or without the academy header, and at intervals a second one that stores the time of the last use', async () => {
    const mine = await seedKey(at, { scopes: ['students:read'] });
    expect((await identify(mine.token)).statements).toHaveLength(2);
    const { result, statements } = await identify(mine.token, undefined, at.academy.id.toUpperCase());
    expect(statements).toHaveLength(1);
    expect(result).toEqual({
      principal: {
        ...{ userId: mine.id, sessionId: mine.id, tokenId: mine.id },
        ...{ isSuperAdmin: false, scopes: new Set(['students:read']) },
      },
      academy: {
        ...{ id: at.academy.id, status: 'active', timezone: 'UTC', currency: 'USD' },
        viewer: { userId: mine.id, role: 'academy_admin', staffId: null, parentId: null, studentId: null },
      },
    });
    const lastUsed = async () => (await rowsOf(at, 'api_keys')).find(({ id }) => id === mine.id)?.last_used_at;
    const noted = await lastUsed();
    expect(Date.now() - Date.parse(noted)).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect((await identify(mine.token)).statements).toHaveLength(2);
    expect(Date.parse(await lastUsed())).toBeGreaterThan(Date.parse(noted));
  });

  it('accepts a bearer token in GraphQL and REST, but no cookie and no token in the URL', async () => {
    expect((await gql(at.app, key, STUDENTS)).data).toEqual({ students: { totalCount: 1 } });
    expect((await rest(at.app, key, 'GET', '/students')).body.meta.total).toBe(1);
    const query = `query=${encodeURIComponent(STUDENTS)}`;
    const elsewhere: [string, Record<string, string>][] = [
      [`/graphql?${query}&access_token=${key.token}&token=${key.token}`, {}],
      [`/graphql?${query}`, { cookie: `token=${key.token}; authorization=Bearer ${key.token}` }],
      [`/graphql?${query}`, { 'x-api-key': key.token, authorization: `Basic ${btoa(`:${key.token}`)}` }],
    ];
    for (const [path, headers] of elsewhere) {
      const response = await fetch(at.app.url + path, { headers: { 'apollo-require-preflight': '1', ...headers } });
      expect(JSON.stringify(await response.json())).toContain('UNAUTHENTICATED');
    }
  });

  it('refuses truncated and mistyped keys without querying the database', async () => {
    const { token } = key;
    const flipped = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const cases = [token.slice(0, -1), `${token}0`, flipped, token.toUpperCase(), 'acad_', `acad_${'0'.repeat(104)}`];
    for (const case_ of cases) expect(await isRefused(case_), case_).toBe(0);
    const body = `${token.slice(0, 37)}${'0'.repeat(64)}`;
    const forged = body + crc32(body).toString(16).padStart(8, '0');
    expect(await isRefused(forged)).toBe(1);
    const unknown = forged.replace(key.id.replaceAll('-', ''), UNKNOWN_ID.replaceAll('-', ''));
    expect(await isRefused(unknown)).toBe(0);
    expect((await identify(token)).result.principal).not.toBeNull();
  });

  it('refuses a key after its expiry date', async () => {
    const brief = await seedKey(at, { expiresAt: inTime(HOUR) });
    expect((await gql(at.app, brief, STUDENTS)).errors).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    expect(errorOf(await gql(at.app, brief, STUDENTS))).toEqual(UNAUTHENTICATED);
    expect((await rest(at.app, brief, 'GET', '/students')).status).toBe(401);
  });

  it('refuses a revoked key', async () => {
    const revoked = await seedKey(at, { revokedAt: inTime(0) });
    expect(await isRefused(revoked.token)).toBe(1);
  });

  it.each([
    [['192.0.2.0/24'], ['192.0.2.7', '::ffff:192.0.2.7'], ['192.0.3.7', '::ffff:192.0.3.7', '::1', '', 'unknown']],
    [['203.0.113.9'], ['203.0.113.9'], ['203.0.113.8']],
    [
      ['2001:db8::/32', '10.0.0.0/8'],
      ['2001:db8:1::9', '10.1.2.3', '2001:DB8::1%eth0'],
      ['2001:db9::1', '11.0.0.1'],
    ],
    [['0.0.0.0/0'], ['8.8.8.8', '::ffff:8.8.8.8'], ['2001:db8::1']],
  ])(
    'accepts a key that is restricted to the IP addresses %j only from these addresses',
    async (allowedCidrs, inside, outside) => {
      const held = await seedKey(at, { allowedCidrs });
      for (const address of inside)
        expect((await identify(held.token, address)).result.principal, address).not.toBeNull();
      for (const address of outside) await isRefused(held.token, address);
    },
  );

  it('returns the same 401 for an unknown key and for a key that is used from a forbidden IP address', async () => {
    const far = await seedKey(at, { allowedCidrs: ['192.0.2.0/24'] });
    const near = await seedKey(at, { allowedCidrs: ['127.0.0.0/8'] });
    expect(await rest(at.app, far, 'GET', '/students')).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
    expect((await rest(at.app, near, 'GET', '/students')).status).toBe(200);
  });

  it('refuses every academy except the academy of the key, and does not reveal which academies exist', async () => {
    const other = await seedAcademy(at.app);
    const student = await other.with.student();
    for (const academyId of [other.id, UNKNOWN_ID]) {
      expect(errorOf(await gql(at.app, { ...key, academyId }, STUDENTS))).toEqual(NO_ACCESS);
      expect(await rest(at.app, { ...key, academyId }, 'GET', '/students')).toMatchObject({
        ...{ status: 403, body: { message: NO_ACCESS.message } },
      });
    }
    expect((await rest(at.app, { ...key, academyId: 'nope' }, 'GET', '/students')).status).toBe(400);
    expect((await rest(at.app, { ...key, academyId: at.academy.id }, 'GET', '/students')).status).toBe(200);
    expect((await rest(at.app, key, 'GET', `/students/${student.id}`)).status).toBe(404);
    const query =
      'query ($id: ID!) { academy(id: $id) { id } academies { nodes { id } } me { isSuperAdmin memberships { role } } }';
    expect((await gql(at.app, key, query, { id: other.id })).data).toEqual({
      ...{ academy: null, academies: { nodes: [{ id: at.academy.id }] } },
      me: { isSuperAdmin: false, memberships: [] },
    });
    expect((await rest(at.app, key, 'GET', `/academies/${at.academy.id}`)).status).toBe(200);
  });

  it('refuses a key of a deleted academy', async () => {
    const gone = await scene();
    const mine = await seedKey(gone);
    await gone.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: gone.academy.id })).deletedAt = inTime(0);
    });
    expect(await isRefused(mine.token)).toBe(1);
  });

  it('limits the requests of each key separately, and logs the id of the key but not its token', async () => {
    const { log, lines } = recordingLogger();
    const limited = await startTestApp({ RATE_LIMIT_PER_MINUTE: '2' }, undefined, log);
    try {
      const academy = await seedAcademy(limited);
      const there: Scene = { app: limited, academy, admin: await academy.as('academy_admin') };
      const [one, other] = [await seedKey(there), await seedKey(there)];
      const ask = async (as: Credentials) => (await rest(limited, as, 'GET', '/students')).status;
      expect([await ask(one), await ask(one), await ask(one), await ask(other)]).toEqual([200, 200, 429, 200]);
      const named = { userId: one.id, academyId: academy.id, operation: 'students' };
      await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining(named)), { timeout: 60_000 });
      expect(JSON.stringify(lines)).not.toContain('acad_');
    } finally {
      await limited.stop();
    }
  });
});
