import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members } from '../../../platform/permissions/rules.ts';

export const reportListPermissions: PermissionTree = {
  Query: {
    reports: scoped('reports:read', members),
  },
};
