import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { signedIn } from '../../platform/permissions/rules.ts';

/** Which academies they may change is decided by the service: the header chooses none here. */
export const academyPermissions: PermissionTree = {
  Query: { academy: signedIn, academies: signedIn },
  Mutation: { createAcademy: signedIn, updateAcademy: signedIn, deleteAcademy: signedIn },
};
