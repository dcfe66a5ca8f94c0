import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SoftDeletedTenantRecord } from '../../../platform/database/tenant-record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Academy } from './academy.entity.ts';
import { limitsOf, type PlanResource } from './subscription.ts';

/**
 * Refuses one more, or `added` more, of something that the academy's plan counts: PLAN_LIMIT_REACHED. The academy is
 * locked, so that what is counted stays.
 */
export async function assertWithinPlan(
  em: SqlEntityManager,
  academy: Academy,
  resource: PlanResource,
  entity: new () => SoftDeletedTenantRecord,
  added = 1,
): Promise<void> {
  const limit = limitsOf(academy.subscription)[resource];
  if (limit !== null && (await em.count(entity, {})) + added > limit) {
    throw new AppError('PLAN_LIMIT_REACHED', `The ${resource} limit of your plan has been reached.`);
  }
}
