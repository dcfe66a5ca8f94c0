import type { OutgoingResult } from '../../../platform/outgoing/outgoing.ts';
import type { DueEndpoint } from './webhook-queue.loaders.ts';

/**
 * The maximum number of concurrent requests of one process. `SLOW_SLOTS` is the maximum for requests to slow endpoints.
 */
const SLOTS = 200;
const SLOW_SLOTS = 50;

/**
 * The maximum number of concurrent requests to one endpoint. An endpoint that is slow or has not responded yet gets one
 * request at a time.
 */
export const MOST_OF_ENDPOINT = 5;

/** The time in milliseconds after which a response counts as slow. */
const SLOW = 3_000;

/** The time in milliseconds after which an endpoint without requests is forgotten. */
const MEMORY = 600_000;

interface Lane {
  readonly academyId: string;
  inFlight: number;
  limit: number;
  isSlow: boolean;
  /** The time on the clock of `performance.now()` before which the rate limit allows no request. */
  notBefore: number;
  usedAt: number;
}

/**
 * Distributes the concurrent requests of a process among academies and endpoints. Each request needs a slot. An academy
 * may use at most a quarter of the free slots, and an endpoint at most a quarter of its academy's share. If some
 * endpoints do not respond, slots stay free for the others. The slots for slow endpoints are shared by the same rule.
 */
export class DeliveryLanes {
  readonly #lanes = new Map<string, Lane>();
  // stored instead of computed, because each poll reads this value for each endpoint
  readonly #all = createSlots(SLOTS);
  readonly #slow = createSlots(SLOW_SLOTS);
  #turn = 0;

  /** Returns the endpoints in a rotated order, so that each endpoint comes first at some time. */
  inTurn(due: readonly DueEndpoint[]): DueEndpoint[] {
    this.#forget();
    this.#turn = due.length === 0 ? 0 : (this.#turn + 1) % due.length;
    return [...due.slice(this.#turn), ...due.slice(0, this.#turn)];
  }

  /** Returns the number of requests to an endpoint that may start now. */
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

  /** Frees the slots that were reserved for requests that were not sent. */
  release(endpoint: DueEndpoint, count: number): void {
    this.#add(this.#laneOf(endpoint), -count);
  }

  /** Frees the slot of a request, and adjusts the endpoint's limit by the result. */
  end(endpoint: DueEndpoint, { failure, ms }: Pick<OutgoingResult, 'failure' | 'ms'>): void {
    const lane = this.#laneOf(endpoint);
    this.#add(lane, -1);
    lane.usedAt = performance.now();
    this.#setSlow(lane, failure === 'timeout' || ms > SLOW);
    lane.limit = lane.isSlow ? 1 : Math.min(MOST_OF_ENDPOINT, lane.limit + 1);
  }

  /** Starts no new request to an endpoint for some milliseconds, because its rate limit is reached. */
  rest(endpoint: DueEndpoint, pause: number): void {
    this.#laneOf(endpoint).notBefore = performance.now() + pause;
  }

  /** Returns the milliseconds until an endpoint at its rate limit may get its next request: at most `most`. */
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
    /** Returns the number of further slots that an academy may use. */
    shareOf: (academyId: string): number => fairShare(taken.get(academyId) ?? 0, slots - total),
  };
}

/** The part of the free slots that one academy or endpoint may use. */
const PART = 1 / 4;

/**
 * Returns how many more slots a holder of `held` slots may get. The holder may have up to a quarter of the slots that
 * then stay free, and at least one. Even if a holder takes all of these slots, four fifths of the slots stay free.
 */
function fairShare(held: number, free: number): number {
  if (free <= 0) return 0;
  const more = Math.floor((free * PART - held) / (1 + PART));
  return Math.max(more, held === 0 ? 1 : 0);
}
