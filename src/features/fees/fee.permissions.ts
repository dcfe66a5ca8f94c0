import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const feePermissions: PermissionTree = {
  Query: {
    fee: readers,
    fees: readers,
    payment: readers,
    payments: readers,
  },
};
