import { inject } from 'vitest';

/** True for `npm run test:long`. */
export const isLong: boolean = inject('isLong') ?? false;

/**
 * Returns the options of a random test: the number of cases. The number is `many` in `npm run test:long`, `few` in other
 * commands, or the value of the variable CASES.
 */
export const cases = (few: number, many: number) => ({
  numRuns: inject('cases') ?? (isLong ? many : few),
  endOnFailure: true,
});

/** Returns the time limit of a random test in milliseconds: one minute, and `each` milliseconds for every case. */
export const patienceFor = ({ numRuns }: { numRuns: number }, each: number): number => 60_000 + numRuns * each;
