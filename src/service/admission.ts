import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { type AuthHeaders, authenticate, sessionCheck } from '../features/identity/auth/callers/authenticate.ts';
import { createRememberedCallers, isSameCaller } from '../features/identity/auth/callers/remembered-callers.ts';
import { Presumption } from '../platform/database/presumption.ts';
import { ReadRoute } from '../platform/database/replica/read-route.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { CallerChanged } from '../platform/graphql/known-caller.ts';
import { setRateLimitHeaders } from '../platform/http/rate-limits.ts';
import { readPreference } from '../platform/http/read-preference.ts';
import { annotateRequest } from '../platform/http/request-report.ts';
import type { UserPlaces } from '../platform/http/user-places.ts';
import type { Caller } from '../platform/permissions/caller.ts';
import { createContext } from '../platform/tenancy/context.ts';
import type { RequestContext, Services } from '../platform/tenancy/request-context.ts';

/** Returns a signal that aborts when the client disconnects, or when the response has been sent. */
function endOf(res: Response): AbortSignal {
  const end = new AbortController();
  if (res.closed) end.abort();
  else res.on('close', () => end.abort());
  return end.signal;
}

/**
 * Returns true if a request may be a pure read. This includes each GraphQL POST, because only the document shows
 * whether the request writes.
 */
const mayRead = ({ method, baseUrl }: Request): boolean => method === 'GET' || (method === 'POST' && baseUrl === '');

/**
 * Handles a request in four steps: identifies the caller and the academy, counts the request against the rate limit of
 * the caller, waits until a slot of the user is free, and creates the context of the request.
 *
 * On PostgreSQL, a request that may be a pure read need not wait for the first three steps. An earlier request must
 * have had the same credentials, and a slot must be free. The request gets its context at once, for the caller of the
 * earlier request. The statement that identifies the caller is then sent in one message with the first statement of the
 * read. Before the response is sent, this statement must have returned the same caller, and the request is counted.
 */
export function admission(services: Services, places: UserPlaces): RequestHandler {
  const { database, config } = services;
  const remembered = createRememberedCallers();
  const isRoundTrip = database.engine === 'postgresql';
  return async (req, res, next) => {
    // responses are for one caller only, and may contain tokens
    res.set('Cache-Control', 'no-store');
    const headers = headersOf(req);
    const entry = entryOf(services, req, res, headers);
    const check = isRoundTrip && mayRead(req) ? sessionCheck(database, config, headers) : null;
    const presumed = check && !(entry.preference instanceof AppError) && remembered.get(check);
    if (check && presumed && places.isFree(presumed.principal.userId)) {
      // the slot is taken before the check, because the token belongs to this user even if the login session has ended
      places.take(presumed.principal.userId, res);
      const presumption = new Presumption(check.statement, async (rows) => {
        try {
          const caller = await check.callerBy(await (rows ?? database.runFixed(check.statement)));
          await entry.count(caller);
          remembered.set(check, caller);
          if (!isSameCaller(caller, presumed)) throw new CallerChanged(entry.open(caller));
        } catch (error) {
          if (!(error instanceof CallerChanged)) remembered.forget(check);
          throw error;
        }
      });
      req.context = entry.open(presumed, presumption);
    } else {
      // not moved to an async function, because awaiting such a function would keep each request in memory until the
      // next full garbage collection
      let caller = await entry.identify();
      await entry.count(caller);
      const place = caller.principal ? places.take(caller.principal.userId, res) : undefined;
      if (place) {
        await place;
        // the user may have signed out while the request waited
        caller = await entry.identify();
      }
      if (check) remembered.set(check, caller);
      req.context = entry.open(caller);
    }
    next();
  };
}

/**
 * Identifies the caller and the academy of a stream, and counts the stream as one request. A stream takes no slot of
 * the user, because it lasts for hours.
 */
export function streamAdmission(services: Services): RequestHandler {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const entry = entryOf(services, req, res, headersOf(req));
    const caller = await entry.identify();
    await entry.count(caller);
    req.context = entry.open(caller);
    // the replica may lack a write for which an update is sent
    req.context.readRoute?.usePrimary();
    next();
  };
}

const headersOf = (req: Request): AuthHeaders => ({
  authorization: req.get('authorization'),
  academyId: req.get('x-academy-id'),
  address: req.ip ?? '',
});

/** Returns the functions that admit a request. */
function entryOf(services: Services, req: Request, res: Response, headers: AuthHeaders) {
  const { database, config, limits } = services;
  const ip = headers.address ?? '';
  const userAgent = req.get('user-agent');
  const { id, report } = req;
  const preference = readPreference(req.get('x-read-preference'));
  const identify = (): Promise<Caller> => authenticate(database, config, headers);
  let end: AbortSignal | undefined;
  const gone = (): AbortSignal => {
    end ??= endOf(res);
    return end;
  };

  /** Counts the request against the rate limit of its user or, without a user, of its address. */
  async function count({ principal, academy }: Caller): Promise<void> {
    annotateRequest(report, {
      userId: principal?.userId,
      academyId: academy instanceof AppError ? undefined : academy.id,
    });
    setRateLimitHeaders(res, await limits.request({ userId: principal?.userId ?? null, ip }));
  }

  /** Creates the request's context for a caller. Throws if the header for the read preference is wrong. */
  const open = (caller: Caller, presumption?: Presumption): RequestContext => {
    if (preference instanceof AppError) throw preference;
    const userId = caller.principal?.userId;
    const readRoute = database.replica && userId ? new ReadRoute(userId, preference) : undefined;
    const request = { requestId: String(id), ip, userAgent, gone, report, presumption, readRoute };
    return createContext(services, { ...request, ...caller }, identify);
  };

  return { identify, count, open, preference };
}

/**
 * Delays errors, such as the error for an unreadable body, until the caller is confirmed. By then, the request is
 * counted, and a request above the limit is refused.
 */
export const errorsOfCallers: ErrorRequestHandler = (error, req, _res, next) => {
  // a request that was refused before it was admitted has no context
  const presumption = (req as Partial<Request>).context?.presumption;
  if (!presumption) {
    next(error);
    return;
  }
  presumption.confirm().then(
    () => next(error),
    (other) => next(other instanceof CallerChanged ? error : other),
  );
};
