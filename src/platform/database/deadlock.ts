/** Times that a transaction is tried again before its deadlock is a fault. */
const RETRIES = 3;

/** PostgreSQL's code for a transaction that it ended so that another could go on. */
const DEADLOCK = '40P01';

/**
 * Runs a whole transaction, and again where PostgreSQL ended it to resolve a deadlock. Locks are taken in one order, but
 * whoever writes a value that is unique waits for the others who write it, whatever they hold.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await transaction();
    } catch (error) {
      if (retry === RETRIES || (error as { code?: unknown } | null)?.code !== DEADLOCK) throw error;
    }
  }
}
