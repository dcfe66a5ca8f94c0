import { jobKind } from '../../../platform/jobs/job-kind.ts';

/** Does a billing run, or the rest of one: a process that ends while it does is no reason to give it up. */
export const billingRunJob = jobKind<{ runId: string }>('billing.run', { maxAttempts: 10 });
