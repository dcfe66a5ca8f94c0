import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { systemTransaction } from '../database/tenant-session.ts';
import { AcademiesWithWork } from '../polling/academies-with-work.ts';
import { createPoller } from '../polling/poller.ts';
import type { Runner } from '../polling/runner.ts';
import type { EventFollower, NumberedEvent } from './follower.ts';
import {
  academiesNumbered,
  academiesOnShards,
  academiesWithNewEvents,
  addCursors,
  NUMBERED_CHANNEL,
  numberEvents,
  numberOnShard,
  tellNumbered,
} from './number-events.ts';
import { eventsNumbered, eventsWritten } from './wake.ts';

/** The number of academies whose events are numbered in one transaction. */
const ACADEMIES_AT_ONCE = 10;

/** The maximum number of academies that one query of a distributed database returns. */
const ACADEMIES_ON_SHARDS = 1_000;

/**
 * The milliseconds between two polls for new events. `BUSY_PAUSE` follows a poll that found events. `IDLE_PAUSE`
 * follows a poll that found no events.
 */
const BUSY_PAUSE = 500;
const IDLE_PAUSE = 2_000;

/**
 * The minimum number of milliseconds between two polls, so that not every write causes a poll. After a poll that
 * numbered at least `MANY` events, the next poll begins without a pause.
 */
const LEAST_PAUSE = 250;
const MANY = 1_000;

/** The services that a relay needs. */
export interface RelayServices {
  readonly database: Database;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/**
 * Creates a relay, which numbers events. The numbers of each academy begin at 1, have no gaps, and follow the order in
 * which the events become visible. The followers of the features write the consequences of the events in the same
 * transaction. A relay polls regularly, and also when this process has written events. Several processes may run a
 * relay: each relay skips the academies whose events another relay is numbering.
 */
export function createRelay(
  { database, log }: RelayServices,
  modules: readonly { readonly followers?: readonly EventFollower[] }[],
): Runner {
  const followers = modules.flatMap((module) => module.followers ?? []);
  const withWork = new AcademiesWithWork();
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const stopHearing: (() => unknown)[] = [];

  /**
   * Numbers events, after all earlier calls in this process have ended. On a distributed database, if `isSearch` is
   * false, it may miss events that other processes have written.
   */
  function inTurn(isSearch: boolean): Promise<number> {
    const numberAll = async () =>
      (await database.isDistributed())
        ? numberOnShards({ database, followers, isStopped: () => isStopped }, withWork, isSearch)
        : numberEverywhere(database, followers, () => isStopped);
    const next = last.then(numberAll, numberAll);
    last = next.catch(() => undefined);
    return next;
  }

  const poller = createPoller({
    async look() {
      const found = await inTurn(false);
      if (found >= MANY) return 0;
      return found === 0 ? IDLE_PAUSE : BUSY_PAUSE;
    },
    leastPause: LEAST_PAUSE,
    pauseOfTrouble: IDLE_PAUSE,
    log,
    told: { trouble: 'events cannot be numbered', end: 'events are numbered again' },
  });

  return {
    start() {
      const written = (academyIds: readonly string[]) => {
        withWork.add(academyIds);
        poller.wake();
      };
      const numbered = (text: string) => eventsNumbered.notify(database.orm.em, academiesNumbered(text));
      stopHearing.push(eventsWritten.subscribe(database, written));
      stopHearing.push(database.listen(NUMBERED_CHANNEL, numbered));
      poller.start();
    },
    async drain() {
      let count = 0;
      let found: number;
      do {
        found = await inTurn(true);
        count += found;
      } while (found > 0);
      return count;
    },
    async stop() {
      isStopped = true;
      for (const end of stopHearing.splice(0)) await end();
      await poller.stop();
      await last;
    },
  };
}

/** Numbers the events of all academies once. Ends early when `isStopped` returns true. Returns the number of events. */
async function numberEverywhere(
  database: Database,
  followers: readonly EventFollower[],
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const academyIds = await academiesWithNewEvents(database, after, ACADEMIES_AT_ONCE);
    if (academyIds.length > 0) count += await numberSome(database, followers, academyIds);
    after = academyIds.length < ACADEMIES_AT_ONCE ? null : (academyIds.at(-1) ?? null);
  } while (after !== null && !isStopped());
  return count;
}

/** A relay's database and followers. */
interface Numbering {
  readonly database: Database;
  readonly followers: readonly EventFollower[];
  isStopped(): boolean;
}

/**
 * Numbers unnumbered events on a distributed database. Each academy has its own transaction on its shard. Ends early
 * when `isStopped` returns true. Returns the number of events.
 */
async function numberOnShards(
  { database, followers, isStopped }: Numbering,
  withWork: AcademiesWithWork,
  isSearch: boolean,
): Promise<number> {
  const limit = ACADEMIES_ON_SHARDS;
  const found = await withWork.read((ids) => academiesOnShards(database, ids, limit), { limit, isSearch });
  let count = 0;
  for (const { academyId } of found) {
    if (isStopped()) break;
    count += await systemTransaction(database, async (em) =>
      follow(em, database, followers, await numberOnShard(em, academyId)),
    );
  }
  return count;
}

/** Numbers events of some academies. Returns the number of events. */
const numberSome = (
  database: Database,
  followers: readonly EventFollower[],
  academyIds: readonly string[],
): Promise<number> =>
  systemTransaction(database, async (em) => {
    await addCursors(em, database.engine, academyIds);
    return follow(em, database, followers, await numberEvents(em, database.engine, academyIds));
  });

/** Passes numbered events to the followers, and notifies all processes. Returns the number of events. */
async function follow(
  em: SqlEntityManager,
  { engine }: Database,
  followers: readonly EventFollower[],
  events: readonly NumberedEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  await tellFollowers(em, followers, events);
  await tellNumbered(em, engine, [...new Set(events.map(({ academyId }) => academyId))]);
  return events.length;
}

/** Passes the events to each follower, academy by academy. */
async function tellFollowers(
  em: SqlEntityManager,
  followers: readonly EventFollower[],
  events: readonly NumberedEvent[],
): Promise<void> {
  const trx = em.getKysely<unknown>();
  for (const [academyId, own] of Map.groupBy(events, (event) => event.academyId)) {
    for (const follower of followers) await follower.follow(trx, academyId, own);
  }
}
