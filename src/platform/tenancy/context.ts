import type { RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../database/actor.ts';
import type { Database } from '../database/database.ts';
import type { ReadStatement } from '../database/engine.ts';
import { closedSession, type TenantSession, tenantSession } from '../database/tenant-session.ts';
import { AppError, type FieldErrors } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import { BatchedReads, type Reads } from '../loaders/reads.ts';
import type { AcademyContext, Caller, Principal } from '../permissions/caller.ts';
import type { Viewer } from '../permissions/roles.ts';
import { now } from '../time/now.ts';
import { wallClock } from '../time/wall-clock.ts';
import { onceContext } from './idempotency.ts';
import type { AcademyAccess, Directory, RequestCaller, RequestContext, Services } from './request-context.ts';

/** A request; its origin is PUBLIC_URL when omitted. */
export type Request = Omit<RequestCaller, 'origin'> & Partial<Pick<RequestCaller, 'origin'>>;

/** The present date in a time zone: YYYY-MM-DD. */
export const todayIn = (timezone: string): string => Temporal.Now.plainDateISO(timezone).toString();

/**
 * The context of one request. Nothing reaches the database before it is needed. `askAgain` finds out who calls by now, and
 * for which academy; without it that stays as it is.
 */
export function createContext(
  services: Services,
  request: Request,
  askAgain: () => Promise<Caller> = async () => request,
): RequestContext {
  let hasMutated = false;
  return {
    ...services,
    origin: services.config.publicUrl ?? '',
    ...openedFor(services, request),
    // Apollo Server copies contexts: it is the copy that changes and ends
    async beginMutation() {
      if (hasMutated) {
        await this.session.end();
        Object.assign(this, openedFor(services, { ...request, presumption: undefined, ...(await askAgain()) }));
      } else await this.session.release();
      hasMutated = true;
    },
    once(operation, key, input) {
      return onceContext(this, operation, key, input);
    },
    end() {
      return this.session.end();
    },
  };
}

/** Returns the caller, and the access to the chosen academy. */
function openedFor({ database }: Services, request: Request): Request & AcademyAccess {
  const { academy, principal, presumption } = request;
  const chosen = academy instanceof AppError ? null : academy;
  const session =
    academy instanceof AppError
      ? closedSession(academy)
      : tenantSession(database, {
          academyId: academy.id,
          actor: actorOf(request),
          gone: request.gone,
          presumption,
          afterWrite: () => reads.clear(),
        });
  const readContext = chosen && new RequestReadContext(database, chosen, principal?.scopes);
  const reads: Reads = readContext
    ? new BatchedReads(database, session, () => readContext)
    : refusedReads(academy as AppError);
  const directory = directoryOf(database, session, request);
  return { ...request, session, readContext, reads, directory };
}

/** Reads outside of academies, beside the session: each takes a connection of its own. */
function directoryOf(
  database: Database,
  session: TenantSession,
  { principal, presumption }: Pick<Request, 'principal' | 'presumption'>,
): Directory {
  const context =
    principal &&
    new RequestReadContext(
      database,
      { id: null, viewer: outsideAcademies(principal), timezone: 'UTC' },
      principal.scopes,
    );
  const read = async (statement: ReadStatement) => {
    const reader = await database.openUserReader(context?.viewer.userId ?? '', presumption?.ahead());
    // the transaction's end is sent with the statement
    const [rows] = await Promise.all([reader.query(statement), reader.end()]);
    return rows;
  };
  const run = async <Row>(statement: ReadStatement) => {
    const rows = session.aside(() => read(statement));
    if (presumption) {
      await rows.catch(() => undefined);
      await presumption.confirm();
    }
    return (await rows) as Row[];
  };
  const query = <Row>(statement: RawBuilder<Row>) => run<Row>(statement.compile(database.kysely));
  const reads = new BatchedReads(database, { query }, () => {
    if (!context) throw new Error('The directory was read without a signed-in user.');
    return context;
  });
  return Object.assign(reads, { readContext: context, run });
}

/**
 * The context in which an operation runs whose input has been refused, to find out what else is wrong with it: nothing is
 * written.
 */
export function dryRunContext(ctx: RequestContext, refused: FieldErrors): RequestContext {
  const { requestId, ip, principal, academy } = ctx;
  const database = { ...ctx.database, isDryRun: true };
  return { ...createContext({ ...ctx, database }, { requestId, ip, principal, academy }), refused };
}

/** The academy that is read in, or none, and who reads. */
type ReadPlace = Pick<AcademyContext, 'viewer' | 'timezone'> & { readonly id: string | null };

/**
 * The context of reads. Its times are those of the first access, and stay the same. A class, because each getter of an
 * object literal would be allocated as a long-lived object, and keep the whole request alive.
 */
class RequestReadContext implements ReadContext {
  readonly engine: Database['engine'];
  readonly academyId: string | null;
  readonly viewer: Viewer;
  readonly scopes: ReadonlySet<string> | undefined;
  readonly #timezone: string;
  #today: string | undefined;
  #now: string | undefined;

  constructor({ engine }: Database, { id, viewer, timezone }: ReadPlace, scopes: ReadonlySet<string> | undefined) {
    this.engine = engine;
    this.academyId = id;
    this.viewer = viewer;
    this.scopes = scopes;
    this.#timezone = timezone;
  }

  get today(): string {
    this.#today ??= todayIn(this.#timezone);
    return this.#today;
  }

  get now(): string {
    this.#now ??= now();
    return this.#now;
  }
}

/** Whom the audit names. */
export const actorOf = ({ principal, requestId }: Pick<Request, 'principal' | 'requestId'>): Actor => ({
  userId: principal?.userId ?? null,
  requestId,
});

/** Outside of academies a user sees the least, unless they administer the whole platform. */
function outsideAcademies(principal: Principal): Viewer {
  return {
    userId: principal.userId,
    role: principal.isSuperAdmin ? 'super_admin' : 'student',
    staffId: null,
    parentId: null,
    studentId: null,
    sessionId: principal.sessionId,
  };
}

/** Reads without a chosen academy: every read throws the reason. */
function refusedReads(reason: AppError): Reads {
  const refuse = async (): Promise<never> => {
    throw reason;
  };
  return {
    one: refuse,
    node: refuse,
    list: refuse,
    children: refuse,
    all: refuse,
    ofDay: refuse,
    summary: refuse,
    clear: () => undefined,
  };
}

/** The chosen academy; throws why there is none. */
export function requireAcademy(ctx: RequestContext): AcademyContext {
  if (ctx.academy instanceof AppError) throw ctx.academy;
  return ctx.academy;
}

/** The present date of the chosen academy: YYYY-MM-DD; throws why there is none. */
export const todayOf = (ctx: RequestContext): string => todayIn(requireAcademy(ctx).timezone);

/** The day of an instant, as the clocks of the chosen academy show it; throws why there is none. */
export const dayOf = (ctx: RequestContext, instant: string): string =>
  wallClock(requireAcademy(ctx).timezone).dayOf(instant);
