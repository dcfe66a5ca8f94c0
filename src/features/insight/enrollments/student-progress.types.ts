import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum StudentProgressGroup {
  STUDENT = 'student',
  COURSE = 'course',
  ENROLLMENT = 'enrollment',
}
describeEnum(StudentProgressGroup, 'StudentProgressGroup', 'What a row of the progress of students is told of.', {
  STUDENT: 'A student.',
  COURSE: 'A course.',
  ENROLLMENT: 'An enrollment, with its student, course and grade.',
});

const PERCENT = 'with two decimal places, `"91.11"`; null where';

@ObjectType({ description: 'How students get on, and how they attended.' })
export class StudentProgressTotals {
  @Field(() => Int, { description: 'Enrollments that were active on a day of the period.' })
  enrollments!: number;

  @Field(() => Int, { description: 'Those of them that are completed.' })
  completed!: number;

  @Field(() => Int, { description: 'Those of them that have a grade.' })
  graded!: number;

  @Field(() => String, {
    nullable: true,
    description: `The mean of their progress in percent as it is now, ${PERCENT} there are none.`,
  })
  progress!: string | null;

  @Field(() => Int, { description: 'Marks in batches of students who attended in time.' })
  present!: number;

  @Field(() => Int, { description: 'Marks of students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'Marks of students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'Marks of students who did not attend, with approval.' })
  excused!: number;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of the times that count were attended, ${PERCENT} nothing counts.`,
  })
  rate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of those who came were in time, ${PERCENT} nobody came.`,
  })
  punctuality!: string | null;
}

const StudentProgressRow = rowType(
  'StudentProgressRow',
  'How a student gets on, the students of a course, or a student in an enrollment.',
  StudentProgressTotals,
  ['student', 'course', 'enrollment'],
);

export const StudentProgressConnection = reportConnection(StudentProgressRow, 'StudentProgress', {
  totals: StudentProgressTotals,
  groupBy: StudentProgressGroup,
});
