import type { SqlEntityManager } from '@mikro-orm/sql';
import { AppError } from '../../../platform/errors/app-error.ts';
import { MEGABYTE } from '../../../platform/http/body.ts';
import type { Academy } from '../../academy/academies/academy.entity.ts';
import { limitsOf } from '../../academy/academies/subscription.ts';
import { storedBytes } from './stored-bytes.sql.ts';

/**
 * Throws PLAN_LIMIT_REACHED if another file of `size` bytes would exceed the storage of the academy's plan. The academy
 * must be locked, so that no other upload is stored at the same time.
 */
export async function assertWithinQuota(em: SqlEntityManager, academy: Academy, size: number): Promise<void> {
  const { storageMb } = limitsOf(academy.subscription);
  if (storageMb !== null && (await storedBytes(em)) + size > storageMb * MEGABYTE)
    throw new AppError('PLAN_LIMIT_REACHED', 'The storage limit of your plan has been reached.');
}
