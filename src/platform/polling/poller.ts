import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The options of a poller. */
export interface PollerOptions {
  /** Polls for work, and returns the milliseconds until the next poll. Calling `wake` ends this pause early. */
  look(): Promise<number>;
  /** The pause in milliseconds after a failed poll. Usually, a poll fails because the database is unreachable. */
  readonly pauseOfTrouble: number;
  /** The minimum number of milliseconds between two polls. */
  readonly leastPause?: number;
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** The log messages for the first failed poll, and for the first successful poll after failed ones. */
  readonly told: { readonly trouble: string; readonly end: string };
}

/** Polls for work repeatedly. */
export interface Poller {
  start(): void;
  /** Ends the pause before the next poll. */
  wake(): void;
  /** Starts no further poll, and resolves when the current poll has ended. */
  stop(): Promise<void>;
}

export function createPoller({ look, pauseOfTrouble, leastPause = 0, log, told }: PollerOptions): Poller {
  const wakeUp = createWakeUp();
  const stopping = new AbortController();
  let isTroubled = false;
  let loop: Promise<void> | undefined;

  /**
   * Polls once, and catches errors. If polls fail one after another, logs only the first error, because one line is
   * enough while the database is unreachable.
   */
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

/** A pause that can be ended early. */
interface WakeUp {
  /**
   * Resolves after `ms` milliseconds, or when `wake` is called. If `wake` was called since the last pause, resolves
   * immediately.
   */
  pause(ms: number): Promise<void>;
  wake(): void;
}

function createWakeUp(): WakeUp {
  let isAwake = false;
  let end: (() => void) | undefined;
  return {
    async pause(ms) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      end = undefined;
      isAwake = false;
    },
    wake() {
      isAwake = true;
      end?.();
    },
  };
}
