import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { guardedFolder } from './guarded-folder.ts';
import { launch, type PostgresServer } from './postgres.ts';
import { binariesFor } from './postgres-binaries.ts';

/** A streaming replica of a server, with the same users. */
export interface TestReplica {
  /** The URL without a database, for the superuser. */
  readonly url: string;
  /** Runs a statement as the superuser, in the database `postgres`. */
  run(sql: string): Promise<Record<string, unknown>[]>;
  /** Stops the server at once, like a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Deletes the replica. */
  stop(): Promise<void>;
}

/** The folders whose files do not belong in a base backup. */
const NOT_COPIED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'];

/**
 * Starts a streaming replica of a running server. The packages do not contain pg_basebackup, so this function copies the
 * files of the server between the two SQL functions for backups.
 */
export async function startReplica(
  primary: PostgresServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestReplica> {
  const { folder, stop } = await guardedFolder();
  await copyServer(primary, join(folder, 'data'));
  const { bin, user } = await binariesFor(folder);
  const port = Number(await freePort());
  const from = new URL(primary.url);
  const url = `postgresql://${from.username}:${from.password}@127.0.0.1:${port}`;
  const conninfo = `host=127.0.0.1 port=${from.port} user=${from.username} password=${from.password}`;
  const further = {
    primary_conninfo: conninfo,
    primary_slot_name: 'replica',
    // the replica reconnects soon after the connection to the primary failed
    wal_retrieve_retry_interval: '100ms',
    ...settings,
  };
  let server: ChildProcess;
  const start = async () => {
    server = await launch(bin, { ...user, folder, port, url, further });
  };
  await start();
  return {
    url,
    run: (sql) => runOn(url, sql),
    async kill() {
      server.ref();
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    },
    start,
    stop,
  };
}

async function copyServer({ url, folder }: PostgresServer, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(`select pg_create_physical_replication_slot('replica', true)`);
    await client.query(`select pg_backup_start('replica', true)`);
    const source = join(folder, 'data');
    const isCopied = (path: string) =>
      !path.endsWith('postmaster.pid') && !NOT_COPIED.some((name) => path.startsWith(join(source, name, '/')));
    await cp(source, target, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(target, 'standby.signal'), '');
    await mkdir(join(target, 'pg_wal', 'archive_status'), { recursive: true });
    await rm(join(target, 'postmaster.opts'), { force: true });
  } finally {
    await client.end();
  }
}

/** Runs a statement on a server, in the database `postgres`. */
export async function runOn(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
