import { inject } from 'vitest';

/**
 * True in the mode of `npm test`. Tests that take long may then omit cases that differ little from others. `npm run
 * test:all` runs all of them.
 */
export const IS_QUICK = (import.meta as unknown as { env: { MODE: string } }).env.MODE === 'test';

/** True in the mode of `npm test` on PostgreSQL, for tests that `npm test` runs completely on SQLite. */
export const IS_QUICK_ON_POSTGRESQL = IS_QUICK && inject('engine') === 'postgresql';
