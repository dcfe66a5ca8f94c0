import { assertVersion, getRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { FeePlan, MOST_REVISIONS } from './fee-plan.entity.ts';
import { FeePlanStatus, RevisionScope } from './fee-plan.enums.ts';
import type { ReviseFeePlanInput } from './fee-plan.inputs.ts';
import { itemErrors, itemsOf, lockTaxRates } from './plan-items.ts';

/**
 * Creates the next revision of an active plan: the items that the plan bills from a day on. Billed fees stay unchanged.
 */
export function reviseFeePlan(
  ctx: RequestContext,
  id: string,
  { effectiveFrom, appliesTo = RevisionScope.ALL, items: given, expectedVersion }: ReviseFeePlanInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const taxRates = await lockTaxRates(em, given);
    const plan = await getRecord(em, FeePlan, id, { name: 'Fee plan', lock: true });
    assertVersion(plan, expectedVersion);
    const errors: FieldErrors = {};
    if (plan.status !== FeePlanStatus.ACTIVE) errors.id = ['Only an active fee plan can be revised.'];
    else if (plan.revision >= MOST_REVISIONS) errors.id = [messages.atMostItems('revisions', MOST_REVISIONS)];
    const today = todayOf(ctx);
    if (effectiveFrom < today) errors.effectiveFrom = [messages.dateAfterOrEqual('effectiveFrom', 'today')];
    else if (effectiveFrom <= plan.effectiveFrom) {
      const newest = valueIfReadable(ctx, 'FeePlan', plan.effectiveFrom, 'that of the newest revision');
      errors.effectiveFrom = [messages.dateAfter('effectiveFrom', newest)];
    }
    const items = itemsOf(given ?? []);
    refuseIfAny({ ...errors, ...itemErrors(given ?? [], taxRates) });
    plan.revision += 1;
    plan.effectiveFrom = effectiveFrom;
    plan.items = items;
    plan.revisions = [...plan.revisions, { number: plan.revision, effectiveFrom, appliesTo, items }];
  });
}
