import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('terms:read', roles('academy_admin', 'administrator'));
const changes = scoped('terms:write', writers('academy_admin', 'administrator'));

export const termPermissions: PermissionTree = {
  Query: {
    term: reads,
    terms: reads,
  },
  Mutation: {
    createTerm: changes,
    updateTerm: changes,
    deleteTerm: changes,
  },
};
