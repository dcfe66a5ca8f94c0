import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { EnrollmentAddOn } from './enrollment-add-on.entity.ts';
import { FeePlan } from './fee-plan.entity.ts';
import { feePlanEvents } from './fee-plan.outbox.ts';
import { feePlanPermissions } from './fee-plan.permissions.ts';
import { FeePlanResolver } from './fee-plan.resolver.ts';
import { keepTaxRatesOfPlans } from './fee-plan.service.ts';

export const plansModule: FeatureModule = {
  entities: [FeePlan, EnrollmentAddOn],
  resolvers: [FeePlanResolver],
  handlers: [keepTaxRatesOfPlans],
  recordings: [feePlanEvents],
  permissions: feePlanPermissions,
};
