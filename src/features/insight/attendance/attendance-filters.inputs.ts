/** The filter fields that all reports of attendance share. */
export const OF_ATTENDANCE = {
  studentId: 'Filters by student.',
  batchId: 'Filters by batch.',
  courseId: 'Filters by the course of the batch.',
  departmentId: 'Filters by the department of the course.',
  instructorId: 'Filters by the staff member who leads the batch.',
} as const;
