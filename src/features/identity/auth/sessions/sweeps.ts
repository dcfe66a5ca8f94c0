import type { Database } from '../../../../platform/database/database.ts';
import { deleteInBatches } from '../../../../platform/database/delete-in-batches.ts';
import { onJob, type Schedule, systemJobKind } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { AccountToken } from '../account/account-token.entity.ts';
import { IDLE_DAYS, Session } from './session.entity.ts';

const kind = systemJobKind<Record<string, never>>('account-tokens.sweep');

/** Deletes expired account tokens, used or not. */
export const sweepAccountTokens = onJob(kind, async ({ services, signal }) => {
  await deleteInBatches(services.database, AccountToken, { expiresAt: { $lte: now() } }, signal);
});

/** The schedule that deletes expired account tokens every hour. */
export const accountTokenSweep: Schedule = { name: 'account-tokens.sweep', cron: '41 * * * *', kind };

const DAY = 86_400_000;

/**
 * Deletes login sessions whose tokens have expired, and login sessions that were not used for {@link IDLE_DAYS} days.
 * Returns the number of deleted login sessions. Several processes may run this function at the same time.
 */
async function sweepSessions(database: Database): Promise<number> {
  const idleSince = new Date(Date.now() - IDLE_DAYS * DAY).toISOString();
  const expired = await deleteInBatches(database, Session, { expiresAt: { $lte: now() } });
  return expired + (await deleteInBatches(database, Session, { lastUsedAt: { $lte: idleSince } }));
}

/** The job that deletes expired and unused login sessions. */
export const sessionsSweep = systemJobKind<Record<string, never>>('sessions.sweep');

export const onSessionsSweep = onJob(sessionsSweep, async ({ services }) => {
  const count = await sweepSessions(services.database);
  services.log.debug({ count }, 'sessions swept');
});
