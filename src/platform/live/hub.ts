import { AppError } from '../errors/app-error.ts';
import { requireValue } from '../errors/require-value.ts';
import { NUMBERED_CHANNEL } from '../events/number-events.ts';
import { eventsNumbered } from '../events/wake.ts';
import type { LiveTopic } from '../graphql/live-topic.ts';
import { tableOf } from '../loaders/table.ts';
import { createPoller, type Poller } from '../polling/poller.ts';
import type { Services } from '../tenancy/request-context.ts';
import { type CheckCallers, checkSubscribers } from './check-subscribers.ts';
import { deliver } from './deliver.ts';
import { createEventFeed } from './event-feed.ts';
import { changesFor, type LiveFeed, resyncRequired } from './feed.ts';
import { createLiveCounts, type LiveCounts } from './live-counts.ts';
import type { LiveStream } from './live-stream.ts';
import { refusedResult } from './refused-result.ts';
import { createRowFeed } from './row-feed.ts';
import { type StreamLimits, StreamRegistry } from './stream-registry.ts';

/** The parts of the service that the hub needs. */
export interface HubParts {
  readonly services: Services;
  /** The topics of all subscriptions. */
  readonly topics: readonly LiveTopic[];
  readonly checkCallers: CheckCallers;
  /** Returns an error in the form that clients see. */
  readonly format: (error: unknown) => object;
  /** The limits, if they differ from the defaults. */
  readonly limits?: Partial<HubLimits> | undefined;
}

/** The limits of streams. */
export interface HubLimits extends StreamLimits {
  /** If a client reads nothing for this number of milliseconds, its stream is closed. */
  readonly blockedMs: number;
  /** If a stream has sent nothing for this number of milliseconds, it sends a comment, so that proxies keep it open. */
  readonly pingMs: number;
}

const LIMITS: HubLimits = { perUser: 10, perProcess: 2_000, blockedMs: 30_000, pingMs: 15_000 };

/**
 * The milliseconds between two checks of all subscribers. While no notification arrives, they are also the time between
 * two polls of the feeds.
 */
const PAUSE = 2_000;

/** The minimum number of milliseconds between two polls of the feeds. */
const LEAST_PAUSE = 100;

/** The milliseconds between two checks for streams that have sent nothing or whose clients do not read. */
const BEAT = 1_000;

/**
 * The hub of a process. It reads the feeds of the academies that streams follow, and sends the changes to the streams.
 * It uses the database only after the first stream was opened.
 */
export class Hub {
  readonly counts: LiveCounts = createLiveCounts();
  readonly #parts: HubParts;
  readonly #limits: HubLimits;
  /** The feeds by topic. All topics about events share one feed. */
  readonly #feeds: ReadonlyMap<LiveTopic, LiveFeed>;
  readonly #registry: StreamRegistry;
  readonly #poller: Poller;
  readonly #checks: Poller;
  readonly #stopHearing: (() => unknown)[] = [];
  #isStarted = false;
  #isClosed = false;

