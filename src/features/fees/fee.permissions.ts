import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

const billers = writers('academy_admin', 'administrator');
const cashiers = writers('academy_admin', 'administrator', 'support_staff');

export const feePermissions: PermissionTree = {
  Query: {
    fee: readers,
    fees: readers,
    payment: readers,
    payments: readers,
  },
  Mutation: {
    createFee: billers,
    createFeesForBatch: billers,
    importFees: billers,
    // support staff pay the balance with it, and no more
    updateFee: cashiers,
    voidFee: writers('academy_admin'),
    recordPayment: cashiers,
    refundPayment: writers('academy_admin'),
  },
};
