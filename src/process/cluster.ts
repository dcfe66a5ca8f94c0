import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** The options of `supervise`. */
export interface Supervision {
  /** The number of worker processes. */
  readonly workers: number;
  /** The module that each worker runs, and its arguments. */
  readonly program: readonly [path: string, ...args: string[]];
  /** Additional arguments for the first worker. They are for work that must run only once. */
  readonly firstArguments?: readonly string[];
  readonly log: Logger;
  /** The milliseconds in which workers have to stop after the signal. Workers that run longer are killed. */
  readonly stopWithinMs: number;
}

/**
 * The milliseconds until a dead worker is replaced. For each worker that died within the last minute, this pause
 * doubles.
 */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const MINUTE = 60_000;

/**
 * Makes this process the primary of several workers, which serve requests at a shared address. The first worker starts
 * before the others. If the first worker fails to start, the error is reported once and the primary exits with 1. The
 * other workers start when the first one is listening. A dead worker is replaced. SIGTERM or SIGINT stops all workers
 * gracefully. The primary then exits with 0, or with 1 if a worker did not stop gracefully. If the primary dies, node
 * ends the workers.
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
      // if SIGTERM itself ended a worker, the worker had not begun to serve, so it counts as stopped gracefully
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

/**
 * Records the death of a worker. Returns the delay until the next worker starts. The delay depends on the deaths in the
 * last minute.
 */
function pauseAfter(deaths: number[]): number {
  const now = Date.now();
  deaths.push(now);
  while (now - (deaths[0] ?? now) > MINUTE) deaths.shift();
  return Math.min(FIRST_PAUSE * 2 ** (deaths.length - 1), LONGEST_PAUSE);
}

const living = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && !worker.isDead());
