import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Academy } from './academy.entity.ts';
import { ClashPolicy } from './academy.enums.ts';

/**
 * How the rows of staff and rooms are locked by whoever takes up their time: where the academy refuses clashes, of two who
 * do so the second has to see what the first did; elsewhere it is enough that nobody deletes them meanwhile.
 */
export async function clashLock(ctx: RequestContext, em: SqlEntityManager): Promise<true | 'shared'> {
  const { settings } = await em.findOneOrFail(Academy, { id: ctx.session.academyId });
  return settings.clashPolicy === ClashPolicy.REFUSE ? true : 'shared';
}
