import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Report, sum } from '../core/report.loaders.ts';
import { dayReportConnection } from '../core/report.types.ts';
import { byAccount, byCourse, byFeeType, byStudent, inOrder } from '../core/report-groups.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { openFees } from './open-fees.loaders.ts';
import { OpenFeesGroup } from './open-fees.types.ts';

@ObjectType({ description: 'Open amounts.' })
export class OutstandingFeesTotals {
  @Field(() => MoneyScalar, { description: 'Open amounts, overdue or not.' })
  outstanding!: number;

  @Field(() => MoneyScalar, { description: 'The part of the open amounts that was due before that day.' })
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
  'Open amounts by student, account, course or type of fee.',
  OutstandingFeesTotals,
  ['student', 'account', 'course', 'feeType'],
);

export const OutstandingFeesConnection = dayReportConnection(OutstandingFeesRow, 'OutstandingFees', {
  totals: OutstandingFeesTotals,
  groupBy: OpenFeesGroup,
});

const OutstandingFeesOrder = orderEnum('OutstandingFeesReportOrder', ['outstanding', 'overdue', 'fees']);
export const OutstandingFeesArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, OutstandingFeesOrder);

export const outstandingFees: Report = {
  name: 'outstanding-fees',
  definition:
    'What was left to pay of fees when the day ended: what was billed less what was paid, credited and voided up to then. It ' +
    'is overdue where the due date is before that day. Credit that is on no fee is not taken off.',
  groups: inOrder(['outstanding desc'], {
    [OpenFeesGroup.STUDENT]: byStudent,
    [OpenFeesGroup.ACCOUNT]: byAccount,
    [OpenFeesGroup.COURSE]: byCourse,
    [OpenFeesGroup.FEE_TYPE]: byFeeType,
  }),
  measures: {
    outstanding: { of: sum(sql`x.balance`) },
    overdue: { of: sum(sql`x.overdue`) },
    oldestDueDate: { of: sql`cast(min(x.due_date) as text)`, total: 'min', isDay: true },
    fees: { of: sql`count(*)` },
  },
  facts: (asking) => openFees(asking),
};

export const outstandingFeesReport: ServedReport = {
  report: outstandingFees,
  connection: OutstandingFeesConnection,
  args: OutstandingFeesArgs,
  may: roles('academy_admin', 'administrator', 'support_staff'),
  description: 'Open amounts of fees on a day, the overdue part and the oldest due date, with totals. For the office.',
};
