import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const admins = roles('academy_admin');
const manages = writers('academy_admin');

/** Without a scope: no key makes or sees another. */
export const apiKeyPermissions: PermissionTree = {
  Query: { apiKey: admins, apiKeys: admins },
  Mutation: { createApiKey: manages, revokeApiKey: manages },
};
