import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { wasActiveWithin } from '../../scheduling/sessions/session.visibility.ts';
import { byMonths, isOfFew } from '../attendance/attendance-facts.loaders.ts';
import { COUNTS_BY_STATUS, RATES, RATES_IN_WORDS } from '../attendance/attendance-measures.loaders.ts';
import { reportArgs } from '../core/report.inputs.ts';
import { type Asking, type Group, type Report, sum } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byCourse, byStudent, inOrder } from '../core/report-groups.loaders.ts';
import { isSeen, mayName } from '../core/report-names.loaders.ts';
import { lastDay } from '../core/report-period.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { isAskedEnrollment } from './asked-enrollments.loaders.ts';
import { EnrollmentsFilter } from './enrollment.inputs.ts';

export enum StudentProgressGroup {
  STUDENT = 'student',
  COURSE = 'course',
  ENROLLMENT = 'enrollment',
}
describeEnum(StudentProgressGroup, 'StudentProgressGroup', 'The grouping of rows in the student progress report.', {
  STUDENT: 'A student.',
  COURSE: 'A course.',
  ENROLLMENT: 'An enrollment, with its student, course and grade.',
});

const PERCENT = 'with two decimal places, `"91.11"`; null if';

@ObjectType({ description: 'The progress and attendance of students.' })
export class StudentProgressTotals {
  @Field(() => Int, { description: 'The number of enrollments that were active on at least one day of the period.' })
  enrollments!: number;

  @Field(() => Int, { description: 'The number of enrollments in the row that are completed.' })
  completed!: number;

  @Field(() => Int, { description: 'The number of enrollments in the row that have a grade.' })
  graded!: number;

  @Field(() => String, {
    nullable: true,
    description: `The mean of the present progress of the enrollments in percent, ${PERCENT} there are no enrollments.`,
  })
  progress!: string | null;

  @Field(() => Int, {
    description:
      'The number of attendance marks for students who attended on time. In this report, only marks that belong to a ' +
      'batch count.',
  })
  present!: number;

  @Field(() => Int, { description: 'The number of marks of students who arrived late.' })
  late!: number;

  @Field(() => Int, { description: 'The number of marks of students who did not attend.' })
  absent!: number;

  @Field(() => Int, { description: 'The number of marks of students who did not attend, with approval.' })
  excused!: number;

