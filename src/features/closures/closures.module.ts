import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { Closure } from './closure.entity.ts';
import { ClosureTarget } from './closure-target.entity.ts';

export const closuresModule: FeatureModule = {
  entities: [Closure, ClosureTarget],
};
