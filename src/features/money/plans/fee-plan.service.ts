import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, findRecord, getRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { mayReadResource } from '../../../platform/permissions/resource-scopes.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import type { TaxRate } from '../tax-rates/tax-rate.entity.ts';
import { taxRateDeleting } from '../tax-rates/tax-rate.signals.ts';
import { FeePlan, taxRateIdsOf } from './fee-plan.entity.ts';
import { FeePlanStatus, RevisionScope } from './fee-plan.enums.ts';
import type { CreateFeePlanInput, UpdateFeePlanInput } from './fee-plan.inputs.ts';
import { itemErrors, itemsOf, lockTaxRates } from './plan-items.ts';

/** Creates a fee plan. Returns its id. */
export function createFeePlan(ctx: RequestContext, input: CreateFeePlanInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const plan = new FeePlan();
    await change(em, plan, input, await lockTaxRates(em, input.items));
    em.persist(plan);
    return plan.id;
  });
}

/**
 * Changes a draft, or archives a plan. A value that equals the stored value is not a change, except for callers who may
 * not read plans.
 */
export function updateFeePlan(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateFeePlanInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const taxRates = await lockTaxRates(em, input.items);
    const plan = await getRecord(em, FeePlan, id, { name: 'Fee plan', lock: true });
    assertVersion(plan, expectedVersion);
    if (plan.status === FeePlanStatus.DRAFT) return change(em, plan, input, taxRates);
    const { status, ...others } = input;
    assertUnchanged(plan, others, mayReadResource(ctx.principal?.scopes, 'FeePlan'));
    if (status !== undefined && status !== plan.status) archive(plan, status);
  });
}

/** Deletes a plan that is not active. Lists then omit the plan. */
export function deleteFeePlan(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const plan = await getRecord(em, FeePlan, id, { name: 'Fee plan', lock: true });
    assertVersion(plan, expectedVersion);
    if (plan.status === FeePlanStatus.ACTIVE) throw invalidField('id', 'An active fee plan cannot be deleted.');
    plan.deletedAt = now();
  });
}

/** Refuses to delete a tax rate that an active or draft plan uses. */
export const forbidDeletingTaxRateOfPlans = onSignal(taxRateDeleting, async (_ctx, em, { taxRate }) => {
  const plans = await em.find(FeePlan, { status: { $ne: FeePlanStatus.ARCHIVED } });
  const isUsed = plans.some(({ revisions }) =>
    revisions.some(({ items }) => items.some((item) => taxRateIdsOf(item).includes(taxRate.id))),
  );
  if (isUsed) throw invalidField('id', 'The tax rate is still in fee plans.');
});

/** Applies an input to a plan that has not billed anything yet. Throws BAD_USER_INPUT with all validation errors. */
async function change(
  em: SqlEntityManager,
  plan: FeePlan,
  { courseId, batchId, items, ...given }: CreateFeePlanInput | UpdateFeePlanInput,
  taxRates: readonly TaxRate[],
): Promise<void> {
  const errors: FieldErrors = {};
  assignGiven(plan, given);
  if (courseId !== undefined) plan.course = await selected(em, Course, courseId, { field: 'courseId', errors });
  if (batchId !== undefined) plan.batch = await selected(em, Batch, batchId, { field: 'batchId', errors });
  if (plan.course && plan.batch) errors.batchId = [messages.prohibits('batchId', ['courseId'])];
  if (items) plan.items = itemsOf(items);
  await refuseSecond(em, plan, errors);
  refuseIfAny({ ...errors, ...(items && itemErrors(items, taxRates)) });
  if (!items && given.effectiveFrom === undefined) return;
  const { revision: number, effectiveFrom } = plan;
  plan.revisions = [{ number, effectiveFrom, appliesTo: RevisionScope.ALL, items: plan.items }];
}

/**
 * Adds an error if the course or batch of an active plan has another active plan, because only one of the two would
 * bill. Locks the course or the batch, so that two concurrent requests cannot both activate a plan.
 */
async function refuseSecond(
  em: SqlEntityManager,
  { id, status, course, batch }: FeePlan,
  errors: FieldErrors,
): Promise<void> {
  if (status !== FeePlanStatus.ACTIVE || Object.keys(errors).length > 0) return;
  const isOther = { id: { $ne: id }, status: FeePlanStatus.ACTIVE };
  if (course) {
    await findRecord(em, Course, course.id, { lock: true });
    if ((await em.count(FeePlan, { ...isOther, course })) > 0) errors.courseId = [alreadyPlanned('course')];
  }
  if (batch) {
    await findRecord(em, Batch, batch.id, { lock: true });
    if ((await em.count(FeePlan, { ...isOther, batch })) > 0) errors.batchId = [alreadyPlanned('batch')];
  }
}

const alreadyPlanned = (what: string): string =>
  `The ${what} already has an active fee plan: revise that, or archive it first.`;

/** Finds the record with an id. Adds an error to `errors` if there is no such record. */
async function selected<T extends Course | Batch>(
  em: SqlEntityManager,
  entity: new () => T,
  id: string | null,
  { field, errors }: { readonly field: string; readonly errors: FieldErrors },
): Promise<T | null> {
  const record = id === null ? null : await findRecord(em, entity, id);
  if (id !== null && !record) errors[field] = [messages.selected(field)];
  return record;
}

/** Throws if an input changes a plan that is not a draft any more. */
function assertUnchanged(
  plan: FeePlan,
  { courseId, batchId, items, ...others }: Omit<UpdateFeePlanInput, 'status'>,
  maySee: boolean,
): void {
  const isSame = (given: unknown, stored: unknown) =>
    given === undefined || (maySee && JSON.stringify(given) === JSON.stringify(stored));
  const isSamePlan =
    isSame(courseId?.toLowerCase() ?? courseId, plan.course?.id ?? null) &&
    isSame(batchId?.toLowerCase() ?? batchId, plan.batch?.id ?? null) &&
    isSame(items && itemsOf(items), plan.items && itemsOf(plan.items)) &&
    Object.entries(others).every(([name, value]) => isSame(value, Reflect.get(plan, name)));
  if (isSamePlan) return;
  const text =
    plan.status === FeePlanStatus.ACTIVE
      ? 'An active fee plan cannot be changed, only revised or archived.'
      : 'The fee plan has been archived.';
  throw invalidField('id', text);
}

/** Archives a plan permanently. Throws for any other change of its status. */
function archive(plan: FeePlan, status: FeePlanStatus): void {
  if (status !== FeePlanStatus.ARCHIVED) throw invalidField('status', messages.selected('status'));
  plan.status = status;
}