  @Field(() => String, {
    nullable: true,
    description:
      `The attendance rate in percent ${PERCENT} no mark counts. The academy's settings decide how late and ` +
      'excused marks count.',
  })
  rate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of attending students who were on time, ${PERCENT} no student attended.`,
  })
  punctuality!: string | null;
}

const StudentProgressRow = rowType(
  'StudentProgressRow',
  'The progress and attendance of a student, of the students of a course, or of a student in an enrollment.',
  StudentProgressTotals,
  ['student', 'course', 'enrollment'],
);

export const StudentProgressConnection = reportConnection(StudentProgressRow, 'StudentProgress', {
  totals: StudentProgressTotals,
  groupBy: StudentProgressGroup,
});

@InputType({ description: 'Filters enrollments; all conditions must hold.' })
export class StudentProgressFilter extends filterWith(EnrollmentsFilter, { studentId: 'Filters by student.' }) {}

const StudentProgressOrder = orderEnum('StudentProgressReportOrder', [
  ...['enrollments', 'completed', 'graded', 'progress', 'present', 'late', 'absent', 'excused', 'rate', 'punctuality'],
]);
export const StudentProgressArgs = reportArgs(StudentProgressFilter, StudentProgressGroup, StudentProgressOrder);

const { STUDENT, COURSE, ENROLLMENT } = StudentProgressGroup;

/** Returns a column of a row's enrollment, or of a related record. */
const ofEnrollment =
  (value: Sql, named: (context: ReadContext) => Sql = () => sql``) =>
  (context: ReadContext): Sql =>
    sql`(select ${value} from enrollments e ${named(context)}
    where e.academy_id = ${context.academyId} and e.id = r."enrollmentId")`;

const student = (context: ReadContext): Sql =>
  sql`join students s on s.academy_id = ${context.academyId} and s.id = e.student_id and ${isSeen(context)}`;

const course = (context: ReadContext): Sql =>
  sql`join courses c on c.academy_id = ${context.academyId} and c.id = e.course_id and ${mayName('Course', context)}`;

const groups: Record<StudentProgressGroup, Group> = {
  ...inOrder(['enrollments desc'], { [STUDENT]: byStudent, [COURSE]: byCourse }),
  [ENROLLMENT]: {
    key: ['enrollmentId', sql`x.enrollment_id`],
    names: {
      studentId: ofEnrollment(sql`e.student_id`),
      studentName: ofEnrollment(sql`s.name`, student),
      courseId: ofEnrollment(sql`e.course_id`),
      courseName: ofEnrollment(sql`c.name`, course),
      grade: ofEnrollment(sql`e.grade`),
    },
  },
};

/**
 * Selects enrollments that were active in the period. The result is materialized, so the columns of the other groupings
 * are null to keep it small.
 */
function enrollments(asking: Asking): Sql {
  const column = (group: StudentProgressGroup, of: Sql) => (asking.groupBy === group ? of : sql`cast(null as uuid)`);
  return sql`select ${column(STUDENT, sql`e.student_id`)} as student_id, ${column(COURSE, sql`e.course_id`)} as course_id,
      ${column(ENROLLMENT, sql`e.id`)} as enrollment_id,
      case when e.status = 'completed' then 1 else 0 end as completed,
      case when e.grade is null then 0 else 1 end as graded, e.progress_percentage as progress
    from enrollments e where ${isAskedEnrollment(asking)}
      and ${wasActiveWithin(sql`e`, sql`${asking.period.from}`, sql`${lastDay(asking.period)}`)}`;
}

const LATEST_FIRST = sql`order by e.active_from desc nulls last, e.id desc`;

/**
 * Selects the latest enrollment of each student in each batch. A mark does not contain its enrollment, so each mark is
 * counted for the latest enrollment.
 */
const lastInBatch = ({ context }: Asking): Sql => sql`(select l.id, l.student_id, l.batch_id from (
    select e.id, e.student_id, e.batch_id, row_number() over (partition by e.student_id, e.batch_id ${LATEST_FIRST}) as place
    from enrollments e where e.academy_id = ${context.academyId} and e.deleted_at is null and e.batch_id is not null) as l
  where l.place = 1)`;

/**
 * Selects the same enrollment as {@link lastInBatch}, for one mark `m`. Used only for reports that cover few students:
 * for them, SQLite would compare each mark with the enrollments of all students.
 */
const lastInBatchOfMark = ({ context }: Asking): Sql => sql`(select e.id from enrollments e
  where e.academy_id = ${context.academyId} and e.student_id = m.student_id and e.batch_id = m.batch_id and e.deleted_at is null
  ${LATEST_FIRST} limit 1)`;

/**
 * Selects the attendance marks in batches in the period. If rows are grouped by course or enrollment, adds a column for
 * the course or the enrollment.
 */
async function marks(asking: Asking): Promise<Sql> {
  const counted = sql`0, 0, 0, 0, m.present, m.late, m.absent, m.excused from (${await byMonths(asking)}) as m`;
  const isInBatch = sql`where m.batch_id is not null`;
  switch (asking.groupBy) {
    case COURSE:
      return sql`select m.student_id, b.course_id, null, ${counted}
        join batches b on b.academy_id = ${asking.context.academyId} and b.id = m.batch_id`;
    case ENROLLMENT:
      if (isOfFew(asking)) return sql`select m.student_id, null, ${lastInBatchOfMark(asking)}, ${counted} ${isInBatch}`;
      return sql`select m.student_id, null, l.id, ${counted}
        left join ${lastInBatch(asking)} as l on l.student_id = m.student_id and l.batch_id = m.batch_id ${isInBatch}`;
    default:
      return sql`select m.student_id, null, null, ${counted} ${isInBatch}`;
  }
}

export const studentProgress: Report = {
  name: 'student-progress',
  definition:
    'Enrollments that were active on at least one day of the period, with their present progress and grades, ' +
    `and the attendance marks of their students in batches in the period. ${RATES_IN_WORDS}`,
  groups,
  measures: {
    enrollments: { of: sum(sql`x.enrollments`) },
    completed: { of: sum(sql`x.completed`) },
    graded: { of: sum(sql`x.graded`) },
    percents: { of: sum(sql`x.progress`) },
    ...COUNTS_BY_STATUS,
  },
  shares: {
    progress: (value) => ({ part: value('percents'), whole: sql`(100 * ${value('enrollments')})` }),
    ...RATES,
  },
  // enrollments are a separate CTE: otherwise, several PostgreSQL workers would each sum the same students, and the
  // sums would have to be combined
  facts: async (asking) => sql`with active_enrollments as materialized (${enrollments(asking)})
    select a.student_id, a.course_id, a.enrollment_id, 1 as enrollments, a.completed, a.graded, a.progress,
      0 as present, 0 as late, 0 as absent, 0 as excused from active_enrollments a
    union all ${await marks(asking)}`,
};

export const studentProgressReport: ServedReport = {
  report: studentProgress,
  connection: StudentProgressConnection,
  args: StudentProgressArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
  description:
    'The progress and attendance of students in a period, by their enrollments, with totals. Admins see all; ' +
    'teachers and department heads see their batches, families see their own.',
};
