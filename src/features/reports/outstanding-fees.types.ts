import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/graphql/enums.ts';
import { DateScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
import { FeeType } from '../fees/fee.enums.ts';
import { dayReportConnection } from './report.types.ts';

export enum OutstandingFeesGroup {
  STUDENT = 'student',
  ACCOUNT = 'account',
  COURSE = 'course',
  FEE_TYPE = 'fee_type',
}
describeEnum(OutstandingFeesGroup, 'OutstandingFeesGroup', 'What a row of the outstanding fees is told of.', {
  STUDENT: 'The student whom fees are for.',
  ACCOUNT: 'The account that fees are billed to.',
  COURSE: 'The course of the enrollment that fees are for.',
  FEE_TYPE: 'What fees are for.',
});

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
  oldestDue!: string | null;

  @Field(() => Int, { description: 'How many fees something was left to pay of.' })
  fees!: number;
}

@ObjectType({ description: 'What was left to pay, of a student, an account, a course or a type of fees.' })
export class OutstandingFeesRow extends OutstandingFeesTotals {
  @Field(() => ID, {
    nullable: true,
    description: 'The student; null unless rows are told of students, and for fees of a parent alone.',
  })
  studentId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the student.' })
  studentName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The account; null unless rows are told of accounts.' })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who pays there.' })
  accountName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The course; null unless rows are told of courses, and for fees of no enrollment.',
  })
  courseId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the course.' })
  courseName!: string | null;

  @Field(() => FeeType, { nullable: true, description: 'What for; null unless rows are told of types of fees.' })
  feeType!: FeeType | null;
}

export const OutstandingFeesConnection = dayReportConnection(OutstandingFeesRow, 'OutstandingFees', {
  totals: OutstandingFeesTotals,
  groupBy: OutstandingFeesGroup,
});
