import { codeOf } from '../errors/error-facts.ts';
import { PATIENCE_MS } from './pool-patience.ts';

/** Times that a transaction is tried again before its deadlock is a fault. */
const RETRIES = 3;

/** PostgreSQL's code for a transaction that it ended so that another could go on. */
const DEADLOCK = '40P01';

/** PostgreSQL's code for a statement that took too long: in transactions that write, one that has waited for others. */
const TIMEOUT = '57014';

/**
 * Runs a whole transaction, and repeats it if PostgreSQL ended it to resolve a deadlock, or because it waited for long
 * while the database responds. Locks are taken in one order, but a writer of a unique value waits for other writers of
 * it, regardless of their locks.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let retry = 0; ; retry++) {
    try {
      return await transaction();
    } catch (error) {
      const code = codeOf(error);
      const isTriedAgain = code === TIMEOUT ? performance.now() < end : code === DEADLOCK && retry < RETRIES;
      if (!isTriedAgain) throw error;
    }
  }
}
