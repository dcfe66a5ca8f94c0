import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type GuardedFolder, guardedFolder } from './guarded-folder.ts';
import { binariesFor, isOldestPostgres } from './postgres-binaries.ts';

/** A PostgreSQL server for this process only, with the folder of its data and programs. */
export interface PostgresServer extends GuardedFolder {
  /** The URL without a database: `postgresql://postgres:PASSWORD@127.0.0.1:PORT`. */
  readonly url: string;
}

const START_MS = 30_000;

/** The server's settings. They are fast because they do not protect the data against a crash of the machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Starts an empty PostgreSQL server on a free port of 127.0.0.1, on Linux or macOS, as root or any other user. Takes
 * about a second. Throws with the output of the program that failed.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const { folder, stop } = await guardedFolder();
  try {
    return { url: await start(folder, settings), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(folder: string, further: Readonly<Record<string, string>>): Promise<string> {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { bin, user } = await binariesFor(folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' } };
  const flags = ['--locale=C', '--encoding=UTF8', '--no-sync'];
  // makes password checks fast; the oldest version lacks this option
  if (!isOldestPostgres) flags.push('--set=scram_iterations=1');
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await promisify(execFile)(join(bin, 'initdb'), ['-D', data, ...login, ...flags], options);

  const port = Number(await freePort());
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  await launch(bin, { ...user, folder, port, further, url });
  return url;
}

/** A server to start, with the folder that contains its data. */
interface Launch {
  readonly folder: string;
  readonly port: number;
  /** The URL of a database on the server. A connection to this database succeeds as soon as the server is ready. */
  readonly url: string;
  readonly further: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a server and waits until it is ready. Throws an Error with the server's log if the server does not start. */
export async function launch(bin: string, { folder, port, url, further, ...user }: Launch): Promise<ChildProcess> {
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(folder, 'data');
  const logFile = join(folder, 'log');
  const log = await open(logFile, 'w');
  const settings = Object.entries({ port, ...SETTINGS, ...further }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(server, 'spawn');
  server.unref();
  await log.close();
  try {
    await untilReady(server, url);
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${await readFile(logFile, 'utf8')}`, { cause });
  }
  return server;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; ) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}

/**
 * Creates a database, and returns its URL. If `template` is given, the database is a copy of the template, which must
 * have no connections.
 */
export async function createDatabase(baseUrl: string, name: string, template?: string): Promise<string> {
  const copy = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`;
  await execute(baseUrl, `create database ${pg.escapeIdentifier(name)}${copy}`);
  return `${baseUrl}/${encodeURIComponent(name)}`;
}

/** Deletes a database if it exists, and ends its connections. */
export async function dropDatabase(baseUrl: string, name: string): Promise<void> {
  await execute(baseUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function execute(baseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
