import { sql } from 'kysely';
import {
  atLeast,
  atMost,
  equals,
  type ReadContext,
  type ReadModel,
  type Relation,
  type Visibility,
} from '../../../platform/loaders/read-model.ts';
import { countsByStatus, type Summary } from '../../../platform/loaders/summary.ts';
import {
  conditionOf,
  enrollmentVisibility,
  searchByStudent,
  studentTexts,
} from '../../people/students/student.visibility.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';
import { AttendanceCount } from './attendance-count.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';
import { percentOf, ratesOf, WEIGHTS } from './rates/attendance-rates.loaders.ts';

const attendanceCounts: ReadModel<AttendanceCount> = {
  entity: AttendanceCount,
  visibility: () => 'all',
  filters: {
    status: equals('status'),
    date: equals('date'),
    dateFrom: atLeast('date'),
    dateTo: atMost('date'),
  },
};

/** Returns the attendance records that the caller may see. `record` is the alias of the attendance table. */
function attendanceVisibility(context: ReadContext, record: 'a' | 't'): Visibility {
  const { academyId, viewer } = context;
  // like enrollments, attendance records have the ids of a student and a batch, so the rule for enrollments fits them;
  // for department heads, that rule needs the id of a course, which records do not have
  if (viewer.role !== 'department_head') return enrollmentVisibility(context, record);
  return sql`${sql.ref(`${record}.batch_id`)} in (select b.id from departments d
    join courses c on c.academy_id = ${academyId} and c.department_id = d.id
    join batches b on b.academy_id = ${academyId} and b.course_id = c.id
    where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId}
      and d.deleted_at is null and c.deleted_at is null)`;
}

export const attendanceReads: ReadModel<Attendance> = {
  entity: Attendance,
  visibility: (context) => attendanceVisibility(context, 't'),
  computed: studentTexts,
  needs: { classSession: ['sessionId'] },
  search: Object.keys(studentTexts),
  searchIndex: searchByStudent('attendance'),
  counts: attendanceCounts,
  filters: {
    studentId: equals('studentId'),
    batchId: equals('batchId'),
    sessionId: equals('sessionId'),
    status: equals('status'),
    date: equals('date'),
    dateFrom: atLeast('date'),
    dateTo: atMost('date'),
  },
  filterScopes: { search: ['students:read'] },
};

/**
 * The read model for attendance records, without a check of visibility. It is used if the caller has just written the
 * records, or can see the session or the roster entry to which they belong.
 */
export const knownAttendanceReads: ReadModel<Attendance> = { ...attendanceReads, visibility: () => 'all' };

export const attendanceOfStudent: Relation<Attendance> = {
  name: 'Student.attendance',
  model: attendanceReads,
  key: sql`t.student_id`,
};

export const attendanceOfBatch: Relation<Attendance> = {
  name: 'Batch.attendance',
  model: attendanceReads,
  key: sql`t.batch_id`,
  scanCost: 50,
};

export const attendanceOfSession: Relation<Attendance> = {
  name: 'ClassSession.attendance',
  model: attendanceReads,
  key: sql`t.session_id`,
};

/** The read model for former marks. A caller who can see a record can also see the former marks of the record. */
export const attendanceMarkReads: ReadModel<AttendanceHistory> = {
  entity: AttendanceHistory,
  visibility(context) {
    const records = attendanceVisibility(context, 'a');
    if (records === 'all') return 'all';
    return sql`exists (select 1 from attendance a
      where a.academy_id = ${context.academyId} and a.id = t.attendance_id and ${conditionOf(records)})`;
  },
};

export const historyOfAttendance: Relation<AttendanceHistory> = {
  name: 'AttendanceRecord.history',
  // the visibility of the record was checked when the record was read
  model: { entity: AttendanceHistory, visibility: () => 'all' },
  key: sql`t.attendance_id`,
};

export const summaryOfAttendance: Summary = {
  name: 'Student.attendanceSummary',
  relation: attendanceOfStudent,
  values: { ...countsByStatus(Object.values(AttendanceStatus)), ...WEIGHTS },
  derived: { rate: (value) => percentOf(ratesOf(value).rate) },
};
