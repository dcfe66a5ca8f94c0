import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('discounts:read', roles('academy_admin', 'administrator'));
const changes = scoped('discounts:write', writers('academy_admin', 'administrator'));

export const discountPermissions: PermissionTree = {
  Query: {
    discount: reads,
    discounts: reads,
  },
  Mutation: {
    createDiscount: changes,
    updateDiscount: changes,
    deleteDiscount: changes,
  },
};
