import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { dayReportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

@ObjectType({ description: 'What was left to pay.' })
export class OutstandingFeesTotals {
  @Field(() => MoneyScalar, { description: 'What was left to pay, overdue or not.' })
  outstanding!: number;

  @Field(() => MoneyScalar, { description: 'What of it was due before that day.' })
  overdue!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first due date among the fees; null where there are none.',
  })
  oldestDueDate!: string | null;

  @Field(() => Int, { description: 'How many fees something was left to pay of.' })
  fees!: number;
}

const OutstandingFeesRow = rowType(
  'OutstandingFeesRow',
  'What was left to pay, of a student, an account, a course or a type of fees.',
  OutstandingFeesTotals,
  ['student', 'account', 'course', 'feeType'],
);

export const OutstandingFeesConnection = dayReportConnection(OutstandingFeesRow, 'OutstandingFees', {
  totals: OutstandingFeesTotals,
  groupBy: OpenFeesGroup,
});
