import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('billing_runs:read', roles('academy_admin', 'administrator'));
const runs = scoped('billing_runs:write', writers('academy_admin', 'administrator'));

export const billingPermissions: PermissionTree = {
  Query: {
    billingRun: reads,
    billingRuns: reads,
    // whoever sees fees
    quote: scoped('fees:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student')),
  },
  Mutation: {
    runBilling: runs,
    confirmBillingRun: runs,
  },
};
