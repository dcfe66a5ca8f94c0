import type { RequestHandler } from 'express';
import type { RequestContext } from '../../src/platform/tenancy/request-context.ts';

/**
 * Returns a middleware that sets the context of each request. In the service, another middleware does so after it
 * authenticated the caller.
 */
export function withContext(make: () => RequestContext): RequestHandler {
  return (req, _res, next) => {
    req.context = make();
    next();
  };
}
