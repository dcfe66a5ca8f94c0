import type { Route } from '../route.ts';

/**
 * Attendance records. `POST` marks one student or, with `records`, takes the roll call of a batch, and answers its
 * records in the order sent. There is no way to delete one: they are corrected.
 * - `include`: student, batch; of one record: history (the last 100 marks before the present one)
 * - `sort`: created_at, updated_at, date
 * - filters: search, student_id, batch_id, status, date, date_from, date_to
 */
export const attendanceRoutes: readonly Route[] = [
  { method: 'get', path: '/attendance', operation: 'attendance', answer: 'page' },
  {
    method: 'post',
    path: '/attendance',
    operation: 'markAttendance',
    forBodiesWith: { member: 'records', operation: 'takeRollCall' },
    answer: 'one',
    status: 201,
  },
  { method: 'get', path: '/attendance/:id', operation: 'attendanceRecord', answer: 'one', name: 'Attendance record' },
  { method: 'put', path: '/attendance/:id', operation: 'updateAttendance', answer: 'one', name: 'Attendance record' },
];
