import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { Room } from './room.entity.ts';
import { CreateRoomInput, RoomListArgs, UpdateRoomInput } from './room.inputs.ts';
import { roomReads } from './room.loaders.ts';
import { createRoom, deleteRoom, updateRoom } from './room.service.ts';

const mayRead = scoped('rooms:read', members);
const mayWrite = scoped('rooms:write', writers('academy_admin', 'administrator'));

export const rooms = resource({
  noun: 'room',
  reads: roomReads,
  list: RoomListArgs,
  operations: {
    room: readsOne({ may: mayRead, description: 'Returns a room by id, or null if there is none.' }),
    rooms: readsList({ may: mayRead, description: 'The rooms of the academy.' }),
    createRoom: creates(CreateRoomInput, createRoom, { may: mayWrite, description: 'Creates a room.' }),
    updateRoom: updates(UpdateRoomInput, updateRoom, {
      may: mayWrite,
      description: 'Changes a room. A new name is copied to the `classroom` of its batches and upcoming sessions.',
    }),
    deleteRoom: deletes(deleteRoom, {
      may: mayWrite,
      description:
        'Deletes a room. If a batch that has not ended uses the room, for itself or for an upcoming session, ' +
        'the room is archived instead. The `message` then lists these batches.',
    }),
  },
  recordings: [lifecycle(Room, 'A room')],
});
