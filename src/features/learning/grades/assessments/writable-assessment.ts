import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../../platform/database/records.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../../platform/tenancy/visibility.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { Assessment } from './assessment.entity.ts';
import { assessmentReads } from './assessment.loaders.ts';

const NAME = 'Assessment';

/**
 * Returns an assessment whose batch and row are locked, so that results and averages of the batch change one after
 * another. Throws NOT_FOUND for an assessment that the caller cannot see; staff may change the assessments that they can
 * see.
 */
export async function writableAssessment(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Assessment> {
  await assertVisible(ctx, em, { model: assessmentReads, id, name: NAME });
  const known = await getRecord(em, Assessment, id, { name: NAME });
  await lockBatches(em, [known.batch.id]);
  return getRecord(em, Assessment, id, { name: NAME, lock: true });
}
