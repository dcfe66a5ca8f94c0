import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';

export enum EnrollmentFunnelGroup {
  COURSE = 'course',
  MONTH = 'month',
}
describeEnum(EnrollmentFunnelGroup, 'EnrollmentFunnelGroup', 'What a row of the enrollment funnel is told of.', {
  COURSE: 'The course that was entered.',
  MONTH: 'The month of entry.',
});

@ObjectType({ description: 'How far enrollments have come that began in a period.' })
export class EnrollmentFunnelTotals {
  @Field(() => Int, { description: 'Enrollments that began in the period: asked for, or active at once.' })
  entered!: number;

  @Field(() => Int, { description: 'Those of them that were asked for, whether a seat was left or not.' })
  requested!: number;

  @Field(() => Int, { description: 'Those that were on the waitlist, at first or for all the time.' })
  waitlisted!: number;

  @Field(() => Int, { description: 'Those that became active, at once or later, whatever became of them.' })
  active!: number;

  @Field(() => Int, { description: 'Those that are completed.' })
  completed!: number;

  @Field(() => Int, { description: 'Those that are dropped, before they were active or after.' })
  dropped!: number;

  @Field(() => String, {
    nullable: true,
    description: 'How many per cent became active, with two decimal places, `"91.11"`; null where none began.',
  })
  conversion!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The median of the days from the beginning until they were active; null where none was.',
  })
  daysToActive!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The median of the days from when they were active until they were completed; null where none is.',
  })
  daysToCompleted!: number | null;
}

@ObjectType({ description: 'How far enrollments have come, of a course or a month of entry.' })
export class EnrollmentFunnelRow extends EnrollmentFunnelTotals {
  @Field(() => ID, { nullable: true, description: 'The course; null unless rows are told of courses.' })
  courseId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the course.' })
  courseName!: string | null;

  @Field(() => String, { nullable: true, description: 'The month, `2026-11`; null unless rows are told of months.' })
  month!: string | null;
}

export const EnrollmentFunnelConnection = reportConnection(EnrollmentFunnelRow, 'EnrollmentFunnel', {
  totals: EnrollmentFunnelTotals,
  groupBy: EnrollmentFunnelGroup,
});
