import { createSender } from '../features/operations/webhooks/sender.ts';
import { createRelay } from '../platform/events/relay.ts';
import type { FeatureModule } from '../platform/graphql/schema.ts';
import { createJobCounts, type JobCounts } from '../platform/jobs/job-counts.ts';
import { createJobRunner } from '../platform/jobs/job-runner.ts';
import type { Runner } from '../platform/polling/runner.ts';
import type { Services } from '../platform/tenancy/request-context.ts';

/** Everything that works beside requests. */
export interface Background {
  /** Begins to look for work, until it is stopped. */
  start(): void;
  /**
   * Does all that is due at `now` (RFC 3339, UTC; the present when omitted), and what follows from it, also where it was not
   * started: for tests.
   */
  drain(now?: string): Promise<void>;
  /** Starts no more work, and resolves when running work has ended or was released: within 9 seconds. */
  stop(): Promise<void>;
  /** How many jobs this process has done. */
  readonly jobCounts: JobCounts;
}

/** Jobs that a process does at once: half of its connections are left to requests. */
const CONCURRENCY = 5;

/** Creates the background work of a service with these features; each of several workers does its share. */
export function createBackground(services: Services, modules: readonly FeatureModule[]): Background {
  const jobCounts = createJobCounts();
  const jobs = createJobRunner(services, {
    handlers: modules.flatMap((module) => module.jobs ?? []),
    schedules: modules.flatMap((module) => module.schedules ?? []),
    concurrency: Math.max(1, Math.floor(CONCURRENCY / services.config.workers)),
    counts: jobCounts,
  });
  // relays before senders, and jobs last, because they report whether work is left
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
