import { Field, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { dayReportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum AgeingGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
}
describeEnum(AgeingGroup, 'AgeingGroup', 'What a row of the ageing of debts is told of.', {
  STUDENT: 'The student whom fees are for.',
  ACCOUNT: 'The account that fees are billed to, and that credit is on.',
  COURSE: 'The course of the enrollment that fees are for.',
});

@ObjectType({ description: 'What was left to pay, by the days since it was due, and credit apart.' })
export class AgeingTotals {
  @Field(() => MoneyScalar, { description: 'What was due on that day or later.' })
  notDue!: number;

  @Field(() => MoneyScalar, { description: 'What was due 1 to 30 days before.' })
  days_1_30!: number;

  @Field(() => MoneyScalar, { description: 'What was due 31 to 60 days before.' })
  days_31_60!: number;

  @Field(() => MoneyScalar, { description: 'What was due 61 to 90 days before.' })
  days_61_90!: number;

  @Field(() => MoneyScalar, { description: 'What was due more than 90 days before.' })
  days_over_90!: number;

  @Field(() => MoneyScalar, { description: 'Money that was on no fee: it is not taken off the rest.' })
  credit!: number;
}

const AgeingRow = rowType(
  'AgeingRow',
  'What was left to pay by its age, of a student, an account or a course; or the credit of all accounts.',
  AgeingTotals,
  ['student', 'account', 'course', 'onAccount'],
);

export const AgeingConnection = dayReportConnection(AgeingRow, 'Ageing', {
  totals: AgeingTotals,
  groupBy: AgeingGroup,
});
