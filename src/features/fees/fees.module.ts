import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { eraseNotes } from './erase-notes.ts';
import { Fee } from './fee.entity.ts';
import { feeEvents, paymentEvents } from './fee.outbox.ts';
import { feePermissions } from './fee.permissions.ts';
import { FeeResolver } from './fee.resolver.ts';
import { FeeCount } from './fee-count.entity.ts';
import { FeeImportResolver } from './fee-import.resolver.ts';
import { EnrollmentFeesResolver, ParentFeesResolver, StudentFeesResolver } from './fee-relations.resolver.ts';
import { Payment } from './payment.entity.ts';
import { FeePaymentsResolver, PaymentResolver } from './payment.resolver.ts';
import { PaymentCount } from './payment-count.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

export const feesModule: FeatureModule = {
  entities: [Fee, FeeCount, Payment, PaymentCount, ReceiptCounter],
  resolvers: [
    FeeResolver,
    FeeImportResolver,
    StudentFeesResolver,
    ParentFeesResolver,
    EnrollmentFeesResolver,
    PaymentResolver,
    FeePaymentsResolver,
  ],
  recordings: [feeEvents, paymentEvents],
  handlers: [eraseNotes],
  permissions: feePermissions,
};
