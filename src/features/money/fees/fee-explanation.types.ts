import { ArgsType, Field, ObjectType } from 'type-graphql';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { StatementEntry } from '../ledger/entries/account-statement.types.ts';
import { PriceStep } from '../ledger/fee.entity.ts';
import { PaymentStatus } from '../ledger/fee.enums.ts';

export enum StatusRule {
  NOT_BILLED = 'not_billed',
  VOIDED = 'voided',
  NOTHING_LEFT = 'nothing_left',
  PAST_DUE = 'past_due',
  PART_PAID = 'part_paid',
  NOTHING_PAID = 'nothing_paid',
}
describeEnum(StatusRule, 'StatusRule', 'Which rule makes the status of a fee: the first that holds.', {
  NOT_BILLED: 'It was not billed yet.',
  VOIDED: 'The fee was voided: `PAID`, as nothing is owed.',
  NOTHING_LEFT: 'The balance is zero: `PAID`.',
  PAST_DUE: 'The due date has passed: `OVERDUE`.',
  PART_PAID: 'A part was paid: `PARTIAL`.',
  NOTHING_PAID: 'Nothing was paid: `PENDING`.',
});

@ArgsType()
export class ExplanationArgs {
  @DateInput("The day at whose end the fee is explained, in the academy's time zone; today when omitted.")
  asOf?: string | null;
}

@ObjectType({ description: 'Why a fee stands as it does at the end of a day: what counted up to then.' })
export class FeeExplanation {
  @Field(() => DateScalar, { description: 'The day.' })
  asOf!: string;

  @Field(() => [PriceStep], {
    description: 'How the amount came about, step by step; one where it was billed by hand.',
  })
  steps!: PriceStep[];

  @Field(() => [StatementEntry], { description: 'The movements of money on the fee up to the day.' })
  entries!: StatementEntry[];

  @Field(() => MoneyScalar, { description: 'The billed amount.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The paid amount, less refunds.' })
  paidAmount!: number;

  @Field(() => MoneyScalar, { description: 'The credited amount.' })
  creditedAmount!: number;

  @Field(() => MoneyScalar, {
    description: 'The open amount; below zero on a day between a charge and a payment dated before it.',
  })
  balance!: number;

  @Field(() => DateScalar, { description: 'The last day on which to pay, as it was then.' })
  dueDate!: string;

  @Field(() => PaymentStatus, { nullable: true, description: 'The status; null if it was not billed yet.' })
  status!: PaymentStatus | null;

  @Field(() => StatusRule, { description: 'The rule that makes the status.' })
  rule!: StatusRule;

  @Field(() => String, { description: 'All of it in a sentence or two.' })
  sentence!: string;
}
