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

  @Field(() => MoneyScalar, { description: 'The part of the open amounts that was due before the `asOf` day.' })
  overdue!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The earliest due date of the fees; null if there are no fees.',
  })
  oldestDueDate!: string | null;

  @Field(() => Int, { description: 'The number of open fees.' })
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
    'The open amounts of fees at the end of the `asOf` day: billed less paid, credited and voided up to then. ' +
    'A fee is overdue if its due date is before that day. Credit that is allocated to no fee does not reduce ' +
    'the amounts.',
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
  description:
    'The open amounts of fees on a day, the overdue part and the oldest due date, with totals. Only admins and ' +
    'support staff may read it.',
};
