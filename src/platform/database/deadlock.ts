import { codeOf } from '../errors/error-facts.ts';
import { PATIENCE_MS } from './pool-patience.ts';

/** The number of times that a transaction is repeated after a deadlock, before the deadlock is reported as an error. */
const RETRIES = 3;

/** PostgreSQL's error code for a transaction that was aborted to resolve a deadlock. */
const DEADLOCK = '40P01';

/**
 * PostgreSQL's error code for a statement timeout. In a writing transaction, such a statement has usually waited for a
 * lock.
 */
const TIMEOUT = '57014';

/**
 * Runs a whole transaction. Repeats it after a deadlock, at most `RETRIES` times. Repeats it after a statement timeout,
 * until `PATIENCE_MS` have passed. Deadlocks are possible even though all transactions lock rows in the same order: a
 * transaction that writes a unique value waits for other transactions that write the same value.
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
