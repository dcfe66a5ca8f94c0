import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { describe, expect, it, vi } from 'vitest';
import { passChunk } from '../../../src/platform/http/buffer-memory.ts';

const MEBIBYTE = 2 ** 20;

const kindOf = (entry: PerformanceEntry): number =>
  (entry as PerformanceEntry & { detail: { kind: number } }).detail.kind;

describe('memory of the chunks of request and response bodies', () => {
  it('is freed by a minor garbage collection after each 12 MiB', async () => {
    let collections = 0;
    const observer = new PerformanceObserver((list) => {
      collections += list.getEntries().filter((each) => kindOf(each) === constants.NODE_PERFORMANCE_GC_MINOR).length;
    });
    observer.observe({ entryTypes: ['gc'] });
    for (let chunk = 0; chunk < 240; chunk++) passChunk(Buffer.alloc(MEBIBYTE));
    await vi.waitUntil(() => collections >= 15, { timeout: 120_000 });
    observer.disconnect();
    expect(collections).toBeLessThan(60);
  });
});
