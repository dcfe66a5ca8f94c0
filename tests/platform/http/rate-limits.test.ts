import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits, RateLimitedError } from '../../../src/platform/http/rate-limits.ts';

const ALICE = { userId: 'alice', ip: '192.0.2.1' };
const limits = (rateLimitPerMinute: number, loginLimitPerMinute = 0, registerLimitPerHour = 0) =>
  createRateLimits({ rateLimitPerMinute, loginLimitPerMinute, registerLimitPerHour });

async function attempts(times: number, attempt: (index: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, index) => attempt(index)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(RateLimitedError);
  return times - refusals.length;
}

describe('rate limit for requests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts down the remaining requests, refuses requests at zero, and starts again after a minute', async () => {
    const { request } = limits(2);
    expect(await request(ALICE)).toEqual({ limit: 2, remaining: 1, retryAfter: 60 });
    expect(await request(ALICE)).toMatchObject({ remaining: 0 });
    vi.advanceTimersByTime(20_000);
    await expect(request(ALICE)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too Many Attempts.',
      details: { retryAfter: 40 },
      state: { limit: 2, remaining: 0 },
    });
    vi.advanceTimersByTime(40_001);
    expect(await request(ALICE)).toMatchObject({ remaining: 1 });
  });

  it('is separate for each user and each IP address', async () => {
    const { request } = limits(1);
    expect(await attempts(3, () => request(ALICE))).toBe(1);
    expect(await attempts(1, () => request({ ...ALICE, userId: 'bob' }))).toBe(1);
    expect(await attempts(2, () => request({ ...ALICE, userId: null }))).toBe(1);
    expect(await attempts(1, () => request({ userId: null, ip: '192.0.2.2' }))).toBe(1);
  });

  it('treats an IPv6 /64 network as one address, and all notations of an IPv4 address as the same address', async () => {
    const { request } = limits(1);
    const from = (ip: string) => attempts(1, () => request({ userId: null, ip }));
    expect(await from('2001:db8:0:1::1')).toBe(1);
    expect(await from('2001:DB8::1:ffff:2:3:4')).toBe(0);
    expect(await from('2001:db8:0:2::1')).toBe(1);
    expect(await from('192.0.2.9')).toBe(1);
    expect(await from('::ffff:192.0.2.9')).toBe(0);
  });

  it('allows three mails per hour to an e-mail address, and thirty from an IP address', async () => {
    const { passwordReset, emailVerification, invitation } = limits(0, 10);
    // the caller does not learn that the address reached its limit
    const mailed = Array.from({ length: 5 }, () => passwordReset('Ann@example.test', '192.0.2.1'));
    expect(await Promise.all(mailed)).toEqual([true, true, true, false, false]);
    expect(await passwordReset('ann@EXAMPLE.test', '192.0.2.2')).toBe(false);
    expect(await attempts(40, (n) => passwordReset(`user-${n}@example.test`, '192.0.2.3'))).toBe(30);
    expect(await attempts(4, () => emailVerification('alice'))).toBe(3);
    expect(await attempts(1, () => emailVerification('bob'))).toBe(1);
    expect(await attempts(4, () => invitation('alice', 'Ann@example.test'))).toBe(3);
    expect(await attempts(1, () => invitation('alice', 'ann@EXAMPLE.test'))).toBe(0);
    expect(await attempts(1, () => invitation('bob', 'ann@example.test'))).toBe(1);
    expect(await attempts(600, (n) => invitation('carol', `user-${n}@example.test`))).toBe(500);
    vi.advanceTimersByTime(3_600_001);
    expect(await passwordReset('ann@example.test', '192.0.2.1')).toBe(true);
  });

  it('is off if it is set to 0', async () => {
    const { request, login, passwordReset, emailVerification, invitation } = limits(0);
    expect(await attempts(1000, () => request(ALICE))).toBe(1000);
    expect(await attempts(1000, () => login('a@b.c', ALICE.ip))).toBe(1000);
    expect(await attempts(99, () => passwordReset('a@b.c', ALICE.ip))).toBe(99);
    expect(await attempts(99, () => emailVerification('alice'))).toBe(99);
    expect(await attempts(99, () => invitation('alice', 'a@b.c'))).toBe(99);
  });
});

describe('rate limit for registrations', () => {
  it('counts registrations per IP address for an hour', async () => {
    vi.useFakeTimers();
    try {
      const { registration } = limits(0, 0, 2);
      expect(await attempts(3, () => registration('192.0.2.1'))).toBe(2);
      expect(await attempts(1, () => registration('192.0.2.2'))).toBe(1);
      vi.advanceTimersByTime(59 * 60_000);
      await expect(registration('::ffff:192.0.2.1')).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        details: { retryAfter: 60 },
        state: { limit: 2, remaining: 0 },
      });
      vi.advanceTimersByTime(60_001);
      expect(await attempts(1, () => registration('192.0.2.1'))).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is off if it is set to 0', async () => {
    const { registration } = limits(0, 0, 0);
    expect(await attempts(1000, () => registration('192.0.2.1'))).toBe(1000);
  });
});

describe('rate limit for sign-in attempts', () => {
  it('counts attempts for each pair of e-mail address and IP address', async () => {
    const { login } = limits(0, 3);
    expect(await attempts(2, () => login('Alice@Example.com', '192.0.2.1'))).toBe(2);
    expect(await attempts(3, () => login(' alice@example.com ', '192.0.2.1'))).toBe(1);
    expect(await attempts(1, () => login('alice@example.com', '192.0.2.2'))).toBe(1);
    expect(await attempts(1, () => login('bob@example.com', '192.0.2.1'))).toBe(1);
  });

  it('allows ten times as many attempts from an IP address if the e-mail addresses differ', async () => {
    const { login } = limits(0, 3);
    expect(await attempts(50, (index) => login(`user${index}@example.com`, '192.0.2.1'))).toBe(30);
    expect(await attempts(1, () => login('user1@example.com', '192.0.2.2'))).toBe(1);
  });

  it('can count attempts with a very long e-mail address', async () => {
    expect(await attempts(2, () => limits(0, 1).login('x'.repeat(1_000_000), '192.0.2.1'))).toBe(2);
  });
});
