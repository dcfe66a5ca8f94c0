import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { signedIn } from '../../../platform/permissions/rules.ts';

/** Which academies they may change is decided by the service: the header chooses none here. */
export const academyPermissions: PermissionTree = {
  Query: { academy: scoped('academy:read', signedIn), academies: scoped('academy:read', signedIn) },
  Mutation: {
    createAcademy: signedIn,
    updateAcademy: scoped('academy:write', signedIn),
    deleteAcademy: signedIn,
  },
};
