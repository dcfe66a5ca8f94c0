import { createPoller } from '../polling/poller.ts';
import type { Runner } from '../polling/runner.ts';
import type { Services } from '../tenancy/context.ts';
import { type ClaimedJob, LEASE_MS } from './claim-jobs.ts';
import { extendLease, giveBackJob } from './end-jobs.ts';
import { createFinder } from './find-jobs.ts';
import type { JobCounts } from './job-counts.ts';
import type { JobHandler, Schedule } from './job-kind.ts';
import { jobsQueued } from './queued-jobs.ts';
import { runJob } from './run-job.ts';
import { createScheduler } from './scheduler.ts';

/** What runs, and how much of it at once. */
export interface JobRunnerOptions {
  readonly handlers: readonly JobHandler[];
  readonly schedules: readonly Schedule[];
  /** Jobs that are done at the same time. */
  readonly concurrency: number;
  readonly counts: JobCounts;
}

/** Milliseconds between two looks for jobs, while there are some and while there are none. */
const BUSY_PAUSE_MS = 500;
const IDLE_PAUSE_MS = 2_000;

/** Milliseconds between two looks for what falls due by the clock, lost leases and academies that are back. */
const UPKEEP_MS = 10_000;

const HEARTBEAT_MS = 20_000;

/** Milliseconds that running jobs get to end when the process stops. */
const GRACE_MS = 8_000;

/** Does the jobs of the database that there are handlers for. Several processes may: each job is done by one of them. */
export function createJobRunner(services: Services, options: JobRunnerOptions): Runner {
  const { database, log } = services;
  const { concurrency, counts } = options;
  const finder = createFinder(services, options);
  const scheduler = createScheduler(services, options.schedules);
  const running = new Map<ClaimedJob, { readonly ended: Promise<void>; readonly abort: AbortController }>();
  let isStopping = false;
  let stopHearing = () => {};
  let stopped: Promise<void> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let upkeepAt = 0;
  let turn = 0;

  function begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const ended = runJob(services, finder.handlerOf(job), job, abort.signal).then((outcome) => {
      running.delete(job);
      if (!isStopping || outcome !== 'lost') counts.add(job.kind, outcome);
      poller.wake();
    });
    running.set(job, { ended, abort });
  }

  /** Begins what is due and there is room for. Answers the milliseconds until the next look. */
  async function look(): Promise<number> {
    const now = new Date().toISOString();
    if (Date.now() >= upkeepAt) {
      upkeepAt = Date.now() + UPKEEP_MS;
      await scheduler.queueDue(now);
      await finder.release(now);
      const lost = await finder.findLost(now, concurrency - running.size);
      for (const job of lost) begin(job);
      if (lost.length > 0) upkeepAt = Date.now() + BUSY_PAUSE_MS;
    }
    // what an academy queues by the thousands does not keep that of others waiting which comes behind it
    const newestFirst = turn++ % 2 === 1;
    const { jobs, isMore } = await finder.find(now, concurrency - running.size, newestFirst);
    for (const job of jobs) begin(job);
    if (isMore && running.size < concurrency) return 0;
    return running.size > 0 ? BUSY_PAUSE_MS : IDLE_PAUSE_MS;
  }

  const poller = createPoller({
    look,
    pauseOfTrouble: IDLE_PAUSE_MS,
    log,
    told: { trouble: 'jobs cannot be looked for, and are tried again', end: 'jobs are looked for again' },
  });

  async function beat(): Promise<void> {
    const until = new Date(Date.now() + LEASE_MS).toISOString();
    for (const [job, { abort }] of running) {
      try {
        if (!(await extendLease(database, job, until))) abort.abort();
      } catch (err) {
        log.debug({ err }, 'a lease could not be extended');
      }
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    stopHearing();
    // from the signal on, however long the last look takes
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, GRACE_MS);
    await poller.stop();
    const all = Promise.all([...running.values()].map(({ ended }) => ended));
    await Promise.race([all, late]);
    clearTimeout(timer);
    // those that end because they are asked to are no longer among the running ones
    const left = [...running];
    for (const [, { abort }] of left) abort.abort();
    const giveBack = ([job]: (typeof left)[number]) =>
      giveBackJob(database, job).catch((err) => log.warn({ err, job: job.id }, 'a job could not be given back'));
    await Promise.all(left.map(giveBack));
  }

  return {
    start() {
      if (heartbeat || isStopping) return;
      stopHearing = jobsQueued.when(database, poller.wake);
      heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      poller.start();
    },
    async drain(until) {
      const now = () => until ?? new Date().toISOString();
      let done = await scheduler.queueDue(now());
      while ((await finder.release(now())) > 0);
      for (;;) {
        const { jobs, isMore } = await finder.find(now(), 1);
        const [job] = jobs.length > 0 ? jobs : await finder.findLost(now(), 1);
        if (!job && !isMore) return done;
        if (!job) continue;
        const { signal } = new AbortController();
        counts.add(job.kind, await runJob(services, finder.handlerOf(job), job, signal, () => Date.parse(now())));
        done++;
      }
    },
    stop() {
      stopped ??= stop().finally(() => clearInterval(heartbeat));
      return stopped;
    },
  };
}
