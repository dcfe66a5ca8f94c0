import { assertVersion, getRecord } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { BillingRun } from '../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../ledger/billing-run.enums.ts';
import { keptCounts, noCounts } from './billing-counts.ts';
import { billingRunJob } from './billing-run-job.ts';

/** Has a held run bill after all. */
export function confirmBillingRun(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const run = await getRecord(em, BillingRun, id, { name: 'Billing run', lock: true });
    assertVersion(run, expectedVersion);
    if (run.status !== BillingRunStatus.HELD) throw invalidField('id', 'The billing run is not held.');
    run.status = BillingRunStatus.RUNNING;
    run.confirmedAt = now();
    // what it has come to is counted from here on
    Object.assign(run, { counts: keptCounts(noCounts()), total: 0, cursor: '' });
    await enqueue(em, billingRunJob, { runId: run.id });
  });
}
