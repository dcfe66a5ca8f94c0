import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

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

const PaymentHistoryRow = rowType(
  'PaymentHistoryRow',
  'What was paid and given back, of a day, a month, a method, a receiver or an account.',
  PaymentHistoryTotals,
  ['day', 'month', 'method', 'receiver', 'account'],
);

export const PaymentHistoryConnection = reportConnection(PaymentHistoryRow, 'PaymentHistory', {
  totals: PaymentHistoryTotals,
  groupBy: PaymentHistoryGroup,
});
