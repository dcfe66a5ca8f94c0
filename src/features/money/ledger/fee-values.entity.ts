import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar, PercentScalar } from '../../../platform/validation/scalars.ts';

@ObjectType({
  description: 'A step in the calculation of an amount. Each step starts with the total of the previous step.',
})
export class PriceStep {
  @Field(() => String, { description: 'The label of the step.' })
  label!: string;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The amount to which the fraction applies; null without a fraction.',
  })
  basis!: number | null;

  @Field(() => String, { nullable: true, description: 'The fraction of the basis, such as `7/9` or `10.00 %`.' })
  fraction!: string | null;

  @Field(() => MoneyScalar, { description: 'The amount that the step adds; negative if it subtracts.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The total of all steps up to this one.' })
  total!: number;
}

@ObjectType({
  description: 'A tax that the amount of a fee includes, at the rate that applied when the fee was billed.',
})
export class FeeTax {
  @Field(() => ID, { description: 'The id of the tax rate.' })
  taxRateId!: string;

  @Field(() => String, { description: 'The name of the tax.' })
  name!: string;

  @Field(() => PercentScalar, { description: 'The percentage of the net price.' })
  percent!: number;

  @Field(() => Boolean, { description: 'True if the price includes the tax; otherwise the tax is added to the price.' })
  inclusive!: boolean;

  @Field(() => MoneyScalar, { description: 'The amount of the tax.' })
  amount!: number;
}

@ObjectType({ description: 'The position of a fee among the installments that share a `groupId`.' })
export class Installment {
  @Field(() => ID, {
    description:
      'The id that the installments share: a UUID. It stays the same if an installment of a split fee is split ' +
      'again.',
  })
  groupId!: string;

  @Field(() => Int, {
    description: 'The number of the installment, from 1, among the installments that were created together.',
  })
  number!: number;

  @Field(() => Int, { description: 'The number of installments that were created together.' })
  count!: number;
}

@ObjectType({ description: 'The values from which a penalty for an overdue fee was calculated.' })
export class PenaltyBasis {
  @Field(() => DateScalar, {
    description: 'The last day of the grace period of the overdue fee.',
  })
  graceEnd!: string;

  @Field(() => MoneyScalar, { description: 'The open amount of the overdue fee at the end of the grace period.' })
  balance!: number;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'The percentage of the open amount; null if the penalty is a fixed amount.',
  })
  percent!: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'The fixed amount; null if the penalty is a percentage.' })
  amount!: number | null;
}
