import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryLanes } from '../../../../src/features/operations/webhooks/delivery-lanes.ts';

const QUICK = { failure: null, ms: 20 };
const TIMEOUT = { failure: 'timeout', ms: 15_000 } as const;

/** Returns an endpoint of an academy, named `academy/endpoint`. */
const endpoint = (endpointId: string) => ({ endpointId, academyId: endpointId.replace(/\/.*/, '') });

/** Returns endpoints of several academies. */
const endpointsOf = (academies: number, each: number, name = 'a') =>
  Array.from({ length: academies * each }, (_, n) => endpoint(`${name}${n % academies}/${n}`));

describe('DeliveryLanes, which limits requests to webhook endpoints', () => {
  let lanes: DeliveryLanes;

  beforeEach(() => {
    vi.useFakeTimers();
    lanes = new DeliveryLanes();
  });
  afterEach(() => void vi.useRealTimers());

  /** Begins as many requests as are admitted. Returns their number. */
  const begin = (name: ReturnType<typeof endpoint>): number => {
    const room = lanes.room(name);
    lanes.begin(name, room);
    return room;
  };
  const beginAll = (names: readonly ReturnType<typeof endpoint>[]): number =>
    names.reduce((sum, each) => sum + begin(each), 0);
  /** Makes an endpoint respond quickly until it may have five requests in flight. */
  const prove = (name: ReturnType<typeof endpoint>): void => {
    for (let n = 0; n < 5; n++) {
      lanes.begin(name, 1);
      lanes.end(name, QUICK);
    }
  };

  it('allows one request to a new endpoint at first, one more after each response, and at most five at a time', () => {
    const name = endpoint('a/1');
    const admitted = Array.from({ length: 6 }, () => {
      const room = lanes.room(name);
      lanes.begin(name, 1);
      lanes.end(name, QUICK);
      return room;
    });
    expect(admitted).toEqual([1, 2, 3, 4, 5, 5]);
  });

  it('allows one request to an endpoint that timed out, until this endpoint responds again', () => {
    const name = endpoint('a/1');
    prove(name);
    lanes.begin(name, 1);
    lanes.end(name, TIMEOUT);
    expect(lanes.room(name)).toBe(1);
    lanes.begin(name, 1);
    expect(lanes.room(name)).toBe(0);
    lanes.end(name, { failure: 'status', ms: 30 });
    expect(lanes.room(name)).toBe(2);
  });

  it('keeps slots free for other academies if sixty endpoints of six academies do not respond', () => {
    const hanging = endpointsOf(6, 10);
    for (const each of hanging) prove(each);
    expect(beginAll(hanging)).toBeLessThan(190);
    expect(beginAll(hanging)).toBe(0);
    const other = endpoint('other/1');
    prove(other);
    expect(lanes.room(other)).toBeGreaterThan(1);
  });

  it('keeps a slot free for another academy if endpoints of twenty academies do not respond', () => {
    const hanging = endpointsOf(20, 10);
    for (const each of hanging) prove(each);
    for (let round = 0; round < 5; round++) beginAll(hanging);
    expect(lanes.room(endpoint('other/1'))).toBe(1);
  });

  it('keeps a slot free for another endpoint if nine endpoints of the same academy do not respond', () => {
    const hanging = endpointsOf(1, 9);
    for (const each of hanging) prove(each);
    for (let round = 0; round < 5; round++) beginAll(hanging);
    expect(lanes.room(endpoint('a0/other'))).toBe(1);
  });

  it('gives at most a quarter of all slots to endpoints that timed out', () => {
    const slow = endpointsOf(200, 1);
    for (const each of slow) {
      lanes.begin(each, 1);
      lanes.end(each, TIMEOUT);
    }
    expect(beginAll(slow)).toBe(50);
    const others = endpointsOf(20, 2, 'b');
    expect(beginAll(others)).toBe(40);
  });

  it('remembers for ten minutes which endpoints timed out', () => {
    const name = endpoint('a/1');
    prove(name);
    lanes.begin(name, 1);
    lanes.end(name, TIMEOUT);
    vi.advanceTimersByTime(590_000);
    lanes.inTurn([name]);
    expect(lanes.room(name)).toBe(1);
    lanes.begin(name, 1);
    lanes.end(name, QUICK);
    expect(lanes.room(name)).toBe(2);
    vi.advanceTimersByTime(601_000);
    lanes.inTurn([name]);
    expect(lanes.room(name)).toBe(1);
  });

  it('allows no request to an endpoint that must wait, and returns the time until an endpoint may be used', () => {
    lanes.rest(endpoint('a/1'), 300);
    lanes.rest(endpoint('a/2'), 200);
    expect(lanes.room(endpoint('a/1'))).toBe(0);
    expect(lanes.untilRoom(500)).toBe(200);
    vi.advanceTimersByTime(250);
    expect(lanes.untilRoom(500)).toBe(50);
    vi.advanceTimersByTime(50);
    expect(lanes.room(endpoint('a/1'))).toBe(1);
    expect(lanes.untilRoom(500)).toBe(500);
  });
});
