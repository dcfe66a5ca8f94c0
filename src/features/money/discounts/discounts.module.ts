import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Discount } from './discount.entity.ts';
import { discountEvents } from './discount.outbox.ts';
import { discountPermissions } from './discount.permissions.ts';
import { DiscountResolver } from './discount.resolver.ts';
import { DiscountUse } from './discount-use.entity.ts';
import { eraseNames } from './erase-names.ts';

export const discountsModule: FeatureModule = {
  entities: [Discount, DiscountUse],
  resolvers: [DiscountResolver],
  handlers: [eraseNames],
  recordings: [discountEvents],
  permissions: discountPermissions,
};
