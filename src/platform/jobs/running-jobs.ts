import type { Services } from '../tenancy/request-context.ts';
import { type ClaimedJob, LEASE_MS } from './claim-jobs.ts';
import { extendLease, giveBackJob } from './end-jobs.ts';
import type { JobHandler } from './job-kind.ts';
import { type Outcome, runJob } from './run-job.ts';

/** The milliseconds for which running jobs may continue when the process stops. */
const GRACE_MS = 8_000;

/** The functions that running jobs need. */
interface RunningJobsOptions {
  handlerOf(job: ClaimedJob): JobHandler;
  /**
   * Called when a job has ended. `isStopping` is true if the process is stopping, which may be the reason why the job
   * has ended.
   */
  ended(job: ClaimedJob, outcome: Outcome, isStopping: boolean): void;
}

/** The jobs that a process runs at present. */
export class RunningJobs {
  readonly #services: Services;
  readonly #options: RunningJobsOptions;
  readonly #running = new Map<ClaimedJob, { readonly ended: Promise<void>; readonly abort: AbortController }>();
  #isStopping = false;

  constructor(services: Services, options: RunningJobsOptions) {
    this.#services = services;
    this.#options = options;
  }

  get size(): number {
    return this.#running.size;
  }

  begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const handler = this.#options.handlerOf(job);
    const ended = runJob(this.#services, { handler, job, signal: abort.signal }).then((outcome) => {
      this.#running.delete(job);
      this.#options.ended(job, outcome, this.#isStopping);
    });
    this.#running.set(job, { ended, abort });
  }

  /** Extends the leases of all running jobs. Aborts the jobs that another process has claimed. */
  async beat(): Promise<void> {
    const { database, log } = this.#services;
    const until = new Date(Date.now() + LEASE_MS).toISOString();
    for (const [job, { abort }] of this.#running) {
      try {
        if (!(await extendLease(database, job, until))) abort.abort();
      } catch (err) {
        log.debug({ err }, 'a lease could not be extended');
      }
    }
  }

  /**
   * Waits until all jobs have ended, and releases jobs that take too long. The current poll may still start jobs;
   * `lookEnds` resolves when this poll has ended.
   */
  async stop(lookEnds: () => Promise<void>): Promise<void> {
    this.#isStopping = true;
    const { database, log } = this.#services;
    // the time limit begins now, even if the last poll takes long
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, GRACE_MS);
    await lookEnds();
    const all = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    await Promise.race([all, late]);
    clearTimeout(timer);
    // copied first, because a job that ends when it is aborted is removed from `#running`
    const left = [...this.#running];
    for (const [, { abort }] of left) abort.abort();
    const giveBack = ([job]: (typeof left)[number]) =>
      giveBackJob(database, job).catch((err) => log.warn({ err, job: job.id }, 'a job could not be given back'));
    await Promise.all(left.map(giveBack));
  }
}
