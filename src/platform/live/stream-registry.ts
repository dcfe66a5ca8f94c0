import { AppError } from '../errors/app-error.ts';
import type { Place } from '../graphql/live-topic.ts';
import type { LiveFeed } from './feed.ts';
import type { LiveStream } from './live-stream.ts';

/** The maximum numbers of streams. */
export interface StreamLimits {
  /** The number of streams per user. */
  readonly perUser: number;
  /** The number of streams of the process. */
  readonly perProcess: number;
}

/** The seconds after which a client may try again, if there are too many streams. */
const RETRY_AFTER = 30;

/**
 * The streams of an academy in a feed, and the position up to which the feed was read. The position is undefined if
 * nothing was read yet.
 */
export interface FollowedAcademy {
  position: Place | undefined;
  readonly streams: Set<LiveStream>;
}

/** The streams of a process, by academy and by user. */
export class StreamRegistry {
  readonly streams = new Set<LiveStream>();
  readonly #limits: StreamLimits;
  readonly #feeds = new Map<LiveFeed, Map<string, FollowedAcademy>>();
  readonly #ofUsers = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Throws RATE_LIMITED if the user or the process has too many streams. */
  assertRoom(userId: string): void {
    const { perUser, perProcess } = this.#limits;
    if ((this.#ofUsers.get(userId) ?? 0) >= perUser) throw tooMany(`A user can have at most ${perUser} streams.`);
    if (this.streams.size >= perProcess) throw tooMany('Too many streams are open.');
  }

  /** Adds a stream to a feed until the stream's connection is closed. Returns the stream's academy. */
  enter(stream: LiveStream, feed: LiveFeed): FollowedAcademy {
    const { academy, principal } = stream.subscriber;
    const academies = this.#feeds.get(feed) ?? new Map<string, FollowedAcademy>();
    const followed = academies.get(academy.id) ?? { position: undefined, streams: new Set() };
    this.#feeds.set(feed, academies.set(academy.id, followed));
    followed.streams.add(stream);
    this.streams.add(stream);
    this.#ofUsers.set(principal.userId, (this.#ofUsers.get(principal.userId) ?? 0) + 1);
    stream.onClose(() => this.leave(stream, feed));
    return followed;
  }

  leave(stream: LiveStream, feed: LiveFeed): void {
    if (!this.streams.delete(stream)) return;
    const { academy, principal } = stream.subscriber;
    const followed = this.followed(feed, academy.id);
    followed?.streams.delete(stream);
    if (followed?.streams.size === 0) this.#feeds.get(feed)?.delete(academy.id);
    const left = (this.#ofUsers.get(principal.userId) ?? 1) - 1;
    if (left > 0) this.#ofUsers.set(principal.userId, left);
    else this.#ofUsers.delete(principal.userId);
  }

  /**
   * Returns the streams of an academy in a feed. Returns undefined if no stream of the feed follows the academy any
   * more.
   */
  followed(feed: LiveFeed, academyId: string): FollowedAcademy | undefined {
    return this.#feeds.get(feed)?.get(academyId);
  }

  /** Returns the positions of the academies that streams of a feed follow. */
  positions(feed: LiveFeed): Map<string, Place> {
    const known = [...(this.#feeds.get(feed) ?? [])].flatMap(([id, { position }]) =>
      position === undefined ? [] : [[id, position] as const],
    );
    return new Map(known);
  }

  /** Returns the number of all streams, and of those whose clients do not read. */
  counts(): { open: number; blocked: number } {
    const now = performance.now();
    return {
      open: this.streams.size,
      blocked: [...this.streams].filter((stream) => stream.blockedFor(now) > 0).length,
    };
  }
}

const tooMany = (message: string): AppError => new AppError('RATE_LIMITED', message, { retryAfter: RETRY_AFTER });
