import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { paymentPermissions } from './payment.permissions.ts';
import { AccountPaymentsResolver, FeePaymentsResolver, PaymentResolver } from './payment.resolver.ts';

export const paymentsModule: FeatureModule = {
  resolvers: [PaymentResolver, FeePaymentsResolver, AccountPaymentsResolver],
  permissions: paymentPermissions,
};
