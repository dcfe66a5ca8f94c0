import {
  amountField,
  countField,
  type DataFields,
  dateField,
  flagField,
  wordField,
} from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { type RowChange, recording, rowType, versionedFields } from '../../../platform/events/recording.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { BillingRun } from '../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../ledger/billing-run.enums.ts';

const run: DataFields<RowChange<BillingRun>> = {
  ...versionedFields,
  kind: wordField('What it bills: `enrollment`, `period`, `session` or `penalty`.', ({ row }) => row.kind),
  as_of: dateField('The day up to which it bills what begins.', ({ row }) => row.asOf),
  automatic: flagField('Whether the service began it by itself.', ({ row }) => row.automatic),
  created: countField('Fees that it made, or would make.', ({ row }) => row.counts.created),
  existing: countField('Fees that there were already.', ({ row }) => row.counts.existing),
  failed: countField('What could not be billed.', ({ row }) => row.counts.failed),
  total: amountField('The sum of the fees that it made, or would make.', ({ row }) => formatMoney(row.total)),
};

const held = rowType<BillingRun>(
  'billing_run.held',
  'BillingRun',
  'A billing run would bill more than twice as much as the largest of its kind in the last 400 days, and waits to be confirmed.',
  run,
);
const done = rowType<BillingRun>(
  'billing_run.done',
  'BillingRun',
  'A billing run has billed what it was to: `fee.created` tells of each fee.',
  run,
);

const typeOf = ({ row: { status } }: RowChange<BillingRun>) =>
  status === BillingRunStatus.HELD ? [held] : status === BillingRunStatus.DONE ? [done] : [];

export const billingRunEvents = recording(BillingRun, [held, done], (changes) =>
  changes.flatMap((change) => typeOf(change).map((type) => occurrence(type, change))),
);
