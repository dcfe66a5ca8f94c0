import fc from 'fast-check';

/** The maximum amount of a fee. */
export const MOST = 9_999_999_999;

/** An amount in minor units, mostly small. */
export const AMOUNT = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: MOST }));
