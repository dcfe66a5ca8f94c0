import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SoftDeletedTenantRecord } from '../../../platform/database/tenant-record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Academy } from './academy.entity.ts';
import { limitsOf, type PlanResource } from './subscription.ts';

/**
 * The rows that a write adds to an academy: their entity, the limit of the plan that applies to them, and their number
 * (`added`, 1 by default).
 */
interface PlannedRows {
  readonly resource: Exclude<PlanResource, 'storageMb'>;
  readonly entity: new () => SoftDeletedTenantRecord;
  readonly added?: number;
}

/**
 * Throws PLAN_LIMIT_REACHED if the added rows would exceed the limit of the academy's plan. The academy must be locked,
 * so that no other transaction adds rows at the same time.
 */
export async function assertWithinPlan(
  em: SqlEntityManager,
  academy: Academy,
  { resource, entity, added = 1 }: PlannedRows,
): Promise<void> {
  const limit = limitsOf(academy.subscription)[resource];
  if (limit !== null && (await em.count(entity, {})) + added > limit) {
    throw new AppError('PLAN_LIMIT_REACHED', `The ${resource} limit of your plan has been reached.`);
  }
}
