import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Academy } from '../academies/academy.entity.ts';

/** Whether the academy bills by itself: courses without a plan are billed by their price then. */
export async function isAutomatic(ctx: RequestContext, em: SqlEntityManager): Promise<boolean> {
  const { settings } = await em.findOneOrFail(Academy, { id: requireAcademy(ctx).id });
  return settings.billing.auto;
}
