import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { StaffTimeOff } from './time-off.entity.ts';

export const timeOffModule: FeatureModule = {
  entities: [StaffTimeOff],
};
