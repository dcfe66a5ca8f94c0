import type { Outcome } from './run-job.ts';

/** The number of jobs that have ended in this process, by kind and outcome. */
export interface JobCounts {
  add(kind: string, outcome: Outcome): void;
  all(): Iterable<{ readonly kind: string; readonly outcome: Outcome; readonly count: number }>;
}

export function createJobCounts(): JobCounts {
  const counts = new Map<string, { kind: string; outcome: Outcome; count: number }>();
  return {
    add(kind, outcome) {
      const key = `${outcome} ${kind}`;
      const entry = counts.get(key) ?? { kind, outcome, count: 0 };
      entry.count++;
      counts.set(key, entry);
    },
    all: () => counts.values(),
  };
}
