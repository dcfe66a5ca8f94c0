import { now } from '../../platform/database/columns.ts';
import { systemTransaction } from '../../platform/database/tenant-session.ts';
import { onJob, type Schedule, systemJobKind } from '../../platform/jobs/job-kind.ts';
import { AccountToken } from './account-token.entity.ts';

/** Tokens that are deleted in one transaction: nobody waits for more. */
const BATCH = 500;

const kind = systemJobKind<Record<string, never>>('account-tokens.sweep');

/** Deletes the tokens that have expired, used or not, some at a time. */
export const sweepAccountTokens = onJob(kind, async ({ services, signal }) => {
  for (let found = BATCH; found === BATCH && !signal.aborted; ) {
    found = await systemTransaction(services.database, async (em) => {
      const tokens = await em.find(AccountToken, { expiresAt: { $lte: now() } }, { fields: ['id'], limit: BATCH });
      await em.nativeDelete(AccountToken, { id: { $in: tokens.map((token) => token.id) } });
      return tokens.length;
    });
  }
});

/** Every hour. */
export const accountTokenSweep: Schedule = { name: 'account-tokens.sweep', cron: '41 * * * *', kind };
