import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { lowerPenalties } from './lower-penalties.ts';
import { penaltyPosted } from './penalty.events.ts';
import { penaltyPermissions } from './penalty.permissions.ts';
import { PenaltyResolver } from './penalty.resolver.ts';

export const penaltiesModule: FeatureModule = {
  resolvers: [PenaltyResolver],
  eventTypes: [penaltyPosted],
  handlers: [lowerPenalties],
  permissions: penaltyPermissions,
};
