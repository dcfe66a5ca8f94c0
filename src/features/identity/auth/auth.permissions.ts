import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { anyone, signedIn } from '../../../platform/permissions/rules.ts';

export const authPermissions: PermissionTree = {
  Query: { me: scoped('academy:read', signedIn), mySessions: signedIn },
  Mutation: {
    register: anyone,
    login: anyone,
    logout: signedIn,
    refreshToken: signedIn,
    requestPasswordReset: anyone,
    resetPassword: anyone,
    changePassword: signedIn,
    requestEmailVerification: signedIn,
    verifyEmail: anyone,
    revokeSession: signedIn,
    revokeOtherSessions: signedIn,
  },
};
