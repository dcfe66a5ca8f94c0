import type { ServerResponse } from 'node:http';
import { clientGone } from '../errors/app-error.ts';

/** The default number of requests of one user that a process works on at once. */
const MOST = 32;

/** Places in which the requests of a user are worked on. */
export interface UserPlaces {
  /**
   * Takes a place of the user until the response is closed. Returns undefined if one is free; otherwise a promise that
   * resolves when one is, in the order of the calls, and rejects with `clientGone` if the client disconnects before.
   */
  take(userId: string, res: ServerResponse): Promise<void> | undefined;
  /** Whether a place of the user is free. */
  isFree(userId: string): boolean;
}

/**
 * Makes a user who sends hundreds of requests at once wait for their own, instead of delaying others. It lacks the
 * queues, priorities and timeouts of `createPlaces`, because each request passes here, and most find a free place.
 */
export function createUserPlaces(most = MOST): UserPlaces {
  const taken = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  function leave(userId: string): void {
    const [next] = waiting.get(userId) ?? [];
    // the place goes on to who waits
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
      // gone already: it would never give its place back
      if (res.closed) return undefined;
      if (!isFree(userId)) return wait(userId, res);
      taken.set(userId, (taken.get(userId) ?? 0) + 1);
      res.once('close', () => leave(userId));
      return undefined;
    },
  };
}
