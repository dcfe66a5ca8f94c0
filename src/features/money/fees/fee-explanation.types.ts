import { ArgsType, Field, ObjectType } from 'type-graphql';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { StatementEntry } from '../ledger/entries/account-statement.types.ts';
import { PaymentStatus } from '../ledger/fee.enums.ts';
import { PriceStep } from '../ledger/fee-values.entity.ts';

export enum StatusRule {
  NOT_BILLED = 'not_billed',
  VOIDED = 'voided',
  NOTHING_LEFT = 'nothing_left',
  PAST_DUE = 'past_due',
  PART_PAID = 'part_paid',
  NOTHING_PAID = 'nothing_paid',
}
describeEnum(
  StatusRule,
  'StatusRule',
  'The rule that determines the payment status of a fee. The first matching rule applies.',
  {
    NOT_BILLED: 'The fee was not billed yet.',
    VOIDED: 'The fee was voided: `PAID`, because nothing is owed.',
    NOTHING_LEFT: 'The balance is zero: `PAID`.',
    PAST_DUE: 'The due date has passed: `OVERDUE`.',
    PART_PAID: 'A part was paid: `PARTIAL`.',
    NOTHING_PAID: 'Nothing was paid: `PENDING`.',
  },
);

@ArgsType()
export class ExplanationArgs {
  @DateInput("The day, in the academy's time zone: the explanation is as of the end of this day. Today when omitted.")
  asOf?: string | null;
}

@ObjectType({
  description:
    'Explains the status and the amounts of a fee at the end of a day, by the ledger entries up to that day.',
})
export class FeeExplanation {
  @Field(() => DateScalar, { description: 'The day of the explanation: it describes the fee at the end of this day.' })
  asOf!: string;

  @Field(() => [PriceStep], {
    description: 'The calculation of the amount, step by step. A manually billed fee has one step.',
  })
  steps!: PriceStep[];

  @Field(() => [StatementEntry], { description: 'The ledger entries of the fee up to the day.' })
  entries!: StatementEntry[];

  @Field(() => MoneyScalar, { description: 'The billed amount.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'The paid amount, less refunds.' })
  paidAmount!: number;

  @Field(() => MoneyScalar, { description: 'The credited amount.' })
  creditedAmount!: number;

  @Field(() => MoneyScalar, {
    description: 'The open amount; negative on the days between a payment and the later billing of the fee.',
  })
  balance!: number;

  @Field(() => DateScalar, { description: 'The due date that was in effect on the day.' })
  dueDate!: string;

  @Field(() => PaymentStatus, {
    nullable: true,
    description: 'The payment status; null if the fee was not billed yet.',
  })
  status!: PaymentStatus | null;

  @Field(() => StatusRule, { description: 'The rule that determines the status.' })
  rule!: StatusRule;

  @Field(() => String, { description: 'The explanation in one or two sentences.' })
  sentence!: string;
}
