/** The filter fields that all reports of attendance share. */
export const OF_ATTENDANCE = {
  studentId: 'Filters by student.',
  batchId: 'In this batch.',
  courseId: 'In batches of this course.',
  departmentId: 'In batches of courses of this department.',
  instructorId: 'In batches that this staff member leads.',
} as const;
