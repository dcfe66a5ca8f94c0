import { createSender } from '../features/operations/webhooks/sender.ts';
import { createRelay } from '../platform/events/relay.ts';
import type { FeatureModule } from '../platform/graphql/schema.ts';
import { createJobCounts, type JobCounts } from '../platform/jobs/job-counts.ts';
import { createJobRunner } from '../platform/jobs/job-runner.ts';
import type { Runner } from '../platform/polling/runner.ts';
import type { Services } from '../platform/tenancy/request-context.ts';

/** The work that runs independently of requests. */
export interface Background {
  /** Starts to look for work, until `stop` is called. */
  start(): void;
  /**
   * Does all work that is due at `now`, including further work that this work causes. `now` is RFC 3339, UTC; the
   * default is the present time. It works without `start`, and is for tests.
   */
  drain(now?: string): Promise<void>;
  /** Starts no more work. Resolves within 9 seconds, when all running work has ended or was released. */
  stop(): Promise<void>;
  /** The numbers of jobs that this process has run. */
  readonly jobCounts: JobCounts;
}

/**
 * The maximum number of jobs that a process runs at the same time. Half of the connections of the process stay free for
 * requests.
 */
const CONCURRENCY = 5;

/**
 * Creates the background work of a service with these features. If the service has several workers, each of them does a
 * part of the background work.
 */
export function createBackground(services: Services, modules: readonly FeatureModule[]): Background {
  const jobCounts = createJobCounts();
  const jobs = createJobRunner(services, {
    handlers: modules.flatMap((module) => module.jobs ?? []),
    schedules: modules.flatMap((module) => module.schedules ?? []),
    concurrency: Math.max(1, Math.floor(CONCURRENCY / services.config.workers)),
    counts: jobCounts,
  });
  // the relay comes before the sender, because the sender delivers the events that the relay has numbered
  const runners: readonly Runner[] = [createRelay(services, modules), createSender(services), jobs];
  let stopped: Promise<unknown> | undefined;
  return {
    jobCounts,
    start() {
      for (const runner of runners) runner.start();
    },
    async drain(now) {
      let done: number;
      do {
        done = 0;
        for (const runner of runners) done += await runner.drain(now);
      } while (done > 0);
    },
    async stop() {
      stopped ??= Promise.all(runners.map((runner) => runner.stop()));
      await stopped;
    },
  };
}
