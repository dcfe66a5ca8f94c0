import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Course } from './course.entity.ts';
import { courseEvents } from './course.outbox.ts';
import { coursePermissions } from './course.permissions.ts';
import { CourseResolver, DepartmentCoursesResolver } from './course.resolver.ts';
import { letGoOfDepartment } from './course.service.ts';

export const coursesModule: FeatureModule = {
  entities: [Course],
  resolvers: [CourseResolver, DepartmentCoursesResolver],
  handlers: [letGoOfDepartment],
  recordings: [courseEvents],
  permissions: coursePermissions,
};
