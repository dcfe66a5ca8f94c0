import type { RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { createHeavyReads } from '../../../src/platform/tenancy/heavy-reads.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';

const STATEMENT = { compile: () => ({}) } as unknown as RawBuilder<unknown>;

/** Runs a statement that fails so for a client who leaves in the middle of it, or stays. */
async function failing(errorOf: (gone: AbortSignal) => unknown, isLeft: boolean): Promise<unknown> {
  const leaving = new AbortController();
  const reader = {
    query: async () => {
      if (isLeft) leaving.abort();
      throw errorOf(leaving.signal);
    },
    end: async () => undefined,
  };
  const ctx = {
    database: { openReader: async () => reader },
    session: { academyId: 'academy', aside: (work: () => unknown) => work() },
    gone: () => leaving.signal,
  } as unknown as RequestContext;
  return createHeavyReads()
    .run(ctx, STATEMENT)
    .catch((error: unknown) => error);
}

const cancelled = () => Object.assign(new Error('canceling statement'), { code: '57014' });
const fault = new Error('no such column');

it.each([
  ['was not begun', (gone: AbortSignal) => gone.reason],
  ['was ended', cancelled],
])('tells that the client is gone where the statement %s', async (_, errorOf) => {
  expect(await failing(errorOf, true)).toMatchObject({ message: 'The client is gone.', details: { status: 499 } });
});

it('keeps a fault a fault, and what takes too long for whoever waits, too slow', async () => {
  expect(await failing(() => fault, true)).toBe(fault);
  expect(await failing(cancelled, false)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: {} });
});
