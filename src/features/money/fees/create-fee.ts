import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven, findRecord } from '../../../platform/database/records.ts';
import type { TenantRecord } from '../../../platform/database/tenant-record.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { billedCurrency } from '../ledger/currency.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { billFees } from './bill-fees.ts';
import type { CreateFeeInput } from './fee.inputs.ts';
import { addTaxes, lockTaxRateChoice, taxedAmountErrors } from './fee-taxes.ts';

/** Bills a student or a parent, in the academy's currency. Returns the id of the fee. */
export function createFee(
  ctx: RequestContext,
  { studentId, parentId, enrollmentId, taxRateIds, ...input }: CreateFeeInput,
): Promise<string> {
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    const fee = newFee(input, await billedCurrency(ctx, em));
    fee.student = await selected(em, Student, studentId, { field: 'studentId', errors });
    fee.parent = await selected(em, Parent, parentId, { field: 'parentId', errors });
    fee.enrollment = await selected(em, Enrollment, enrollmentId, { field: 'enrollmentId', errors });
    if (fee.enrollment && fee.enrollment.student.id !== fee.student?.id) {
      errors.enrollmentId = [messages.selected('enrollmentId')];
    }
    addTaxes(fee, (await lockTaxRateChoice(ctx, em, taxRateIds ?? [])).select(taxRateIds, errors));
    refuseIfAny({ ...taxedAmountErrors(fee), ...errors });
    await billFees(ctx, em, [fee]);
    return fee.id;
  });
}

type NewFee = Omit<CreateFeeInput, 'studentId' | 'parentId' | 'enrollmentId' | 'taxRateIds'>;

/** Returns a new fee without payer and taxes. It is not persisted. */
export function newFee(input: NewFee, currency: string): Fee {
  const fee = new Fee();
  assignGiven(fee, input);
  fee.currency = currency;
  return fee;
}

/** Finds the record with an id from the input. Adds an error to `errors` if there is no such record. */
async function selected<T extends TenantRecord>(
  em: SqlEntityManager,
  entity: new () => T,
  id: string | null | undefined,
  { field, errors }: { readonly field: string; readonly errors: FieldErrors },
): Promise<T | null> {
  if (id === null || id === undefined) return null;
  // a person who is being erased cannot be billed
  const record = await findRecord(em, entity, id, { lock: entity !== (Enrollment as new () => unknown) && 'shared' });
  if (!record || (record as Partial<Student>).erasedAt) errors[field] = [messages.selected(field)];
  return record;
}
