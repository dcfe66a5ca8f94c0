import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A shell script that outlives this process and cleans up after it. When the script's input ends, because of `stop` or
 * because this process died, the script stops the server and deletes the folder. The script has its own process group,
 * so Ctrl-C does not reach it.
 */
const GUARD = `
cat >/dev/null
lock=$1/data/postmaster.pid
pid=$(head -n 1 "$lock" 2>/dev/null) && kill -QUIT "$pid"
while [ -e "$lock" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
rm -rf "$1" || { sleep 1; rm -rf "$1"; }`;

/** A folder for a PostgreSQL server. */
export interface GuardedFolder {
  readonly folder: string;
  /** Stops the server even if it has open connections, and deletes the folder. This function may be called twice. */
  stop(): Promise<void>;
}

/** Creates a folder for a server. However this process ends, the server is then stopped and the folder is deleted. */
export async function guardedFolder(): Promise<GuardedFolder> {
  // other users may have no access to root's TMPDIR, but always to /tmp
  const folder = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'academy-postgres-'));
  const guard = spawn('sh', ['-c', GUARD, 'guard', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(guard, 'spawn');
  guard.unref();
  (guard.stdin as unknown as ChildProcess).unref();
  const stop = async () => {
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    guard.ref();
    const ended = once(guard, 'exit');
    guard.stdin.end();
    await ended;
  };
  return { folder, stop };
}
