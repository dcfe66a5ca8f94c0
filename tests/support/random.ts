import { inject } from 'vitest';

/** True for `npm run test:long`. */
export const isLong: boolean = inject('isLong') ?? false;

/** The seed for all random tests of the run. */
export const SEED: number = inject('seed');

/**
 * Returns the number of random cases that a test runs: `few` in `npm test`, `many` in `npm run test:long`, or the number
 * in the variable CASES. They are generated from SEED. If a case fails, its message contains the seed.
 */
export const cases = (few: number, many: number) => ({
  seed: SEED,
  numRuns: inject('cases') ?? (isLong ? many : few),
  endOnFailure: true,
});

/** Returns the time limit for a test with a number of cases, at most `each` ms per case on a busy machine. */
export const patienceFor = ({ numRuns }: { numRuns: number }, each: number): number => 60_000 + numRuns * each;
