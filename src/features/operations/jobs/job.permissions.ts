import type { PermissionTree } from '../../../platform/permissions/permissions.ts';
import { superAdmin } from '../../../platform/permissions/rules.ts';

export const jobPermissions: PermissionTree = {
  Query: { jobs: superAdmin },
  Mutation: { retryJob: superAdmin, discardJob: superAdmin },
};
