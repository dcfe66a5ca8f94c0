import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ClusterNode } from '../../src/platform/database/citus/nodes.ts';

/** A server of the cluster that a test can stop, because the server runs on this machine. */
export interface LocalServer {
  /** Kills all processes of the server with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Returns the running server that listens on the given port. `folders` are the data folders of the servers, from the
 * variable TEST_CITUS_DATA.
 */
export async function localServer(
  folders: readonly string[],
  { port }: Pick<ClusterNode, 'port'>,
): Promise<LocalServer> {
  for (const folder of folders) {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    if (Number(lines[3]) === port) return serverIn(folder);
  }
  throw new Error(`No folder of TEST_CITUS_DATA belongs to the server on port ${port}.`);
}

async function serverIn(data: string): Promise<LocalServer> {
  // the first word is the path of the program
  const [program = ''] = (await readFile(join(data, 'postmaster.opts'), 'utf8')).split(' ', 1);
  const { uid, gid } = await stat(data);
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  const pidFile = join(data, 'postmaster.pid');
  return {
    async kill() {
      const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
      const children = await childrenOf(pid);
      for (const each of [pid, ...children]) killIfRunning(each);
      await rm(pidFile, { force: true });
      while ((await Promise.all([pid, ...children].map(isRunning))).includes(true)) await setTimeout(20);
    },
    async start() {
      const flags = ['-D', data, '-w', '-l', join(data, 'log'), 'start'];
      // no HOME: the server would look for certificates in this folder, and may not be allowed to read it
      const options = { ...user, cwd: data, env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: 'ignore' } as const;
      const starting = spawn(join(dirname(program), 'pg_ctl'), flags, options);
      const [code] = await once(starting, 'exit');
      if (code !== 0) throw new Error(`The server of ${data} did not start.`);
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Returns true if the process runs. A killed process counts as ended even if it is still in the process table as a
 * zombie.
 */
async function isRunning(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}
