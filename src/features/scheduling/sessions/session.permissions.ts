import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';

export const sessionPermissions: PermissionTree = {
  Query: {
    classSession: scoped('sessions:read', members),
    classSessions: scoped('sessions:read', members),
  },
};
