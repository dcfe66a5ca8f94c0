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

  @Field(() => FeeType, { description: 'What it is for.' })
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

@ObjectType({ description: 'What an enrollment would cost. Nothing was written.' })
export class Quote {
  @Field(() => [QuotedFee], {
    description:
      'What would be billed today, were the enrollment active: what is billed once, and the present month and term.',
  })
  now!: QuotedFee[];

  @Field(() => [QuotedFee], {
    description:
      'What would be billed for the months and terms that begin behind today and within a year, by due date, as prices are ' +
      'at present. Sessions that are billed one by one are not among it.',
  })
  later!: QuotedFee[];

  @Field(() => MoneyScalar, { description: 'What the fees of today come to.' })
  totalNow!: number;
}
