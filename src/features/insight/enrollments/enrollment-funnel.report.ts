import { sql } from 'kysely';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Group, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byCourse, byMonth } from '../core/report-groups.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import type { ServedReport } from '../core/served-report.ts';
import { daysFrom, isAskedEnrollment, median } from './asked-enrollments.loaders.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';

export enum EnrollmentFunnelGroup {
  COURSE = 'course',
  MONTH = 'month',
}
describeEnum(EnrollmentFunnelGroup, 'EnrollmentFunnelGroup', 'The grouping of rows in the enrollment funnel.', {
  COURSE: 'The course of the enrollment.',
  MONTH: 'The month in which the enrollment began.',
});

@ObjectType({ description: 'The progress of enrollments that began in a period, from request to completion.' })
export class EnrollmentFunnelTotals {
  @Field(() => Int, {
    description: 'The number of enrollments that began in the period, either as a request or active immediately.',
  })
  entered!: number;

  @Field(() => Int, {
    description: 'The number of enrollments that began with a request, with or without a free seat.',
  })
  requested!: number;

  @Field(() => Int, { description: 'The number of enrollments that were on the waitlist at any time.' })
  waitlisted!: number;

  @Field(() => Int, {
    description:
      'The number of enrollments that became active, immediately or later, including enrollments that have ' +
      'ended since.',
  })
  active!: number;

  @Field(() => Int, { description: 'The number of enrollments that are completed.' })
  completed!: number;

  @Field(() => Int, { description: 'The number of enrollments that are dropped, before or after they became active.' })
  dropped!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The percentage of enrollments that became active, with two decimal places, `"91.11"`; null if no ' +
      'enrollment began.',
  })
  conversion!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The median number of days from the beginning of an enrollment until it became active; null if no ' +
      'enrollment became active.',
  })
  daysToActive!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The median number of days from the activation of an enrollment until its completion; null if no ' +
      'enrollment is completed.',
  })
  daysToCompleted!: number | null;
}

@ObjectType({ description: 'The progress of enrollments by course or by month of entry.' })
export class EnrollmentFunnelRow extends EnrollmentFunnelTotals {
  @Field(() => ID, { nullable: true, description: 'The course; null if rows are not grouped by courses.' })
  courseId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the course.' })
  courseName!: string | null;

  @Field(() => String, { nullable: true, description: 'The month, `2026-11`; null if rows are not grouped by months.' })
  month!: string | null;
}

export const EnrollmentFunnelConnection = reportConnection(EnrollmentFunnelRow, 'EnrollmentFunnel', {
  totals: EnrollmentFunnelTotals,
  groupBy: EnrollmentFunnelGroup,
});

@InputType({ description: 'Filters enrollments; all conditions must hold.' })
export class EnrollmentFunnelFilter extends EnrollmentsFilter {}

const EnrollmentFunnelOrder = orderEnum('EnrollmentFunnelReportOrder', [
  ...['entered', 'requested', 'waitlisted', 'active', 'completed', 'dropped', 'conversion'],
]);
export const EnrollmentFunnelArgs = reportArgs(EnrollmentFunnelFilter, EnrollmentFunnelGroup, EnrollmentFunnelOrder);

const groups: Record<EnrollmentFunnelGroup, Group> = {
  [EnrollmentFunnelGroup.COURSE]: { ...byCourse, order: ['entered desc'] },
  [EnrollmentFunnelGroup.MONTH]: byMonth,
};

/** Returns 1 if any of the steps `v` led to a stage, otherwise 0. */
const hasBeen = (isStage: Sql): Sql => sql`max(case when v.to_stage ${isStage} then 1 else 0 end)`;

/** Returns 1 if an enrollment is in a stage after its steps `v`, otherwise 0. */
const is = (stage: string): Sql => sql`sum(case when v.to_stage = ${sql.lit(stage)} then 1 else 0 end)
  - sum(case when v.from_stage = ${sql.lit(stage)} then 1 else 0 end)`;

