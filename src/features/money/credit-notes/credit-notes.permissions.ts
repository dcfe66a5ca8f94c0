import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const readers = roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student');

export const creditNotesPermissions: PermissionTree = {
  Query: {
    creditNote: scoped('credit_notes:read', readers),
    creditNotes: scoped('credit_notes:read', readers),
  },
  Mutation: {
    createCreditNote: scoped('credit_notes:write', writers('academy_admin')),
  },
};
