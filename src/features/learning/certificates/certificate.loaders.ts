import { sql } from 'kysely';
import { inSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  atLeast,
  atMost,
  byValue,
  equals,
  isValue,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Sql,
  type Visibility,
} from '../../../platform/loaders/read-model.ts';
import {
  conditionOf,
  enrollmentVisibility,
  studentTexts,
  studentVisibility,
} from '../../people/students/student.visibility.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * Returns the certificates that the caller may see. Office and support staff see all certificates. Department heads see
 * the certificates of enrollments in their departments. Teachers see the certificates of enrollments in their batches.
 * Both also see the certificates of levels for students whom they see. Families see their own certificates.
 */
function certificateVisibility(context: ReadContext): Visibility {
  const ofStudent = studentVisibility(context, sql`t.student_id`);
  const { role } = context.viewer;
  if (role !== 'department_head' && role !== 'teacher') return ofStudent;
  const enrollments = sql`select e.id from enrollments e where e.academy_id = ${context.academyId}
    and ${conditionOf(enrollmentVisibility(context, 'e'))}`;
  return sql`(t.enrollment_id in (${enrollments}) or t.level_id is not null and ${conditionOf(ofStudent)})`;
}

/** Returns a filter that matches the certificates of enrollments whose `column` has the filter's value. */
const ofEnrollments = (column: 'batch_id' | 'course_id') => (value: unknown, _column: unknown, context: ReadContext) =>
  inSubquery(
    sql`t.enrollment_id`,
    sql`select e.id from enrollments e where e.academy_id = ${context.academyId}
      and ${isValue(sql.ref(`e.${column}`), value, context)}`,
    context,
  );

/** Returns the condition that the last day of validity has passed. */
const isOver = ({ today }: ReadContext): Sql => sql`(t.expires_on is not null and t.expires_on < ${today})`;

export const certificateReads: ReadModel<Certificate> = {
  entity: Certificate,
  visibility: certificateVisibility,
  computed: {
    ...studentTexts,
    status: (context) => sql`(case when t.state = 'issued' and ${isOver(context)} then 'expired' else t.state end)`,
    // kept for a student who is restored, but not shown meanwhile
    snapshot: () => sql`(case when t.state <> 'withdrawn' then t.snapshot end)`,
  },
  computedJson: ['snapshot'],
  search: ['number', ...Object.keys(studentTexts)],
  filterScopes: { search: ['students:read'], batchId: ['enrollments:read'], courseId: ['enrollments:read'] },
  filters: {
    studentId: equals('studentId'),
    enrollmentId: equals('enrollmentId'),
    levelId: equals('levelId'),
    batchId: ofEnrollments('batch_id'),
    courseId: ofEnrollments('course_id'),
    status: byValue({
      issued: (context) => sql`t.state = 'issued' and not ${isOver(context)}`,
      expired: (context) => sql`t.state = 'issued' and ${isOver(context)}`,
      revoked: () => sql`t.state = 'revoked'`,
      replaced: () => sql`t.state = 'replaced'`,
      withdrawn: () => sql`t.state = 'withdrawn'`,
    }),
    expiresFrom: atLeast('expiresOn'),
    expiresTo: atMost('expiresOn'),
  },
};

export const certificatesOfStudent: Relation<Certificate> = {
  name: 'Student.certificates',
  model: certificateReads,
  key: sql`t.student_id`,
};

export const certificatesOfEnrollment: Relation<Certificate> = {
  name: 'Enrollment.certificates',
  model: certificateReads,
  key: sql`t.enrollment_id`,
};

/** The certificates in force, including expired certificates. */
export const certificatesOfTranscript: Relation<Certificate> = {
  name: 'Transcript.certificates',
  model: {
    ...certificateReads,
    visibility(context) {
      const visible = certificateVisibility(context);
      return visible === 'none' ? visible : sql`t.state = 'issued' and ${conditionOf(visible)}`;
    },
  },
  key: sql`t.student_id`,
  order: sql`t.number`,
};
