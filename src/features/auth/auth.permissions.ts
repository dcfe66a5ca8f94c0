import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { anyone, signedIn } from '../../platform/permissions/rules.ts';

export const authPermissions: PermissionTree = {
  Query: { me: signedIn },
  Mutation: { register: anyone, login: anyone, logout: signedIn, refreshToken: signedIn },
};
