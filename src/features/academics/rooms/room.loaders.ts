import { equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { Room } from './room.entity.ts';

export const roomReads: ReadModel<Room> = {
  entity: Room,
  visibility: () => 'all',
  scanCost: 100,
  filters: { status: equals('status') },
};
