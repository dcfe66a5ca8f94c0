import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { clashPermissions } from './clash.permissions.ts';
import {
  BatchClashesResolver,
  ClashResolver,
  EnrollmentClashesResolver,
  SessionClashesResolver,
  TimeOffClashesResolver,
} from './clash.resolver.ts';
import { FreeInstructorResolver } from './free-instructor.resolver.ts';

export const clashesModule: FeatureModule = {
  resolvers: [
    ...[ClashResolver, FreeInstructorResolver],
    ...[BatchClashesResolver, SessionClashesResolver, EnrollmentClashesResolver, TimeOffClashesResolver],
  ],
  permissions: clashPermissions,
};
