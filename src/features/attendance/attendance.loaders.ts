import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../platform/loaders/read-model.ts';
import { enrollmentVisibility, searchByStudent, studentTexts } from '../students/student.visibility.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceCount } from './attendance-count.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';

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

export const attendanceReads: ReadModel<Attendance> = {
  entity: Attendance,
  visibility(context) {
    const { academyId, viewer } = context;
    // a record names its student and its batch as an enrollment does, but not the course
    if (viewer.role !== 'department_head') return enrollmentVisibility(context, 't');
    return sql`t.batch_id in (select b.id from departments d
      join courses c on c.academy_id = d.academy_id and c.department_id = d.id
      join batches b on b.academy_id = c.academy_id and b.course_id = c.id
      where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId}
        and d.deleted_at is null and c.deleted_at is null)`;
  },
  computed: studentTexts,
  search: Object.keys(studentTexts),
  searchIndex: searchByStudent('attendance'),
  counts: attendanceCounts,
  filters: {
    studentId: equals('studentId'),
    batchId: equals('batchId'),
    status: equals('status'),
    date: equals('date'),
    dateFrom: atLeast('date'),
    dateTo: atMost('date'),
  },
};

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

export const historyOfAttendance: Relation<AttendanceHistory> = {
  name: 'AttendanceRecord.history',
  // whoever reads a record sees how it was marked before
  model: { entity: AttendanceHistory, visibility: () => 'all' },
  key: sql`t.attendance_id`,
};
