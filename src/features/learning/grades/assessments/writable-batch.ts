import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../../platform/database/records.ts';
import { forbidden } from '../../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { mayGrade } from './may-grade.ts';

/**
 * Locks a batch, so that the caller can write its grades. Returns null if the batch does not exist. Throws FORBIDDEN
 * for a teacher who does not teach the batch, and for a department head who does not lead its course.
 */
export async function writableBatch(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Batch | null> {
  const batch = await findRecord(em, Batch, id, { lock: true });
  if (batch && !(await mayGrade(em, requireAcademy(ctx).viewer, batch))) throw forbidden();
  return batch;
}
