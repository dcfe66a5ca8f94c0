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
 * Runs the work of a request for the presumed caller, if there is one, and again for the actual caller, if the check
 * finds another: then the first result or error is discarded. The work must not send a response itself.
 */
export async function withCaller<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  if (!ctx.presumption) return work(ctx);
  const outcome = work(ctx);
  await outcome.catch(() => undefined);
  try {
    await ctx.presumption.confirm();
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
    // the rows are discarded, so their errors are too
    await ctx.end().catch(() => undefined);
    return work(error.context);
  }
  return outcome;
}
