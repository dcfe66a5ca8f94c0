import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../../platform/validation/scalars.ts';
import { FeeTax, PriceStep } from '../../ledger/fee.entity.ts';
import { FeeType } from '../../ledger/fee.enums.ts';

@ObjectType({ description: 'Which part of a total a quoted fee is that is paid in parts.' })
export class QuotedInstallment {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'How many parts there are.' })
  count!: number;
}

@ObjectType({ description: 'A fee that would be billed.' })
export class QuotedFee {
  @Field(() => String, { description: 'The code of the item of the plan that it is for.' })
  code!: string;

  @Field(() => FeeType, { description: 'The place and the options of a quote.' })
  feeType!: FeeType;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => DateScalar, { description: 'The first day of the time that it is for: YYYY-MM-DD.' })
  periodFrom!: string;

  @Field(() => DateScalar, { description: 'The last day of the time that it is for: YYYY-MM-DD.' })
  periodUntil!: string;

  @Field(() => MoneyScalar, { description: 'The amount.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The tax in the amount.' })
  tax!: number;

  @Extensions({ usualLength: 3 })
  @Field(() => [FeeTax], { description: 'The taxes in the amount, each by itself.' })
  taxes!: FeeTax[];

  @Field(() => String, { description: 'ISO 4217 code of the amount.' })
  currency!: string;

  @Field(() => DateScalar, { description: 'The last day on which to pay: YYYY-MM-DD.' })
  dueDate!: string;

  @Field(() => QuotedInstallment, {
    nullable: true,
    description: 'Which part of a total it is; null where it is whole.',
  })
  installment!: QuotedInstallment | null;

  @Field(() => [PriceStep], { description: 'How the amount comes about, step by step.' })
  steps!: PriceStep[];
}

@ObjectType({ description: 'The price of an enrollment. A quote writes nothing.' })
export class Quote {
  @Field(() => [QuotedFee], {
    description:
      'The fees that would be billed today if the enrollment were active: one-time fees, and the current month and term.',
  })
  now!: QuotedFee[];

  @Field(() => [QuotedFee], {
    description:
      'The fees that would be billed for the months and terms that begin after today and within a year, by due date, at the ' +
      'current prices. Items billed per session are not included.',
  })
  later!: QuotedFee[];

  @Field(() => MoneyScalar, { description: 'The total of the fees of today.' })
  totalNow!: number;
}
