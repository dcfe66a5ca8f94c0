import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum RetentionGroup {
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  MONTH = 'month',
  REASON = 'reason',
}
describeEnum(RetentionGroup, 'RetentionGroup', 'What a row of the retention is told of.', {
  COURSE: 'A course.',
  INSTRUCTOR: 'The staff member who leads the batches.',
  MONTH: 'A month: who was active at its start, and who joined in it.',
  REASON: 'Why students left, as was said. Of who left alone, beside all who were active at the start.',
});

const survival = (days: number) =>
  `How many per cent of those who joined for the first time were still active ${days} days later, or had completed, of those of ` +
  'whom it is known by now; two decimal places, null where it is known of nobody.';

@ObjectType({ description: 'Who stayed and who left. Students count once a course, or once an instructor.' })
export class RetentionTotals {
  @Field(() => Int, { description: 'Students who were active when the first day began.' })
  activeAtStart!: number;

  @Field(() => Int, { description: 'Students who were not, and became active.' })
  joined!: number;

  @Field(() => Int, { description: 'Of those at the start who were dropped, and are not active at the end.' })
  left!: number;

  @Field(() => Int, { description: 'Of those at the start who completed, and are not active at the end.' })
  completed!: number;

  @Field(() => Int, { description: 'Students who are active when the last day ends.' })
  activeAtEnd!: number;

  @Field(() => String, {
    nullable: true,
    description: 'How many per cent of those at the start have left, `"9.14"`; null where there was nobody.',
  })
  attrition!: string | null;

  @Field(() => String, { nullable: true, description: survival(30) })
  survival_30_days!: string | null;

  @Field(() => String, { nullable: true, description: survival(90) })
  survival_90_days!: string | null;

  @Field(() => String, { nullable: true, description: survival(180) })
  survival_180_days!: string | null;

  @Field(() => String, { nullable: true, description: survival(365) })
  survival_365_days!: string | null;
}

const RetentionRow = rowType(
  'RetentionRow',
  'Who stayed and who left, of a course, an instructor, a month, or for a reason.',
  RetentionTotals,
  ['course', 'instructor', 'month', 'reason'],
);

export const RetentionConnection = reportConnection(RetentionRow, 'Retention', {
  totals: RetentionTotals,
  groupBy: RetentionGroup,
});
