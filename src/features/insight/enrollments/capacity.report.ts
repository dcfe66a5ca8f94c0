import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { isValue, type Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { conditionOf, enrollmentVisibility } from '../../people/students/student.visibility.ts';
import { askedOf } from '../core/asked.loaders.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Group, type Measure, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byBatch, byCourse, byHour, byRoom, byWeekday, inOrder } from '../core/report-groups.loaders.ts';
import { weekdayOf } from '../core/report-period.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';

export enum CapacityGroup {
  BATCH = 'batch',
  COURSE = 'course',
  WEEKDAY = 'weekday',
  HOUR = 'hour',
  ROOM = 'room',
}
describeEnum(CapacityGroup, 'CapacityGroup', 'The grouping of rows in the capacity report.', {
  BATCH: 'A batch.',
  COURSE: 'A course.',
  WEEKDAY: 'A day of the week: the row counts batches with sessions on it.',
  HOUR:
    "The hour in which sessions begin, in the academy's time zone. The row counts the batches with sessions that " +
    'begin in this hour.',
  ROOM: 'The room of sessions: the row counts batches with sessions in it.',
});

@ObjectType({
  description:
    'The occupancy of batches. A batch counts once in each row and once in the totals, regardless of its ' +
    'number of sessions.',
})
export class CapacityTotals {
  @Field(() => Int, { description: 'The number of batches.' })
  batches!: number;

  @Field(() => Int, { description: 'The total number of seats in the batches.' })
  seats!: number;

  @Field(() => Int, {
    description:
      'The number of held seats: by active students, and by students with a pending request who are not on the ' +
      'waitlist.',
  })
  held!: number;

  @Field(() => Int, { description: 'The number of students on the waitlist.' })
  waitlisted!: number;

  @Field(() => Int, { description: 'The number of past and future sessions in the period that are not cancelled.' })
  sessions!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The percentage of seats that are held, with two decimal places, `"91.11"`; null if there are no seats.',
  })
  fill!: string | null;
}

const CapacityRow = rowType(
  'CapacityRow',
  'The occupancy of a batch, or of the batches of a course, a day of the week, an hour or a room.',
  CapacityTotals,
  ['batch', 'course', 'weekday', 'hour', 'room'],
);

export const CapacityConnection = reportConnection(CapacityRow, 'Capacity', {
  totals: CapacityTotals,
  groupBy: CapacityGroup,
});

@InputType({ description: 'Filters batches; all conditions must hold.' })
export class CapacityFilter extends filterWith(EnrollmentsFilter, {
  roomId: 'Filters by room: batches with sessions in it.',
}) {}

const CapacityOrder = orderEnum('CapacityReportOrder', ['batches', 'seats', 'held', 'waitlisted', 'sessions', 'fill']);
export const CapacityArgs = reportArgs(CapacityFilter, CapacityGroup, CapacityOrder);

const { BATCH, COURSE, WEEKDAY, HOUR, ROOM } = CapacityGroup;

const groups: Record<CapacityGroup, Group> = {
  ...inOrder(['fill desc'], { [BATCH]: byBatch, [COURSE]: byCourse }),
  [WEEKDAY]: byWeekday,
  [HOUR]: byHour,
  [ROOM]: { ...byRoom, order: ['sessions desc'] },
};

/**
 * Selects the numbers of held seats and waiting students of each batch at the end of a day. For today, the query counts
 * the enrollments. For earlier days, it computes the numbers from the recorded steps of enrollments.
 */
function held({ context, period }: Asking): Sql {
  const { academyId } = context;
  if (period.asOf === context.today) {
    return sql`select e.batch_id, sum(case when e.waitlist_position is null then 1 else 0 end) as held,
        sum(case when e.waitlist_position is not null then 1 else 0 end) as waiting
      from enrollments e where e.academy_id = ${academyId} and e.deleted_at is null and e.status in ('active', 'pending')
      group by e.batch_id`;
  }
  const count = (stages: string) =>
    sql.raw(
      `sum(case when v.to_stage in (${stages}) then 1 else 0 end) - sum(case when v.from_stage in (${stages}) then 1 else 0 end)`,
    );
  return sql`select e.batch_id, ${count("'active', 'requested'")} as held, ${count("'waitlisted'")} as waiting
    from enrollment_events v join enrollments e on e.academy_id = ${academyId} and e.id = v.enrollment_id
    where v.academy_id = ${academyId} and v.effective_on <= ${period.asOf} group by e.batch_id`;
}

