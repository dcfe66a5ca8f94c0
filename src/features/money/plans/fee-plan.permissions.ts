import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('fee_plans:read', roles('academy_admin', 'administrator'));
const changes = scoped('fee_plans:write', writers('academy_admin', 'administrator'));

export const feePlanPermissions: PermissionTree = {
  Query: {
    feePlan: reads,
    feePlans: reads,
  },
  Mutation: {
    createFeePlan: changes,
    updateFeePlan: changes,
    reviseFeePlan: changes,
    deleteFeePlan: changes,
  },
};
