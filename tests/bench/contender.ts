import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LongestTurn } from './contenders/loop-watch.ts';

/** A contender's own process, listening on this machine. */
export interface Contender {
  readonly name: string;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const START_MS = 20_000;
const TICK_MS = 10;

/**
 * Starts contenders/NAME.ts with the memory that `npm start` gives node, and waits until it listens. Its output is
 * dropped, but for its errors.
 */
export async function startContender(
  name: string,
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<Contender> {
  const script = fileURLToPath(new URL(`./contenders/${name}.ts`, import.meta.url));
  const child = fork(script, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...startFlags(), ...execArgv],
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

function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (scripts.start as string).split(' ').filter((word) => /^--(max|heap)-/.test(word));
}

/** Statements that `work` makes of ours. */
export async function countStatements(ours: Contender, work: () => Promise<unknown>): Promise<string[]> {
  ours.process.send('count');
  await work();
  ours.process.send('counted');
  const [{ statements }] = (await once(ours.process, 'message')) as [{ statements: string[] }];
  return statements;
}

/** Watches the event loop of ours during `work`. */
export async function watchLoopOf(ours: Contender, work: () => Promise<unknown>): Promise<LongestTurn> {
  ours.process.send('watch');
  await once(ours.process, 'message');
  await work();
  ours.process.send('watched');
  const [turn] = (await once(ours.process, 'message')) as [LongestTurn];
  return turn;
}

/** Processor time that a contender's process has used, in milliseconds, to 10. Linux alone knows; else it is NaN. */
export function cpuOf({ process: { pid } }: Contender): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a contender's process in MiB: at present, and at its peak. Linux alone knows. */
export function memoryOf({ process: { pid } }: Contender): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mebibytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
  } catch {
    return null;
  }
}
