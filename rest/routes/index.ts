import type { GraphQLSchema } from 'graphql';
import { resourcesOf } from '../resources.ts';
import type { Route } from '../route.ts';
import { authRoutes } from './auth.ts';
import { batchRoutes } from './batches.ts';
import { billingRunRoutes } from './billing-runs.ts';
import { calendarRoutes } from './calendars.ts';
import { certificateRoutes } from './certificates.ts';
import { clashRoutes } from './clashes.ts';
import { closureRoutes } from './closures.ts';
import { enrollmentRoutes } from './enrollments.ts';
import { erasureRoutes } from './erasure.ts';
import { eventRoutes } from './events.ts';
import { feePlanRoutes } from './fee-plans.ts';
import { feeRoutes } from './fees.ts';
import { fileRoutes } from './files.ts';
import { gradeRoutes } from './grades.ts';
import { importRoutes } from './imports.ts';
import { materialRoutes } from './materials.ts';
import { memberRoutes } from './members.ts';
import { noticeRoutes } from './notices.ts';
import { quoteRoutes } from './quotes.ts';
import { reportRoutes } from './reports.ts';
import { sessionRoutes } from './sessions.ts';
import { skillRoutes } from './skills.ts';
import { staffRoutes } from './staff.ts';
import { studentRoutes } from './students.ts';
import { timeOffRoutes } from './time-off.ts';
import { timetableRoutes } from './timetable.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * Returns all paths of the REST API. If a path with a parameter would match a fixed path, the fixed path comes first.
 */
export const routesOf = (schema: GraphQLSchema): Route[] => [
  ...authRoutes,
  ...batchRoutes,
  ...importRoutes,
  ...enrollmentRoutes,
  ...sessionRoutes,
  ...gradeRoutes,
  ...materialRoutes,
  ...feeRoutes,
  ...feePlanRoutes,
  ...billingRunRoutes,
  ...quoteRoutes,
  ...memberRoutes,
  ...clashRoutes,
  ...closureRoutes,
  ...eventRoutes,
  ...skillRoutes,
  ...certificateRoutes,
  ...staffRoutes,
  ...studentRoutes,
  ...erasureRoutes,
  ...timeOffRoutes,
  ...timetableRoutes,
  ...webhookRoutes,
  ...noticeRoutes,
  ...fileRoutes,
  ...calendarRoutes,
  ...reportRoutes,
  ...resourcesOf(schema).flatMap((resource) => Object.values(resource.routes)),
];
