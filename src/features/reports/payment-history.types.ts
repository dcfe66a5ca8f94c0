import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/graphql/enums.ts';
import { DateScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
import { PaymentMethod } from '../fees/fee.enums.ts';
import { reportConnection } from './report.types.ts';

export enum PaymentHistoryGroup {
  DAY = 'day',
  MONTH = 'month',
  METHOD = 'method',
  RECEIVER = 'receiver',
  ACCOUNT = 'account',
}
describeEnum(PaymentHistoryGroup, 'PaymentHistoryGroup', 'What a row of the payment history is told of.', {
  DAY: 'A day on which something was paid or given back.',
  MONTH: 'A month in which something was paid or given back.',
  METHOD: 'How it was paid.',
  RECEIVER: 'The user who received it.',
  ACCOUNT: 'The account that it was paid to.',
});

@ObjectType({ description: 'What was paid and given back.' })
export class PaymentHistoryTotals {
  @Field(() => MoneyScalar, { description: 'What was received.' })
  amount!: number;

  @Field(() => MoneyScalar, { description: 'What was given back.' })
  refunded!: number;

  @Field(() => MoneyScalar, { description: 'What was received less what was given back.' })
  net!: number;

  @Field(() => Int, { description: 'How many payments, refunds aside.' })
  payments!: number;
}

@ObjectType({ description: 'What was paid and given back, of a day, a month, a method, a receiver or an account.' })
export class PaymentHistoryRow extends PaymentHistoryTotals {
  @Field(() => DateScalar, { nullable: true, description: 'The day; null unless rows are told of days.' })
  day!: string | null;

  @Field(() => String, { nullable: true, description: 'The month, `2026-11`; null unless rows are told of months.' })
  month!: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'How; null unless rows are told of methods.' })
  method!: PaymentMethod | null;

  @Field(() => ID, { nullable: true, description: 'The user who received it; null unless rows are told of receivers.' })
  receiverId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that user.' })
  receiverName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The account; null unless rows are told of accounts.' })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who pays there.' })
  accountName!: string | null;
}

export const PaymentHistoryConnection = reportConnection(PaymentHistoryRow, 'PaymentHistory', {
  totals: PaymentHistoryTotals,
  groupBy: PaymentHistoryGroup,
});
