import { BillingRunKind } from '../../ledger/billing-run.enums.ts';

/** The words for the charges that each kind of billing run bills. */
export const CHARGES_OF_RUNS: Record<BillingRunKind, string> = {
  [BillingRunKind.ENROLLMENT]: 'one-time fees',
  [BillingRunKind.PERIOD]: 'months and terms',
  [BillingRunKind.SESSION]: 'attended sessions',
  [BillingRunKind.PENALTY]: 'penalties for late payment',
};
