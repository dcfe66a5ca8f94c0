import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { endEnrollments, fitSeats, keepCoursesWithEnrollments } from './batch-lifecycle.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentPermissions } from './enrollment.permissions.ts';
import {
  BatchEnrollmentsResolver,
  CourseEnrollmentsResolver,
  EnrollmentResolver,
  StudentEnrollmentsResolver,
} from './enrollment.resolver.ts';

export const enrollmentsModule: FeatureModule = {
  entities: [Enrollment],
  resolvers: [EnrollmentResolver, StudentEnrollmentsResolver, BatchEnrollmentsResolver, CourseEnrollmentsResolver],
  handlers: [endEnrollments, fitSeats, keepCoursesWithEnrollments],
  permissions: enrollmentPermissions,
};
