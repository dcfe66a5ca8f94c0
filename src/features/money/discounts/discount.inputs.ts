import { Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Matches } from '../../../platform/validation/form-rules.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, ProhibitsOthers, Required } from '../../../platform/validation/rules.ts';
import { Discount, DiscountCondition } from './discount.entity.ts';

@InputType({ description: 'Filters discounts; all conditions must hold.' })
export class DiscountFilter extends filterOf(Discount, {
  kind: 'Filters by kind.',
  studentId: 'Filters by the student in the conditions of the discount.',
  enrollmentId: 'Filters by the enrollment in the conditions of the discount.',
}) {}

export const DiscountOrder = orderEnum('DiscountOrder', ['createdAt', 'updatedAt', 'name']);
export const DiscountListArgs = listArgs(DiscountFilter, DiscountOrder);

@InputType({
  description:
    'The conditions of a discount. The kind of the discount decides which fields are required. Omitted fields stay unchanged.',
})
export class DiscountConditionInput extends inputOf(DiscountCondition, {
  optional: ['rankFrom', 'minCourses', 'daysBeforeStart', 'code', 'studentId', 'enrollmentId'],
  words: {
    rankFrom: { note: '; 2 by default' },
    minCourses: { note: '; 2 by default' },
    code: { note: ' of `A-Z`, `0-9` and `-`, unique in the academy' },
    studentId: 'The student, for `SCHOLARSHIP` and `MANUAL`.',
    enrollmentId: 'The enrollment, instead of a student, for `SCHOLARSHIP` and `MANUAL`.',
  },
  rules: { code: [Matches(/^[A-Z0-9-]+$/)], enrollmentId: [ProhibitsOthers(['studentId'])] },
}) {}

@InputType({ description: 'A new discount: a percentage or an amount.' })
export class CreateDiscountInput extends inputOf(Discount, {
  required: ['name', 'kind'],
  optional: ['percent', 'amount', 'feeTypes', 'priority', 'exclusive', 'validFrom', 'validUntil', 'maxUses'],
  words: {
    name: { what: 'The name', note: '; printed on bills' },
    kind: 'The kind of discount; it cannot be changed later.',
    percent: 'The percentage of the amount that remains after earlier discounts',
    amount:
      "The fixed reduction of each fee, in the academy's currency, instead of a percentage. It never reduces a " +
      'fee below zero.',
    feeTypes: 'The types of fees to which the discount applies; all types by default.',
    maxUses: 'The maximum number of enrollments that may use the discount; any number by default',
  },
  rules: {
    amount: [ProhibitsOthers(['percent'])],
    feeTypes: [Items(0, 5), Distinct()],
    validUntil: [NotBefore('validFrom')],
  },
}) {
  @Field(() => DiscountConditionInput, { nullable: true, description: 'The conditions for receiving the discount.' })
  @Required()
  condition?: DiscountConditionInput;
}

@InputType({ description: 'Changes to a discount. Omitted fields stay unchanged.' })
export class UpdateDiscountInput extends partialInput(CreateDiscountInput, ['kind']) {
  @VersionInput()
  expectedVersion?: number | null;
}
