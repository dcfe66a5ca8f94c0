import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum RoomStatus {
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(RoomStatus, 'RoomStatus', 'The status of a room.', {
  ACTIVE: 'In use.',
  ARCHIVED: 'Archived: kept for past sessions; new sessions cannot use it.',
});
