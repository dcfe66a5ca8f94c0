import { execute } from 'graphql';
import type { Viewer } from '../permissions/roles.ts';
import { createContext } from '../tenancy/context.ts';
import type { RequestContext, Services } from '../tenancy/request-context.ts';
import type { LiveStream } from './live-stream.ts';
import { COMMON, watched } from './watched-viewer.ts';

/** The result of a subscription for one change. */
export interface LiveResult {
  readonly text: string;
  /** True if subscribers with the same role and scopes who see the same rows may get different results. */
  readonly isPersonal: boolean;
}

type Format = (error: unknown) => object;

/** Returns a new context for the subscriber of a stream. The caller must end the context. */
export const contextOf = (
  services: Services,
  { subscriber: { principal, academy }, request: { id, ip, userAgent } }: LiveStream,
  viewer: Viewer = academy.viewer,
): RequestContext =>
  createContext(services, { requestId: String(id), ip, userAgent, principal, academy: { ...academy, viewer } });

/**
 * Runs a stream's subscription for the rows of a change, with the rights of the subscriber. Returns the result as JSON.
 */
export async function runSubscription(
  services: Services,
  stream: LiveStream,
  rows: readonly object[],
  format: Format,
): Promise<LiveResult> {
  const { subscription, subscriber } = stream;
  const viewer = watched(subscriber.academy.viewer, COMMON);
  const principal = watched(subscriber.principal, ['isSuperAdmin', 'scopes']);
  let hasReadDirectory = false;
  const context = contextOf(services, stream, viewer.value);
  const { directory } = context;
  const watchedContext: RequestContext = Object.defineProperties(context, {
    principal: { value: principal.value },
    directory: {
      get() {
        hasReadDirectory = true;
        return directory;
      },
    },
  });
  try {
    const { schema } = subscription.selection;
    const { document, operationName, variables } = subscription;
    const result = await execute({
      ...{ schema, document, operationName, variableValues: variables },
      rootValue: rows,
      contextValue: watchedContext,
    });
    const text = JSON.stringify({ ...(result.errors && { errors: result.errors.map(format) }), data: result.data });
    return { text, isPersonal: viewer.isPersonal() || principal.isPersonal() || hasReadDirectory };
  } finally {
    await context.end();
  }
}
