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

@InputType({ description: 'Which fee plans; all conditions must hold.' })
export class FeePlanFilter extends filterOf(FeePlan, {
  status: 'Whether they are billed by.',
  courseId: 'Filters by course.',
  batchId: 'Filters by batch.',
}) {}

export const FeePlanOrder = orderEnum('FeePlanOrder', ['createdAt', 'updatedAt', 'name']);
export const FeePlanListArgs = listArgs(FeePlanFilter, FeePlanOrder);

@InputType({ description: 'When a fee is due.' })
export class FeeDueInput extends inputOf(FeeDue, {
  optional: ['anchor', 'offsetDays'],
  words: { anchor: { note: '; the start of the period by default' }, offsetDays: { note: '; 0 by default' } },
}) {}

@InputType({ description: 'How a fee is paid in parts.' })
export class InstallmentsInput extends inputOf(Installments, {
  required: ['weights', 'every'],
  words: { weights: 'The parts, 2 to 24, the first first, each 1 to 1000000: its share in the sum of all.' },
  rules: { weights: [Items(2, 24), EachBetween(1, 1_000_000)] },
}) {}

@InputType({ description: 'Something that a fee plan bills.' })
export class FeePlanItemInput extends inputOf(FeePlanItem, {
  required: ['code', 'feeType', 'title', 'amount', 'frequency'],
  optional: ['due', 'proration', 'taxRateId', 'taxRateIds', 'installments', 'chargeAbsent', 'refundable'],
  shapes: { due: () => FeeDueInput, installments: () => InstallmentsInput },
  words: {
    code: { what: 'The name', note: ' without spaces and colons, unique in the plan' },
    feeType: { note: '; any but penalties' },
    due: { note: '; on the first day of the period by default' },
    proration: { note: '; by sessions by default' },
    taxRateId: 'The only tax rate; none by default. With several, the first of `taxRateIds`.',
    taxRateIds: 'The tax rates: at most three, each on the net price; none by default.',
    installments: 'The installments of its fees; one payment by default, and always for items billed per session.',
    chargeAbsent: { note: '; they are not by default' },
    refundable: { note: ': by default all but those of the type `ADMISSION`' },
  },
  rules: { code: [Matches(/^[^\s:]+$/)], taxRateIds: [Items(0, 3), Distinct()] },
}) {}

@InputType({ description: 'What a fee plan is of.' })
abstract class PlannedInput extends inputOf(FeePlan, {
  required: ['name'],
  optional: ['courseId', 'batchId', 'status'],
  words: { batchId: { note: ', in place of a course' }, status: { note: '; a draft by default' } },
  rules: { batchId: [ProhibitsOthers(['courseId'])] },
}) {}

@InputType({ description: 'A new fee plan: of a course, of a batch, or of neither.' })
export class CreateFeePlanInput extends inputOf(FeePlan, {
  base: PlannedInput,
  required: ['effectiveFrom', 'items'],
  optional: ['dropPolicy'],
  shapes: { items: () => [FeePlanItemInput] },
  words: {
    effectiveFrom: 'The first day on which it is in effect.',
    items: 'The items: 1 to 20. They replace the present ones.',
    dropPolicy: { note: '; it stays by default' },
  },
  rules: { items: [Items(1, 20)] },
}) {}

@InputType({
  description: 'Changes to a draft; an active plan can only be archived, by its status. Omitted fields stay unchanged.',
})
export class UpdateFeePlanInput extends partialInput(CreateFeePlanInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The items that an active fee plan bills from a day on.' })
export class ReviseFeePlanInput {
  @DateInput('The first day: today or later, and after that of the revision before.', { required: true })
  effectiveFrom!: string;

  @EnumInput(() => RevisionScope, 'Whom it is for; all enrollments by default.', { omittable: true })
  appliesTo?: RevisionScope;

  @Field(() => [FeePlanItemInput], { description: 'The items: 1 to 20.' })
  @Items(1, 20)
  items!: FeePlanItemInput[];

  @VersionInput()
  expectedVersion?: number | null;
}
