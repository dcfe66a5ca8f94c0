import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven, findRecord } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { messages } from '../../platform/validation/messages.ts';
import { Batch } from '../batches/batch.entity.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollments/enrollment.enums.ts';
import { Fee } from './fee.entity.ts';
import type { CreateFeesForBatchInput } from './fee.inputs.ts';

/**
 * Bills every active student of a batch who has no fee of the type and period for it yet; a voided fee does not count.
 * Answers the ids of the fees of all of them, new and old, those who enrolled first in front.
 */
export async function createFeesForBatch(ctx: RequestContext, input: CreateFeesForBatchInput): Promise<string[]> {
  const billAll = () => ctx.session.write((em) => billStudents(ctx, em, input));
  try {
    return await billAll();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // a parallel request has billed them meanwhile: now its fees are found
    return billAll();
  }
}

async function billStudents(
  ctx: RequestContext,
  em: SqlEntityManager,
  { batchId, period: givenPeriod, ...input }: CreateFeesForBatchInput,
): Promise<string[]> {
  const batch = await findRecord(em, Batch, batchId);
  if (!batch) throw invalidField('batchId', messages.selected('batchId'));
  const period = givenPeriod || input.dueDate;
  const enrollments = await em.find(
    Enrollment,
    { batch, status: EnrollmentStatus.ACTIVE },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const known = await em.find(
    Fee,
    { enrollment: { batch }, feeType: input.feeType, period, voidedAt: null },
    // who is enrolled anew is not billed again for an enrollment that was deleted
    { filters: { notDeleted: false } },
  );
  const feeOf = new Map(known.map((fee) => [fee.student?.id, fee]));
  return enrollments.map((enrollment) => (feeOf.get(enrollment.student.id) ?? bill(enrollment)).id);

  function bill(enrollment: Enrollment): Fee {
    const fee = new Fee();
    assignGiven(fee, { ...input, period });
    fee.currency = requireAcademy(ctx).currency;
    fee.student = enrollment.student;
    fee.enrollment = enrollment;
    em.persist(fee);
    return fee;
  }
}
