import type { PermissionTree } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const admins = roles('academy_admin');
const manages = writers('academy_admin');

/** Without a scope: no key makes or sees another. */
export const apiKeyPermissions: PermissionTree = {
  Query: { apiKey: admins, apiKeys: admins },
  // a key can also be ended while the academy is suspended
  Mutation: { createApiKey: manages, revokeApiKey: admins },
};
