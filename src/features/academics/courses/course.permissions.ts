import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const changesCourses = writers('academy_admin', 'administrator', 'department_head');

export const coursePermissions: PermissionTree = {
  Query: {
    course: scoped('courses:read', members),
    courses: scoped('courses:read', members),
  },
  Mutation: {
    createCourse: scoped('courses:write', changesCourses),
    updateCourse: scoped('courses:write', changesCourses),
    deleteCourse: scoped('courses:write', changesCourses),
  },
};
