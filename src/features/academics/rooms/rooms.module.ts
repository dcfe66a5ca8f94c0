import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Room } from './room.entity.ts';
import { roomEvents } from './room.outbox.ts';
import { roomPermissions } from './room.permissions.ts';
import { RoomResolver } from './room.resolver.ts';

export const roomsModule: FeatureModule = {
  entities: [Room],
  resolvers: [RoomResolver],
  recordings: [roomEvents],
  permissions: roomPermissions,
};
