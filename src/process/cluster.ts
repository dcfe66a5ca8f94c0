import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** The options of `supervise`. */
export interface Supervision {
  /** How many processes serve. */
  readonly workers: number;
  /** The module that each of them runs, and its arguments. */
  readonly program: readonly [path: string, ...args: string[]];
  /** The arguments of the first worker only: for work that is done once. */
  readonly firstArguments?: readonly string[];
  readonly log: Logger;
  /** Milliseconds that workers get to stop, from the signal; those that have not are killed. */
  readonly stopWithinMs: number;
}

/** Milliseconds until a worker takes the place of one that died; doubled for each that died within a minute before. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const MINUTE = 60_000;

/**
 * Makes this process the primary of workers that share the address they listen on: they serve, it watches. The first
 * worker starts before the others, so that an error at its start is reported once, and ends the primary with 1; the
 * others follow when it listens. A worker that dies is replaced. SIGTERM or SIGINT stops all gracefully and exits: 0, or
 * 1 if one of them did not stop gracefully. When the primary dies, node ends the workers.
 */
export function supervise({
  workers,
  program: [exec, ...args],
  firstArguments = [],
  log,
  stopWithinMs,
}: Supervision): void {
  let hasListened = false;
  let stopping = false;
  let inGoodOrder = true;
  const deaths: number[] = [];

  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping all workers');
    for (const worker of living()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of living()) {
        log.error({ worker: worker.process.pid }, 'killing a worker that did not stop in time');
        worker.process.kill('SIGKILL');
      }
    }, stopWithinMs);
    endWhereNoneIsLeft();
  };

  const endWhereNoneIsLeft = () => {
    if (living().length > 0) return;
    log.info('stopped');
    process.exit(inGoodOrder ? 0 : 1);
  };

  const start = () => {
    if (!stopping) cluster.fork();
  };

  cluster.setupPrimary({ exec, args: [...args, ...firstArguments] });
  cluster.once('listening', () => {
    hasListened = true;
    cluster.setupPrimary({ args });
    for (let number = 1; number < workers; number++) start();
  });
  cluster.on('exit', ({ process: { pid } }: Worker, code: number | null, signal: string | null) => {
    if (stopping) {
      // one that the signal itself ends has not begun to serve
      inGoodOrder &&= code === 0 || signal === 'SIGTERM';
      return endWhereNoneIsLeft();
    }
    if (!hasListened) process.exit(1);
    const pauseMs = pauseAfter(deaths);
    log.warn({ worker: pid, code, signal, pauseMs }, 'a worker died, another takes its place');
    setTimeout(start, pauseMs);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
}

/** Records a death beside those of the last minute, and returns the delay before the next worker starts. */
function pauseAfter(deaths: number[]): number {
  const now = Date.now();
  deaths.push(now);
  while (now - (deaths[0] ?? now) > MINUTE) deaths.shift();
  return Math.min(FIRST_PAUSE * 2 ** (deaths.length - 1), LONGEST_PAUSE);
}

const living = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && !worker.isDead());
