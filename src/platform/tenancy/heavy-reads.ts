import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReadRoute } from '../database/replica/read-route.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import { isTooSlow } from '../database/too-slow.ts';
import { AppError, clientGone } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import { isFamily } from '../permissions/roles.ts';
import { type ConcurrencyLimits, createConcurrencyLimiter } from './concurrency-limiter.ts';

/** The parts of a request that a heavy read uses. */
export interface HeavyReadRequest {
  readonly database: Pick<Database, 'kysely' | 'openReader'>;
  readonly session: Pick<TenantSession, 'academyId' | 'aside'>;
  /** The context of reads; null if no academy is chosen. */
  readonly readContext: Pick<ReadContext, 'viewer'> | null;
  /** Returns a signal that is aborted when the client disconnects. Absent if the request did not arrive over HTTP. */
  readonly gone?: (() => AbortSignal) | undefined;
  /** Decides whether the read may use the replica. */
  readonly readRoute?: ReadRoute | undefined;
}

/**
 * Statements that read many rows, for reports and the list of clashes. They have a longer timeout than other
 * statements, and only a few of them run at the same time.
 */
export interface HeavyReads {
  /**
   * Runs a reading statement in the academy of the request, in its own transaction. The statements of a request run one
   * after another. Waiting statements hold no connection. Throws SERVICE_UNAVAILABLE if no slot becomes free, or if the
   * statement takes too long.
   */
  run<Row>(request: HeavyReadRequest, statement: RawBuilder<Row>): Promise<Row[]>;
}

/** The limits of heavy reads in each process. */
export interface HeavyReadLimits extends ConcurrencyLimits {
  /** The timeout of a statement, in milliseconds. */
  readonly timeout: number;
}

/**
 * The default limits. In each academy, the staff may run two heavy reads at the same time, and parents and students
 * together two more. The staff therefore never wait for parents and students.
 */
const HEAVY_READS: HeavyReadLimits = { places: 2, patience: 5_000, timeout: 5_000 };

const BUSY = 'Other reports are being worked out: try again in a few seconds.';
const TOO_SLOW = 'It took too long to work this out: ask for a shorter period, or for less of it by a filter.';

export function createHeavyReads(given?: Partial<HeavyReadLimits>): HeavyReads {
  const limits = { ...HEAVY_READS, ...given };
  const places = createConcurrencyLimiter(limits, BUSY);
  return {
    run<Row>(request: HeavyReadRequest, statement: RawBuilder<Row>) {
      const { database, session, readContext } = request;
      const gone = request.gone?.();
      const { academyId } = session;
      const compiled = statement.compile(database.kysely);
      const viewer = readContext?.viewer;
      const kind = viewer && isFamily(viewer) ? 'families' : 'office';
      async function read(): Promise<Row[]> {
        const reader = await database.openReader(academyId, {
          isLong: true,
          timeout: limits.timeout,
          gone: request.gone,
          route: request.readRoute,
        });
        try {
          return (await reader.query(compiled)) as Row[];
        } catch (error) {
          // if the client has disconnected, its statement is cancelled like a slow one, or never starts
          if (gone?.aborted && (isTooSlow(error) || error === gone.reason)) throw clientGone();
          throw isTooSlow(error) ? new AppError('SERVICE_UNAVAILABLE', TOO_SLOW) : error;
        } finally {
          await reader.end();
        }
      }
      return session.aside(() => places.take(`${academyId} ${kind}`, viewer?.userId ?? '', read, gone));
    },
  };
}
