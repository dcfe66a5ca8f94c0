import type { ServerResponse } from 'node:http';
import { clientGone } from '../errors/app-error.ts';

/** The default number of requests per user that run in a process at the same time. */
const MOST = 32;

/** The places (slots) of each user for requests that run at the same time. */
export interface UserPlaces {
  /**
   * Occupies a place of the user until the response is closed. Returns undefined if a place is free. Otherwise returns a
   * promise that resolves when a place becomes free, in the order of the calls. The promise rejects with `clientGone` if
   * the client disconnects before that.
   */
  take(userId: string, res: ServerResponse): Promise<void> | undefined;
  /** Returns true if a place of the user is free. */
  isFree(userId: string): boolean;
}

/**
 * Creates places per user, so that a user who sends hundreds of requests at the same time waits instead of delaying
 * other users. Unlike `createConcurrencyLimiter`, these places have no queues, priorities and timeouts, because every
 * request takes a place, and most requests find a free place.
 */
export function createUserPlaces(most = MOST): UserPlaces {
  const taken = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  function leave(userId: string): void {
    const [next] = waiting.get(userId) ?? [];
    // the next waiting request gets the place
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
      // the response is closed already and would never release its place
      if (res.closed) return undefined;
      if (!isFree(userId)) return wait(userId, res);
      taken.set(userId, (taken.get(userId) ?? 0) + 1);
      res.once('close', () => leave(userId));
      return undefined;
    },
  };
}
