import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Student } from './student.entity.ts';
import { studentPermissions } from './student.permissions.ts';
import { StudentResolver } from './student.resolver.ts';
import { StudentImportResolver } from './student-import.resolver.ts';

export const studentsModule: FeatureModule = {
  entities: [Student],
  resolvers: [StudentResolver, StudentImportResolver],
  permissions: studentPermissions,
};
