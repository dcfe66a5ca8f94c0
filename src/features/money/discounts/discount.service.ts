import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { asFieldError } from '../../../platform/database/unique-violation.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { changeCondition, lockNamed, type Named } from './conditions.ts';
import { Discount } from './discount.entity.ts';
import type { CreateDiscountInput, UpdateDiscountInput } from './discount.inputs.ts';

/** Creates a discount. Returns its id. */
export function createDiscount(ctx: RequestContext, input: CreateDiscountInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const discount = new Discount();
    await change(em, discount, { condition: {}, ...input }, await lockNamed(em, input.condition));
    return discount.id;
  });
}

/** Changes a discount. The change applies only to fees that are billed later. */
export function updateDiscount(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateDiscountInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const named = await lockNamed(em, input.condition);
    const discount = await getRecord(em, Discount, id, { name: 'Discount', lock: true });
    assertVersion(discount, expectedVersion);
    await change(em, discount, input, named);
  });
}

/** Deletes a discount. Lists then omit it, and it no longer applies to new fees. */
export function deleteDiscount(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const discount = await getRecord(em, Discount, id, { name: 'Discount', lock: true });
    assertVersion(discount, expectedVersion);
    discount.deletedAt = now();
  });
}

/** Applies an input to a discount and persists it. Throws BAD_USER_INPUT with all validation errors. */
async function change(
  em: SqlEntityManager,
  discount: Discount,
  { condition, ...given }: CreateDiscountInput | UpdateDiscountInput,
  named: Named,
): Promise<void> {
  const { code } = discount;
  assignGiven(discount, given);
  const errors = valueErrors(discount);
  if (condition) Object.assign(errors, changeCondition(discount, condition, named));
  if (discount.code !== null && discount.code !== code && (await isTaken(em, discount))) {
    errors['condition.code'] = [messages.taken('condition.code')];
  }
  refuseIfAny(errors);
  em.persist(discount);
  await asFieldError(() => em.flush(), { discounts_academy_id_code_unique: 'condition.code' });
}

const isTaken = async (em: SqlEntityManager, { id, code }: Discount): Promise<boolean> =>
  (await em.count(Discount, { id: { $ne: id }, code })) > 0;

/** Returns the errors of a discount's amount and period. */
function valueErrors({ percent, amount, validFrom, validUntil }: Discount): FieldErrors {
  const errors: FieldErrors = {};
  if (percent === null && amount === null) errors.percent = [messages.required('percent')];
  if (percent !== null && amount !== null) errors.amount = [messages.prohibits('amount', ['percent'])];
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) {
    errors.validUntil = [messages.dateAfterOrEqual('validUntil', 'validFrom')];
  }
  return errors;
}
