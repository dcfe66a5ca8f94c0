import { Field, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum RevenueGroup {
  DAY = 'day',
  MONTH = 'month',
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  FEE_TYPE = 'fee_type',
  METHOD = 'method',
}
describeEnum(RevenueGroup, 'RevenueGroup', 'What a row of the revenue is told of.', {
  DAY: 'A day on which something was billed or paid.',
  MONTH: 'A month in which something was billed or paid.',
  COURSE: 'The course of the enrollment that fees are for.',
  INSTRUCTOR: 'The staff member who leads the batch that fees are for.',
  FEE_TYPE: 'What fees are for.',
  METHOD: 'How it was paid; of what was paid alone.',
});

export enum RevenueBasis {
  CASH = 'cash',
  BILLED = 'billed',
}
describeEnum(RevenueBasis, 'RevenueBasis', 'What the net revenue and its tax are of.', {
  CASH: 'What was paid less what was given back.',
  BILLED: 'What was billed less what was credited and voided.',
});

@ObjectType({ description: 'What was billed and paid.' })
export class RevenueTotals {
  @Field(() => MoneyScalar, { description: 'What fees were billed, tax included, and how their amounts were changed.' })
  billed!: number;

  @Field(() => MoneyScalar, { description: 'What credit notes came to.' })
  credited!: number;

  @Field(() => MoneyScalar, { description: 'What was voided.' })
  voided!: number;

  @Field(() => MoneyScalar, { description: 'What was paid.' })
  collected!: number;

  @Field(() => MoneyScalar, { description: 'What was given back.' })
  refunded!: number;

  @Field(() => MoneyScalar, {
    description:
      'By cash what was collected less refunded; else what was billed less credited and voided. Tax included.',
  })
  net!: number;

  @Field(() => MoneyScalar, { description: 'The tax in the net revenue, in proportion to that of the fees.' })
  tax!: number;
}

const RevenueRow = rowType(
  'RevenueRow',
  'What was billed and paid, of a day, a month, a course, an instructor, a type of fees or a method.',
  RevenueTotals,
  ['day', 'month', 'course', 'instructor', 'feeType', 'method', 'onAccount'],
);

export const RevenueConnection = reportConnection(RevenueRow, 'Revenue', {
  totals: RevenueTotals,
  groupBy: RevenueGroup,
});