/** Returns the condition that a session `c` counts: it is in the period and not cancelled. */
function isCounted({ context, period, filter }: Asking): Sql {
  const isThere = filter.has('roomId') ? sql`and ${isValue(sql`c.room_id`, filter.get('roomId'), context)}` : sql``;
  return sql`c.academy_id = ${context.academyId} and c.date >= ${period.from} and c.date <= ${period.to}
    and c.status <> 'cancelled' ${isThere}`;
}

/** Selects the number of sessions of each batch, by group. */
function sessions(asking: Asking): Sql {
  const { context, groupBy } = asking;
  const nothing = sql`cast(null as text)`;
  const apart = {
    weekday: groupBy === WEEKDAY ? weekdayOf(sql`c.date`, context) : nothing,
    start_time: groupBy === HOUR ? sql`substr(cast(c.start_time as text), 1, 2)` : nothing,
    room_id: groupBy === ROOM ? sql`c.room_id` : nothing,
  };
  const columns = Object.entries(apart).map(([name, of]) => sql`, ${of} as ${sql.ref(name)}`);
  return sql`select c.batch_id, count(*) as sessions${sql.join(columns, sql``)} from class_sessions c
    where ${isCounted(asking)} group by c.batch_id, 3, 4, 5`;
}

/** Returns the condition that the batch `t` was neither cancelled nor deleted at the end of the day `asOf`. */
const wasThere = ({ period }: Asking): Sql =>
  sql`((t.deleted_at is null and t.status <> 'cancelled') or t.called_off_on > ${period.asOf})`;

/**
 * Selects the batches that run in the period. If the report is grouped by weekday, hour or room, a batch has one row
 * for each group in which it has sessions; otherwise it has one row. The column `once` is 1 in exactly one row of each
 * batch. On SQLite, the `cross join` reads the sessions `s` first, and once: SQLite would otherwise count the sessions
 * of all batches again for each batch.
 */
function facts(asking: Asking): Sql {
  const { context, period, groupBy, filter } = asking;
  const asked = askedOf(asking, { batchId: sql`t.id`, courseId: sql`t.course_id`, instructorId: sql`t.instructor_id` });
  const isOfBatches = (groupBy === BATCH || groupBy === COURSE) && !filter.has('roomId');
  const [columns, from] = isOfBatches
    ? [
        sql`(select count(*) from class_sessions c where c.batch_id = t.id and ${isCounted(asking)}) as sessions, 1 as once`,
        sql`batches t`,
      ]
    : [
        sql`s.weekday, s.start_time, s.room_id, s.sessions,
          case when row_number() over (partition by t.id order by s.weekday, s.start_time, s.room_id) = 1 then 1 else 0 end as once`,
        sql`(${sessions(asking)}) as s cross join batches t`,
      ];
  return sql`select t.id as batch_id, t.course_id, t.max_students as seats,
      coalesce(h.held, 0) as held, coalesce(h.waiting, 0) as waiting, ${columns}
    from ${from} left join (${held(asking)}) as h on h.batch_id = t.id
    where ${sql.join(
      [
        ...(isOfBatches ? [] : [sql`t.id = s.batch_id`]),
        sql`t.academy_id = ${context.academyId} and ${wasThere(asking)}`,
        sql`t.start_date <= ${period.to} and t.end_date >= ${period.from}`,
        conditionOf(enrollmentVisibility(context, 't')),
        ...asked,
      ],
      sql` and `,
    )}`;
}

const once = (name: string): Measure => ({
  of: sum(sql.ref(`x.${name}`)),
  ofAll: sum(sql`x.once * ${sql.ref(`x.${name}`)}`),
});

export const capacity: Report = {
  name: 'capacity',
  definition:
    'Batches that run in the period, with their seats and the number of seats that were held at the end of ' +
    'the `asOf` day. Sessions are the past and future sessions of the period that are not cancelled. By ' +
    'weekday, hour and room, a batch is in each row in which it has sessions, and counts once in the totals.',
  groups,
  measures: {
    batches: { of: sql`count(*)`, ofAll: sum(sql`x.once`) },
    seats: once('seats'),
    held: once('held'),
    waitlisted: once('waiting'),
    sessions: { of: sum(sql`x.sessions`) },
  },
  shares: { fill: (value) => ({ part: value('held'), whole: value('seats') }) },
  facts,
};

export const capacityReport: ServedReport = {
  report: capacity,
  connection: CapacityConnection,
  args: CapacityArgs,
  may: roles('academy_admin', 'administrator', 'department_head'),
  description:
    'The occupancy, waitlists and sessions of batches, with totals. Admins see all; department heads see ' +
    'their courses.',
};
