import type { RequestContext } from '../tenancy/request-context.ts';

/** Thrown by a presumption whose check has found another caller, or none. */
export class CallerChanged extends Error {
  /** The context of who calls. */
  readonly context: RequestContext;

  constructor(context: RequestContext) {
    super('Somebody else calls than was presumed.');
    this.context = context;
  }
}

/**
 * Does the work of a request, for the caller who is presumed, if one is, and anew for the one whom the check has found, if that is
 * another: whatever came of the first time, an error too, is forgotten. The work must not answer by itself.
 */
export async function withCaller<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  if (!ctx.presumption) return work(ctx);
  const outcome = work(ctx);
  await outcome.catch(() => undefined);
  try {
    await ctx.presumption.confirm();
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
    // what goes wrong with rows that nobody gets is no error
    await ctx.end().catch(() => undefined);
    return work(error.context);
  }
  return outcome;
}
