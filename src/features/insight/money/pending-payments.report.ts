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

@ObjectType({ description: 'Open amounts that are not overdue yet.' })
export class PendingPaymentsTotals {
  @Field(() => MoneyScalar, { description: 'Open amounts of fees that were due on the `asOf` day or later.' })
  due!: number;

  @Field(() => Int, { description: 'The number of open fees.' })
  fees!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The earliest due date of the fees that are due on the `asOf` day or later; null if there are none.',
  })
  nextDueDate!: string | null;
}

const PendingPaymentsRow = rowType(
  'PendingPaymentsRow',
  'Open amounts that are not overdue yet, by student, account, course or type of fee.',
  PendingPaymentsTotals,
  ['student', 'account', 'course', 'feeType'],
);

export const PendingPaymentsConnection = dayReportConnection(PendingPaymentsRow, 'PendingPayments', {
  totals: PendingPaymentsTotals,
  groupBy: OpenFeesGroup,
});

const PendingPaymentsOrder = orderEnum('PendingPaymentsReportOrder', ['nextDueDate', 'due', 'fees']);
export const PendingPaymentsArgs = reportArgs(OpenFeesFilter, OpenFeesGroup, PendingPaymentsOrder);

export const pendingPayments: Report = {
  name: 'pending-payments',
  definition:
    'The open amounts, at the end of the `asOf` day, of fees that were due on that day or later: billed less ' +
    'paid, credited and voided up to then. Together with the overdue amounts, they equal the outstanding ' +
    'fees.',
  groups: inOrder(['nextDueDate asc'], {
    [OpenFeesGroup.STUDENT]: byStudent,
    [OpenFeesGroup.ACCOUNT]: byAccount,
    [OpenFeesGroup.COURSE]: byCourse,
    [OpenFeesGroup.FEE_TYPE]: byFeeType,
  }),
  measures: {
    due: { of: sum(sql`x.balance`) },
    fees: { of: sql`count(*)` },
    nextDueDate: { of: sql`cast(min(x.due_date) as text)`, total: 'min', isDay: true },
  },
  facts: (asking) => openFees(asking, sql`x.due_date >= ${asking.period.asOf}`),
};

export const pendingPaymentsReport: ServedReport = {
  report: pendingPayments,
  connection: PendingPaymentsConnection,
  args: PendingPaymentsArgs,
  may: roles('academy_admin', 'administrator', 'support_staff'),
  description:
    'The open amounts of fees that were not overdue on a day, the next due date first, with totals. Only ' +
    'admins and support staff may read it.',
};
