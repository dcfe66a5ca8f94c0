import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { billingPermissions } from './billing.permissions.ts';
import { billingRunEvents } from './billing-run.outbox.ts';
import { BillingRunResolver, FeeBillingRunResolver } from './billing-run.resolver.ts';
import { chargeAgain } from './charge-again.ts';
import { ChargeCredit } from './charge-credit.entity.ts';
import { creditDropped, creditOfBatch, followTransfer } from './credit-ended.ts';
import { creditExcused } from './credit-excused.ts';
import { billDaily, billingSchedule } from './daily-billing.ts';
import { doBillingRun } from './do-billing-run.ts';
import { billActivated, keepExtras, refuseExtras } from './follow-enrollments.ts';
import { followPlaces } from './follow-places.ts';
import { foreseeCredits } from './foresee-credits.ts';
import { mailHeldRun } from './mail-held-run.ts';
import { QuoteResolver } from './quote.resolver.ts';

export const billingModule: FeatureModule = {
  entities: [ChargeCredit],
  resolvers: [BillingRunResolver, FeeBillingRunResolver, QuoteResolver],
  recordings: [billingRunEvents],
  handlers: [
    foreseeCredits,
    refuseExtras,
    keepExtras,
    billActivated,
    creditDropped,
    creditOfBatch,
    followTransfer,
    followPlaces,
  ],
  permissions: billingPermissions,
  jobs: [doBillingRun, billDaily, mailHeldRun, creditExcused, chargeAgain],
  schedules: [billingSchedule],
};
