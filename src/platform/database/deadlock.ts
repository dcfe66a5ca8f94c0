import { codeOf } from '../errors/error-facts.ts';
import { PATIENCE_MS } from './pool-patience.ts';

/** The number of times that a transaction is retried after a deadlock before the deadlock is reported as an error. */
const RETRIES = 3;

/** PostgreSQL's error code for a transaction that was aborted to resolve a deadlock. */
const DEADLOCK = '40P01';

/**
 * PostgreSQL's error code for a statement timeout. In a writing transaction the statement has usually waited for a lock.
 */
const TIMEOUT = '57014';

/**
 * Runs a whole transaction and repeats it after a deadlock, or after a lock wait that timed out while the database still
 * responds. Deadlocks are possible although locks are taken in one order: a writer of a unique value waits for other
 * writers of the same value.
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
