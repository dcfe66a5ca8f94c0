import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('tax_rates:read', roles('academy_admin', 'administrator'));
const changes = scoped('tax_rates:write', writers('academy_admin', 'administrator'));

export const taxRatePermissions: PermissionTree = {
  Query: {
    taxRate: reads,
    taxRates: reads,
  },
  Mutation: {
    createTaxRate: changes,
    updateTaxRate: changes,
    deleteTaxRate: changes,
  },
};
