import type { OutgoingResult } from '../../../platform/outgoing/outgoing.ts';
import type { DueEndpoint } from './webhook-queue.loaders.ts';

/** A process sends at most `SLOTS` requests at the same time, and at most `SLOW_SLOTS` requests to slow endpoints. */
const SLOTS = 200;
const SLOW_SLOTS = 50;

/**
 * The maximum number of requests to one endpoint at the same time. For an endpoint that is slow or has not responded
 * yet, the maximum is one.
 */
export const MOST_OF_ENDPOINT = 5;

/** A response that takes at least this number of milliseconds is slow. */
const SLOW = 3_000;

/** The number of milliseconds after which the process forgets an endpoint to which it has sent no requests. */
const MEMORY = 600_000;

interface Lane {
  readonly academyId: string;
  inFlight: number;
  limit: number;
  isSlow: boolean;
  /** The time before which the rate limit allows no request: a value of `performance.now()`. */
  notBefore: number;
  usedAt: number;
}

/**
 * Divides the concurrent requests of a process among academies and endpoints. Each request needs a slot. An academy may
 * use at most a quarter of the free slots, and an endpoint at most a quarter of its academy's share. If some endpoints
 * do not respond, slots therefore stay free for other endpoints. Slots for slow endpoints are divided by the same rule.
 */
export class DeliveryLanes {
  readonly #lanes = new Map<string, Lane>();
  // keeps counts of the used slots, because each poll needs these counts for each endpoint
  readonly #all = createSlots(SLOTS);
  readonly #slow = createSlots(SLOW_SLOTS);
  #turn = 0;

  /** Returns the endpoints, beginning with another endpoint at each call, so that each one is sometimes the first. */
  inTurn(due: readonly DueEndpoint[]): DueEndpoint[] {
    this.#forget();
    this.#turn = due.length === 0 ? 0 : (this.#turn + 1) % due.length;
    return [...due.slice(this.#turn), ...due.slice(0, this.#turn)];
  }

  /** Returns how many further requests to an endpoint may start now. */
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

  /** Frees `count` slots that were reserved for requests to an endpoint, but not used. */
  release(endpoint: DueEndpoint, count: number): void {
    this.#add(this.#laneOf(endpoint), -count);
  }

  /**
   * Frees the slot of a finished request. The result determines how many requests the endpoint may get at the same time
   * from now on.
   */
  end(endpoint: DueEndpoint, { failure, ms }: Pick<OutgoingResult, 'failure' | 'ms'>): void {
    const lane = this.#laneOf(endpoint);
    this.#add(lane, -1);
    lane.usedAt = performance.now();
    this.#setSlow(lane, failure === 'timeout' || ms > SLOW);
    lane.limit = lane.isSlow ? 1 : Math.min(MOST_OF_ENDPOINT, lane.limit + 1);
  }

  /** Starts no new requests to an endpoint for `pause` milliseconds, because its rate limit is reached. */
  rest(endpoint: DueEndpoint, pause: number): void {
    this.#laneOf(endpoint).notBefore = performance.now() + pause;
  }

  /**
   * Returns the number of milliseconds until the first endpoint that has reached its rate limit may get a request
   * again, but at most `most`.
   */
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

/** Creates a set of slots that academies share. The set counts the used slots of each academy. */
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
    /** Returns how many further slots an academy may use. */
    shareOf: (academyId: string): number => fairShare(taken.get(academyId) ?? 0, slots - total),
  };
}

/** The part of the free slots that one academy, or one endpoint, may use. */
const PART = 1 / 4;

/**
 * Returns how many more slots an academy or an endpoint may use. It already uses `held` slots, and `free` slots are
 * free. Its slots must be at most a quarter of the slots that then remain free. A single academy therefore leaves four
 * fifths of all slots free. If it uses no slot yet, it gets at least one.
 */
function fairShare(held: number, free: number): number {
  if (free <= 0) return 0;
  const more = Math.floor((free * PART - held) / (1 + PART));
  return Math.max(more, held === 0 ? 1 : 0);
}
