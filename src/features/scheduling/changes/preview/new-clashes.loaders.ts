import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { type ClashWithin, clashKey } from '../../clashes/clash.types.ts';
import { clashesWithin } from '../../clashes/clashes-within.loaders.ts';

/** Reads the clashes before and after a dry run, which created, moved or restored sessions: `placedIds`. */
export interface ClashWatch {
  readonly before: (ctx: RequestContext, em: SqlEntityManager) => Promise<ClashWithin[]>;
  readonly after: (ctx: RequestContext, em: SqlEntityManager, placedIds: readonly string[]) => Promise<ClashWithin[]>;
}

/** Reads the clashes of a batch, whose seats may change as well as its times. */
export function watchBatch(id: string): ClashWatch {
  const look = (ctx: RequestContext, em: SqlEntityManager) =>
    isUuid(id) ? clashesWithin(ctx, em, ({ engine }) => inIds(sql`s.batch_id`, [id], engine)) : Promise.resolve([]);
  return { before: look, after: look };
}

/** Reads the clashes of sessions that the end of a closure restores: while cancelled, they clashed with nothing. */
export const WATCH_CLOSURE: ClashWatch = {
  before: () => Promise.resolve([]),
  after: (ctx, em, placedIds) =>
    placedIds.length > 0
      ? clashesWithin(ctx, em, ({ engine }) => inIds(sql`s.id`, placedIds, engine))
      : Promise.resolve([]),
};

/** Returns the clashes that are new, each once. */
export function newClashes(before: readonly ClashWithin[], after: readonly ClashWithin[]): ClashWithin[] {
  const known = new Set(before.map(keyOf));
  return after.filter((clash) => {
    const key = keyOf(clash);
    return !known.has(key) && known.add(key);
  });
}

const keyOf = ({ kind, sessionId, otherSessionId, timeOffId }: ClashWithin): string =>
  clashKey(kind, sessionId, otherSessionId ?? timeOffId ?? '');
