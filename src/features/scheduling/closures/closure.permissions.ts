import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const changesClosures = writers('academy_admin', 'administrator');

export const closurePermissions: PermissionTree = {
  Query: {
    closure: scoped('closures:read', members),
    closures: scoped('closures:read', members),
  },
  Mutation: {
    createClosure: scoped('closures:write', changesClosures),
    updateClosure: scoped('closures:write', changesClosures),
    deleteClosure: scoped('closures:write', changesClosures),
  },
};
