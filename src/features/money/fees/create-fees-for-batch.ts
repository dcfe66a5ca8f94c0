import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { AppError, type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../academics/enrollments/enrollment.enums.ts';
import { billedCurrency } from '../ledger/currency.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { LedgerEntry } from '../ledger/ledger-entry.entity.ts';
import { billFees } from './bill-fees.ts';
import { newFee } from './create-fee.ts';
import type { CreateFeesForBatchInput } from './fee.inputs.ts';
import { addTaxes, lockTaxRateChoice, taxedAmountErrors } from './fee-taxes.ts';

/**
 * Bills each active student of a batch. Skips students who already have a fee for the same batch, type and period;
 * voided fees do not count. If such a fee has another amount, throws CONFLICT with the id of the fee. Returns the ids
 * of the new and existing fees, in the order in which the students enrolled.
 */
export async function createFeesForBatch(ctx: RequestContext, input: CreateFeesForBatchInput): Promise<string[]> {
  const billAll = () => ctx.session.write((em) => billStudents(ctx, em, input));
  try {
    return await billAll();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // a concurrent request has billed the students meanwhile: the second attempt finds these fees
    return billAll();
  }
}

async function billStudents(
  ctx: RequestContext,
  em: SqlEntityManager,
  { batchId, period: givenPeriod, taxRateIds, ...input }: CreateFeesForBatchInput,
): Promise<string[]> {
  const currency = await billedCurrency(ctx, em);
  const batch = await findRecord(em, Batch, batchId);
  if (!batch) throw invalidField('batchId', messages.selected('batchId'));
  const period = givenPeriod || input.dueDate;
  const errors: FieldErrors = {};
  const taxRates = (await lockTaxRateChoice(ctx, em, taxRateIds ?? [])).select(taxRateIds, errors);
  refuseIfAny({ ...taxedAmountErrors(taxedFee()), ...errors });
  const enrollments = await em.find(
    Enrollment,
    { batch, status: EnrollmentStatus.ACTIVE },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const known = await em.find(
    Fee,
    { enrollment: { batch }, feeType: input.feeType, period, voidedAt: null },
    // includes deleted enrollments, so that a student who enrolls again is not billed again
    { filters: { notDeleted: false } },
  );
  const feeOf = new Map(known.map((fee) => [fee.student?.id, fee]));
  const existing = enrollments.flatMap(({ student }) => feeOf.get(student.id) ?? []);
  await refuseOtherAmount(ctx, em, existing, taxedFee().amount);
  const added: Fee[] = [];
  const fees = enrollments.map((enrollment) => feeOf.get(enrollment.student.id) ?? bill(enrollment));
  await billFees(ctx, em, added);
  return fees.map(({ id }) => id);

  function taxedFee(): Fee {
    const fee = newFee(input, currency);
    addTaxes(fee, taxRates);
    return fee;
  }

  function bill(enrollment: Enrollment): Fee {
    const fee = taxedFee();
    fee.period = period;
    fee.student = enrollment.student;
    fee.enrollment = enrollment;
    added.push(fee);
    return fee;
  }
}

/**
 * Throws CONFLICT if `amount` is neither the present nor the originally billed amount of an existing fee. These amounts
 * differ if the fee was changed or split after it was billed.
 */
async function refuseOtherAmount(
  ctx: RequestContext,
  em: SqlEntityManager,
  fees: readonly Fee[],
  amount: number,
): Promise<void> {
  const others = fees.filter((fee) => fee.amount !== amount);
  if (others.length === 0) return;
  const asBilled = await em.find(LedgerEntry, { fee: { $in: others }, kind: EntryKind.CHARGE, amount });
  const same = new Set(asBilled.map(({ fee }) => fee?.id));
  const other = others.find(({ id }) => !same.has(id));
  if (!other) return;
  const billed = valueIfReadable(ctx, 'Fee', formatMoney(other.amount), 'another amount');
  const text = `The fee ${other.id} of ${billed} was already billed for this type and period.`;
  throw new AppError('CONFLICT', text, { existingId: other.id });
}
