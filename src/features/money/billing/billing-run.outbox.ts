import { countField, type DataFields } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { BillingRun } from '../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../ledger/billing-run.enums.ts';

const counts: DataFields<RowChange<BillingRun>> = {
  created: countField('The number of fees that the run billed, or would bill.', ({ row }) => row.counts.created),
  existing: countField('The number of fees that existed already.', ({ row }) => row.counts.existing),
  failed: countField('The number of items that could not be billed.', ({ row }) => row.counts.failed),
};

const held = rowType(
  BillingRun,
  'billing_run.held',
  'A billing run would bill more than twice as much as the largest run of its kind in the last 400 days, and waits to be confirmed.',
  counts,
);
const done = rowType(
  BillingRun,
  'billing_run.done',
  'A billing run has finished: there is a `fee.created` for each fee.',
  counts,
);

const typeOf = ({ row: { status } }: RowChange<BillingRun>) =>
  status === BillingRunStatus.HELD ? [held] : status === BillingRunStatus.DONE ? [done] : [];

export const billingRunEvents = recording(BillingRun, [held, done], (changes) =>
  changes.flatMap((change) => typeOf(change).map((type) => occurrence(type, change))),
);
