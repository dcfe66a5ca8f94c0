import { readsList, readsOne, steps } from '../../../../platform/graphql/operations.ts';
import { addedTo, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { BillingRunResolver, QuoteResolver } from '../billing.resolver.ts';
import { billingRunEvents } from '../billing-run.outbox.ts';
import { ChargeCredit } from '../credits/charge-credit.entity.ts';
import { chargeReopened } from '../credits/charge-reopened.ts';
import { creditCompleted, creditDropped, creditOfBatch, followTransfer } from '../credits/credit-ended.ts';
import { foreseeCredits } from '../credits/foresee-credits.ts';
import { billActivated, keepExtras, refuseExtras } from '../on-enrollments-changed.ts';
import { followPlaces } from '../on-places-changed.ts';
import { chargeAgain } from '../sessions/charge-again.ts';
import { creditExcused } from '../sessions/credit-excused.ts';
import { BillingRunListArgs } from './billing-run.inputs.ts';
import { billingRunReads } from './billing-run.loaders.ts';
import { billDaily, billingSchedule } from './daily-billing.ts';
import { doBillingRun } from './do-billing-run.ts';
import { mailHeldRun } from './mail-held-run.ts';
import { confirmBillingRun } from './run-billing.ts';

const mayWrite = scoped('billing_runs:write', writers('academy_admin', 'administrator'));
const mayRead = scoped('billing_runs:read', roles('academy_admin', 'administrator'));

export const billingRuns = resource({
  noun: 'billing run',
  reads: billingRunReads,
  list: BillingRunListArgs,
  operations: {
    billingRun: readsOne({ may: mayRead, description: 'Returns a billing run by id, or null if there is none.' }),
    billingRuns: readsList({ may: mayRead, description: 'The billing runs of the academy.' }),
    confirmBillingRun: steps(confirmBillingRun, {
      may: mayWrite,
      description:
        'Confirms a held run: the run bills all missing fees of its kind at the time of the confirmation. ' +
        'BAD_USER_INPUT on `id` if the run is not held.',
    }),
  },
  elsewhere: [
    addedTo(
      'Fee.billingRun',
      refersTo(
        billingRunReads,
        'billingRunId',
        'The billing run that billed the fee; null if the fee was billed otherwise, or if the caller cannot see the ' +
          'run.',
      ),
    ),
  ],
  entities: [ChargeCredit],
  resolvers: [BillingRunResolver, QuoteResolver],
  permissions: {
    Query: {
      // only the roles that can see fees
      quote: scoped('fees:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student')),
    },
    Mutation: { runBilling: mayWrite },
  },
  recordings: [billingRunEvents],
  handlers: [
    foreseeCredits,
    refuseExtras,
    keepExtras,
    billActivated,
    creditDropped,
    creditCompleted,
    chargeReopened,
    creditOfBatch,
    followTransfer,
    followPlaces,
  ],
  jobs: [doBillingRun, billDaily, mailHeldRun, creditExcused, chargeAgain],
  schedules: [billingSchedule],
});
