import { sql } from 'kysely';
import { isValue, type Sql } from '../../../platform/loaders/read-model.ts';
import { isOffice } from '../../../platform/permissions/roles.ts';
import { countWeekdays } from '../../../platform/time/days.ts';
import { EnrollmentStage } from '../../academics/enrollments/enrollment.enums.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { COUNTS_BY_STATUS, RATES, RATES_IN_WORDS } from '../attendance/attendance-measures.loaders.ts';
import { type Asking, type Group, type Report, sum } from '../core/report.loaders.ts';
import { ifRead, staffName } from '../core/report-names.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { isLeftWithinCourse } from '../enrollments/transfers.loaders.ts';
import { StaffPerformanceGroup } from './staff-performance.types.ts';

const groups: Record<StaffPerformanceGroup, Group> = {
  [StaffPerformanceGroup.STAFF]: {
    key: ['staffId', sql`x.staff_id`],
    names: { staffName },
    order: ['scheduled desc'],
  },
};

/**
 * Returns the condition that the caller can see a staff member. Admins see all staff. Department heads see themselves
 * and the staff of their departments. Other staff members see only themselves.
 */
function seenStaff({ context }: Asking, s: Sql): Sql {
  const { academyId, viewer } = context;
  if (viewer.role === 'department_head') {
    return sql`(${s} = ${viewer.staffId} or ${s} in (select l.staff_id from departments d
      join staff_departments l on l.academy_id = ${academyId} and l.department_id = d.id
      where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId} and d.deleted_at is null))`;
  }
  return isOffice(viewer) ? sql`${s} is not null` : sql`${s} = ${viewer.staffId}`;
}

