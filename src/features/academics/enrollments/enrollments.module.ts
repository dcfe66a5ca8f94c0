import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { endEnrollments, fitSeats, keepCoursesWithEnrollments } from './batch-lifecycle.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentEvents } from './enrollment.outbox.ts';
import { enrollmentPermissions } from './enrollment.permissions.ts';
import {
  BatchEnrollmentsResolver,
  CourseEnrollmentsResolver,
  EnrollmentResolver,
  StudentEnrollmentsResolver,
} from './enrollment.resolver.ts';
import { EnrollmentCount } from './enrollment-count.entity.ts';
import { EnrollmentEvent } from './enrollment-event.entity.ts';
import { EnrollmentImportResolver } from './enrollment-import.resolver.ts';
import { EnrollmentSteps } from './enrollment-steps.ts';
import { EnrollmentTransfer } from './enrollment-transfer.entity.ts';
import { EnrollmentWritesResolver } from './enrollment-writes.resolver.ts';
import { eraseEnrollmentTexts } from './erase-texts.ts';
import { lockStudentsOfBatch, movePlaces } from './move-with-batch.ts';
import { dropEnrollmentsOfStudent } from './student-leaves.ts';

export const enrollmentsModule: FeatureModule = {
  entities: [Enrollment, EnrollmentTransfer, EnrollmentEvent, EnrollmentCount],
  resolvers: [
    EnrollmentResolver,
    EnrollmentWritesResolver,
    EnrollmentImportResolver,
    StudentEnrollmentsResolver,
    BatchEnrollmentsResolver,
    CourseEnrollmentsResolver,
  ],
  recordings: [enrollmentEvents],
  subscribers: [new EnrollmentSteps()],
  handlers: [
    endEnrollments,
    fitSeats,
    lockStudentsOfBatch,
    movePlaces,
    keepCoursesWithEnrollments,
    dropEnrollmentsOfStudent,
    eraseEnrollmentTexts,
  ],
  permissions: enrollmentPermissions,
};
