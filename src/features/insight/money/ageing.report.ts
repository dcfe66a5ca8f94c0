import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { addDays } from '../../../platform/time/days.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { creditsAsOf } from '../../money/statements/balances.loaders.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Measure, type Report, sum } from '../core/report.loaders.ts';
import { dayReportConnection } from '../core/report.types.ts';
import { byAccount, byCourse, byStudent, inOrder, orOnAccount } from '../core/report-groups.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { OpenFeesFilter } from './fee-filters.inputs.ts';
import { feeConditions, openFees } from './open-fees.loaders.ts';

export enum AgeingGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
}
describeEnum(AgeingGroup, 'AgeingGroup', 'The grouping of rows in the ageing report.', {
  STUDENT: 'The student that fees are for.',
  ACCOUNT: 'The account to which fees are billed, and to which the credit belongs.',
  COURSE: 'The course of the enrollment that fees are for.',
});

@ObjectType({ description: 'Open amounts, split by days since the due date, and the credit of accounts.' })
export class AgeingTotals {
  @Field(() => MoneyScalar, { description: 'Open amounts that were due on the `asOf` day or later.' })
  notDue!: number;

  @Field(() => MoneyScalar, { description: 'Open amounts that were due 1 to 30 days before the `asOf` day.' })
  days_1_30!: number;

  @Field(() => MoneyScalar, { description: 'Open amounts that were due 31 to 60 days before the `asOf` day.' })
  days_31_60!: number;

  @Field(() => MoneyScalar, { description: 'Open amounts that were due 61 to 90 days before the `asOf` day.' })
  days_61_90!: number;

  @Field(() => MoneyScalar, { description: 'Open amounts that were due more than 90 days before the `asOf` day.' })
  days_over_90!: number;

  @Field(() => MoneyScalar, {
    description: 'Money of accounts that is not allocated to a fee. It does not reduce the open amounts.',
  })
  credit!: number;
}

const AgeingRow = rowType(
  'AgeingRow',
  'Open amounts by days since the due date, for a student, an account or a course; or the credit of all ' + 'accounts.',
  AgeingTotals,
  ['student', 'account', 'course', 'onAccount'],
);

export const AgeingConnection = dayReportConnection(AgeingRow, 'Ageing', {
  totals: AgeingTotals,
  groupBy: AgeingGroup,
});

const numbers: (keyof AgeingTotals)[] = ['notDue', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90', 'credit'];
const AgeingOrder = orderEnum('AgeingReportOrder', numbers);
export const AgeingArgs = reportArgs(OpenFeesFilter, AgeingGroup, AgeingOrder);

/**
 * The age classes of amounts, named like the measures. SQL uses their index in this list, because databases compare
 * texts several times slower than numbers.
 */
const AGES = ['notDue', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90', 'credit'] as const;

const numberOf = (age: (typeof AGES)[number]): Sql => sql.lit(AGES.indexOf(age));

/** Selects open fees by the number of days since their due date, and the credit of accounts. */
async function facts(asking: Asking): Promise<Sql> {
  const { ctx, period } = asking;
  const fees = sql`select f.student_id, f.account_id, f.course_id, ${age(period.asOf)} as age, f.balance as amount,
    false as is_on_account from (${await openFees(asking)}) as f`;
  // credit belongs to no student and no course
  if (feeConditions(asking).length > 0) return fees;
  return sql`${fees} union all select null, c.account_id, null, ${numberOf('credit')}, c.credit, true
    from ${await creditsAsOf(ctx, period.asOf)} as c`;
}

const age = (asOf: string): Sql => sql`case when f.due_date >= ${asOf} then ${numberOf('notDue')}
  when f.due_date >= ${addDays(asOf, -30)} then ${numberOf('days_1_30')}
  when f.due_date >= ${addDays(asOf, -60)} then ${numberOf('days_31_60')}
  when f.due_date >= ${addDays(asOf, -90)} then ${numberOf('days_61_90')} else ${numberOf('days_over_90')} end`;

const ofAge = (age: (typeof AGES)[number]): Measure => ({
  of: sum(sql`case when x.age = ${numberOf(age)} then x.amount else 0 end`),
});

export const ageing: Report = {
  name: 'ageing',
  definition:
    'The open amounts of fees at the end of the `asOf` day, by the days since the due date. A fee that was ' +
    'due on that day is not overdue yet. The total equals the outstanding fees. Credit is money of accounts ' +
    'that is allocated to no fee, and does not reduce the open amounts.',
  chart: {
    title: 'Ageing of fees',
    isStacked: true,
    isBySeverity: true,
    series: [
      { measure: 'notDue', label: 'Not due', unit: 'money' },
      { measure: 'days_1_30', label: '1–30 days', unit: 'money' },
      { measure: 'days_31_60', label: '31–60 days', unit: 'money' },
      { measure: 'days_61_90', label: '61–90 days', unit: 'money' },
      { measure: 'days_over_90', label: 'Over 90 days', unit: 'money' },
    ],
  },
  groups: inOrder(['days_over_90 desc', 'days_61_90 desc', 'days_31_60 desc', 'days_1_30 desc', 'notDue desc'], {
    [AgeingGroup.STUDENT]: orOnAccount(byStudent),
    [AgeingGroup.ACCOUNT]: byAccount,
    [AgeingGroup.COURSE]: orOnAccount(byCourse),
  }),
  measures: Object.fromEntries(AGES.map((age) => [age, ofAge(age)])),
  facts,
};

export const ageingReport: ServedReport = {
  report: ageing,
  connection: AgeingConnection,
  args: AgeingArgs,
  may: roles('academy_admin', 'administrator', 'support_staff'),
  description:
    'The open amounts of fees on a day, split by days since the due date, and the credit of accounts, with ' +
    'totals. Only admins and support staff may read it.',
};
