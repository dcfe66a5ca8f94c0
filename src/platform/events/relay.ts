import { setTimeout as delay } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { systemTransaction } from '../database/tenant-session.ts';
import type { EventFollower, NumberedEvent } from './follower.ts';
import { academiesWithNewEvents, addCursors, NUMBERED_CHANNEL, numberEvents, tellNumbered } from './number-events.ts';
import { tellNew, whenWritten } from './wake.ts';

/** Academies whose events are numbered in one transaction. */
const ACADEMIES_AT_ONCE = 10;

/** Milliseconds between two looks for new events: soon behind some, and where there have been none for a while. */
const BUSY_PAUSE = 500;
const IDLE_PAUSE = 2_000;

/** Milliseconds between two looks at least, and events behind which the next one comes at once: writers do not pay a look each. */
const LEAST_PAUSE = 250;
const MANY = 1_000;

/**
 * Gives events their numbers: within each academy from 1, without gaps, in the order in which they become visible. Any
 * number of processes may run one; what one is at, the others leave to it.
 */
export interface Relay {
  /** Goes on by itself from now on: wakes when events are written, and looks for them in any case. */
  start(): void;
  /** Numbers all events that are there now. Answers how many those were. */
  drain(): Promise<number>;
  /** Ends what it is at, and does no more. */
  stop(): Promise<void>;
}

/** What of the service a relay works with. */
export interface RelayServices {
  readonly database: Database;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/** The relay of the features, whose followers write what follows in the transaction that numbers. */
export function createRelay(
  { database, log }: RelayServices,
  modules: readonly { readonly followers?: readonly EventFollower[] }[],
): Relay {
  const followers = modules.flatMap((module) => module.followers ?? []);
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const stopping = new AbortController();
  let isFailing = false;
  let wake = () => {};
  let isAwake = false;
  let loop: Promise<void> | undefined;
  const stopHearing: (() => unknown)[] = [];

  /** Numbers the events of some academies. */
  const numberSome = (academyIds: readonly string[]): Promise<number> =>
    systemTransaction(database, async (em) => {
      await addCursors(em, database.engine, academyIds);
      const events = await numberEvents(em, database.engine, academyIds);
      if (events.length === 0) return 0;
      await tellFollowers(em, followers, events);
      await tellNumbered(em, database.engine);
      return events.length;
    });

  /** Goes once through all academies. Answers how many events it has numbered. */
  async function pass(): Promise<number> {
    let count = 0;
    let after: string | null = null;
    do {
      const academyIds = await academiesWithNewEvents(database, after, ACADEMIES_AT_ONCE);
      if (academyIds.length > 0) count += await numberSome(academyIds);
      after = academyIds.length < ACADEMIES_AT_ONCE ? null : (academyIds.at(-1) ?? null);
    } while (after !== null && !isStopped);
    if (count > 0) tellNew(database);
    return count;
  }

  /** Of one process, one pass follows another. */
  function inTurn(): Promise<number> {
    const next = last.then(pass, pass);
    last = next.catch(() => undefined);
    return next;
  }

  /** One pass, whatever comes of it; where the database is away, that is logged once. */
  async function carefully(): Promise<number> {
    try {
      const count = await inTurn();
      if (isFailing) log.info('events are numbered again');
      isFailing = false;
      return count;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'events cannot be numbered');
      isFailing = true;
      return 0;
    }
  }

  /** Waits so long, or until events are written. */
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      if (isAwake || isStopped) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!isStopped) {
      isAwake = false;
      const found = await carefully();
      if (found >= MANY) continue;
      await delay(LEAST_PAUSE, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      await pause(isFailing || found === 0 ? IDLE_PAUSE : BUSY_PAUSE);
    }
  }

  return {
    start() {
      const heard = () => {
        isAwake = true;
        wake();
      };
      stopHearing.push(whenWritten(database, heard));
      stopHearing.push(database.listen(NUMBERED_CHANNEL, () => tellNew(database)));
      loop ??= run();
    },
    async drain() {
      let count = 0;
      let found: number;
      do {
        found = await inTurn();
        count += found;
      } while (found > 0);
      return count;
    },
    async stop() {
      isStopped = true;
      stopping.abort();
      wake();
      for (const end of stopHearing.splice(0)) await end();
      await loop;
      await last;
    },
  };
}

/** Tells each follower of the events, academy by academy. */
async function tellFollowers(
  em: SqlEntityManager,
  followers: readonly EventFollower[],
  events: readonly NumberedEvent[],
): Promise<void> {
  const trx = em.getKysely() as unknown as Kysely<unknown>;
  for (const [academyId, own] of Map.groupBy(events, (event) => event.academyId)) {
    for (const follower of followers) await follower.follow(trx, academyId, own);
  }
}
