import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum RoomStatus {
  ACTIVE = 'active',
  ARCHIVED = 'archived',
}
describeEnum(RoomStatus, 'RoomStatus', 'Whether a room is in use.', {
  ACTIVE: 'In use.',
  ARCHIVED: 'Kept for past sessions; new sessions cannot use it.',
});
