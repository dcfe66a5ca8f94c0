import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../platform/loaders/read-model.ts';
import { enrollmentsInSight, studentTexts } from '../students/student.scope.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceHistory } from './attendance-history.entity.ts';

export const attendanceReads: ReadModel<Attendance> = {
  entity: Attendance,
  scope(viewer) {
    // a record names its student and its batch as an enrollment does, but not the course
    if (viewer.role !== 'department_head') return enrollmentsInSight(viewer, 't');
    return sql`exists (select 1 from batches b
      join courses c on c.academy_id = b.academy_id and c.id = b.course_id
      join departments d on d.academy_id = c.academy_id and d.id = c.department_id
      where b.academy_id = t.academy_id and b.id = t.batch_id
        and c.deleted_at is null and d.deleted_at is null and d.head_staff_id = ${viewer.staffId})`;
  },
  computed: studentTexts,
  search: Object.keys(studentTexts),
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
};

export const historyOfAttendance: Relation<AttendanceHistory> = {
  name: 'AttendanceRecord.history',
  // whoever reads a record sees how it was marked before
  model: { entity: AttendanceHistory, scope: () => 'all' },
  key: sql`t.attendance_id`,
};
