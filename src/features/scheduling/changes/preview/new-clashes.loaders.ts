import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { isAnyOf } from '../../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { type ClashWithin, clashKey } from '../../clashes/clash.types.ts';
import { clashesWithin } from '../../clashes/clashes-within.loaders.ts';

/** Looks at the clashes before a rehearsed write and behind it, which made, moved or restored sessions: `placedIds`. */
export interface ClashWatch {
  readonly before: (ctx: RequestContext, em: SqlEntityManager) => Promise<ClashWithin[]>;
  readonly after: (ctx: RequestContext, em: SqlEntityManager, placedIds: readonly string[]) => Promise<ClashWithin[]>;
}

/** Those of a batch, whose seats may change as well as its times. */
export function watchBatch(id: string): ClashWatch {
  const look = (ctx: RequestContext, em: SqlEntityManager) =>
    isUuid(id) ? clashesWithin(ctx, em, ({ engine }) => isAnyOf(sql`s.batch_id`, [id], engine)) : Promise.resolve([]);
  return { before: look, after: look };
}

/** Those of sessions that are held after all where a closure ends: cancelled, they clashed with nothing. */
export const WATCH_CLOSURE: ClashWatch = {
  before: () => Promise.resolve([]),
  after: (ctx, em, placedIds) =>
    placedIds.length > 0
      ? clashesWithin(ctx, em, ({ engine }) => isAnyOf(sql`s.id`, placedIds, engine))
      : Promise.resolve([]),
};

/** Those of later that were not there before, each once. */
export function newClashes(before: readonly ClashWithin[], after: readonly ClashWithin[]): ClashWithin[] {
  const known = new Set(before.map(keyOf));
  return after.filter((clash) => {
    const key = keyOf(clash);
    return !known.has(key) && known.add(key);
  });
}

const keyOf = ({ kind, sessionId, otherSessionId, timeOffId }: ClashWithin): string =>
  clashKey(kind, sessionId, otherSessionId ?? timeOffId ?? '');
