import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Student } from './student.entity.ts';
import { studentEvents } from './student.outbox.ts';
import { studentPermissions } from './student.permissions.ts';
import { StudentResolver } from './student.resolver.ts';
import { StudentCount } from './student-count.entity.ts';
import { StudentImportResolver } from './student-import.resolver.ts';

export const studentsModule: FeatureModule = {
  entities: [Student, StudentCount],
  resolvers: [StudentResolver, StudentImportResolver],
  recordings: [studentEvents],
  permissions: studentPermissions,
};
