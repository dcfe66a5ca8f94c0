import { now } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemTransaction } from '../../platform/database/tenant-session.ts';
import { onJob, systemJobKind } from '../../platform/jobs/job-kind.ts';
import { IDLE_DAYS, Session } from './session.entity.ts';

const DAY = 86_400_000;

/** Sessions that are deleted in one transaction: nobody waits for more. */
const BATCH = 500;

/**
 * Deletes the sessions whose tokens have expired, and those that nobody has used for {@link IDLE_DAYS} days, some at a
 * time. Answers how many. Several processes may sweep at once.
 */
export async function sweepSessions(database: Database): Promise<number> {
  const idleSince = new Date(Date.now() - IDLE_DAYS * DAY).toISOString();
  let swept = 0;
  for (const condition of [{ expiresAt: { $lte: now() } }, { lastUsedAt: { $lte: idleSince } }]) {
    for (let found = BATCH; found === BATCH; swept += found) {
      found = await systemTransaction(database, async (em) => {
        const sessions = await em.find(Session, condition, { fields: ['id'], limit: BATCH });
        await em.nativeDelete(Session, { id: { $in: sessions.map((session) => session.id) } });
        return sessions.length;
      });
    }
  }
  return swept;
}

/** Deletes the sessions that nobody can or will use any more. */
export const sessionsSweep = systemJobKind<Record<string, never>>('sessions.sweep');

export const onSessionsSweep = onJob(sessionsSweep, async ({ services }) => {
  const count = await sweepSessions(services.database);
  services.log.debug({ count }, 'sessions swept');
});
