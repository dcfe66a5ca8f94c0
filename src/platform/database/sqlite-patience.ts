import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../errors/error-facts.ts';
import { nextTurn } from './turns.ts';

/** The milliseconds that SQLite itself waits for the lock of another process. This wait blocks the whole thread. */
export const BLOCKING_WAIT_MS = 50;

/** The maximum time in milliseconds that a statement waits for the lock of another process. */
const PATIENCE_MS = 5000;

const PAUSE_MS = 10;

/** True if SQLite reports that another connection holds the lock. */
export const isBusy = (error: unknown): boolean => String(codeOf(error)).startsWith('SQLITE_BUSY');

/** Runs a statement in this thread when its turn comes. Tries again while another process holds the lock. */
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
