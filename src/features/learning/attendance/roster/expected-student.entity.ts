import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { unindexedIn } from '../../../../platform/loaders/planner-hints.ts';
import { hadPlaceIn } from '../../../academics/enrollments/enrollment.enums.ts';
import type { AttendanceStatus } from '../attendance.enums.ts';

/** Returns the condition that an enrollment gave its student a place in the batch on the day of a session `c`. */
export const hadPlace = (enrollment: string): string => hadPlaceIn(String.raw, [enrollment, 'c.date', 'c.date']);

/** The parts in which queries for the students of a session differ. */
interface StudentsQuery {
  /** Returns the condition that an enrollment gives its student a place in the session `c`. */
  readonly hasPlace: (enrollment: string) => string;
  /** Further columns, and a further join. */
  readonly columns?: string;
  readonly join?: string;
}

/**
 * Selects the enrollments `e` of each session `c`, with the status of the mark `a`. If several enrollments of a student
 * have a place, selects the latest one.
 */
export const studentsOfSessions = ({ hasPlace, columns = '', join = '' }: StudentsQuery): string =>
  `select e.id, c.academy_id, c.id as session_id, c.batch_id, c.instructor_id, c.date, e.course_id, e.student_id, a.status${columns}
    from class_sessions c
    join enrollments e on e.academy_id = :academy_id and e.batch_id = c.batch_id and ${hasPlace('e')}${join}
    left join attendance a on a.academy_id = :academy_id and a.session_id = c.id and a.student_id = e.student_id
    where c.academy_id = :academy_id and not exists (select 1 from enrollments f where f.academy_id = :academy_id and f.student_id = e.student_id
      and f.batch_id = e.batch_id and ${unindexedIn(String.raw, 'f.id')} > e.id and ${hasPlace('f')})`;

/**
 * A student who had a place in the batch on the day of a session, with the status of the mark. The counts of sessions
 * read it. Unlike the roster, it has no names, and it includes students and enrollments that were deleted later, because
 * past counts must not change. If the student has several enrollments, the latest one counts.
 */
@Entity({ expression: studentsOfSessions({ hasPlace: hadPlace }) })
export class ExpectedStudent {
  /** The id of the enrollment. */
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Property({ type: 'uuid' })
  sessionId!: string;

  @Property({ type: 'uuid' })
  batchId!: string;

  /** The id of the staff member who leads the session. */
  @Property({ type: 'uuid', nullable: true })
  instructorId!: string | null;

  @Property({ type: 'date' })
  date!: string;

  @Property({ type: 'uuid' })
  courseId!: string;

  @Property({ type: 'uuid' })
  studentId!: string;

  @Property({ type: 'string', nullable: true })
  status!: AttendanceStatus | null;
}
