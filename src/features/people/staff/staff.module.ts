import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Department } from './department.entity.ts';
import { DepartmentResolver } from './department.resolver.ts';
import { Staff } from './staff.entity.ts';
import { departmentEvents, staffDepartmentEvents, staffEvents } from './staff.outbox.ts';
import { staffPermissions } from './staff.permissions.ts';
import { StaffResolver } from './staff.resolver.ts';
import { StaffDepartment } from './staff-department.entity.ts';
import { StaffImportResolver } from './staff-import.resolver.ts';

export const staffModule: FeatureModule = {
  entities: [Staff, Department, StaffDepartment],
  resolvers: [StaffResolver, StaffImportResolver, DepartmentResolver],
  recordings: [departmentEvents, staffDepartmentEvents, staffEvents],
  permissions: staffPermissions,
};
