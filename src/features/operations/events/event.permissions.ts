import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';

const reads = scoped('events:read', roles('academy_admin', 'administrator'));

export const eventPermissions: PermissionTree = { Query: { events: reads, eventTypes: reads } };
