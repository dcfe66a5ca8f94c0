import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { TenantSession } from '../database/tenant-session.ts';
import { isTooSlow } from '../database/too-slow.ts';
import { AppError, clientGone } from '../errors/app-error.ts';
import type { ReadContext } from '../loaders/read-model.ts';
import { isFamily } from '../permissions/roles.ts';
import { createPlaces, type PlaceLimits } from './places.ts';

/** What a heavy read needs to know of the request. */
export interface HeavyReadRequest {
  readonly database: Pick<Database, 'kysely' | 'openReader'>;
  readonly session: Pick<TenantSession, 'academyId' | 'aside'>;
  /** Who reads; null without a chosen academy. */
  readonly readContext: Pick<ReadContext, 'viewer'> | null;
  /** Tells when the client is gone; absent where none came by HTTP. */
  readonly gone?: (() => AbortSignal) | undefined;
}

/** Statements that look at much, as reports and the list of clashes do: they have more time than others, and few run at once. */
export interface HeavyReads {
  /**
   * Runs a reading statement in the academy of the request, in a transaction of its own. Those of a request come one after
   * another, and hold no connection while they wait. Throws SERVICE_UNAVAILABLE where there is no place for it, or where it
   * takes too long.
   */
  run<Row>(request: HeavyReadRequest, statement: RawBuilder<Row>): Promise<Row[]>;
}

/** What they are held to, in each process. */
export interface HeavyReadLimits extends PlaceLimits {
  /** Milliseconds that a statement has. */
  readonly timeout: number;
}

/** Two at once an academy, and apart from these two of its families, whom nobody in the office has to wait for. */
export const HEAVY_READS: HeavyReadLimits = { places: 2, patience: 5_000, timeout: 5_000 };

const BUSY = 'Other reports are being worked out: try again in a few seconds.';
const TOO_SLOW = 'It took too long to work this out: ask for a shorter period, or for less of it by a filter.';

export function createHeavyReads(limits: HeavyReadLimits = HEAVY_READS): HeavyReads {
  const places = createPlaces(limits, BUSY);
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
        });
        try {
          return (await reader.query(compiled)) as Row[];
        } catch (error) {
          // the statement of a client who is gone is ended as those are that take too long, or not begun
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
