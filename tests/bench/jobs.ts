import { measureArrivals } from './arrivals.ts';
import { measureClaims } from './claims.ts';
import type { Dataset } from './data.ts';
import { measureRelay } from './relay.ts';
import { median, percentile, type Spread, spreadOf } from './statistics.ts';

/** Figures of background work. */
export interface JobsFigures {
  /** The events per second that a relay numbers if no academy has a webhook endpoint, by round. */
  readonly relay: Spread;
  /** The events per second that a relay numbers if each academy has an endpoint for all events, by round. */
  readonly followed: Spread;
  /** Milliseconds from a write to its webhook. */
  readonly arrival: Times;
  /**
   * The milliseconds of a claim of 20 jobs, while a million future jobs wait. `claimAmongDue` is the same while a
   * million due jobs wait.
   */
  readonly claimAmongFuture: Times;
  readonly claimAmongDue: Times;
}

/** Percentiles of many measurements. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

const timesOf = (values: readonly number[]): Times => ({ p50: median(values), p95: percentile(values, 0.95) });

/** Measures background work: webhooks on the dataset, queues on databases of their own. */
export async function measureJobs(data: Dataset, { rounds }: { rounds: number }): Promise<JobsFigures> {
  const arrival = timesOf(await measureArrivals(data));
  const { alone, followed } = await measureRelay(await data.empty('relay'), rounds);
  return {
    relay: spreadOf(alone),
    followed: spreadOf(followed),
    arrival,
    claimAmongFuture: timesOf(await measureClaims(await data.empty('future_jobs'), 'future')),
    claimAmongDue: timesOf(await measureClaims(await data.empty('due_jobs'), 'due')),
  };
}
