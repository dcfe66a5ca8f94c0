import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { lockBatches } from '../batches/locked-batches.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentReads } from './enrollment.loaders.ts';
import { findEnrollable } from './enrollment-target.ts';

/** The records that must be locked in addition to an enrollment, because a write changes or uses them. */
export interface Touched {
  /** True to lock the batch of the enrollment, because the write may free or take a seat. */
  readonly seats?: boolean;
  /**
   * True to lock the student of the enrollment, because the write makes an enrollment active, creates one or moves its
   * place.
   */
  readonly student?: boolean;
  /** The id of a second batch to lock, for a transfer to this batch. */
  readonly otherBatchId?: string;
}

/**
 * Locks an enrollment. First locks the other records that the write changes or uses, in lock order. Throws NOT_FOUND if
 * the caller cannot see the enrollment.
 */
export async function lockEnrollment(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  { seats = false, student = false, otherBatchId }: Touched,
): Promise<Enrollment> {
  await assertVisible(ctx, em, { model: enrollmentReads, id, name: 'Enrollment' });
  // read without a lock: the student and the batch of an enrollment never change
  const known = await getRecord(em, Enrollment, id, { name: 'Enrollment' });
  if (student) await findEnrollable(em, known.student.id);
  if (seats) await lockBatches(em, [known.batch?.id, otherBatchId?.toLowerCase()]);
  return getRecord(em, Enrollment, id, { name: 'Enrollment', lock: true });
}
