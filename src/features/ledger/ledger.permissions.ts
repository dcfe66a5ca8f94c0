import { type PermissionTree, scoped } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');
const billers = writers('academy_admin', 'administrator');

export const ledgerPermissions: PermissionTree = {
  Query: {
    creditNote: scoped('credit_notes:read', readers),
    creditNotes: scoped('credit_notes:read', readers),
  },
  Mutation: {
    updateAccount: scoped('accounts:write', billers),
    createCreditNote: scoped('credit_notes:write', writers('academy_admin')),
  },
};
