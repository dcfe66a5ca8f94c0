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

/** A request. If `origin` is omitted, it is PUBLIC_URL. */
export type Request = Omit<RequestCaller, 'origin'> & Partial<Pick<RequestCaller, 'origin'>>;

/** Returns the present date in a time zone: YYYY-MM-DD. */
export const todayIn = (timezone: string): string => Temporal.Now.plainDateISO(timezone).toString();

/**
 * Creates the context of a request. The context uses the database only when needed. Before each mutation except the
 * first, `askAgain` identifies the caller and the academy again. Without `askAgain`, the caller and the academy stay
 * the same.
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
    // uses `this`, because Apollo Server copies contexts, and the function must change and end the copy
    async beginMutation() {
      if (hasMutated) {
        await this.session.end();
        Object.assign(this, openedFor(services, { ...request, presumption: undefined, ...(await askAgain()) }));
      } else await this.session.release();
      // a mutation must not make decisions with old data from the replica
      this.readRoute?.usePrimary();
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

/** Returns the request together with its access to the chosen academy. */
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
          route: request.readRoute,
          afterWrite: () => reads.clear(),
        });
  const readContext = chosen && new RequestReadContext(database, chosen, principal?.scopes);
  const reads: Reads = readContext
    ? new BatchedReads(database, session, () => readContext)
    : refusedReads(academy as AppError);
  const directory = directoryOf(database, session, request);
  return { ...request, session, readContext, reads, directory };
}

/**
 * Creates the reads outside of academies. These reads do not use the database session of the academy; each read opens
 * its own connection.
 */
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
    // the end of the transaction is sent together with the statement
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
 * Returns a context for a dry run of an operation whose input was refused. The dry run looks for further errors in the
 * input, and writes nothing.
 */
export function dryRunContext(ctx: RequestContext, refused: FieldErrors): RequestContext {
  const { requestId, ip, principal, academy } = ctx;
  const database = { ...ctx.database, isDryRun: true };
  return { ...createContext({ ...ctx, database }, { requestId, ip, principal, academy }), refused };
}

/** The caller who reads and, if there is one, the academy in which rows are read. */
type ReadPlace = Pick<AcademyContext, 'viewer' | 'timezone'> & { readonly id: string | null };

/**
 * The context of reads. The times are fixed when they are first used. The context is a class, because an object literal
 * would allocate each getter as a long-lived object, which would keep the whole request in memory.
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

/** Returns the actor for the audit log. */
export const actorOf = ({ principal, requestId }: Pick<Request, 'principal' | 'requestId'>): Actor => ({
  userId: principal?.userId ?? null,
  requestId,
});

/**
 * Returns the viewer for reads outside of academies. Every caller except the Super Admin gets the role that can see
 * least.
 */
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

/**
 * Creates the reads of a request that has no chosen academy. Each read throws the error that explains why none is
 * chosen.
 */
function refusedReads(reason: AppError): Reads {
  const refuse = async (): Promise<never> => {
    throw reason;
  };
  return {
    one: refuse,
    node: refuse,
    list: refuse,
    total: refuse,
    children: refuse,
    all: refuse,
    ofDay: refuse,
    summary: refuse,
    clear: () => undefined,
  };
}

/** Returns the chosen academy. If no academy is chosen, throws the error that explains why. */
export function requireAcademy(ctx: RequestContext): AcademyContext {
  if (ctx.academy instanceof AppError) throw ctx.academy;
  return ctx.academy;
}

/**
 * Returns the present date in the chosen academy: YYYY-MM-DD. If no academy is chosen, throws the error that explains
 * why.
 */
export const todayOf = (ctx: RequestContext): string => todayIn(requireAcademy(ctx).timezone);

/**
 * Returns the day of an instant in the time zone of the chosen academy. If no academy is chosen, throws the error that
 * explains why.
 */
export const dayOf = (ctx: RequestContext, instant: string): string =>
  wallClock(requireAcademy(ctx).timezone).dayOf(instant);
