import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServiceDatabase } from '../../src/service/services.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { codes, gql, rest } from '../support/clients.ts';
import { openProxy, type TcpProxy } from '../support/proxy.ts';
import { type Member, seedAcademy } from '../support/seed.ts';

const QUERY = '{ students(first: 1) { totalCount } }';

describe('requests while the database is unavailable', () => {
  let app: TestApp;
  let proxy: TcpProxy;
  let admin: Member;

  beforeAll(async () => {
    const url = new URL(await migratedDatabaseUrl());
    proxy = await openProxy(Number(url.port));
    url.port = String(proxy.port);
    app = await startTestApp({ DATABASE_URL: url.href }, openServiceDatabase);
    admin = await (await seedAcademy(app)).as('academy_admin');
    expect((await gql(app, admin, QUERY)).errors).toBeUndefined();
  });

  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  it.each([
    ['cut off', () => proxy.cut()],
    ['not responding', async () => proxy.freeze()],
  ])(
    'get 503 within 5 s if the database is %s, and succeed when the database is available again',
    async (_how, takeAway) => {
      await takeAway();
      const started = Date.now();
      const [graphql, restList, login, ready, health] = await Promise.all([
        gql(app, admin, QUERY),
        rest(app, admin, 'GET', '/students'),
        rest(app, {}, 'POST', '/auth/login', { email: 'a@b.test', password: 'academy-demo-1' }),
        fetch(`${app.url}/readyz`),
        fetch(`${app.url}/healthz`),
      ]);
      expect(Date.now() - started).toBeLessThan(5_000);
      expect([graphql.status, codes(graphql)]).toEqual([503, ['SERVICE_UNAVAILABLE']]);
      expect([restList.status, restList.body]).toEqual([503, { message: 'Service Unavailable' }]);
      expect([login.status, login.body]).toEqual([503, { message: 'Service Unavailable' }]);
      expect([ready.status, health.status]).toEqual([503, 200]);

      await proxy.mend();
      await expect.poll(async () => (await gql(app, admin, QUERY)).status).toBe(200);
      expect((await rest(app, admin, 'GET', '/students')).status).toBe(200);
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    },
  );
});
