import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../../platform/validation/scalars.ts';
import { FeeType } from '../../ledger/fee.enums.ts';
import { FeeTax, PriceStep } from '../../ledger/fee-values.entity.ts';

@ObjectType({ description: 'The position of a quoted fee among its installments.' })
export class QuotedInstallment {
  @Field(() => Int, { description: 'The number of the installment, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'The number of installments.' })
  count!: number;
}

@ObjectType({ description: 'A fee that would be billed.' })
export class QuotedFee {
  @Field(() => String, { description: "The code of the plan's item that the fee is for." })
  code!: string;

  @Field(() => FeeType, { description: 'The type of the fee.' })
  feeType!: FeeType;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => DateScalar, { description: 'The first day of the period that the fee is for: YYYY-MM-DD.' })
  periodFrom!: string;

  @Field(() => DateScalar, { description: 'The last day of the period that the fee is for: YYYY-MM-DD.' })
  periodUntil!: string;

  @Field(() => MoneyScalar, { description: 'The amount.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The tax that is included in the amount.' })
  tax!: number;

  @Extensions({ usualLength: 3 })
  @Field(() => [FeeTax], { description: 'The taxes that are included in the amount, one per tax rate.' })
  taxes!: FeeTax[];

  @Field(() => String, { description: 'The ISO 4217 code of the currency of the amount.' })
  currency!: string;

  @Field(() => DateScalar, { description: 'The due date: YYYY-MM-DD.' })
  dueDate!: string;

  @Field(() => QuotedInstallment, {
    nullable: true,
    description: 'The position of the fee among its installments; null if the fee is not an installment.',
  })
  installment!: QuotedInstallment | null;

  @Field(() => [PriceStep], { description: 'The calculation of the amount, step by step.' })
  steps!: PriceStep[];
}

@ObjectType({ description: 'The price of an enrollment. A quote writes nothing.' })
export class Quote {
  @Field(() => [QuotedFee], {
    description:
      'The fees that would be billed today if the enrollment were active: one-time fees, and the current ' +
      'month and term.',
  })
  now!: QuotedFee[];

  @Field(() => [QuotedFee], {
    description:
      'The fees that would be billed for the months and terms that begin after today, ordered by due date. ' +
      "Covers twelve months from today or from the first day of the student's place, whichever is later. The fees " +
      'have the current prices. Items billed per session are not included.',
  })
  later!: QuotedFee[];

  @Field(() => MoneyScalar, { description: 'The total of the fees that would be billed today.' })
  totalNow!: number;
}
