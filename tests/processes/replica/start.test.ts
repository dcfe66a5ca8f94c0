import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadConfig } from '../../../src/config.ts';
import { openServiceDatabase } from '../../../src/service/services.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';
import { freePort } from '../../support/free-port.ts';
import { createDatabase, dropDatabase } from '../../support/postgres.ts';
import { runProgram, SECRET } from '../../support/process.ts';
import { replayed, type Servers, startServers } from './setup.ts';

let servers: Servers;

beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers?.stop());

/** Opens the database with a replica, as the service does at its start. */
const open = async (readUrl: string, url = servers.url) => {
  const { replica, ...config } = loadConfig({ DATABASE_URL: url, DATABASE_READ_URL: readUrl }, 'test');
  return openServiceDatabase(config, { replica });
};

/** Returns a URL with some other parts. */
const changed = (url: string, parts: Partial<URL>): string => Object.assign(new URL(url), parts).href;

it('the service does not start if the replica is no standby server', async () => {
  await expect(open(servers.url)).rejects.toThrow('DATABASE_READ_URL names a server that is no standby');
});

it('the service does not start if the replica belongs to another server or is another database of the same server', async () => {
  const other = await migratedDatabaseUrl('postgresql');
  await expect(open(servers.readUrl, other)).rejects.toThrow('DATABASE_READ_URL names another database');
  await createDatabase(servers.primary.url, 'other');
  await replayed(servers);
  await expect(open(changed(servers.readUrl, { pathname: '/other' }))).rejects.toThrow('names another database');
  await dropDatabase(servers.primary.url, 'other');
});

it.each([
  ['password', { password: 'wrong' }, '28P01'],
  ['database', { pathname: '/missing' }, '3D000'],
])('the service does not start with a wrong %s of the replica', async (_part, parts, code) => {
  const reason = `The database of DATABASE_READ_URL cannot be opened: ${code}`;
  await expect(open(changed(servers.readUrl, parts))).rejects.toThrow(reason);
});

it('npm start refuses a wrong replica with a reason and no stack, but starts if the replica is not running', async () => {
  expect(inject('postgresUrl')).toBeTruthy();
  const settings = { DATABASE_URL: servers.url, JWT_SECRET: SECRET, PORT: '0', JOBS: 'off', STORAGE: 'local:/tmp' };
  const wrong = runProgram('main', { ...settings, DATABASE_READ_URL: servers.url });
  expect(await wrong.exit).toBe(1);
  expect(wrong.output()).toMatch(/^DATABASE_READ_URL names a server that is no standby.*\n$/);
  const stopped = changed(servers.readUrl, { port: await freePort() });
  const started = runProgram('main', { ...settings, DATABASE_READ_URL: stopped });
  await expect.poll(() => started.output()).toContain('listening');
  expect(started.output()).toMatch(/"level":40.*"reason":"ECONNREFUSED".*DATABASE_READ_URL cannot be used/);
  started.child.kill('SIGTERM');
  expect(await started.exit).toBe(0);
});

it('loadConfig refuses a replica for SQLite, an SQLite database as replica, and a maximum lag below two seconds', () => {
  const load = (env: NodeJS.ProcessEnv) => () => loadConfig(env, 'test');
  const url = 'postgresql://replica/academy';
  expect(load({ DATABASE_READ_URL: url })).toThrow('DATABASE_READ_URL must not be set where DATABASE_URL is a SQLite');
  const both = { DATABASE_URL: url, DATABASE_READ_URL: 'sqlite:./x' };
  expect(load(both)).toThrow('DATABASE_READ_URL must be postgresql://…');
  expect(load({ REPLICA_MAX_LAG: '1' })).toThrow('REPLICA_MAX_LAG must be a whole number from 2 to 3600');
  expect(load({ DATABASE_URL: url, DATABASE_READ_URL: url })().replica).toEqual({ url, maxLag: 10 });
  expect(load({ DATABASE_URL: url })().replica).toBeNull();
});
