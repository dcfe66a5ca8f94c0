import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import type { ReadStatement } from '../database/engine.ts';
import type { Presumption } from '../database/presumption.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import type { FieldErrors } from '../errors/app-error.ts';
import type { EventType } from '../events/event-types.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RequestReport } from '../http/request-report.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { Reads } from '../loaders/reads.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Caller } from '../permissions/caller.ts';
import type { Signals } from '../signals/signals.ts';
import type { HeavyReads } from './heavy-reads.ts';
import type { ImportGate } from './import-gate.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The context of the request, set by the service's admission. */
    context: RequestContext;
  }
}

/** Reads outside of academies, as the database's owner: the user, their memberships, the academies they have access to. */
export interface Directory extends Reads {
  /** The context of the reads; null without an authenticated user. */
  readonly readContext: ReadContext | null;
  /** Runs one reading statement that was compiled before. */
  run<Row>(statement: ReadStatement): Promise<Row[]>;
}

/** The first part of a context, who calls: the caller, the chosen academy, and the request. */
export interface RequestCaller extends Caller {
  readonly requestId: string;
  /** The presumption, if the caller is only presumed: it must be confirmed before anything but a read. See `withCaller`. */
  readonly presumption?: Presumption | undefined;
  /** The client's address, for rate limits. */
  readonly ip: string;
  /** PUBLIC_URL, the beginning of addresses in responses; empty if it is not set: then addresses are paths. */
  readonly origin: string;
  /** The client's user agent. */
  readonly userAgent?: string | undefined;
  /** The facts about the request for its line in the log; absent if it did not arrive over HTTP. */
  readonly report?: RequestReport;
  /**
   * Returns a signal that is aborted when the client disconnects, or has its response; absent if the request did not
   * arrive over HTTP.
   */
  readonly gone?: (() => AbortSignal) | undefined;
}

/** The second part of a context, where the request reads and writes. */
export interface AcademyAccess {
  /** The session of the academy that reads and writes go through. Throws without a chosen academy. */
  readonly session: TenantSession;
  /** The context of reads inside the academy; null without a chosen academy. */
  readonly readContext: ReadContext | null;
  /** Batched reads inside the academy, of the rows visible to the caller. */
  readonly reads: Reads;
  readonly directory: Directory;
}

/** The third part of a context, how work is done: the services that all requests share. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly limits: RateLimits;
  /** Reaches later features, within the transaction. */
  readonly signals: Signals<RequestContext>;
  /** The types of events that the academy publishes, by name. */
  readonly eventTypes: readonly EventType[];
  /** Sends nothing within a request: a job does, which follows from the request's transaction. */
  readonly mailer: Mailer;
  /** Sends requests to places that users named. */
  readonly outgoing: Outgoing;
  /** Runs statements that read many rows. */
  readonly heavyReads: HeavyReads;
  /** Admits few imports at once. */
  readonly importGate: ImportGate;
}

/** The first argument of every service function: who calls, where the request reads and writes, and how work is done. */
export interface RequestContext extends RequestCaller, AcademyAccess, Services {
  /** The maximum number of rows of a report's page, if the service itself requests more than clients may. */
  readonly mostRows?: number | undefined;
  /** The errors of the input of a dry run that looks for further errors: it writes nothing. */
  readonly refused?: FieldErrors;
  /**
   * Called before each mutation of a document. Releases the connection that read the response of the mutation before,
   * and identifies the caller and their rights again: they may have signed out or changed their own role.
   */
  beginMutation(): Promise<void>;
  /**
   * Returns a context in which the one write of an operation is done once under an idempotency key. Throws BAD_USER_INPUT
   * for a key that cannot be kept.
   */
  once(operation: string, key: string, input: object): RequestContext;
  /** Ends the request's read session. Must be called once, when the response is complete. */
  end(): Promise<void>;
}
