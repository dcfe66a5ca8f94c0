import { LRUCache } from 'lru-cache';

/** Milliseconds of processor time up to which a read counts as short. */
const SHORT_MS = 1;

/** Milliseconds after which a read in the main thread was too long for it. */
const LATE_MS = 3;

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
export function createSqlitePaces(): SqlitePaces {
  const shortReads = new LRUCache<string, number>({ max: MAX_PACES });
  return {
    isShort: (pace) => (shortReads.get(pace) ?? 0) >= TIMES,
    beside(pace, duration) {
      const before = shortReads.get(pace) ?? 0;
      shortReads.set(pace, duration <= SHORT_MS ? Math.min(before + 1, TIMES) : Math.min(before, 0));
    },
    here(pace, duration) {
      if (duration > LATE_MS) shortReads.set(pace, -TIMES_AFTER_LATE);
    },
  };
}
