import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { ClassSession } from './class-session.entity.ts';

export const sessionsModule: FeatureModule = {
  entities: [ClassSession],
};
