import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';

/** Limits for reads in the main thread, in milliseconds of processor time. */
interface PaceLimits {
  /** Up to which a read counts as short. */
  readonly short: number;
  /** After which a read in the main thread was too long for it. */
  readonly late: number;
}

/**
 * To send a read to a process and its rows back takes up to a millisecond. Where there are processors for both, that frees
 * the main thread for other requests; where the two only take turns, it is spent for nothing.
 */
const USUAL_LIMITS: PaceLimits = availableParallelism() > 2 ? { short: 1, late: 3 } : { short: 5, late: 10 };

/** How often in succession reads of a pace must have been short. */
const TIMES = 2;

/** How many more of them it takes after one in the main thread that was too long. */
const TIMES_AFTER_LATE = 20;

const MAX_PACES = 10_000;

/** How long reads took the last times, by their paces (see `ReadStatement`). */
export interface SqlitePaces {
  /** Whether the last reads of the pace were short. */
  isShort(pace: string): boolean;
  /** Notes a read in a process of its own, and the milliseconds of processor time that it took. */
  beside(pace: string, duration: number): void;
  /** Notes a read in the main thread. */
  here(pace: string, duration: number): void;
}

/** Knows no paces yet. */
export function createSqlitePaces({ short, late }: PaceLimits = USUAL_LIMITS): SqlitePaces {
  const shortReads = new LRUCache<string, number>({ max: MAX_PACES });
  return {
    isShort: (pace) => (shortReads.get(pace) ?? 0) >= TIMES,
    beside(pace, duration) {
      const before = shortReads.get(pace) ?? 0;
      shortReads.set(pace, duration <= short ? Math.min(before + 1, TIMES) : Math.min(before, 0));
    },
    here(pace, duration) {
      if (duration > late) shortReads.set(pace, -TIMES_AFTER_LATE);
    },
  };
}
