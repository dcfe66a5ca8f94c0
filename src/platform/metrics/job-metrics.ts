import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { JobCounts } from '../jobs/job-counts.ts';
import { MOST_COUNTED, readJobNumbers } from '../jobs/job-numbers.ts';

/** The sources of job metrics. */
export interface WatchedJobs {
  readonly database: Pick<Database, 'kysely'>;
  readonly jobCounts: JobCounts;
}

/** The milliseconds for which numbers from the database are reused. */
const KEPT_MS = 1_000;

/** Adds metrics of the jobs that this process has run, and of the jobs in the database. */
export async function addJobMetrics(registry: Registry, { database, jobCounts }: WatchedJobs): Promise<void> {
  const { Counter, Gauge } = await import('prom-client');
  const registers = [registry];
  let asked: { readonly at: number; readonly numbers: ReturnType<typeof readJobNumbers> } | undefined;

  function numbersNow() {
    const at = Date.now();
    if (!asked || at - asked.at > KEPT_MS) asked = { at, numbers: readJobNumbers(database) };
    return asked.numbers;
  }

  new Counter({
    name: 'academy_jobs_total',
    help: 'Jobs that this process has begun, by their kind and what became of them',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { kind, outcome, count } of jobCounts.all()) this.inc({ kind, outcome }, count);
    },
  });
  new Gauge({
    name: 'academy_jobs',
    help: `Jobs of the database, by their state: ${MOST_COUNTED} is so many or more`,
    labelNames: ['state'],
    // every process reports the same numbers, so the numbers of several processes must not be added up
    aggregator: 'max',
    registers,
    async collect() {
      // if the database cannot be read, only the metrics from the database are omitted
      const numbers = await numbersNow().catch(() => null);
      this.reset();
      if (!numbers) return;
      this.set({ state: 'waiting' }, numbers.waiting);
      this.set({ state: 'dead' }, numbers.dead);
    },
  });
  new Gauge({
    name: 'academy_jobs_oldest_due_seconds',
    help: 'For how long the oldest job is due that nobody has begun',
    aggregator: 'max',
    registers,
    async collect() {
      const numbers = await numbersNow().catch(() => null);
      if (numbers) this.set(numbers.oldestDueSeconds);
    },
  });
}
