import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptionsOf } from '../support/process.ts';
import type { LongestTurn } from './contenders/loop-watch.ts';
import { HERE } from './versions.ts';

/** A contender in a process of its own on this machine. */
export interface Contender {
  readonly name: string;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const START_MS = 20_000;

/**
 * Starts contenders/NAME.ts with the node options of `npm start`, and waits until it listens. Only its errors are printed.
 */
export async function startContender(
  name: string,
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<Contender> {
  const child = fork(join(HERE, 'tests/bench/contenders', `${name}.ts`), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...nodeOptionsOf('start', HERE), ...execArgv],
    cwd: HERE,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const started = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_MS) }),
    exited.then(() => null),
  ]);
  if (!started) throw new Error(`The contender ${name} did not start.`);
  const [{ port }] = started as [{ port: number }];
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** Returns the statements that our service runs during `work`. */
export async function countStatements(ours: Contender, work: () => Promise<unknown>): Promise<string[]> {
  ours.process.send('count');
  await work();
  ours.process.send('counted');
  const [{ statements }] = (await once(ours.process, 'message')) as [{ statements: string[] }];
  return statements;
}

/** Watches the event loop of our service during `work`. */
export async function watchLoopOf(ours: Contender, work: () => Promise<unknown>): Promise<LongestTurn> {
  ours.process.send('watch');
  await once(ours.process, 'message');
  await work();
  ours.process.send('watched');
  const [turn] = (await once(ours.process, 'message')) as [LongestTurn];
  return turn;
}

/** Returns the processor time in milliseconds of a contender's process and its child processes; NaN except on Linux. */
export function cpuOf({ process: { pid } }: Contender): number {
  try {
    const processes = readdirSync('/proc').filter((name) => Number(name) > 0);
    const own = processes.filter((name) => name === String(pid) || parentOf(name) === String(pid));
    return own.reduce((sum, name) => sum + nanosecondsOf(name), 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Returns the id of a process's parent; undefined if the process has just ended. */
function parentOf(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Returns the processor time of all threads, with a finer resolution than /proc/PID/stat. */
function nanosecondsOf(name: string): number {
  const folder = `/proc/${name}/task`;
  return readdirSync(folder)
    .map((thread) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, each) => sum + each, 0);
}

/**
 * Returns the current and peak resident memory of a contender's process in MiB, or null except on Linux. The pages of a
 * mapped SQLite file do not count, because the system frees them when it needs memory. The peak leaves out as many as
 * are mapped now.
 */
export function memoryOf({ process: { pid } }: Contender): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]);
    const mapped = mappedKilobytes(readFileSync(`/proc/${pid}/smaps`, 'utf8'));
    return { now: (kilobytes('VmRSS') - mapped) / 1024, peak: (kilobytes('VmHWM') - mapped) / 1024 };
  } catch {
    return null;
  }
}

function mappedKilobytes(smaps: string): number {
  const ofFiles = [...smaps.matchAll(/\.sqlite\n(?:.*\n)*?Rss:\s+(\d+) kB/g)];
  return ofFiles.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}
