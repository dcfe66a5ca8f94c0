import { sql } from 'kysely';
import type { Sql } from '../../platform/loaders/read-model.ts';
import { daysFrom, isAskedEnrollment, median } from './asked-enrollments.loaders.ts';
import { EnrollmentFunnelGroup } from './enrollment-funnel.types.ts';
import { type Asking, type Group, type Report, sum } from './report.loaders.ts';
import { byCourse, byMonth } from './report-groups.loaders.ts';
import { lastDay } from './report-period.ts';

const groups: Record<EnrollmentFunnelGroup, Group> = {
  [EnrollmentFunnelGroup.COURSE]: { ...byCourse, order: ['entered desc'] },
  [EnrollmentFunnelGroup.MONTH]: byMonth,
};

/** Whether one of the steps `v` has led to a stage: 0 or 1. */
const hasBeen = (isStage: Sql): Sql => sql`max(case when v.to_stage ${isStage} then 1 else 0 end)`;

/** Whether the steps `v` have led to a stage, and not from there again: 0 or 1. */
const is = (stage: string): Sql => sql`sum(case when v.to_stage = ${sql.lit(stage)} then 1 else 0 end)
  - sum(case when v.from_stage = ${sql.lit(stage)} then 1 else 0 end)`;

/** Of each enrollment that began in the period how far it had come on the day as of which it is told. */
function facts(asking: Asking): Sql {
  const { context, period } = asking;
  const { academyId } = context;
  const isTransferred = (column: 'left_id' | 'entered_id') =>
    sql`exists (select 1 from enrollment_transfers r where r.academy_id = ${academyId} and ${sql.ref(`r.${column}`)} = e.id)`;
  return sql`select e.course_id, f.entered_on as day, f.requested, f.waitlisted, f.active, f.active_on, f.completed, f.completed_on,
      case when f.dropped > 0 and not ${isTransferred('left_id')} then 1 else 0 end as dropped
    from (
      select v.enrollment_id, min(case when v.from_stage is null then v.effective_on end) as entered_on,
        ${hasBeen(sql`in ('requested', 'waitlisted')`)} as requested, ${hasBeen(sql`= 'waitlisted'`)} as waitlisted,
        ${hasBeen(sql`= 'active'`)} as active, ${is('completed')} as completed, ${is('dropped')} as dropped,
        min(case when v.to_stage = 'active' then v.effective_on end) as active_on,
        max(case when v.to_stage = 'completed' then v.effective_on end) as completed_on
      from enrollment_events v
      where v.academy_id = ${academyId} and v.effective_on <= ${period.asOf} and v.enrollment_id in (
        select w.enrollment_id from enrollment_events w where w.academy_id = ${academyId} and w.from_stage is null
          and w.effective_on >= ${period.from} and w.effective_on <= ${lastDay(period)})
      group by v.enrollment_id) as f
    join enrollments e on e.academy_id = ${academyId} and e.id = f.enrollment_id
    where ${isAskedEnrollment(asking)} and not ${isTransferred('entered_id')}`;
}

const daysToActive = median(({ context }) => daysFrom(sql`x.day`, sql`x.active_on`, context));
const daysToCompleted = median(({ context }) =>
  daysFrom(sql`x.active_on`, sql`case when x.completed > 0 then x.completed_on end`, context),
);

export const enrollmentFunnel: Report = {
  name: 'enrollment-funnel',
  definition:
    'Enrollments count in the month in which they were entered, requests and those that were active at once, with how far they ' +
    'had come. Who moves to another batch enters nothing anew, and is not dropped by that. Days are medians, from the entry ' +
    'until active, and from active until completed.',
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