/** Returns the conditions that staff members match the filter and the caller can see them. */
function asked(asking: Asking, s: Sql): Sql {
  const { context, filter } = asking;
  const conditions = [seenStaff(asking, s)];
  if (filter.has('instructorId')) conditions.push(isValue(s, filter.get('instructorId'), context));
  if (filter.has('departmentId')) {
    conditions.push(sql`${s} in (select l.staff_id from staff_departments l where l.academy_id = ${context.academyId}
      and ${isValue(sql`l.department_id`, filter.get('departmentId'), context)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Returns the number of minutes between two instants. */
const minutes = (from: Sql, to: Sql, { context }: Asking): Sql =>
  context.engine === 'postgresql'
    ? sql`cast(extract(epoch from ${to} - ${from}) / 60 as bigint)`
    : sql`cast(round((julianday(${to}) - julianday(${from})) * 1440) as integer)`;

/**
 * Returns the condition that the first mark of the session `t` was recorded in time: before the end of the day on which
 * the session ended. The day is a day in the session's own time zone.
 */
function isInTime({ context }: Asking): Sql {
  const deadline =
    context.engine === 'postgresql'
      ? sql`t.ends_at + (cast(left(t.wall_end, 10) as date) + 1 - cast(t.wall_end as timestamp))`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', julianday(t.ends_at) + julianday(substr(t.wall_end, 1, 10), '+1 day') - julianday(t.wall_end))`;
  return sql`t.first_marked_at < ${deadline}`;
}

/**
 * Selects the sessions that staff members were scheduled to lead, with the attendance in each session. Includes the
 * sessions of staff members who have left.
 */
function sessions(asking: Asking): Sql {
  const { context, period } = asking;
  const isHeld = sql`t.status = 'held'`;
  const duration = minutes(sql`t.starts_at`, sql`t.ends_at`, asking);
  const isPaid = ['super_admin', 'academy_admin'].includes(context.viewer.role);
  const pay = ifRead('Staff', sql`s.hourly_rate * ${duration} / 60.0`, context);
  const cost = isPaid ? pay : sql`cast(null as numeric)`;
  return sql`select t.instructor_id as staff_id,
      case when t.status = 'cancelled' then 0 else 1 end as scheduled,
      case when t.status = 'cancelled' then 1 else 0 end as cancelled,
      case when ${isHeld} then 1 else 0 end as held,
      case when ${isHeld} and ${isInTime(asking)} then 1 else 0 end as in_time,
      case when ${isHeld} then ${duration} else 0 end as minutes, 0 as available,
      case when ${isHeld} then ${cost} end as cost,
      0 as drops, t.present, t.late, t.absent, t.excused
    from class_sessions t
    join staff s on s.academy_id = ${context.academyId} and s.id = t.instructor_id
    where t.academy_id = ${context.academyId} and t.date >= ${period.from} and t.date <= ${lastDay(period)}
      and (t.status <> 'scheduled' or t.starts_at <= ${context.now}) and ${asked(asking, sql`t.instructor_id`)}`;
}

/**
 * Selects the staff member who led the batch `b` on the day of the event `v`. This is the instructor of the last
 * session of the batch up to that day; sessions with a substitute are ignored. If there is no such session, it is the
 * instructor of the batch.
 */
const leader = ({ context }: Asking): Sql => sql`coalesce((select t.instructor_id from class_sessions t
  where t.academy_id = ${context.academyId} and t.batch_id = b.id and t.date <= v.effective_on and t.status <> 'cancelled'
    and t.instructor_id is not null and cast(t.overrides as text) not like '%instructor%'
  order by t.date desc, t.start_time desc, t.id desc limit 1), b.instructor_id)`;

/** Selects a row for each dropped enrollment, with the staff member who led the batch at that time. */
const drops = (asking: Asking): Sql => sql`select d.leader, 0, 0, 0, 0, 0, 0, null, 1, 0, 0, 0, 0
  from (select ${leader(asking)} as leader
    from enrollment_events v
    join enrollments e on e.academy_id = ${asking.context.academyId} and e.id = v.enrollment_id
    join batches b on b.academy_id = ${asking.context.academyId} and b.id = e.batch_id
    where v.academy_id = ${asking.context.academyId} and v.from_stage = ${sql.lit(EnrollmentStage.ACTIVE)}
      and v.to_stage = ${sql.lit(EnrollmentStage.DROPPED)} and v.effective_on >= ${asking.period.from}
      and v.effective_on <= ${lastDay(asking.period)}
      and not ${isLeftWithinCourse(sql`v.enrollment_id`, asking.context)}) as d
  where ${asked(asking, sql`d.leader`)}`;

/**
 * Selects the available minutes of staff members in the period. For each weekday, this is the availability on that
 * weekday, times the number of such days in the period. A minute in several periods of availability counts once.
 */
function availability(asking: Asking): Sql {
  const { context, period } = asking;
  const days = Object.values(Weekday).map(
    (day, index) =>
      sql`when ${sql.lit(day)} then ${sql.lit(countWeekdays(new Set([index]), period.from, lastDay(period)))}`,
  );
  const each =
    context.engine === 'postgresql'
      ? sql`jsonb_array_elements(s.weekly_availability)`
      : sql`json_each(s.weekly_availability)`;
  const text = (name: string) => sql`(w.value ->> ${sql.lit(name)})`;
  const minuteOf = (time: Sql) =>
    sql`(60 * cast(substr(${time}, 1, 2) as integer) + cast(substr(${time}, 4, 2) as integer))`;
  // of each period, only the minutes after all earlier periods of the day count
  const begins = sql`case when p.covered > p.begins then p.covered else p.begins end`;
  return sql`select p.id, 0, 0, 0, 0, 0, case p.day ${sql.join(days, sql` `)} else 0 end * (p.ends - ${begins}),
      null, 0, 0, 0, 0, 0
    from (select q.*, max(q.ends) over (partition by q.id, q.day order by q.begins, q.ends
          rows between unbounded preceding and 1 preceding) as covered
      from (select s.id, ${text('day')} as day, ${minuteOf(text('startTime'))} as begins, ${minuteOf(text('endTime'))} as ends
        from staff s, ${each} as w
        where s.academy_id = ${context.academyId} and s.deleted_at is null and ${asked(asking, sql`s.id`)}) as q) as p
    where p.covered is null or p.ends > p.covered`;
}

const facts = (asking: Asking): Sql =>
  sql.join([sessions(asking), drops(asking), availability(asking)], sql` union all `);

export const staffPerformance: Report = {
  name: 'staff-performance',
  definition:
    'Sessions and their attendance count for the staff member who was scheduled to lead them. A drop counts ' +
    'for the staff member who led the last session of the batch before the drop, ignoring sessions with a ' +
    'substitute. A roll call is in time if its first mark was recorded on the day on which the session ended. ' +
    `${RATES_IN_WORDS}`,
  groups,
  measures: {
    scheduled: { of: sum(sql`x.scheduled`) },
    held: { of: sum(sql`x.held`) },
    cancelled: { of: sum(sql`x.cancelled`) },
    rollsInTime: { of: sum(sql`x.in_time`) },
    minutesHeld: { of: sum(sql`x.minutes`) },
    minutesAvailable: { of: sum(sql`x.available`) },
    drops: { of: sum(sql`x.drops`) },
    cost: { of: sql`cast(round(sum(x.cost)) as bigint)`, total: 'sumOfKnown' },
    ...COUNTS_BY_STATUS,
  },
  shares: {
    heldRate: (value) => ({ part: value('held'), whole: value('scheduled') }),
    inTimeRate: (value) => ({ part: value('rollsInTime'), whole: value('held') }),
    utilization: (value) => ({ part: value('minutesHeld'), whole: value('minutesAvailable') }),
    rate: RATES.rate,
  },
  facts,
};
