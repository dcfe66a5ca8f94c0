import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import {
  BatchClashesResolver,
  ClashResolver,
  EnrollmentClashesResolver,
  SessionClashesResolver,
  TimeOffClashesResolver,
} from './clash.resolver.ts';
import { FreeInstructorResolver } from './free-instructor.resolver.ts';

const staff = roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff');

export const clashesModule: FeatureModule = {
  resolvers: [
    ...[ClashResolver, FreeInstructorResolver],
    ...[BatchClashesResolver, SessionClashesResolver, EnrollmentClashesResolver, TimeOffClashesResolver],
  ],
  permissions: {
    Query: {
      clashes: scoped('sessions:read', staff),
      freeInstructors: scoped('sessions:read', staff),
    },
  },
};
