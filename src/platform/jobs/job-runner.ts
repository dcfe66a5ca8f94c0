import { eventsNumbered } from '../events/wake.ts';
import { createPoller, type Poller } from '../polling/poller.ts';
import type { Runner } from '../polling/runner.ts';
import type { Services } from '../tenancy/request-context.ts';
import { now } from '../time/now.ts';
import { createFinder, type Finder } from './find-jobs.ts';
import type { JobCounts } from './job-counts.ts';
import type { JobHandler, Schedule } from './job-kind.ts';
import { jobsQueued } from './queued-jobs.ts';
import { runJob } from './run-job.ts';
import { RunningJobs } from './running-jobs.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

/** The handlers and limits of a runner. */
export interface JobRunnerOptions {
  readonly handlers: readonly JobHandler[];
  readonly schedules: readonly Schedule[];
  /** The maximum number of jobs that run at the same time. */
  readonly concurrency: number;
  readonly counts: JobCounts;
}

/**
 * The milliseconds between two polls for jobs. `BUSY_PAUSE_MS` applies while jobs run, and `IDLE_PAUSE_MS` while no job
 * runs.
 */
const BUSY_PAUSE_MS = 500;
const IDLE_PAUSE_MS = 2_000;

/** Milliseconds between two checks for due schedules, expired leases and reopened academies. */
const UPKEEP_MS = 10_000;

const HEARTBEAT_MS = 20_000;

/**
 * Creates a runner for the jobs for which it has handlers. Several processes may have a runner on the same database.
 * Each attempt of a job runs in only one of them.
 */
export const createJobRunner = (services: Services, options: JobRunnerOptions): Runner =>
  new JobRunner(services, options);

class JobRunner implements Runner {
  readonly #services: Services;
  readonly #concurrency: number;
  readonly #counts: JobCounts;
  readonly #finder: Finder;
  readonly #scheduler: Scheduler;
  readonly #running: RunningJobs;
  readonly #poller: Poller;
  #stopHearing: (() => void)[] = [];
  #stopped: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #upkeepAt = 0;
  #turn = 0;

  constructor(services: Services, options: JobRunnerOptions) {
    this.#services = services;
    this.#concurrency = options.concurrency;
    this.#counts = options.counts;
    this.#finder = createFinder(services, options);
    this.#scheduler = createScheduler(services, options.schedules);
    this.#running = new RunningJobs(services, {
      handlerOf: (job) => this.#finder.handlerOf(job),
      ended: (job, outcome, isStopping) => {
        if (!isStopping || outcome !== 'lost') this.#counts.add(job.kind, outcome);
        this.#poller.wake();
      },
    });
    this.#poller = createPoller({
      look: () => this.#look(),
      pauseOfTrouble: IDLE_PAUSE_MS,
      log: services.log,
      told: { trouble: 'jobs cannot be looked for, and are tried again', end: 'jobs are looked for again' },
    });
  }

  start(): void {
    if (this.#heartbeat || this.#stopped) return;
    const { database } = this.#services;
    const queued = (academyIds: readonly string[]) => {
      this.#finder.add(academyIds);
      this.#poller.wake();
    };
    this.#stopHearing = [
      jobsQueued.subscribe(database, queued),
      // followers of events may have added jobs
      eventsNumbered.subscribe(database, (academyIds) => this.#finder.add(academyIds)),
    ];
    this.#heartbeat = setInterval(() => void this.#running.beat(), HEARTBEAT_MS);
    this.#poller.start();
  }

  async drain(until?: string): Promise<number> {
    const at = () => until ?? now();
    let done = await this.#scheduler.queueDue(at());
    while ((await this.#finder.release(at())) > 0);
    for (;;) {
      const { jobs, isMore } = await this.#finder.find(at(), 1, { isSearch: true });
      const [job] = jobs.length > 0 ? jobs : await this.#finder.findLost(at(), 1);
      if (!job && !isMore) return done;
      if (!job) continue;
      const { signal } = new AbortController();
      const work = { handler: this.#finder.handlerOf(job), job, signal };
      this.#counts.add(job.kind, await runJob(this.#services, work, () => Date.parse(at())));
      done++;
    }
  }

  stop(): Promise<void> {
    if (!this.#stopped) {
      for (const end of this.#stopHearing) end();
      const stopped = this.#running.stop(() => this.#poller.stop());
      this.#stopped = stopped.finally(() => clearInterval(this.#heartbeat));
    }
    return this.#stopped;
  }

  /** Starts due jobs, as many as the limit of running jobs allows. Returns the milliseconds until the next poll. */
  async #look(): Promise<number> {
    const at = now();
    let isSearch = false;
    if (Date.now() >= this.#upkeepAt) {
      this.#upkeepAt = Date.now() + UPKEEP_MS;
      const queued = await this.#scheduler.queueDue(at);
      const released = await this.#finder.release(at);
      isSearch = queued + released > 0;
      const lost = await this.#finder.findLost(at, this.#room);
      for (const job of lost) this.#running.begin(job);
      if (lost.length > 0) this.#upkeepAt = Date.now() + BUSY_PAUSE_MS;
    }
    // every second poll claims the newest jobs. An academy with thousands of queued jobs then does not delay the other
    // academies
    const newestFirst = this.#turn++ % 2 === 1;
    const { jobs, isMore } = await this.#finder.find(at, this.#room, { newestFirst, isSearch });
    for (const job of jobs) this.#running.begin(job);
    if (isMore && this.#room > 0) return 0;
    return this.#running.size > 0 ? BUSY_PAUSE_MS : IDLE_PAUSE_MS;
  }

  get #room(): number {
    return this.#concurrency - this.#running.size;
  }
}
