import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { dayReportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

@ObjectType({ description: 'What was left to pay and not overdue yet.' })
export class PendingPaymentsTotals {
  @Field(() => MoneyScalar, { description: 'What was left to pay of fees that were due on that day or later.' })
  due!: number;

  @Field(() => Int, { description: 'How many fees something was left to pay of.' })
  fees!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first due date among the fees, that day or later; null where there are none.',
  })
  nextDueDate!: string | null;
}

const PendingPaymentsRow = rowType(
  'PendingPaymentsRow',
  'What was left to pay and not overdue yet, of a student, an account, a course or a type of fees.',
  PendingPaymentsTotals,
  ['student', 'account', 'course', 'feeType'],
);

export const PendingPaymentsConnection = dayReportConnection(PendingPaymentsRow, 'PendingPayments', {
  totals: PendingPaymentsTotals,
  groupBy: OpenFeesGroup,
});
