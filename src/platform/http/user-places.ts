import type { ServerResponse } from 'node:http';
import { clientGone } from '../errors/app-error.ts';

/** The default maximum number of a user's requests that run in a process at the same time. */
const MOST = 32;

/** Slots for requests that run at the same time. Each user has a limited number of slots. */
export interface UserPlaces {
  /**
   * Takes a slot of the user until the response is closed. Returns undefined if a slot is free. Otherwise, returns a
   * promise, which resolves when a slot becomes free, in the order of the calls. If the client disconnects before that,
   * the promise rejects with `clientGone`.
   */
  take(userId: string, res: ServerResponse): Promise<void> | undefined;
  /** Returns true if a slot of the user is free. */
  isFree(userId: string): boolean;
}

/**
 * Creates slots for each user. If a user sends hundreds of requests at the same time, only the requests of this user
 * wait, not those of other users. Unlike `createConcurrencyLimiter`, these slots have neither priorities nor timeouts,
 * because every request takes a slot and most requests find a free one.
 */
export function createUserPlaces(most = MOST): UserPlaces {
  const taken = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  function leave(userId: string): void {
    const [next] = waiting.get(userId) ?? [];
    // the next waiting request gets the slot
    if (next) next();
    else release(userId);
  }

  function release(userId: string): void {
    const left = (taken.get(userId) ?? 1) - 1;
    if (left > 0) taken.set(userId, left);
    else taken.delete(userId);
  }

  function wait(userId: string, res: ServerResponse): Promise<void> {
    const queue = waiting.get(userId) ?? new Set();
    waiting.set(userId, queue);
    return new Promise((resolve, reject) => {
      const endWait = () => {
        queue.delete(begin);
        if (queue.size === 0) waiting.delete(userId);
      };
      const gone = () => {
        endWait();
        reject(clientGone());
      };
      const begin = () => {
        endWait();
        res.off('close', gone);
        res.once('close', () => leave(userId));
        resolve();
      };
      queue.add(begin);
      res.once('close', gone);
    });
  }

  const isFree = (userId: string): boolean => (taken.get(userId) ?? 0) < most;

  return {
    isFree,
    take(userId, res) {
      // the response is closed already, so it would never free its slot
      if (res.closed) return undefined;
      if (!isFree(userId)) return wait(userId, res);
      taken.set(userId, (taken.get(userId) ?? 0) + 1);
      res.once('close', () => leave(userId));
      return undefined;
    },
  };
}
