import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Group, type Measure, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byCourse, byInstructor, inOrder } from '../core/report-groups.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';
import { byKey, byMonths, byReason, SURVIVAL_DAYS } from './retention-facts.loaders.ts';
import { BY_COURSE, BY_INSTRUCTOR } from './retention-steps.loaders.ts';

export enum RetentionGroup {
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  MONTH = 'month',
  REASON = 'reason',
}
describeEnum(RetentionGroup, 'RetentionGroup', 'The grouping of rows in the retention report.', {
  COURSE: 'A course.',
  INSTRUCTOR: 'The staff member who leads the batches.',
  MONTH: 'A month: students who were active at its start, and students who joined in it.',
  REASON:
    'The stated reason for leaving. Rows contain only students who left, and the number of all students who ' +
    'were active at the start.',
});

const survival = (days: number) =>
  `The percentage of first-time students who joined at least ${days} days ago and were still active, or had ` +
  `completed, after ${days} days; two decimal places, null if there are none.`;

@ObjectType({
  description:
    'Students who stayed and students who left. A student counts once per course or, if rows are grouped by ' +
    'instructors, once per instructor.',
})
export class RetentionTotals {
  @Field(() => Int, { description: 'The number of students who were active at the beginning of the first day.' })
  activeAtStart!: number;

  @Field(() => Int, {
    description: 'The number of students who became active, and were not active when the period began.',
  })
  joined!: number;

  @Field(() => Int, {
    description:
      'The number of students active at the start who were dropped and are not active at the end. If a student was ' +
      'dropped and also completed in the period, the later of the two counts.',
  })
  left!: number;

  @Field(() => Int, {
    description: 'The number of students active at the start who completed and are not active at the end.',
  })
  completed!: number;

  @Field(() => Int, { description: 'The number of students who are active at the end of the last day.' })
  activeAtEnd!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The percentage of the students active at the start who have left, `"9.14"`; null if there were none.',
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
  'Students who stayed and students who left, by course, instructor, month or reason.',
  RetentionTotals,
  ['course', 'instructor', 'month', 'reason'],
);

export const RetentionConnection = reportConnection(RetentionRow, 'Retention', {
  totals: RetentionTotals,
  groupBy: RetentionGroup,
});

@InputType({ description: 'Filters enrollments; all conditions must hold.' })
export class RetentionFilter extends EnrollmentsFilter {}

const RetentionOrder = orderEnum('RetentionReportOrder', [
  ...['activeAtStart', 'joined', 'left', 'completed', 'activeAtEnd', 'attrition'],
]);
export const RetentionArgs = reportArgs(RetentionFilter, RetentionGroup, RetentionOrder);

const { COURSE, INSTRUCTOR, MONTH, REASON } = RetentionGroup;

const groups: Record<RetentionGroup, Group> = {
  ...inOrder(['attrition desc'], { [COURSE]: byCourse, [INSTRUCTOR]: byInstructor }),
  [MONTH]: { key: ['month', sql`x.month`] },
  [REASON]: { key: ['reason', sql`x.reason`], order: ['left desc'] },
};

/**
 * Selects the facts. A student who moves to another batch of the course stays in the course. A student who moves to
 * another instructor neither leaves nor joins.
 */
function facts(asking: Asking): Sql {
  switch (asking.groupBy) {
    case MONTH:
      return byMonths(asking);
    case REASON:
      return byReason(asking);
    case INSTRUCTOR:
      return sql`select y.*, y.key as instructor_id from (${byKey(asking, BY_INSTRUCTOR)}) as y`;
    default:
      return sql`select y.*, y.key as course_id from (${byKey(asking, BY_COURSE)}) as y`;
  }
}

/**
 * Returns a measure that has its own value for the whole period. In this value, a student who counts in several months
 * counts once.
 */
const counted = (name: string): Measure => ({ of: sum(sql.ref(`x.${name}`)), ofAll: sum(sql.ref(`x.all_${name}`)) });

export const retention: Report = {
  name: 'retention',
  definition:
    'Students count once per course, or once per instructor, from the first day of their place. `Active at ' +
    'start` counts students who were active at the beginning of the first day. `Left` counts those of them ' +
    'who were dropped in the period and are not active at its end; attrition is left / active at start. If a ' +
    'student was dropped and also completed in the period, the later of the two counts. ' +
    'Students who joined and were dropped in the same period count only as joined. A move within a course is ' +
    'neither leaving nor joining. Survival is the percentage of first-time students who were still active, or ' +
    'had completed, a certain number of days after joining.',
  groups,
  measures: {
    activeAtStart: {
      of: ({ groupBy }) => (groupBy === REASON ? sql`cast(max(x.everyone) as bigint)` : sum(sql`x.active`)),
      ofAll: sum(sql`x.all_active`),
    },
    joined: counted('joined'),
    left: counted('gone'),
    completed: counted('completed'),
    activeAtEnd: counted('ended'),
    ...Object.fromEntries(
      SURVIVAL_DAYS.flatMap((days) => [`known${days}`, `survived${days}`]).map((name) => [name, counted(name)]),
    ),
  },
  shares: {
    attrition: (value) => ({ part: value('left'), whole: value('activeAtStart') }),
    ...Object.fromEntries(
      SURVIVAL_DAYS.map((days) => [
        `survival_${days}_days`,
        (value: (name: string) => Sql) => ({ part: value(`survived${days}`), whole: value(`known${days}`) }),
      ]),
    ),
  },
  keeps: (value, { groupBy }) => (groupBy === REASON ? sql`${value('left')} > 0` : sql`1 = 1`),
  facts,
};

export const retentionReport: ServedReport = {
  report: retention,
  connection: RetentionConnection,
  args: RetentionArgs,
  may: roles('academy_admin', 'administrator', 'department_head'),
  description:
    'Students who stayed and students who left in a period, the reasons, and the percentage of new students ' +
    'who are still active, with totals. Admins see all; department heads see their courses.',
};
