import type { OutgoingResult } from '../../../platform/outgoing/outgoing.ts';
import type { DueEndpoint } from './webhook-queue.loaders.ts';

/** Requests in flight of one process, and to the slow endpoints among them. */
const SLOTS = 200;
const SLOW_SLOTS = 50;

/** Requests in flight to one endpoint; one without a response so far, or a slow one, has one at a time. */
export const MOST_OF_ENDPOINT = 5;

/** Milliseconds after which a response counts as slow. */
const SLOW = 3_000;

/** Milliseconds for which an endpoint without requests is remembered. */
const MEMORY = 600_000;

interface Lane {
  readonly academyId: string;
  inFlight: number;
  limit: number;
  isSlow: boolean;
  /** Milliseconds of `performance.now()`, before which its rate admits no request. */
  notBefore: number;
  usedAt: number;
}

/**
 * Shares the requests in flight of a process among academies and endpoints. An academy uses at most a quarter of the
 * free slots, and an endpoint a quarter of its academy's share, so that slots stay free for responsive endpoints while
 * others hang. Slow endpoints share a part of the slots in the same way.
 */
export class DeliveryLanes {
  readonly #lanes = new Map<string, Lane>();
  // stored rather than summed, because it is read for each endpoint at each poll
  readonly #all = createSlots(SLOTS);
  readonly #slow = createSlots(SLOW_SLOTS);
  #turn = 0;

  /** Returns the endpoints, beginning with another one each time, so that none is always the last. */
  inTurn(due: readonly DueEndpoint[]): DueEndpoint[] {
    this.#forget();
    this.#turn = due.length === 0 ? 0 : (this.#turn + 1) % due.length;
    return [...due.slice(this.#turn), ...due.slice(0, this.#turn)];
  }

  /** Returns how many requests may begin to an endpoint now. */
  room(endpoint: DueEndpoint): number {
    const lane = this.#laneOf(endpoint);
    if (performance.now() < lane.notBefore || lane.inFlight >= lane.limit) return 0;
    const share = this.#all.shareOf(lane.academyId);
    const slowShare = lane.isSlow ? this.#slow.shareOf(lane.academyId) : share;
    return Math.min(lane.limit - lane.inFlight, fairShare(lane.inFlight, Math.min(share, slowShare)));
  }

  begin(endpoint: DueEndpoint, count: number): void {
    this.#add(this.#laneOf(endpoint), count);
  }

  /** Frees the slots of requests that were not sent. */
  release(endpoint: DueEndpoint, count: number): void {
    this.#add(this.#laneOf(endpoint), -count);
  }

  /** Frees the slot of a request, and learns from its result how many the endpoint may have. */
  end(endpoint: DueEndpoint, { failure, ms }: Pick<OutgoingResult, 'failure' | 'ms'>): void {
    const lane = this.#laneOf(endpoint);
    this.#add(lane, -1);
    lane.usedAt = performance.now();
    this.#setSlow(lane, failure === 'timeout' || ms > SLOW);
    lane.limit = lane.isSlow ? 1 : Math.min(MOST_OF_ENDPOINT, lane.limit + 1);
  }

  /** Begins no request to an endpoint for some milliseconds: its rate is used up. */
  rest(endpoint: DueEndpoint, pause: number): void {
    this.#laneOf(endpoint).notBefore = performance.now() + pause;
  }

  /** Returns the milliseconds until an endpoint may be sent to that rests now: at most `most`. */
  untilRoom(most: number): number {
    const resting = [...this.#lanes.values()].map(({ notBefore }) => notBefore - performance.now());
    return Math.max(1, Math.min(most, ...resting.filter((pause) => pause > 0)));
  }

  #laneOf({ endpointId, academyId }: DueEndpoint): Lane {
    const fresh = { academyId, inFlight: 0, limit: 1, isSlow: false, notBefore: 0, usedAt: performance.now() };
    const lane = this.#lanes.get(endpointId) ?? fresh;
    this.#lanes.set(endpointId, lane);
    return lane;
  }

  #add(lane: Lane, count: number): void {
    lane.inFlight += count;
    this.#all.add(lane.academyId, count);
    if (lane.isSlow) this.#slow.add(lane.academyId, count);
  }

  #setSlow(lane: Lane, isSlow: boolean): void {
    if (isSlow !== lane.isSlow) this.#slow.add(lane.academyId, isSlow ? lane.inFlight : -lane.inFlight);
    lane.isSlow = isSlow;
  }

  #forget(): void {
    const since = performance.now() - MEMORY;
    for (const [endpointId, lane] of this.#lanes) {
      if (lane.inFlight === 0 && lane.usedAt < since) this.#lanes.delete(endpointId);
    }
  }
}

/** Slots that academies share, and how many of them each has taken. */
function createSlots(slots: number) {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    add(academyId: string, count: number): void {
      total += count;
      const own = (taken.get(academyId) ?? 0) + count;
      if (own === 0) taken.delete(academyId);
      else taken.set(academyId, own);
    },
    /** Returns how many more an academy may take. */
    shareOf: (academyId: string): number => fairShare(taken.get(academyId) ?? 0, slots - total),
  };
}

/** The part of the free slots that one holder may have. */
const PART = 1 / 4;

/**
 * Returns how many more of the free slots a holder of `held` may take: it holds at most a quarter of those that are free
 * afterwards, and one if it has none. So each greedy holder leaves four fifths of the slots to the next.
 */
function fairShare(held: number, free: number): number {
  if (free <= 0) return 0;
  const more = Math.floor((free * PART - held) / (1 + PART));
  return Math.max(more, held === 0 ? 1 : 0);
}
