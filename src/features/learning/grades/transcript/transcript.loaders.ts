import { sql } from 'kysely';
import type { ReadContext, ReadModel, Relation } from '../../../../platform/loaders/read-model.ts';
import type { Summary } from '../../../../platform/loaders/summary.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { conditionOf, enrollmentVisibility, studentVisibility } from '../../../people/students/student.visibility.ts';
import { wasActiveOn } from '../../../scheduling/sessions/session.visibility.ts';
import { attendanceReads, summaryOfAttendance } from '../../attendance/attendance.loaders.ts';
import { StudentLevel } from '../../skills/promotions/student-level.entity.ts';
import { studentLevelReads } from '../../skills/promotions/student-level.loaders.ts';
import { Transcript } from './transcript.entity.ts';
import { TranscriptCourse } from './transcript-course.entity.ts';

export const transcriptReads: ReadModel<Transcript> = {
  entity: Transcript,
  scopeEntity: Student,
  visibility: (context) => studentVisibility(context, sql`t.id`),
};

const courseReads: ReadModel<TranscriptCourse> = {
  entity: TranscriptCourse,
  scopeEntity: Enrollment,
  visibility: (context) => enrollmentVisibility(context, 't'),
};

export const coursesOfTranscript: Relation<TranscriptCourse> = {
  name: 'Transcript.courses',
  model: courseReads,
  key: sql`t.student_id`,
  order: sql`t.completed_on, t.id`,
};

export const levelsOfTranscript: Relation<StudentLevel> = {
  name: 'Transcript.levels',
  model: {
    ...studentLevelReads,
    visibility: (context: ReadContext) =>
      sql`t.undone_at is null and ${conditionOf(studentLevelReads.visibility(context))}`,
  },
  key: sql`t.student_id`,
  order: sql`t.created_at, t.id`,
};

/** The attendance of a student in a batch on the days on which the enrollment was active. */
export const attendanceOfCourse: Summary = {
  ...summaryOfAttendance,
  name: 'TranscriptCourse.attendance',
  relation: {
    name: 'TranscriptCourse.attendance',
    model: attendanceReads,
    join: ({ academyId }) => sql`join enrollments e on e.academy_id = ${academyId} and e.student_id = t.student_id
      and e.batch_id = t.batch_id and ${wasActiveOn(sql`t.date`)}`,
    key: sql`e.id`,
  },
};