/**
 * Selects the stages that each enrollment had reached by `asOf`, for enrollments that began in the period. If the
 * student transferred, the steps of the later enrollments (`s`) that the caller can see are included.
 */
function facts(asking: Asking): Sql {
  const { context, period } = asking;
  const { academyId } = context;
  const isTransferred = (column: 'left_id' | 'entered_id', id: Sql) =>
    sql`exists (select 1 from enrollment_transfers r where r.academy_id = ${academyId} and ${sql.ref(`r.${column}`)} = ${id})`;
  const isLeft = isTransferred('left_id', sql`v.enrollment_id`);
  return sql`with recursive followed_enrollments as (
      select e.id as first_id, e.id, e.course_id from enrollment_events w
      join enrollments e on e.academy_id = ${academyId} and e.id = w.enrollment_id
      where w.academy_id = ${academyId} and w.from_stage is null
        and w.effective_on >= ${period.from} and w.effective_on <= ${lastDay(period)}
        and ${isAskedEnrollment(asking)} and not ${isTransferred('entered_id', sql`e.id`)}
      union all
      select s.first_id, e.id, s.course_id from followed_enrollments s
      join enrollment_transfers r on r.academy_id = ${academyId} and r.left_id = s.id
      join enrollments e on e.academy_id = ${academyId} and e.id = r.entered_id
      where ${conditionOf(enrollmentVisibility(context, 'e'))})
    select s.course_id, min(case when v.from_stage is null then v.effective_on end) as day,
      ${hasBeen(sql`in ('requested', 'waitlisted')`)} as requested, ${hasBeen(sql`= 'waitlisted'`)} as waitlisted,
      ${hasBeen(sql`= 'active'`)} as active, ${is('completed')} as completed,
      max(case when v.to_stage = 'dropped' and not ${isLeft} then 1 else 0 end) as dropped,
      min(case when v.to_stage = 'active' then v.effective_on end) as active_on,
      max(case when v.to_stage = 'completed' then v.effective_on end) as completed_on
    from followed_enrollments s join enrollment_events v on v.academy_id = ${academyId} and v.enrollment_id = s.id
      and v.effective_on <= ${period.asOf}
    group by s.first_id, s.course_id`;
}

const daysToActive = median(({ context }) => daysFrom(sql`x.day`, sql`x.active_on`, context));
const daysToCompleted = median(({ context }) =>
  daysFrom(sql`x.active_on`, sql`case when x.completed > 0 then x.completed_on end`, context),
);

export const enrollmentFunnel: Report = {
  name: 'enrollment-funnel',
  definition:
    'An enrollment counts in the month in which it began, either as a request or active immediately, with its ' +
    'progress up to `asOf`. A transfer to another batch starts no new enrollment and drops none: the ' +
    'enrollment counts once, with all its steps. The numbers of days are medians: from the beginning of an ' +
    'enrollment until it became active, and from then until it was completed.',
  groups,
  measures: {
    entered: { of: sql`count(*)` },
    requested: { of: sum(sql`x.requested`) },
    waitlisted: { of: sum(sql`x.waitlisted`) },
    active: { of: sum(sql`x.active`) },
    completed: { of: sum(sql`x.completed`) },
    dropped: { of: sum(sql`x.dropped`) },
    daysToActive: { of: daysToActive, ofAll: daysToActive },
    daysToCompleted: { of: daysToCompleted, ofAll: daysToCompleted },
  },
  shares: { conversion: (value) => ({ part: value('active'), whole: value('entered') }) },
  facts,
};

export const enrollmentFunnelReport: ServedReport = {
  report: enrollmentFunnel,
  connection: EnrollmentFunnelConnection,
  args: EnrollmentFunnelArgs,
  may: roles('academy_admin', 'administrator', 'department_head'),
  description:
    'The progress of enrollments that began in a period, from request to completion, with totals. Admins see ' +
    'all; department heads see their courses.',
};
