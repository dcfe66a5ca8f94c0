import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import type { ReadStatement } from '../database/engine.ts';
import type { Presumption } from '../database/presumption.ts';
import type { ReadRoute } from '../database/replica/read-route.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import type { FieldErrors } from '../errors/app-error.ts';
import type { EventType } from '../events/event-types.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RequestReport } from '../http/request-report.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import type { Reads } from '../loaders/reads.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Papers } from '../papers/papers.ts';
import type { Caller } from '../permissions/caller.ts';
import type { Signals } from '../signals/signals.ts';
import type { Storage } from '../storage/storage.ts';
import type { HeavyReads } from './heavy-reads.ts';
import type { ImportGate } from './import-gate.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The context of the request. The service sets this property when it admits the request. */
    context: RequestContext;
  }
}

/**
 * Loads rows outside of the chosen academy: the user, the user's memberships, and the academies that the user can
 * access. The reads run as the database owner.
 */
export interface Directory extends Reads {
  /** The context of the reads; null without an authenticated user. */
  readonly readContext: ReadContext | null;
  /** Runs a compiled reading statement. */
  run<Row>(statement: ReadStatement): Promise<Row[]>;
}

/** The first part of a context: the caller, the chosen academy and the request. */
export interface RequestCaller extends Caller {
  readonly requestId: string;
  /**
   * The presumption about the caller, if the caller is not confirmed yet. Until the caller is confirmed, the request
   * may only read. See `withCaller`.
   */
  readonly presumption?: Presumption | undefined;
  /** Decides which reads use the replica. Absent if all reads use the primary, as in jobs and streams. */
  readonly readRoute?: ReadRoute | undefined;
  /** The client's address, for rate limits. */
  readonly ip: string;
  /**
   * The beginning of addresses in responses: PUBLIC_URL. If PUBLIC_URL is not set, the text is empty, so that addresses
   * are only paths.
   */
  readonly origin: string;
  /** The client's user agent. */
  readonly userAgent?: string | undefined;
  /** Facts about the request for its log line. Absent if the request did not arrive over HTTP. */
  readonly report?: RequestReport;
  /**
   * Returns a signal that is aborted when the client disconnects, or when it has received the whole response. Absent if
   * the request did not arrive over HTTP.
   */
  readonly gone?: (() => AbortSignal) | undefined;
}

/** The second part of a context: access to the data of the academy. */
export interface AcademyAccess {
  /** The database session for all reads and writes in the academy. Throws if no academy is chosen. */
  readonly session: TenantSession;
  /** The context of reads in the academy. Null if no academy is chosen. */
  readonly readContext: ReadContext | null;
  /** Batched reads in the academy, limited to the rows that the caller may see. */
  readonly reads: Reads;
  readonly directory: Directory;
}

/** The third part of a context: the services that all requests share. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly limits: RateLimits;
  /** Sends signals to handlers in other features, within a transaction. */
  readonly signals: Signals<RequestContext>;
  /** The event types that academies publish, sorted by name. */
  readonly eventTypes: readonly EventType[];
  /**
   * Sends mail. A request does not use the mailer itself. Instead, it adds a job in its transaction, and the job sends
   * the mail.
   */
  readonly mailer: Mailer;
  /** Sends requests to addresses that users entered. */
  readonly outgoing: Outgoing;
  /** Stores the contents of files. */
  readonly storage: Storage;
  /** Renders papers: PDF files. */
  readonly papers: Papers;
  /** Runs statements that read many rows. */
  readonly heavyReads: HeavyReads;
  /** Limits concurrent imports. */
  readonly importGate: ImportGate;
}

/**
 * The first argument of every service function: the caller, the access to the academy's data and the shared services.
 */
export interface RequestContext extends RequestCaller, AcademyAccess, Services {
  /**
   * The maximum number of rows in a page of a report. It is set only if the service itself requests a report, because
   * the service may request larger pages than clients.
   */
  readonly mostRows?: number | undefined;
  /**
   * For a dry run: the errors of the input that are already known. The dry run looks for further errors and writes
   * nothing.
   */
  readonly refused?: FieldErrors;
  /**
   * Called before each mutation of a document. Releases the connection that read the response of the previous mutation.
   * Identifies the caller and their rights again, because the previous mutation may have signed the caller out or
   * changed their role.
   */
  beginMutation(): Promise<void>;
  /**
   * Returns a context in which the only write of an operation runs once for an idempotency key. Throws BAD_USER_INPUT
   * if the key cannot be stored.
   */
  once(operation: string, key: string, input: object): RequestContext;
  /** Ends the database session of the request. Must be called once, when the response is complete. */
  end(): Promise<void>;
}
