import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Room } from './room.entity.ts';

export const roomsModule: FeatureModule = {
  entities: [Room],
};
