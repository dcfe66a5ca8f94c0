import type { RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { createHeavyReads } from '../../../src/platform/tenancy/heavy-reads.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';

const STATEMENT = { compile: () => ({}) } as unknown as RawBuilder<unknown>;

/** Runs a statement that fails with the error, for a client who disconnects or stays. */
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
  ['had not begun', (gone: AbortSignal) => gone.reason],
  ['was cancelled', cancelled],
])('a report gets the error 499 if its client disconnected and the statement %s', async (_, errorOf) => {
  expect(await failing(errorOf, true)).toMatchObject({ message: 'The client is gone.', details: { status: 499 } });
});

it('a report gets 503 if its statement is cancelled while the client waits, and keeps other errors unchanged', async () => {
  expect(await failing(() => fault, true)).toBe(fault);
  expect(await failing(cancelled, false)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: {} });
});
