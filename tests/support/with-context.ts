import type { RequestHandler } from 'express';
import type { RequestContext } from '../../src/platform/tenancy/request-context.ts';

/** Gives each request a context, as the service's admission does. */
export function withContext(make: () => RequestContext): RequestHandler {
  return (req, _res, next) => {
    req.context = make();
    next();
  };
}
