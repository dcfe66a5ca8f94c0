import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const changesBatches = writers('academy_admin', 'administrator', 'department_head');

export const batchPermissions: PermissionTree = {
  Query: {
    batch: scoped('batches:read', members),
    batches: scoped('batches:read', members),
  },
  Mutation: {
    createBatch: scoped('batches:write', changesBatches),
    updateBatch: scoped('batches:write', writers('academy_admin', 'administrator', 'department_head', 'teacher')),
    deleteBatch: scoped('batches:write', changesBatches),
  },
};
