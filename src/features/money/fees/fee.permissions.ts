import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

const billers = writers('academy_admin', 'administrator');
const cashiers = writers('academy_admin', 'administrator', 'support_staff');

export const feePermissions: PermissionTree = {
  Query: {
    fee: scoped('fees:read', readers),
    fees: scoped('fees:read', readers),
  },
  Mutation: {
    createFee: scoped('fees:write', billers),
    createFeesForBatch: scoped('fees:write', billers),
    importFees: scoped('fees:write', billers),
    // support staff pay the balance with it, and no more
    updateFee: scoped('fees:write', cashiers),
    splitFee: scoped('fees:write', billers),
    voidFee: scoped('fees:write', writers('academy_admin')),
  },
};
