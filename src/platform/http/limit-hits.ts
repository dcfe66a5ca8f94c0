import { RateLimitedError, type RateLimits } from './rate-limits.ts';

/** The number of refusals by each limit. */
export type LimitHits = ReadonlyMap<string, number>;

/** Returns rate limits that behave like the given ones, and the number of refusals by each limit. */
export function countingHits(limits: RateLimits): { limits: RateLimits; hits: LimitHits } {
  const hits = new Map(Object.keys(limits).map((kind) => [kind, 0]));
  const counted = Object.entries(limits).map(([kind, take]: [string, (...args: never[]) => Promise<unknown>]) => [
    kind,
    async (...args: unknown[]) => {
      try {
        return await Reflect.apply(take, undefined, args);
      } catch (error) {
        if (error instanceof RateLimitedError) hits.set(kind, (hits.get(kind) ?? 0) + 1);
        throw error;
      }
    },
  ]);
  return { limits: Object.fromEntries(counted), hits };
}
