import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { createRateLimits } from '../../../src/platform/http/rate-limits.ts';
import { asAdmin } from '../../support/as-admin.ts';
import { createDatabase, dropDatabase } from '../../support/postgres.ts';
import { openProxy, type TcpProxy } from '../../support/proxy.ts';
import { migratedTemplate } from '../../support/template.ts';

const LIMITS = { rateLimitPerMinute: 2, loginLimitPerMinute: 3, registerLimitPerHour: 2 };

describe('rate limits that processes share on PostgreSQL', () => {
  const name = `limits-${randomUUID()}`;
  let url: string;
  let proxy: TcpProxy;
  let database: Database;
  let patient: Database;

  beforeAll(async () => {
    url = inject('citusUrl') ?? (await createDatabase(inject('postgresUrl'), name, await migratedTemplate()));
    const proxied = new URL(url);
    proxy = await openProxy(Number(proxied.port));
    proxied.port = String(proxy.port);
    database = await openDatabase({ url: proxied.href, entities, migrations, timeout: 1_000 });
    patient = await openDatabase({ url, entities, migrations, timeout: 60_000 });
  });

  afterAll(async () => {
    await database?.close();
    await patient?.close();
    await proxy?.close();
    if (!inject('citusUrl')) await dropDatabase(inject('postgresUrl'), name);
  });

  /**
   * Returns the limits of another process. Its database has a long timeout, because after a timeout the limits are
   * counted locally.
   */
  const process = (by = patient) => createRateLimits(LIMITS, by);

  const REFUSED = { code: 'RATE_LIMITED', state: { remaining: 0 } };

  it('count sign-in attempts, registrations and mails, but no other requests', async () => {
    const [one, other] = [process(), process()];
    await one.login('Ann@Example.test', '192.0.2.1');
    await other.login('ann@example.test ', '192.0.2.1');
    await one.login('ann@example.test', '192.0.2.1');
    await expect(other.login('ann@example.test', '192.0.2.1')).rejects.toMatchObject(REFUSED);
    await other.login('ann@example.test', '192.0.2.2');

    await one.registration('192.0.2.1');
    await other.registration('192.0.2.1');
    await expect(one.registration('192.0.2.1')).rejects.toMatchObject({ ...REFUSED, details: { retryAfter: 3600 } });

    for (const each of [one, other, one]) await each.passwordReset('ann@example.test', '192.0.2.9');
    expect(await other.passwordReset('Ann@example.test', '192.0.2.8')).toBe(false);
    for (const each of [one, other, one]) await each.emailVerification('ann');
    await expect(other.emailVerification('ann')).rejects.toMatchObject(REFUSED);
    for (const each of [one, other, one]) await each.invitation('ann', 'Bob@example.test');
    await expect(other.invitation('ann', 'bob@example.test')).rejects.toMatchObject(REFUSED);

    await one.request({ userId: null, ip: '192.0.2.1' });
    expect(await other.request({ userId: null, ip: '192.0.2.1' })).toMatchObject({ remaining: 1 });
  });

  it('allow ten times as many sign-in attempts from an IP address if the e-mail addresses differ', async () => {
    const [one, other] = [process(), process()];
    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? one : other).login(`user-${index}@example.test`, '192.0.2.3'),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  it('store no e-mail address', async () => {
    await process().login('readable@example.test', '192.0.2.4');
    const keys = await asAdmin(url, async (admin) => (await admin.query('select key from rate_limits')).rows);
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toMatch(/readable|example/);
  });

  it('run no SQL statement for attempts of a caller who has already exceeded the limit', async () => {
    const limits = process();
    for (let attempt = 0; attempt < 2; attempt++) await limits.registration('192.0.2.5');
    const statements: string[] = [];
    const stop = patient.onStatement((sql) => statements.push(sql));
    await expect(limits.registration('192.0.2.5')).rejects.toMatchObject(REFUSED);
    stop();
    expect(statements).toEqual([]);
  });

  it.each([
    ['cut off', () => proxy.cut()],
    ['not responding', async () => proxy.freeze()],
  ])('are counted by each process separately while the database is %s', async (_how, takeAway) => {
    const limits = process(database);
    const ip = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
    await takeAway();
    try {
      await limits.registration(ip);
      await limits.registration(ip);
      await expect(limits.registration(ip)).rejects.toMatchObject(REFUSED);
    } finally {
      await proxy.mend();
    }
    const counted = async () => {
      await process().registration(ip);
      return asAdmin(url, async (admin) => {
        const { rows } = await admin.query('select points from rate_limits where key like $1', [
          `%${ip.slice(0, -3)}%`,
        ]);
        return rows[0]?.points;
      });
    };
    await expect.poll(counted).toBe(1);
  });
});
