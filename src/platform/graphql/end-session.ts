import type { RequestContext } from '../tenancy/request-context.ts';

const ended = new WeakSet<RequestContext>();

/**
 * Ends the tenant session of a request once, and logs an error if that fails. A response need not wait for it: there is
 * no open write, and the connection is released automatically.
 */
export async function endSession(context: RequestContext): Promise<void> {
  if (ended.has(context)) return;
  ended.add(context);
  try {
    await context.end();
  } catch (error) {
    context.log.error({ err: error, requestId: context.requestId }, 'request session did not end');
  }
}
