import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanes } from '../../../src/features/webhooks/delivery-lanes.ts';

describe('the lanes of endpoints', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have the sender wait for a rate, not for requests that hang', () => {
    const lanes = createLanes();
    lanes.begin('hanging', 1);
    vi.advanceTimersByTime(5_000);
    lanes.begin('slow', 1);
    vi.advanceTimersByTime(400);
    lanes.end('slow', 1);
    expect(lanes.room('slow')).toBe(0);
    expect(lanes.untilRoom()).toBe(600);
    vi.advanceTimersByTime(600);
    expect(lanes.room('slow')).toBe(1);
  });

  it('have the sender look again in a second where no rate holds anything', () => {
    const lanes = createLanes();
    lanes.setRate('quick', 100);
    lanes.begin('quick', 5);
    vi.advanceTimersByTime(300);
    expect(lanes.room('quick')).toBe(0);
    expect(lanes.untilRoom()).toBe(1_000);
  });
});