  constructor(parts: HubParts) {
    const { log } = parts.services;
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
    this.#feeds = feedsOf(parts, this.counts);
    this.#registry = new StreamRegistry(this.#limits);
    this.#poller = createPoller({
      look: () => this.#sendChanges(),
      leastPause: LEAST_PAUSE,
      pauseOfTrouble: PAUSE,
      log,
      told: { trouble: 'live updates cannot be read', end: 'live updates are read again' },
    });
    this.#checks = createPoller({
      look: async () => {
        await this.#check([...this.#registry.streams]);
        return PAUSE;
      },
      pauseOfTrouble: PAUSE,
      log,
      told: { trouble: 'subscribers cannot be checked', end: 'subscribers are checked again' },
    });
  }

  /** Returns the number of all streams, and of those whose clients do not read. */
  streams(): { open: number; blocked: number } {
    return this.#registry.counts();
  }

  /** Throws RATE_LIMITED if the user or the process has too many streams. Throws SERVICE_UNAVAILABLE after `close`. */
  assertRoom(userId: string): void {
    if (this.#isClosed) throw new AppError('SERVICE_UNAVAILABLE', 'Service Unavailable', { retryAfter: 1 });
    this.#registry.assertRoom(userId);
  }

  /**
   * Begins a stream after the event `lastEventId` or, if this is undefined, at the end of the feed. Throws
   * RESYNC_REQUIRED if the client must read its lists again.
   */
  async open(stream: LiveStream, lastEventId: string | undefined): Promise<void> {
    const feed = requireValue(this.#feeds.get(stream.subscription.topic));
    const followed = this.#registry.enter(stream, feed);
    this.#start();
    try {
      const { position, newest, missed } = await feed.begin(stream, lastEventId);
      followed.position ??= newest;
      if (!stream.isEnded) stream.begin(position, missed, this.#poller.wake);
      if (isDue(stream)) this.#poller.wake();
    } catch (error) {
      this.#registry.leave(stream, feed);
      throw error;
    }
  }

  /** Ends all streams. Their clients then connect again, to another process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#registry.streams) stream.cut();
    for (const stop of this.#stopHearing.splice(0)) await stop();
    await Promise.all([this.#poller.stop(), this.#checks.stop()]);
  }

  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { database } = this.#parts.services;
    const timer = setInterval(() => this.#beat(), Math.min(BEAT, this.#limits.pingMs));
    timer.unref();
    this.#stopHearing.push(
      () => clearInterval(timer),
      eventsNumbered.subscribe(database, this.#poller.wake),
      // listens to all processes, because the relay of this process may be off
      database.listen(NUMBERED_CHANNEL, this.#poller.wake),
    );
    this.#poller.start();
    this.#checks.start();
  }

  /** Reads the feeds once, and sends the waiting changes. Returns the milliseconds until the next call. */
  async #sendChanges(): Promise<number> {
    const hasMore = await this.#readFeeds();
    await this.#check(this.#due());
    await deliver(
      {
        services: this.#parts.services,
        counts: this.counts,
        format: this.#parts.format,
        end: (stream, error) => this.#end(stream, error),
      },
      this.#due(),
    );
    return hasMore || this.#due().length > 0 ? 0 : PAUSE;
  }

  /** Returns the streams that have changes to send now. */
  #due(): LiveStream[] {
    return [...this.#registry.streams].filter(isDue);
  }

  /** Reads the new events of all academies that streams follow. Returns true if there are more new events. */
  async #readFeeds(): Promise<boolean> {
    let hasMore = false;
    for (const feed of new Set(this.#feeds.values())) hasMore = (await this.#readFeed(feed)) || hasMore;
    return hasMore;
  }

  async #readFeed(feed: LiveFeed): Promise<boolean> {
    const positions = this.#registry.positions(feed);
    if (positions.size === 0) return false;
    let hasMore = false;
    for (const [id, part] of await feed.read(positions)) {
      const followed = this.#registry.followed(feed, id);
      if (!followed) continue;
      for (const stream of followed.streams) {
        const isKept = part.events.every((event) => changesFor(event, stream).every((each) => stream.add(each)));
        if (!isKept) this.#end(stream, resyncRequired());
      }
      followed.position = part.position;
      hasMore ||= part.hasMore;
    }
    return hasMore;
  }

  #check(streams: readonly LiveStream[]): Promise<void> {
    const { checkCallers } = this.#parts;
    const count = (statements: number) => {
      this.counts.statements.subscribers += statements;
    };
    return checkSubscribers({ checkCallers, count, end: (stream, error) => this.#end(stream, error) }, streams);
  }

  #end(stream: LiveStream, error: AppError): void {
    stream.endWith(error, refusedResult(stream.subscription, this.#parts.format(error)));
  }

  #beat(): void {
    const now = performance.now();
    for (const stream of this.#registry.streams) {
      if (stream.blockedFor(now) >= this.#limits.blockedMs) stream.cut(true);
      else if (stream.quietFor(now) >= this.#limits.pingMs) stream.ping();
    }
  }
}

/** Returns the feed of each topic. */
function feedsOf({ topics, services: { database } }: HubParts, counts: LiveCounts): Map<LiveTopic, LiveFeed> {
  const types = [...new Set(topics.flatMap((topic) => topic.types ?? []))];
  const events = createEventFeed(database, types, counts);
  const feedOf = ({ types: own, model }: LiveTopic) =>
    own ? events : createRowFeed(database, tableOf(database, model).name, counts);
  return new Map(topics.map((topic) => [topic, feedOf(topic)]));
}

/** Returns true if a stream has changes to send now. */
const isDue = (stream: LiveStream): boolean => stream.isReady && stream.waiting.size > 0;
