import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { lockBatches } from '../batches/locked-batches.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentReads } from './enrollment.loaders.ts';
import { findEnrollable } from './enrollment-target.ts';

/** The records that a change of an enrollment reads beside the enrollment. */
export interface Touched {
  /** Seats of its batch. */
  readonly seats?: boolean;
  /** Its student, since it opens or another is made. */
  readonly student?: boolean;
  /** Seats of another batch. */
  readonly otherBatchId?: string;
}

/**
 * Finds an enrollment visible to the caller, and locks it with the records that the change reads, in the common lock
 * order. Throws NOT_FOUND.
 */
export async function lockEnrollment(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  { seats = false, student = false, otherBatchId }: Touched,
): Promise<Enrollment> {
  await assertVisible(ctx, em, { model: enrollmentReads, id, name: 'Enrollment' });
  // neither its student nor its batch ever changes
  const known = await getRecord(em, Enrollment, id, { name: 'Enrollment' });
  if (student) await findEnrollable(em, known.student.id);
  if (seats) await lockBatches(em, [known.batch?.id, otherBatchId?.toLowerCase()]);
  return getRecord(em, Enrollment, id, { name: 'Enrollment', lock: true });
}
