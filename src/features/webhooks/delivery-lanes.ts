import type { DueEndpoint } from './webhook-queue.loaders.ts';

/** Requests under way to one endpoint, and to all of them, of one process. */
const MOST_OF_ENDPOINT = 5;
const MOST_OF_PROCESS = 200;

/** Requests a second where the endpoint has not been read yet. */
const FIRST_RATE = 1;

const SECOND = 1_000;

interface Lane {
  inFlight: number;
  rate: number;
  /** When the latest requests began, oldest first: no more than the rate in any second. */
  begun: number[];
}

/** How many requests are under way to each endpoint, so that none takes what the others need; `second`: milliseconds that rates are of. */
export function createLanes(second = SECOND) {
  const lanes = new Map<string, Lane>();
  let inFlight = 0;
  let turn = 0;

  const laneOf = (endpointId: string): Lane => {
    const lane = lanes.get(endpointId) ?? { inFlight: 0, rate: FIRST_RATE, begun: [] };
    lanes.set(endpointId, lane);
    return lane;
  };
  const recent = (lane: Lane): number => {
    const since = performance.now() - second;
    lane.begun = lane.begun.filter((at) => at > since);
    return lane.begun.length;
  };
  /** Those that have nothing under way are forgotten a second later. */
  const forget = (): void => {
    for (const [endpointId, lane] of lanes) {
      if (lane.inFlight === 0 && recent(lane) === 0) lanes.delete(endpointId);
    }
  };

  return {
    /** The endpoints, another one first each time, so that none is always the last of them. */
    inTurn(due: readonly DueEndpoint[]): DueEndpoint[] {
      forget();
      turn = due.length === 0 ? 0 : (turn + 1) % due.length;
      return [...due.slice(turn), ...due.slice(0, turn)];
    },
    /** How many requests may begin to an endpoint now. */
    room(endpointId: string): number {
      const lane = laneOf(endpointId);
      return Math.max(
        0,
        Math.min(MOST_OF_ENDPOINT - lane.inFlight, MOST_OF_PROCESS - inFlight, lane.rate - recent(lane)),
      );
    },
    begin(endpointId: string, count: number): void {
      const lane = laneOf(endpointId);
      lane.inFlight += count;
      inFlight += count;
      lane.begun.push(...Array.from({ length: count }, () => performance.now()));
    },
    end(endpointId: string, count: number): void {
      laneOf(endpointId).inFlight -= count;
      inFlight -= count;
    },
    setRate(endpointId: string, rate: number | null): void {
      if (rate !== null) laneOf(endpointId).rate = rate;
    },
    /** Milliseconds until some endpoint may be sent to that may not be now for its rate. */
    untilRoom(): number {
      const held = [...lanes.values()].filter((lane) => recent(lane) >= lane.rate);
      const oldest = held.flatMap(({ begun }) => begun.at(0) ?? []);
      return Math.max(1, Math.min(second, ...oldest.map((at) => at + second - performance.now())));
    },
  };
}
