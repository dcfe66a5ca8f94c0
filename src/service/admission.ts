import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { type AuthHeaders, authenticate, sessionCheck } from '../features/identity/auth/callers/authenticate.ts';
import { createRememberedCallers, isSameCaller } from '../features/identity/auth/callers/remembered-callers.ts';
import { Presumption } from '../platform/database/presumption.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { CallerChanged } from '../platform/graphql/known-caller.ts';
import { setRateLimitHeaders } from '../platform/http/rate-limits.ts';
import { tell } from '../platform/http/request-report.ts';
import type { UserPlaces } from '../platform/http/user-places.ts';
import type { Caller } from '../platform/permissions/caller.ts';
import { createContext, type Services } from '../platform/tenancy/context.ts';
import type { RequestContext } from '../platform/tenancy/request-context.ts';

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

/** Whether a request may only read. A POST of GraphQL may: only its document says whether it does. */
const mayRead = ({ method, baseUrl }: Request): boolean => method === 'GET' || (method === 'POST' && baseUrl === '');

/**
 * Finds out who calls and for which academy, counts the request against its limit, and makes its context, in a place of the
 * user's. On PostgreSQL what may be a read of somebody who was found before goes on at once, for a presumed caller: the check
 * is sent in one message with the read's own statement, and all of this is done when it arrives, before anything is answered.
 */
export function admission(services: Services, places: UserPlaces): RequestHandler {
  const { database, config } = services;
  const remembered = createRememberedCallers();
  const isRoundTrip = database.engine === 'postgresql';
  return async (req, res, next) => {
    // answers are of one caller, tokens among them
    res.set('Cache-Control', 'no-store');
    const headers: AuthHeaders = {
      authorization: req.get('authorization'),
      academyId: req.get('x-academy-id'),
      address: req.ip ?? '',
    };
    const entry = new Entry(services, req, res, headers);
    const check = isRoundTrip && mayRead(req) ? sessionCheck(database, config, headers) : null;
    const presumed = check && remembered.get(check);
    if (check && presumed && places.isFree(presumed.principal.userId)) {
      // whatever has become of the session, the token is of this user
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
      entry.admit(presumed, presumption);
    } else {
      const caller = await entry.findCaller(places);
      if (check) remembered.set(check, caller);
      entry.admit(caller);
    }
    next();
  };
}

/** A request that is being admitted. */
class Entry {
  readonly #services: Services;
  readonly #req: Admitted;
  readonly #res: Response;
  readonly #headers: AuthHeaders;
  readonly #ip: string;
  #end: AbortSignal | undefined;

  constructor(services: Services, req: Admitted, res: Response, headers: AuthHeaders) {
    this.#services = services;
    this.#req = req;
    this.#res = res;
    this.#headers = headers;
    this.#ip = headers.address ?? '';
  }

  /** Finds out who calls, in a place of the user's. */
  async findCaller(places: UserPlaces): Promise<Caller> {
    const caller = await this.#identify();
    await this.count(caller);
    const place = caller.principal ? places.take(caller.principal.userId, this.#res) : undefined;
    if (!place) return caller;
    await place;
    // they may have signed out in the meantime
    return this.#identify();
  }

  /** Counts the request against its limit. */
  async count({ principal, academy }: Caller): Promise<void> {
    tell(this.#req.report, {
      userId: principal?.userId,
      academyId: academy instanceof AppError ? undefined : academy.id,
    });
    setRateLimitHeaders(
      this.#res,
      await this.#services.limits.request({ userId: principal?.userId ?? null, ip: this.#ip }),
    );
  }

  /** Makes the context of the request, for a caller. */
  open(caller: Caller, presumption?: Presumption): RequestContext {
    const { id, report } = this.#req;
    const request = {
      requestId: String(id),
      ip: this.#ip,
      userAgent: this.#req.get('user-agent'),
      gone: () => this.#gone(),
      report,
      presumption,
      ...caller,
    };
    return createContext(this.#services, request, () => this.#identify());
  }

  /** Gives the request its context. */
  admit(caller: Caller, presumption?: Presumption): void {
    this.#req[CONTEXT] = this.open(caller, presumption);
  }

  #identify(): Promise<Caller> {
    return authenticate(this.#services.database, this.#services.config, this.#headers);
  }

  #gone(): AbortSignal {
    this.#end ??= endOf(this.#res);
    return this.#end;
  }
}

/**
 * Tells no error, such as that of a body that cannot be read, before it is confirmed who asks: their request counts, and is refused
 * where it is one too many.
 */
export const errorsOfCallers: ErrorRequestHandler = (error, req: Admitted, _res, next) => {
  const presumption = req[CONTEXT]?.presumption;
  if (!presumption) {
    next(error);
    return;
  }
  presumption.confirm().then(
    () => next(error),
    (other) => next(other instanceof CallerChanged ? error : other),
  );
};
