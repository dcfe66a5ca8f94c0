import { Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { DateInput, EnumInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Matches } from '../../../platform/validation/form-rules.ts';
import { Distinct, EachBetween, Items } from '../../../platform/validation/list-rules.ts';
import { ProhibitsOthers } from '../../../platform/validation/rules.ts';
import { FeeDue, FeePlan, FeePlanItem, Installments } from './fee-plan.entity.ts';
import { RevisionScope } from './fee-plan.enums.ts';

@InputType({ description: 'Filters fee plans; all conditions must hold.' })
export class FeePlanFilter extends filterOf(FeePlan, {
  status: 'Filters by status.',
  courseId: 'Filters by course.',
  batchId: 'Filters by batch.',
}) {}

export const FeePlanOrder = orderEnum('FeePlanOrder', ['createdAt', 'updatedAt', 'name']);
export const FeePlanListArgs = listArgs(FeePlanFilter, FeePlanOrder);

@InputType({ description: 'The due date of a fee, relative to an anchor date.' })
export class FeeDueInput extends inputOf(FeeDue, {
  optional: ['anchor', 'offsetDays'],
  words: { anchor: { note: '; the start of the period by default' }, offsetDays: { note: '; 0 by default' } },
}) {}

@InputType({ description: 'The installments of a fee.' })
export class InstallmentsInput extends inputOf(Installments, {
  required: ['weights', 'every'],
  words: {
    weights:
      'The weights of the 2 to 24 installments, in order, each from 1 to 1000000. The amount of each ' +
      'installment is proportional to its weight.',
  },
  rules: { weights: [Items(2, 24), EachBetween(1, 1_000_000)] },
}) {}

@InputType({ description: 'An item that a fee plan bills.' })
export class FeePlanItemInput extends inputOf(FeePlanItem, {
  required: ['code', 'feeType', 'title', 'amount', 'frequency'],
  optional: ['due', 'proration', 'taxRateId', 'taxRateIds', 'installments', 'chargeAbsent', 'refundable'],
  shapes: { due: () => FeeDueInput, installments: () => InstallmentsInput },
  words: {
    code: { what: 'The code', note: ' without spaces and colons, unique in the plan' },
    feeType: { note: '; any type except penalties' },
    due: { note: '; the first day of the period by default' },
    proration: { note: '; by sessions by default' },
    taxRateId: 'The id of the tax rate; none by default. If `taxRateIds` is sent too, this must be its first id.',
    taxRateIds: 'The ids of the tax rates: at most three, each applied to the net price; none by default.',
    installments:
      "The installments into which the item's price is split; one fee by default, and always for items billed " +
      'per session.',
    chargeAbsent: { note: '; false by default' },
    refundable: { note: '; true by default, except for items of the type `ADMISSION`' },
  },
  rules: { code: [Matches(/^[^\s:]+$/)], taxRateIds: [Items(0, 3), Distinct()] },
}) {}

@InputType({ description: 'What a fee plan is of.' })
abstract class PlannedInput extends inputOf(FeePlan, {
  required: ['name'],
  optional: ['courseId', 'batchId', 'status'],
  words: { batchId: { note: ', instead of a course' }, status: { note: '; a draft by default' } },
  rules: { batchId: [ProhibitsOthers(['courseId'])] },
}) {}

@InputType({ description: 'A new fee plan: for a course, for a batch, or for neither (an add-on plan).' })
export class CreateFeePlanInput extends inputOf(FeePlan, {
  base: PlannedInput,
  required: ['effectiveFrom', 'items'],
  optional: ['dropPolicy'],
  shapes: { items: () => [FeePlanItemInput] },
  words: {
    effectiveFrom: 'The first day on which the plan is in effect.',
    items: 'The items: 1 to 20. They replace the existing items.',
    dropPolicy: { note: '; billed charges remain by default' },
  },
  rules: { items: [Items(1, 20)] },
}) {}

@InputType({
  description: 'Changes to a draft. An active plan can only be archived, by its status. Omitted fields stay unchanged.',
})
export class UpdateFeePlanInput extends partialInput(CreateFeePlanInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The items that an active fee plan bills from a day on.' })
export class ReviseFeePlanInput {
  @DateInput('The first day: today or later, and after the first day of the previous revision.', { required: true })
  effectiveFrom!: string;

  @EnumInput(() => RevisionScope, 'The enrollments to which the revision applies; all enrollments by default.', {
    omittable: true,
  })
  appliesTo?: RevisionScope;

  @Field(() => [FeePlanItemInput], { description: 'The items: 1 to 20.' })
  @Items(1, 20)
  items!: FeePlanItemInput[];

  @VersionInput()
  expectedVersion?: number | null;
}
