import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const changesCourses = writers('academy_admin', 'administrator', 'department_head');

export const coursePermissions: PermissionTree = {
  Query: {
    course: members,
    courses: members,
  },
  Mutation: {
    createCourse: changesCourses,
    updateCourse: changesCourses,
    deleteCourse: changesCourses,
  },
};
