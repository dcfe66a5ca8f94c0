import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { giveToNobody } from './postgres-binaries.ts';

/** A PgBouncer in transaction mode in front of a PostgreSQL server. However this process ends, PgBouncer ends too. */
export interface Pgbouncer {
  /** The URL without a database, like the URL of the server. */
  readonly url: string;
  /** Kills the PgBouncer process, which closes its connections, and starts a new process. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const HOW_TO_GET = `Name a PgBouncer of version 1.21 or newer in the variable PGBOUNCER. From source, with the packages libevent-dev,
pkg-config, autoconf, automake, libtool and pandoc:
  git clone --branch pgbouncer_1_25_2 --recurse-submodules https://github.com/pgbouncer/pgbouncer && cd pgbouncer
  ./autogen.sh && ./configure --without-cares --without-openssl && make`;

const START_MS = 10_000;

/**
 * A shell script that runs PgBouncer, and starts it again whenever a line arrives. When the script's input ends,
 * because of `stop` or because this process died, the script stops PgBouncer and deletes the folder.
 */
const GUARD = `
run() { "$1" -q "$2/pgbouncer.ini" & pid=$!; }
end() { kill -KILL "$pid"; wait "$pid"; }
run "$@"
while read -r line; do end; run "$@"; done
end
rm -rf "$2"`;

/** Throws if there is no PgBouncer that supports prepared statements in transaction mode. */
async function binary(): Promise<string> {
  const { PGBOUNCER = 'pgbouncer' } = process.env;
  const { stdout } = await promisify(execFile)(PGBOUNCER, ['--version']).catch(() => {
    throw new Error(`PgBouncer cannot be started as ${PGBOUNCER}. ${HOW_TO_GET}`);
  });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  if (Number(major) === 1 && Number(minor) < 21)
    throw new Error(`PgBouncer ${major}.${minor} is too old. ${HOW_TO_GET}`);
  return PGBOUNCER;
}

/** Starts PgBouncer for all users and databases of a server. `url` contains the server's superuser, but no database. */
export async function startPgbouncer(url: string, further: Readonly<Record<string, string>> = {}): Promise<Pgbouncer> {
  const program = await binary();
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(isRoot ? '/tmp' : tmpdir(), 'academy-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(url);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    logfile: join(folder, 'log'),
    pool_mode: 'transaction',
    max_prepared_statements: 200,
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users'),
    auth_user: username,
    auth_dbname: 'postgres',
    auth_query: 'select usename, passwd from pg_catalog.pg_shadow where usename = $1',
    max_client_conn: 1_000,
    // closes idle connections soon: tests use hundreds of databases, and the server allows only 200 connections
    server_idle_timeout: 10,
    ...further,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${hostname} port=${serverPort}\n`;
  await writeFile(join(folder, 'pgbouncer.ini'), `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
  await writeFile(join(folder, 'users'), `"${username}" "${password}"\n`, { mode: 0o600 });
  const user = isRoot ? await giveToNobody(folder) : {};
  const guard = spawn('sh', ['-c', GUARD, 'guard', program, folder], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(guard, 'spawn');
  const stop = async () => {
    const ended = once(guard, 'exit');
    guard.stdin.end();
    await ended;
  };
  try {
    await untilListening(Number(port));
  } catch (cause) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await stop();
    throw new Error(`PgBouncer did not start:\n${log}`, { cause });
  }
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}`,
    restart: async () => {
      guard.stdin.write('\n');
      await setTimeout(100);
      await untilListening(Number(port));
    },
    stop,
  };
}

async function untilListening(port: number): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await setTimeout(20)) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      socket.destroy();
    }
  }
}
