import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { type ClashWithin, clashKey } from '../../clashes/clash.types.ts';
import { clashesWithin } from '../../clashes/clashes-within.loaders.ts';

/**
 * The queries that find clashes before and after a dry run. `placedIds` contains the ids of the sessions that the dry
 * run created, moved or restored.
 */
export interface ClashWatch {
  readonly before: (ctx: RequestContext, em: SqlEntityManager) => Promise<ClashWithin[]>;
  readonly after: (ctx: RequestContext, em: SqlEntityManager, placedIds: readonly string[]) => Promise<ClashWithin[]>;
}

/**
 * Returns the queries for the clashes of a batch. They read all sessions of the batch, because a new number of seats
 * can cause clashes even for sessions that the change does not move.
 */
export function watchBatch(id: string): ClashWatch {
  const look = (ctx: RequestContext, em: SqlEntityManager) =>
    isUuid(id) ? clashesWithin(ctx, em, ({ engine }) => inIds(sql`s.batch_id`, [id], engine)) : Promise.resolve([]);
  return { before: look, after: look };
}

/**
 * The queries for the clashes of sessions that are restored because a closure was changed. Before the change, these
 * sessions were cancelled and had no clashes.
 */
export const WATCH_CLOSURE: ClashWatch = {
  before: () => Promise.resolve([]),
  after: (ctx, em, placedIds) =>
    placedIds.length > 0
      ? clashesWithin(ctx, em, ({ engine }) => inIds(sql`s.id`, placedIds, engine))
      : Promise.resolve([]),
};

/** Returns the clashes that exist after a dry run, but did not exist before it. Each clash is returned once. */
export function newClashes(before: readonly ClashWithin[], after: readonly ClashWithin[]): ClashWithin[] {
  const known = new Set(before.map(keyOf));
  return after.filter((clash) => {
    const key = keyOf(clash);
    return !known.has(key) && known.add(key);
  });
}

const keyOf = ({ kind, sessionId, otherSessionId, timeOffId }: ClashWithin): string =>
  clashKey(kind, sessionId, otherSessionId ?? timeOffId ?? '');
