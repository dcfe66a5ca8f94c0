import { sql } from 'kysely';
import { officeOnly } from '../../../../platform/loaders/office-only.ts';
import { atLeast, atMost, equals, type ReadModel } from '../../../../platform/loaders/read-model.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';

export const billingRunReads: ReadModel<BillingRun> = {
  entity: BillingRun,
  visibility: officeOnly,
  scanCost: 100,
  filters: {
    kind: equals('kind'),
    status: equals('status'),
    automatic: (value) => (value ? sql`t.automatic` : sql`not t.automatic`),
    from: atLeast('asOf'),
    to: atMost('asOf'),
  },
};
