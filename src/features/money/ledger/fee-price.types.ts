import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyScalar, PercentScalar } from '../../../platform/validation/scalars.ts';
import { type FeeType, feeTypeInWords } from './fee.enums.ts';

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

/** Returns the only step in the price of a fee that was billed manually and has no taxes: its amount. */
export const singleStep = (
  { title, feeType }: { readonly title: string | null; readonly feeType: FeeType },
  amount: number,
): PriceStep => ({
  label: title ?? feeTypeInWords(feeType),
  ...{ basis: null, fraction: null, amount, total: amount },
});

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
