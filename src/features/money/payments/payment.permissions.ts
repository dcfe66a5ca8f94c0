import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');
const cashiers = writers('academy_admin', 'administrator', 'support_staff');

export const paymentPermissions: PermissionTree = {
  Query: {
    payment: scoped('payments:read', readers),
    payments: scoped('payments:read', readers),
  },
  Mutation: {
    recordPayment: scoped('payments:write', cashiers),
    recordAccountPayment: scoped('payments:write', cashiers),
    refundPayment: scoped('payments:write', writers('academy_admin')),
  },
};
