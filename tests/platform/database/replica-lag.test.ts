import { expect, it } from 'vitest';
import { ReplicaLag } from '../../../src/platform/database/replica/replica-lag.ts';

it('the lag of a replica is unknown until the replica reaches a known position of the primary', () => {
  const lag = new ReplicaLag();
  expect(lag.ageAt(0)).toBe(Number.POSITIVE_INFINITY);
  lag.primaryAt(1_000, 50n);
  lag.replicaAt(49n);
  expect(lag.ageAt(1_000)).toBe(Number.POSITIVE_INFINITY);
  lag.replicaAt(50n);
  expect(lag.ageAt(1_200)).toBe(200);
});

it('a replica of an idle primary has no lag, although there are no changes to replay', () => {
  const lag = new ReplicaLag();
  for (let at = 0; at <= 600_000; at += 500) {
    lag.primaryAt(at, 70n);
    lag.replicaAt(70n);
  }
  expect(lag.ageAt(600_000)).toBe(0);
});

it('if a replica stops, its lag is measured from the last position that it reached', () => {
  const lag = new ReplicaLag();
  for (let second = 0; second <= 10; second++) {
    lag.primaryAt(second * 1_000, BigInt(100 + second));
    lag.replicaAt(103n);
  }
  expect(lag.ageAt(10_000)).toBe(7_000);
  lag.replicaAt(109n);
  expect(lag.ageAt(10_000)).toBe(1_000);
});

it('the measured lag of a replica is still exact after hours', () => {
  const lag = new ReplicaLag();
  lag.primaryAt(0, 1n);
  lag.replicaAt(1n);
  for (let minute = 1; minute <= 300; minute++) {
    lag.primaryAt(minute * 60_000, BigInt(minute + 1));
    lag.replicaAt(2n);
  }
  expect(lag.ageAt(300 * 60_000)).toBe(299 * 60_000);
});
