import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createWakeUp } from './wake-up.ts';

/** How work is looked for. */
export interface PollerOptions {
  /** Looks for work, and answers the milliseconds until the next look, unless it is woken. */
  look(): Promise<number>;
  /** Milliseconds behind a look that failed: the database is away. */
  readonly pauseOfTrouble: number;
  /** Milliseconds between two looks that nobody cuts short. */
  readonly leastPause?: number;
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** What the log says of the first look that fails, and of the first that does not any more. */
  readonly told: { readonly trouble: string; readonly end: string };
}

/** Looks for work again and again. */
export interface Poller {
  start(): void;
  /** Lets the next look come at once. */
  wake(): void;
  /** Begins no other look, and resolves when the last one has ended. */
  stop(): Promise<void>;
}

export function createPoller({ look, pauseOfTrouble, leastPause = 0, log, told }: PollerOptions): Poller {
  const wakeUp = createWakeUp();
  const stopping = new AbortController();
  let isTroubled = false;
  let loop: Promise<void> | undefined;

  /** One look, whatever comes of it: once is enough to know that the database is away. */
  async function carefully(): Promise<number> {
    try {
      const pause = await look();
      if (isTroubled) log.info(told.end);
      isTroubled = false;
      return pause;
    } catch (err) {
      if (!isTroubled) log.error({ err }, told.trouble);
      isTroubled = true;
      return pauseOfTrouble;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await carefully();
      if (pause === 0) continue;
      if (leastPause > 0)
        await delay(leastPause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await wakeUp.pause(pause);
    }
  }

  return {
    start() {
      if (!stopping.signal.aborted) loop ??= run();
    },
    wake: wakeUp.wake,
    async stop() {
      stopping.abort();
      wakeUp.wake();
      await loop;
    },
  };
}
