import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';

/** Limits in milliseconds of processor time for reads in the main thread. */
interface PaceLimits {
  /** A read that takes at most this time counts as short. */
  readonly short: number;
  /** A read that takes longer than this was too long for the main thread. */
  readonly late: number;
}

/**
 * The default limits. Sending a read to another process and receiving its rows takes up to a millisecond. With more
 * than two processors, this frees the main thread for other requests, so the limits are low. With fewer processors, the
 * two processes would compete for a processor, so longer reads stay in the main thread.
 */
const USUAL_LIMITS: PaceLimits = availableParallelism() > 2 ? { short: 1, late: 3 } : { short: 5, late: 10 };

/**
 * After this number of short reads in a row, further reads with the same `pace` (see `ReadStatement`) are expected to
 * be short.
 */
const TIMES = 2;

/**
 * After two reads in the main thread were too long, with at most this number of other reads in the main thread between
 * them, this number of additional short reads is required. A single long read is not enough, because a garbage
 * collection during a read counts as part of it.
 */
const TIMES_AFTER_LATE = 20;

/** A read that takes this many times the limit `late` counts as two, because a garbage collection is usually shorter. */
const VERY_LATE = 10;

const MAX_PACES = 10_000;

/**
 * The recent durations of reads, by pace. A pace is a key for reads that take about the same time, see `ReadStatement`.
 */
export interface SqlitePaces {
  /** True if the latest reads with this pace were short. */
  isShort(pace: string): boolean;
  /** Records the `duration` of a read in another process, in milliseconds of processor time. */
  beside(pace: string, duration: number): void;
  /** Records the `duration` of a read in the main thread, in milliseconds of processor time. */
  here(pace: string, duration: number): void;
}

export function createSqlitePaces({ short, late }: PaceLimits = USUAL_LIMITS): SqlitePaces {
  const shortReads = new LRUCache<string, number>({ max: MAX_PACES });
  /** The number of reads in the main thread since the last one that was too long, by pace, up to `TIMES_AFTER_LATE`. */
  const sinceLate = new LRUCache<string, number>({ max: MAX_PACES });
  return {
    isShort: (pace) => (shortReads.get(pace) ?? 0) >= TIMES,
    beside(pace, duration) {
      const before = shortReads.get(pace) ?? 0;
      shortReads.set(pace, duration <= short ? Math.min(before + 1, TIMES) : Math.min(before, 0));
    },
    here(pace, duration) {
      const since = sinceLate.get(pace);
      if (duration > late) {
        const isFirst = since === undefined && duration <= VERY_LATE * late;
        shortReads.set(pace, isFirst ? Math.min(shortReads.get(pace) ?? 0, 0) : -TIMES_AFTER_LATE);
        sinceLate.set(pace, 0);
      } else if (since === TIMES_AFTER_LATE) sinceLate.delete(pace);
      else if (since !== undefined) sinceLate.set(pace, since + 1);
    },
  };
}
