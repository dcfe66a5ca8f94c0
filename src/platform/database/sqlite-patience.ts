import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../errors/error-facts.ts';
import { nextTurn } from './turns.ts';

/** Milliseconds that SQLite itself waits for the lock of another process: meanwhile nothing else runs in this thread. */
export const BLOCKING_WAIT_MS = 50;

/** Milliseconds that a statement waits for it in all. */
const PATIENCE_MS = 5000;

const PAUSE_MS = 10;

/** Whether SQLite says that another connection has the lock. */
export const isBusy = (error: unknown): boolean => String(codeOf(error)).startsWith('SQLITE_BUSY');

/** Runs a statement, in this thread, when it is its turn; again while another process has the lock. */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    await nextTurn();
    try {
      return await send();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
