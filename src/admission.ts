import type { Request, RequestHandler, Response } from 'express';
import { authenticate } from './features/auth/authenticate.ts';
import { AppError } from './platform/errors/app-error.ts';
import { setRateLimitHeaders } from './platform/http/rate-limits.ts';
import { tell } from './platform/http/request-report.ts';
import type { UserPlaces } from './platform/http/user-places.ts';
import { createContext, type Services } from './platform/tenancy/context.ts';
import type { RequestContext } from './platform/tenancy/request-context.ts';

/** The property of a request that holds its context. A WeakMap would keep each context alive until the next full garbage collection. */
const CONTEXT = Symbol('context');

interface Admitted extends Request {
  [CONTEXT]?: RequestContext;
}

/** The context that {@link admission} made for a request. */
export function contextOf(req: Admitted): RequestContext {
  const context = req[CONTEXT];
  if (!context) throw new Error('The request came by no admission.');
  return context;
}

/** Tells when the client of an answer is gone, or has it. */
function endOf(res: Response): AbortSignal {
  const end = new AbortController();
  if (res.closed) end.abort();
  else res.on('close', () => end.abort());
  return end.signal;
}

/**
 * Finds out who calls and for which academy, counts the request against its limit, and makes its context, in a place of the
 * user's.
 */
export function admission(services: Services, places: UserPlaces): RequestHandler {
  return async (req, res, next) => {
    // answers are of one caller, tokens among them
    res.set('Cache-Control', 'no-store');
    const ip = req.ip ?? '';
    const headers = { authorization: req.get('authorization'), academyId: req.get('x-academy-id'), address: ip };
    const identify = () => authenticate(services.database, services.config, headers);
    let caller = await identify();
    const { report } = req;
    const { principal, academy } = caller;
    tell(report, { userId: principal?.userId, academyId: academy instanceof AppError ? undefined : academy.id });
    setRateLimitHeaders(res, await services.limits.request({ userId: principal?.userId ?? null, ip }));
    const place = principal ? places.take(principal.userId, res) : undefined;
    if (place) {
      await place;
      // they may have signed out in the meantime
      caller = await identify();
    }
    let end: AbortSignal | undefined;
    const gone = () => {
      end ??= endOf(res);
      return end;
    };
    const told = { ip, userAgent: req.get('user-agent'), gone };
    const request = { requestId: String(req.id), ...told, report, ...caller };
    (req as Admitted)[CONTEXT] = createContext(services, request, identify);
    next();
  };
}
