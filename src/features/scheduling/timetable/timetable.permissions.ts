import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';

export const timetablePermissions: PermissionTree = {
  Query: { timetable: scoped('sessions:read', members) },
};
