import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { members, writers } from '../../platform/permissions/rules.ts';

const changesBatches = writers('academy_admin', 'administrator', 'department_head');

export const batchPermissions: PermissionTree = {
  Query: {
    batch: members,
    batches: members,
  },
  Mutation: {
    createBatch: changesBatches,
    updateBatch: writers('academy_admin', 'administrator', 'department_head', 'teacher'),
    deleteBatch: changesBatches,
  },
};
