import type { Route } from '../route.ts';
import { academyRoutes } from './academies.ts';
import { attendanceRoutes } from './attendance.ts';
import { authRoutes } from './auth.ts';
import { batchRoutes } from './batches.ts';
import { courseRoutes } from './courses.ts';
import { departmentRoutes } from './departments.ts';
import { enrollmentRoutes } from './enrollments.ts';
import { feeRoutes } from './fees.ts';
import { memberRoutes } from './members.ts';
import { parentRoutes } from './parents.ts';
import { staffRoutes } from './staff.ts';
import { studentRoutes } from './students.ts';

/** Every path of the REST API. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...academyRoutes,
  ...departmentRoutes,
  ...courseRoutes,
  ...batchRoutes,
  ...studentRoutes,
  ...parentRoutes,
  ...staffRoutes,
  ...enrollmentRoutes,
  ...attendanceRoutes,
  ...feeRoutes,
  ...memberRoutes,
];
