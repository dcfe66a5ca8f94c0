import { countField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { Room } from './room.entity.ts';

export const roomEvents = lifecycle(Room, {
  name: 'room',
  resource: 'Room',
  noun: 'A room',
  data: {
    ...versionedFields,
    status: wordField('Whether it is in use.', ({ row }) => row.status),
    capacity: countField('How many students fit in.', ({ row }) => row.capacity, { nullable: true }),
  },
});
