import PQueue from 'p-queue';
import { AppError, clientGone } from '../errors/app-error.ts';

/** Limits how much work runs at the same time for each key. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as a slot for the key is free. The caller (`who`) with the least running and waiting work comes
   * first. Among equal callers, the order of arrival counts. Throws SERVICE_UNAVAILABLE if the wait is too long. If
   * `gone` aborts before `work` starts, because the client has disconnected, `work` does not run.
   */
  take<T>(key: string, who: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
}

/** The number of slots for each key, and the milliseconds that work may wait for a slot. */
export interface ConcurrencyLimits {
  readonly places: number;
  readonly patience: number;
}

/** Creates a limiter. `refusal` is the error message for work that has waited too long. */
export function createConcurrencyLimiter({ places, patience }: ConcurrencyLimits, refusal: string): ConcurrencyLimiter {
  const queues = new Map<string, PQueue>();
  const asked = new Map<string, number>();

  function queueOf(key: string): PQueue {
    const queue = queues.get(key) ?? new PQueue({ concurrency: places }).on('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  }

  return {
    async take(key, who, work, gone) {
      const asker = `${key} ${who}`;
      const before = asked.get(asker) ?? 0;
      asked.set(asker, before + 1);
      const waiting = new AbortController();
      const refuse = () => waiting.abort(noPlace(refusal, patience));
      const leave = () => waiting.abort(clientGone());
      const timer = setTimeout(refuse, patience);
      const endWait = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', leave);
      };
      if (gone?.aborted) leave();
      else gone?.addEventListener('abort', leave);
      const inPlace = () => {
        endWait();
        return work();
      };
      try {
        return await queueOf(key).add(inPlace, { priority: -before, signal: waiting.signal });
      } finally {
        endWait();
        const left = (asked.get(asker) ?? 1) - 1;
        if (left > 0) asked.set(asker, left);
        else asked.delete(asker);
      }
    },
  };
}

const noPlace = (refusal: string, patience: number): AppError =>
  new AppError('SERVICE_UNAVAILABLE', refusal, { retryAfter: Math.max(1, Math.ceil(patience / 1_000)) });
