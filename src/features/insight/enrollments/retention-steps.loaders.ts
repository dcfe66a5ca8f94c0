import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { addDays, earlierOf } from '../../../platform/time/days.ts';
import { LEARNS } from '../../academics/enrollments/enrollment.entity.ts';
import type { Asking } from '../core/report.loaders.ts';
import { isAskedEnrollment } from './asked-enrollments.loaders.ts';
import { IS_KEPT, IS_LEFT_FOR_KEPT, WAS_HELD } from './transfers.loaders.ts';

export const flag = (condition: Sql): Sql => sql`case when ${condition} then 1 else 0 end`;

/** The grouping of students, by the enrollment `e`. */
export interface Key {
  readonly of: Sql;
  /** Returns the join that the grouping needs. */
  joined(context: ReadContext): Sql;
  /** The condition that an enrollment is active. */
  readonly isActive: Sql;
}

/** Groups students by course. Without a join, PostgreSQL counts the active students from the index only. */
export const BY_COURSE: Key = {
  of: sql`e.course_id`,
  joined: () => sql``,
  isActive: sql.raw(LEARNS),
};

export const BY_INSTRUCTOR: Key = {
  of: sql`b.instructor_id`,
  joined: ({ academyId }) => sql`left join batches b on b.academy_id = ${academyId} and b.id = e.batch_id`,
  isActive: sql`e.status = 'active'`,
};

/**
 * Selects the students who took a step, or whose place begins, on or after a certain day. This is the first day of the
 * period, or the day after `asOf` if that is earlier. The state of all other students, the majority, has not changed
 * since then.
 */
export function whoTookSteps({ context: { academyId }, period }: Asking): Sql {
  const since = earlierOf(period.from, addDays(period.asOf, 1));
  return sql`select e.student_id from enrollment_events w
    join enrollments e on e.academy_id = ${academyId} and e.id = w.enrollment_id
    where w.academy_id = ${academyId} and w.effective_on >= ${since}
    union all select e.student_id from enrollments e where e.academy_id = ${academyId} and e.active_from >= ${since}`;
}

/**
 * The condition that a student gets a place by a step. Reopening a completed enrollment is not such a step, because the
 * enrollment had the place before.
 */
const GIVES_PLACE = sql`w.to_stage = 'active' and coalesce(w.from_stage, '') <> 'completed'`;

/**
 * The day on which a step counts. A step by which a student gets a place counts on the first day of the place. If a
 * move within the course keeps an existing place, the step counts on its own day.
 */
const DAY = sql`case when ${GIVES_PLACE} and not ${IS_KEPT} then e.active_from else w.effective_on end`;

/**
 * The condition that a step only moves a student within a course. The step ends one enrollment or begins another one,
 * and the student's place continues.
 */
const IS_MOVE = sql`case when w.to_stage = 'dropped' then ${IS_LEFT_FOR_KEPT} else ${GIVES_PLACE} and ${IS_KEPT} end`;

/**
 * Selects the steps by which students became active or stopped being active, for the students who took steps. Omits
 * places that a student got but did not have on any day. The column `departure` is the day and the id of a step by which
 * a student left or completed. It sorts these steps by time, also on the same day.
 */
export const stepsOf = (asking: Asking, key: Key): Sql => sql`
    select t.student_id, t.key, t.day, ${flag(sql`t.is_move`)} as moved,
      case when t.to_stage = 'active' then 1 else -1 end as change, ${flag(sql`t.to_stage = 'completed'`)} as finished,
      case when t.to_stage = 'dropped' and not t.is_move then t.drop_reason end as reason,
      case when t.to_stage <> 'active' and not t.is_move then cast(t.day as text) || cast(t.step_id as text) end as departure
    from (
      select e.student_id, ${key.of} as key, ${DAY} as day, ${IS_MOVE} as is_move, w.to_stage, w.id as step_id, e.drop_reason
      from enrollment_events w
      join enrollments e on e.academy_id = ${asking.context.academyId} and e.id = w.enrollment_id
      ${key.joined(asking.context)}
      where w.academy_id = ${asking.context.academyId} and (w.to_stage = 'active' or w.from_stage = 'active')
        and (${WAS_HELD} or ${IS_KEPT}) and ${isAskedEnrollment(asking)}
        and e.student_id in (select s.student_id from stepping_students s)) as t
    where t.day <= ${asking.period.asOf}`;
