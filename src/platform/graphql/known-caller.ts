import type { RequestContext } from '../tenancy/request-context.ts';

/** Thrown if the check of a presumption has found another caller, or no caller. */
export class CallerChanged extends Error {
  /** The context with the actual caller. */
  readonly context: RequestContext;

  constructor(context: RequestContext) {
    super('Somebody else calls than was presumed.');
    this.context = context;
  }
}

/**
 * Runs a request's work for the presumed caller. If the check finds another caller, discards the result or the error,
 * and runs the work again for the actual caller. The work must not send a response itself.
 */
export async function withCaller<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  if (!ctx.presumption) return work(ctx);
  const outcome = work(ctx);
  await outcome.catch(() => undefined);
  try {
    await ctx.presumption.confirm();
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
    // the result is discarded, so an error at the end of its session is ignored
    await ctx.end().catch(() => undefined);
    return work(error.context);
  }
  return outcome;
}
