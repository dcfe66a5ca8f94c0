import { type PermissionTree, scoped } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

const billers = writers('academy_admin', 'administrator');
const cashiers = writers('academy_admin', 'administrator', 'support_staff');

export const feePermissions: PermissionTree = {
  Query: {
    fee: scoped('fees:read', readers),
    fees: scoped('fees:read', readers),
    payment: scoped('payments:read', readers),
    payments: scoped('payments:read', readers),
  },
  Mutation: {
    createFee: scoped('fees:write', billers),
    createFeesForBatch: scoped('fees:write', billers),
    importFees: scoped('fees:write', billers),
    // support staff pay the balance with it, and no more
    updateFee: scoped('fees:write', cashiers),
    voidFee: scoped('fees:write', writers('academy_admin')),
    recordPayment: scoped('payments:write', cashiers),
    refundPayment: scoped('payments:write', writers('academy_admin')),
  },
};
