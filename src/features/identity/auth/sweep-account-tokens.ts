import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import { onJob, type Schedule, systemJobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import { AccountToken } from './account-token.entity.ts';

const kind = systemJobKind<Record<string, never>>('account-tokens.sweep');

/** Deletes the tokens that have expired, used or not. */
export const sweepAccountTokens = onJob(kind, async ({ services, signal }) => {
  await deleteInBatches(services.database, AccountToken, { expiresAt: { $lte: now() } }, signal);
});

/** Every hour. */
export const accountTokenSweep: Schedule = { name: 'account-tokens.sweep', cron: '41 * * * *', kind };
