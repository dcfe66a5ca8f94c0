import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';

const changesRooms = writers('academy_admin', 'administrator');

export const roomPermissions: PermissionTree = {
  Query: {
    room: scoped('rooms:read', members),
    rooms: scoped('rooms:read', members),
  },
  Mutation: {
    createRoom: scoped('rooms:write', changesRooms),
    updateRoom: scoped('rooms:write', changesRooms),
    deleteRoom: scoped('rooms:write', changesRooms),
  },
};
