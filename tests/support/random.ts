import { inject } from 'vitest';

/** Whether this is `npm run test:long`. */
export const isLong: boolean = inject('isLong') ?? false;

/** The seed of all random tests of the run. */
export const SEED: number = inject('seed');

/**
 * How many random cases a test tries: `few` in `npm test`, `many` in `npm run test:long`, or as many as the variable CASES
 * says. They come from SEED; when one fails, its message names the seed.
 */
export const cases = (few: number, many: number) => ({
  seed: SEED,
  numRuns: inject('cases') ?? (isLong ? many : few),
  endOnFailure: true,
});

/** The time limit of a test of so many cases: of each at most `each` ms, on a busy machine. */
export const patienceFor = ({ numRuns }: { numRuns: number }, each: number): number => 60_000 + numRuns * each;
