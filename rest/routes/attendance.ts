import type { Route } from '../route.ts';

/**
 * Attendance records.
 * - `include`: student, batch
 * - `sort`: created_at, updated_at, date
 * - filters: search, student_id, batch_id, status, date, date_from, date_to
 */
export const attendanceRoutes: readonly Route[] = [
  { method: 'get', path: '/attendance', operation: 'attendance', answer: 'page' },
  { method: 'get', path: '/attendance/:id', operation: 'attendanceRecord', answer: 'one', name: 'Attendance record' },
];
